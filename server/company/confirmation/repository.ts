import sql from 'sql-template-tag';
import type { CodeMethod, Confirmation } from '#core/company/confirmation.ts';
import type { Db } from '#server/platform/db/db.ts';

export type ConfirmationRow = Confirmation & Readonly<{ organizationId: string; id: string; evidence: Readonly<Record<string, unknown>> }>;

export function confirmationsOf(db: Db, organizationId: string): Promise<ConfirmationRow[]> {
  return db.rows<ConfirmationRow>(sql`
    select organization_id, id, method, level, confirmed_at, ended_at, evidence from company_confirmations
    where organization_id = ${organizationId} order by confirmed_at`);
}

export async function insertConfirmation(db: Db, row: ConfirmationRow): Promise<void> {
  await db.rows(sql`
    insert into company_confirmations (organization_id, id, method, level, confirmed_at, ended_at, evidence)
    values (${row.organizationId}, ${row.id}, ${row.method}, ${row.level}, ${row.confirmedAt}, ${row.endedAt},
      ${JSON.stringify(row.evidence)}::jsonb)`);
}

export async function endConfirmations(db: Db, organizationId: string, at: Date): Promise<void> {
  await db.rows(sql`update company_confirmations set ended_at = ${at} where organization_id = ${organizationId} and ended_at is null`);
}

/** A code that was requested. `codeHash` is null until it was made. */
export type CodeRow = Readonly<{
  organizationId: string;
  id: string;
  nip: string;
  method: CodeMethod;
  sentTo: string;
  codeHash: string | null;
  tries: number;
  createdAt: Date;
  expiresAt: Date;
}>;

const codeColumns = sql`organization_id, id, nip, method, sent_to, code_hash, tries, created_at, expires_at`;

export async function insertCode(db: Db, row: CodeRow): Promise<void> {
  await db.rows(sql`
    insert into confirmation_codes (${codeColumns})
    values (${row.organizationId}, ${row.id}, ${row.nip}, ${row.method}, ${row.sentTo}, ${row.codeHash}, ${row.tries}, ${row.createdAt},
      ${row.expiresAt})`);
}

/** Closes the open codes of an organisation, of one method where it is named, and states which. */
export function closeCodes(
  db: Db,
  organizationId: string,
  at: Date,
  method: CodeMethod | null = null,
): Promise<{ id: string; method: CodeMethod }[]> {
  return db.rows(sql`
    update confirmation_codes set closed_at = ${at}
    where organization_id = ${organizationId} and closed_at is null and (${method}::text is null or method = ${method})
    returning id, method`);
}

/** Codes that can still be redeemed, the newest first. */
export function openCodes(db: Db, organizationId: string, now: Date): Promise<CodeRow[]> {
  return db.rows<CodeRow>(sql`
    select ${codeColumns} from confirmation_codes
    where organization_id = ${organizationId} and closed_at is null and expires_at > ${now} order by created_at desc`);
}

/** A code that can still be redeemed, by its id. */
export async function openCode(db: Db, id: string, now: Date): Promise<CodeRow | null> {
  const [row] = await db.rows<CodeRow>(sql`
    select ${codeColumns} from confirmation_codes where id = ${id} and closed_at is null and expires_at > ${now}`);
  return row ?? null;
}

/** When codes for a NIP were requested since an instant, by whomever. */
export async function codesRequestedSince(db: Db, nip: string, since: Date): Promise<Date[]> {
  const rows = await db.rows<{ createdAt: Date }>(sql`
    select created_at from confirmation_codes where nip = ${nip} and created_at > ${since}`);
  return rows.map((row) => row.createdAt);
}

/** Makes those who request a code for one NIP wait for one another until the transaction ends. */
export async function lockNip(db: Db, nip: string): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`confirmation ${nip}`}, 0))`);
}

/** Stores the hash of a code and when it stops working; false when it was closed meanwhile. */
export async function saveHash(db: Db, id: string, code: Readonly<{ hash: string; expiresAt: Date }>): Promise<boolean> {
  const rows = await db.rows(sql`
    update confirmation_codes set code_hash = ${code.hash}, expires_at = ${code.expiresAt} where id = ${id} and closed_at is null
    returning id`);
  return rows.length > 0;
}

/** Counts one more try of a code that can still be redeemed; null when there is none such any more. */
export async function countTry(db: Db, code: CodeRow, most: number, now: Date): Promise<CodeRow | null> {
  const [row] = await db.rows<CodeRow>(sql`
    update confirmation_codes set tries = tries + 1
    where organization_id = ${code.organizationId} and id = ${code.id} and closed_at is null and expires_at > ${now} and tries < ${most}
    returning ${codeColumns}`);
  return row ?? null;
}

export type ClaimRow = Readonly<{ organizationId: string; claimedAt: Date; contestedAt: Date | null; rejectedAt: Date | null }>;

export async function claimOf(db: Db, organizationId: string): Promise<ClaimRow | null> {
  const [row] = await db.rows<ClaimRow>(sql`
    select organization_id, claimed_at, contested_at, rejected_at from company_claims where organization_id = ${organizationId}`);
  return row ?? null;
}

/** Records that an account acts for a company, once. */
export async function insertClaim(db: Db, organizationId: string, at: Date): Promise<void> {
  await db.rows(sql`
    insert into company_claims (organization_id, claimed_at) values (${organizationId}, ${at}) on conflict do nothing`);
}

/** Claims whose companies were not notified yet. */
export async function unnotifiedClaims(db: Db, limit: number): Promise<string[]> {
  const rows = await db.rows<{ organizationId: string }>(sql`
    select organization_id from company_claims where told_at is null order by claimed_at limit ${limit}`);
  return rows.map((row) => row.organizationId);
}

/** True for the one who may notify now. */
export async function saveNotified(db: Db, organizationId: string, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    update company_claims set told_at = ${at} where organization_id = ${organizationId} and told_at is null returning 1`);
  return rows.length > 0;
}

export async function saveContest(
  db: Db,
  organizationId: string,
  contest: { contestedAt: Date | null; rejectedAt: Date | null },
): Promise<void> {
  await db.rows(sql`
    update company_claims set contested_at = ${contest.contestedAt}, rejected_at = ${contest.rejectedAt}
    where organization_id = ${organizationId}`);
}

export async function insertNotice(db: Db, notice: { organizationId: string; id: string; sentTo: string; at: Date }): Promise<void> {
  await db.rows(sql`
    insert into company_notices (organization_id, id, sent_to, created_at)
    values (${notice.organizationId}, ${notice.id}, ${notice.sentTo}, ${notice.at})`);
}

export async function saveToken(db: Db, noticeId: string, tokenHash: string): Promise<boolean> {
  const rows = await db.rows(sql`update company_notices set token_hash = ${tokenHash} where id = ${noticeId} returning id`);
  return rows.length > 0;
}

export type NoticeRow = Readonly<{ organizationId: string; id: string; sentTo: string; objectedAt: Date | null }>;

/** The notice with that token, locked for the transaction. */
export async function noticeByToken(db: Db, tokenHash: string): Promise<NoticeRow | null> {
  const [row] = await db.rows<NoticeRow>(sql`
    select organization_id, id, sent_to, objected_at from company_notices where token_hash = ${tokenHash} for update`);
  return row ?? null;
}

export async function saveObjection(db: Db, organizationId: string, id: string, at: Date): Promise<void> {
  await db.rows(sql`update company_notices set objected_at = ${at} where organization_id = ${organizationId} and id = ${id}`);
}
