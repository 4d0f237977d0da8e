import type { Member } from '#contract/account/members.ts';
import type { MailKind } from '#content/mails/mails.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import * as repository from './repository.ts';

export { ownedByConsultants, type MemberRow } from './repository.ts';

export function nameOf({ firstName, lastName }: Pick<repository.MemberRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

export function memberView(row: repository.MemberRow): Member {
  const { userId: id, email, role, since, reportContact, reportAllowedAt } = row;
  return { id, name: nameOf(row), email, role, since: since.toISOString(), reportContact, namedOnReport: reportAllowedAt !== null };
}

/** Who belongs to an organisation now; `id` is the person's. */
export async function listMembers(db: Db, organizationId: string): Promise<Member[]> {
  return (await repository.membersOf(db, organizationId)).map(memberView);
}

/** Somebody who belongs to an organisation now; null for anybody else. */
export function findMember(db: Db, organizationId: string, personId: string): Promise<repository.MemberRow | null> {
  return repository.memberById(db, organizationId, personId);
}

/** What somebody belongs to now, by name. */
export function ownOrganizations(db: Db, userId: string): Promise<repository.OwnOrganization[]> {
  return repository.organizationsOf(db, userId);
}

/** The organisation that an act without a session is stored with: the one that is owned, else any; null where there is none. */
export async function usualOrganization(db: Db, userId: string | null): Promise<string | null> {
  const own = userId ? await repository.organizationsOf(db, userId) : [];
  return (own.find(({ role }) => role === 'owner') ?? own[0])?.id ?? null;
}

/** Who reads mails about money: whoever ordered while they own the organisation, else its first owner; without any, whoever ordered. */
export async function payerOf(db: Db, order: Readonly<{ organizationId: string; userId: string }>): Promise<string> {
  const owners = await repository.ownersOf(db, order.organizationId);
  return owners.some(({ userId }) => userId === order.userId) ? order.userId : (owners[0]?.userId ?? order.userId);
}

/**
 * Queues a mail to every owner of an organisation, each in their own language. `valuesIn` gives what it states in a language.
 */
export async function writeToOwners(
  deps: Pick<Deps, 'queue'>,
  tx: Db,
  organizationId: string,
  { kind, valuesIn = () => ({}) }: Readonly<{ kind: MailKind; valuesIn?: (language: Language) => Readonly<Record<string, string>> }>,
): Promise<void> {
  const owners = await repository.ownersOf(tx, organizationId);
  for (const { userId, language } of owners) {
    const shown = language ?? defaultLanguage;
    await deps.queue.enqueueMail(tx, { kind, userId, language: shown, values: valuesIn(shown) });
  }
}

/** Makes somebody a member from now on. */
export function addMember(db: Db, one: Readonly<{ organizationId: string; userId: string; role: MemberRole; at: Date }>): Promise<void> {
  return repository.insertMember(db, one);
}
