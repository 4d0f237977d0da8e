import sql from 'sql-template-tag';
import { optionalMails, type OptionalMail } from '#core/account/people/mail-choice.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { ownOrganizations } from '#server/account/membership/service.ts';
import { userOfUnsubscribeToken } from '#server/account/accounts/repository.ts';

type Choice = Readonly<{ organizationId: string; userId: string; kind: OptionalMail }>;

/** Kinds that one switch ended before each had its own; links in older mails still do. */
const reminders: readonly OptionalMail[] = ['ends', 'plan_reminder', 'plan_digest'];

async function refuse(db: Db, { organizationId, userId, kind }: Choice, at: Date): Promise<void> {
  await db.rows(sql`
    insert into mail_refusals (organization_id, user_id, kind, refused_at) values (${organizationId}, ${userId}, ${kind}, ${at})
    on conflict do nothing`);
}

async function accept(db: Db, { organizationId, userId, kind }: Choice): Promise<void> {
  await db.rows(sql`delete from mail_refusals where organization_id = ${organizationId} and user_id = ${userId} and kind = ${kind}`);
}

/** What somebody does not want from that organisation. */
export async function refusedMails(db: Db, organizationId: string, userId: string): Promise<OptionalMail[]> {
  const rows = await db.rows<{ kind: OptionalMail }>(sql`
    select kind from mail_refusals where organization_id = ${organizationId} and user_id = ${userId} order by kind`);
  return rows.map(({ kind }) => kind);
}

/** Whether somebody wants that mail; where nothing states about which organisation it is, one refusal is enough. */
export async function wantsMail(db: Db, choice: Omit<Choice, 'organizationId'> & { organizationId: string | null }): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 as refused from mail_refusals
    where user_id = ${choice.userId} and kind = ${choice.kind} and organization_id = coalesce(${choice.organizationId}::uuid, organization_id)
    limit 1`);
  return rows.length === 0;
}

/** Switches a kind of mail on or off, for oneself and the organisation that one works in. */
export async function chooseMail(
  deps: Deps,
  { account }: Principal<'reader'>,
  { kind, wanted }: Readonly<{ kind: OptionalMail; wanted: boolean }>,
): Promise<{ ok: true }> {
  const choice = { organizationId: organizationOf(account), userId: account.userId, kind };
  await (wanted ? accept(deps.db, choice) : refuse(deps.db, choice, deps.now()));
  return { ok: true };
}

/** What a link in a mail asks to end: one kind about one organisation, or, in older mails, all reminders. */
type UnsubscribeRequest = Readonly<{ token: string; kind?: OptionalMail | undefined; organization?: string | undefined }>;

/** Ends what a link names for whoever has its token; an unknown one changes nothing and is answered alike. */
export async function unsubscribe(deps: Deps, { token, kind, organization }: UnsubscribeRequest): Promise<{ ok: true }> {
  const userId = await userOfUnsubscribeToken(deps.db, token);
  const own = userId ? await ownOrganizations(deps.db, userId) : [];
  const kinds = kind ? optionalMails.filter((one) => one === kind) : reminders;
  await deps.db.transaction(async (tx) => {
    for (const { id } of own.filter((one) => organization === undefined || one.id === organization))
      for (const one of kinds) await refuse(tx, { organizationId: id, userId: userId ?? '', kind: one }, deps.now());
  });
  return { ok: true };
}
