import type { MailKind } from '#content/mails/mails.ts';
import { roleNames, teamChanges, type TeamChange } from '#content/mails/account/team.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { membersOf, ownersOf, type MemberRow } from './repository.ts';

/** What happened in a team: to whom, with which role, and who did it. */
type Change = Readonly<{
  organization: Readonly<{ id: string; name: string }>;
  change: TeamChange;
  person: Readonly<{ userId: string; name: string }>;
  role: MemberRole;
  /** Whoever did it knows. */
  byId: string;
}>;

/** Notifies the owners of an organisation about a change in its team, but neither whoever made it nor whom it is about. */
export async function notifyOwners(deps: Deps, tx: Db, { organization, change, person, role, byId }: Change): Promise<void> {
  const owners = await ownersOf(tx, organization.id);
  for (const owner of owners.filter(({ userId }) => userId !== byId && userId !== person.userId)) {
    const language = owner.language ?? defaultLanguage;
    const facts = { person: person.name, role: roleNames[role][language] };
    const values = { organization: organization.name, what: filled(teamChanges[change][language], facts) };
    await deps.queue.enqueueMail(tx, { kind: 'team_changed', userId: owner.userId, language, values });
  }
}

/** Tells somebody that their own role changed. */
export async function notifyRole(deps: Deps, tx: Db, person: MemberRow, organization: string, role: MemberRole): Promise<void> {
  const language = person.language ?? defaultLanguage;
  const values = { organization, role: roleNames[role][language] };
  await deps.queue.enqueueMail(tx, { kind: 'role_changed', userId: person.userId, language, values });
}

/** Queues a mail to everybody in an organisation, each in their own language, to be sent before a moment if it must; the number of mails. */
export async function writeToMembers(
  deps: Pick<Deps, 'queue'>,
  tx: Db,
  organizationId: string,
  kind: MailKind,
  valuesIn: (language: Language) => Readonly<Record<string, string>>,
  before?: Date,
): Promise<number> {
  const members = await membersOf(tx, organizationId);
  const until = before && { until: before.toISOString() };
  for (const { userId, language } of members) {
    const shown = language ?? defaultLanguage;
    await deps.queue.enqueueMail(tx, { kind, userId, language: shown, values: valuesIn(shown), ...until });
  }
  return members.length;
}

/** Notifies everybody else that an organisation is deleted. */
export async function notifyDeleted(
  deps: Deps,
  tx: Db,
  organization: Readonly<{ id: string; name: string }>,
  byId: string | null,
): Promise<void> {
  for (const { userId, language } of await membersOf(tx, organization.id)) {
    const mail = {
      kind: 'organization_deleted',
      userId,
      language: language ?? defaultLanguage,
      values: { organization: organization.name },
    } as const;
    if (userId !== byId) await deps.queue.enqueueMail(tx, mail);
  }
}

/** Tells somebody that an organisation ended their membership. */
export async function notifyRemoved(deps: Deps, tx: Db, person: MemberRow, organization: string): Promise<void> {
  const language = person.language ?? defaultLanguage;
  await deps.queue.enqueueMail(tx, { kind: 'membership_ended', userId: person.userId, language, values: { organization } });
}
