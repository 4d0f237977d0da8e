import sql from 'sql-template-tag';
import type { KeyRecordOutcome } from '#core/communication/mail-domain.ts';
import type { Db } from '#server/platform/db/db.ts';

export type MailDomainRow = Readonly<{
  organizationId: string;
  name: string;
  selector: string;
  publicKey: string;
  sealedKey: string;
  outcome: KeyRecordOutcome | null;
  checkedAt: Date | null;
  seenAt: Date | null;
}>;

const columns = sql`organization_id, name, selector, public_key, sealed_key, outcome, checked_at, seen_at`;

export async function mailDomainOf(db: Db, organizationId: string): Promise<MailDomainRow | null> {
  const [row] = await db.rows<MailDomainRow>(sql`select ${columns} from mail_domains where organization_id = ${organizationId}`);
  return row ?? null;
}

type New = Pick<MailDomainRow, 'organizationId' | 'name' | 'selector' | 'publicKey' | 'sealedKey'> & Readonly<{ userId: string; at: Date }>;

/** Another domain takes the place of the one before, whose key is gone. */
export async function saveMailDomain(db: Db, one: New): Promise<void> {
  await db.rows(sql`
    insert into mail_domains (organization_id, name, selector, public_key, sealed_key, made_by, made_at)
    values (${one.organizationId}, ${one.name}, ${one.selector}, ${one.publicKey}, ${one.sealedKey}, ${one.userId}, ${one.at})
    on conflict (organization_id) do update set name = excluded.name, selector = excluded.selector, public_key = excluded.public_key,
      sealed_key = excluded.sealed_key, made_by = excluded.made_by, made_at = excluded.made_at, outcome = null, checked_at = null, seen_at = null`);
}

/**
 * Stores what was found about the key that was searched for, unless another one stands there by now. A name server that is silent takes back nothing of
 * what was known to be wrong.
 */
export async function saveOutcome(
  db: Db,
  { organizationId, selector }: MailDomainRow,
  { outcome, at }: Readonly<{ outcome: KeyRecordOutcome; at: Date }>,
): Promise<void> {
  await db.rows(sql`
    update mail_domains set outcome = case when ${outcome === 'failed'} and outcome in ('missing', 'other_key') then outcome else ${outcome} end, checked_at = ${at}, seen_at = case when ${outcome === 'found'} then ${at}::timestamptz else seen_at end
    where organization_id = ${organizationId} and selector = ${selector}`);
}

export async function deleteMailDomain(db: Db, organizationId: string): Promise<string | null> {
  const [row] = await db.rows<{ name: string }>(sql`delete from mail_domains where organization_id = ${organizationId} returning name`);
  return row?.name ?? null;
}

/** Those that were not checked since a moment, the longest ago first. */
export function dueMailDomains(db: Db, before: Date, most: number): Promise<MailDomainRow[]> {
  return db.rows<MailDomainRow>(sql`
    select ${columns} from mail_domains where checked_at is null or checked_at < ${before} order by checked_at nulls first, organization_id limit ${most}`);
}
