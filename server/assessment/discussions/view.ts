import type { Discussion, DiscussionMessage } from '#contract/assessment/answering/discussions.ts';
import { mayAct } from '#core/account/members/members.ts';
import { listMembers } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Member } from '#server/platform/security/principal.ts';
import * as repository from './repository.ts';

function doneBy(by: string | null, at: Date | null): DiscussionMessage['removed'] {
  return at && { by, at: at.toISOString() };
}

function messageView(row: repository.MessageRow, reader: string): DiscussionMessage {
  const { id, authorId, text, createdAt, editedAt, removedBy, removedAt } = row;
  return {
    id,
    authorId,
    mine: authorId === reader,
    text,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt && editedAt.toISOString(),
    removed: doneBy(removedBy, removedAt),
  };
}

/** Who may be named; people who are called alike with their addresses, so that it is known who is meant. */
async function membersOf(deps: Deps, organizationId: string): Promise<Discussion['members']> {
  const members = await listMembers(deps.db, organizationId);
  const alike = Map.groupBy(members, ({ name }) => name.toLowerCase());
  return members.map(({ id, name, email }) => ({ id, name: alike.get(name.toLowerCase())?.length === 1 ? name : `${name} (${email})` }));
}

/** The discussion at a question, as a member sees it; where nobody wrote yet, an empty one. */
export async function discussionView(deps: Deps, { organization, userId }: Member, questionId: string): Promise<Discussion> {
  const place = { organizationId: organization.id, questionId };
  const thread = await repository.threadAt(deps.db, place);
  const readAt = deps.now().toISOString();
  return {
    questionId,
    readAt,
    resolved: doneBy(thread?.resolvedBy ?? null, thread?.resolvedAt ?? null),
    messages: (await repository.messagesAt(deps.db, place)).map((row) => messageView(row, userId)),
    people: await repository.peopleOf(deps.db, organization.id, questionId),
    members: await membersOf(deps, organization.id),
    me: userId,
    mayWrite: mayAct(organization.role, 'consultant'),
    mayRemove: mayAct(organization.role, 'owner'),
  };
}
