import sql, { empty } from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

export type AccountVerdict = 'yes' | 'no' | 'intermediary' | 'given_up';

/** A transfer whose account is to be looked up. */
export type AccountCheck = Readonly<{ transferId: string; organizationId: string; account: string; bookedOn: string; tries: number }>;

type NewCheck = Omit<AccountCheck, 'account' | 'tries'> & Readonly<{ account: string | null; verdict: AccountVerdict | null; at: Date }>;

export async function insertCheck(db: Db, check: NewCheck): Promise<void> {
  await db.rows(sql`
    insert into account_checks (transfer_id, organization_id, account, booked_on, created_at, verdict)
    values (${check.transferId}, ${check.organizationId}, ${check.account}, ${check.bookedOn}, ${check.at}, ${check.verdict})
    on conflict (transfer_id) do nothing`);
}

/** Checks without a verdict that were not tried since an instant, the oldest first. */
export function dueChecks(db: Db, triedBefore: Date, organizationId: string | null, limit: number): Promise<AccountCheck[]> {
  const own = organizationId ? sql`and organization_id = ${organizationId}` : empty;
  return db.rows<AccountCheck>(sql`
    select transfer_id, organization_id, account, to_char(booked_on, 'YYYY-MM-DD') as booked_on, tries from account_checks
    where verdict is null and (tried_at is null or tried_at <= ${triedBefore}) ${own} order by created_at limit ${limit}`);
}

/** Takes a check for a try; false when somebody else did meanwhile. */
export async function claimCheck(db: Db, check: AccountCheck, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    update account_checks set tries = tries + 1, tried_at = ${at}
    where transfer_id = ${check.transferId} and verdict is null and tries = ${check.tries} returning 1`);
  return rows.length > 0;
}

/** Stores a verdict, once; the account is forgotten with it. */
export async function saveVerdict(db: Db, transferId: string, verdict: AccountVerdict, requestId: string | null): Promise<boolean> {
  const rows = await db.rows(sql`
    update account_checks set verdict = ${verdict}, request_id = ${requestId}, account = null
    where transfer_id = ${transferId} and verdict is null returning 1`);
  return rows.length > 0;
}

/** What became of the newest transfer; null when there was none, `open` while it is not known. */
export async function newestVerdict(db: Db, organizationId: string): Promise<AccountVerdict | 'open' | null> {
  const [row] = await db.rows<{ verdict: AccountVerdict | null }>(sql`
    select verdict from account_checks where organization_id = ${organizationId} order by created_at desc limit 1`);
  return row ? (row.verdict ?? 'open') : null;
}

/** Counts one more question of a day, before it is sent; false when there were enough. */
export async function countQuestion(db: Db, day: string, most: number): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into vat_register_days (day, questions) values (${day}, 1)
    on conflict (day) do update set questions = vat_register_days.questions + 1 where vat_register_days.questions < ${most}
    returning 1`);
  return rows.length > 0;
}
