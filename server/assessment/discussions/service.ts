import { findQuestion } from '#content/questions/catalogue.ts';
import type { Discussion } from '#contract/assessment/answering/discussions.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import type { listDiscussions as listCall } from '#contract/assessment/answering/discussions.ts';
import { discussionLimits } from '#core/assessment/discussions/discussion.ts';
import { mentionedIn } from '#core/assessment/discussions/mentions.ts';
import { mayAct } from '#core/account/members/members.ts';
import { defaultLanguage } from '#core/platform/languages.ts';
import { findMember, listMembers, lockOrganization } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import { type Account, type Principal, organizationOf } from '#server/platform/security/principal.ts';
import { claimNotice, markRead as markMentions, nameIn } from './mentions.ts';
import * as repository from './repository.ts';
import { discussionView } from './view.ts';

type Writer = Principal<'consultant'>;
type QuestionRef = Readonly<{ questionId: string }>;
type MessageRef = QuestionRef & Readonly<{ id: string }>;

/** A text as it is stored at an instant: everything that follows from it carries that one. */
type SavedMessage = MessageRef & Readonly<{ text: string; at: Date }>;

function requireQuestion(questionId: string): void {
  if (!findQuestion(questionId)) throw notFound();
}

/** Where an organisation discusses, and whether that names the reader unread. */
export function listDiscussions({ db }: Pick<Deps, 'db'>, account: Account): Promise<OutputOf<typeof listCall>> {
  return repository.discussionsOf(db, organizationOf(account), account.userId);
}

/** The discussion at a question; 404 where there is no such question. */
export async function readDiscussion(deps: Deps, { account }: Principal<'reader'>, { questionId }: QuestionRef): Promise<Discussion> {
  requireQuestion(questionId);
  return discussionView(deps, account, questionId);
}

/** Whoever may be named and stands in a text; refuses outsiders, unless they stood there before they left. */
async function namedIn(tx: Db, organizationId: string, text: string, before: readonly string[]) {
  const named = mentionedIn(text);
  const members = new Set(named.length > 0 ? (await listMembers(tx, organizationId)).map(({ id }) => id) : []);
  if (named.some((id) => !members.has(id) && !before.includes(id))) throw new AppError(404, 'mention_unknown');
  return { named, present: named.filter((id) => members.has(id)) };
}

/** Queues a mail to somebody who is named; who and what is read when it is sent. */
async function notify(deps: Deps, tx: Db, { account }: Writer, { questionId, at }: SavedMessage, userId: string): Promise<void> {
  const { id: organizationId, name: organization } = account.organization;
  const person = await findMember(tx, organizationId, userId);
  if (!person || !(await claimNotice(tx, { organizationId, questionId }, userId, at))) return;
  const regimeCode = findQuestion(questionId)?.regime ?? '';
  const values = { organization, organizationId, questionId, regimeCode, since: at.toISOString() };
  await deps.queue.enqueueMail(tx, { kind: 'mentioned', userId, language: person.language ?? defaultLanguage, values });
}

/** Stores who is named in a message, and writes to those who are new in it; nobody is named by themselves. */
async function nameThere(deps: Deps, tx: Db, caller: Writer, message: SavedMessage, before: readonly string[] = []): Promise<void> {
  const { userId, organization } = caller.account;
  const { named, present } = await namedIn(tx, organization.id, message.text, before);
  const others = present.filter((one) => one !== userId);
  const added = await nameIn(tx, { organizationId: organization.id, id: message.id }, { named, present: others }, message.at);
  for (const one of added) await notify(deps, tx, caller, message, one);
}

/** Whether a message is there already: what was sent twice. An id of another's message, or of another question, is refused with 400. */
async function isRepeated(tx: Db, { account }: Writer, { questionId, id }: MessageRef): Promise<boolean> {
  const known = await repository.messageById(tx, account.organization.id, id);
  if (!known) return false;
  if (known.authorId === account.userId && known.questionId === questionId) return true;
  throw new AppError(400, 'invalid_input', { fields: { id: 'invalid' } });
}

/**
 * Adds a message and opens the discussion again. Refuses a message too many with 409 `discussion_full` and whoever is named without
 * belonging to the organisation with 404 `mention_unknown`.
 */
export async function writeMessage(deps: Deps, caller: Writer, input: MessageRef & Readonly<{ text: string }>): Promise<Discussion> {
  const { questionId } = input;
  requireQuestion(questionId);
  const { userId, organization } = caller.account;
  const place = { organizationId: organization.id, questionId };
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    if (await isRepeated(tx, caller, input)) return;
    if ((await repository.countMessages(tx, place)) >= discussionLimits.messages) throw new AppError(409, 'discussion_full');
    await repository.openThread(tx, place);
    const message = { ...input, at: deps.now() };
    await repository.insertMessage(tx, { organizationId: organization.id, userId, ...message });
    await nameThere(deps, tx, caller, message);
  });
  return discussionView(deps, caller.account, questionId);
}

/** The message that is requested; 404 where it is none of that discussion. */
async function messageOf(tx: Db, { account }: Writer, { questionId, id }: MessageRef): Promise<repository.MessageRow> {
  const message = await repository.messageById(tx, account.organization.id, id);
  if (message?.questionId !== questionId) throw notFound();
  return message;
}

/** Changes an own message; who stood in it and has left since may stay. One that was removed is not found any more. */
export async function editMessage(deps: Deps, caller: Writer, input: MessageRef & Readonly<{ text: string }>): Promise<Discussion> {
  const { questionId, text } = input;
  requireQuestion(questionId);
  const { userId, organization } = caller.account;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    const message = await messageOf(tx, caller, input);
    if (message.authorId !== userId) throw new AppError(403, 'message_of_another');
    if (message.removedAt) throw new AppError(409, 'message_removed');
    if (message.text === text) return;
    const edited = { ...input, at: deps.now() };
    await repository.changeText(tx, organization.id, edited);
    await nameThere(deps, tx, caller, edited, mentionedIn(message.text));
  });
  return discussionView(deps, caller.account, questionId);
}

/** Removes an own message, or as an owner anybody's, which the log states without its words; repeated, it changes nothing. */
export async function removeMessage(deps: Deps, caller: Writer, input: MessageRef): Promise<Discussion> {
  const { questionId, id } = input;
  requireQuestion(questionId);
  const { userId, organization } = caller.account;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    const message = await messageOf(tx, caller, input);
    const isOwn = message.authorId === userId;
    if (!isOwn && !mayAct(organization.role, 'owner')) throw new AppError(403, 'message_of_another');
    if (message.removedAt) return;
    await repository.clearMessage(tx, organization.id, { id, userId, at: deps.now() });
    if (!isOwn) await record(deps, tx, caller, { action: 'discussion.message_removed', id: questionId, metadata: { messageId: id } });
  });
  return discussionView(deps, caller.account, questionId);
}

/** Marks a discussion as resolved or opens it again; 404 where nobody wrote yet. */
export async function resolveDiscussion(
  deps: Deps,
  caller: Writer,
  { questionId, resolved }: QuestionRef & Readonly<{ resolved: boolean }>,
) {
  requireQuestion(questionId);
  const { userId, organization } = caller.account;
  const place = { organizationId: organization.id, questionId };
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    if (!(await repository.threadAt(tx, place))) throw notFound();
    const isChanged = await repository.setResolved(tx, place, resolved ? { userId, at: deps.now() } : null);
    const action = resolved ? 'discussion.resolved' : 'discussion.reopened';
    if (isChanged) await record(deps, tx, caller, { action, id: questionId });
  });
  return discussionView(deps, caller.account, questionId);
}

/** The reader has seen where they are named in a discussion, as it was at an instant. */
export async function markRead(
  deps: Deps,
  { account }: Principal<'reader'>,
  { questionId, asOf }: QuestionRef & Readonly<{ asOf: string }>,
) {
  requireQuestion(questionId);
  const place = { organizationId: account.organization.id, questionId };
  await markMentions(deps.db, place, { userId: account.userId, asOf: new Date(asOf), at: deps.now() });
  return { ok: true as const };
}
