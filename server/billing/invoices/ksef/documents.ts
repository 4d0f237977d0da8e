import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { KsefMode } from '#core/billing/ksef/modes.ts';
import type { KsefDocumentState } from '#core/billing/ksef/states.ts';
import type { Db } from '#server/platform/db/db.ts';

/** One version of an invoice's file and what became of it at KSeF. */
export type DocumentRow = Readonly<{
  organizationId: string;
  invoiceId: string;
  version: number;
  environment: string;
  /** Base64 SHA-256 of the file. */
  hash: string;
  mode: KsefMode;
  issuedAt: Date;
  state: KsefDocumentState;
  correctsHash: string | null;
  sessionReference: string | null;
  documentReference: string | null;
  handedAt: Date | null;
  tries: number;
  notBefore: Date | null;
  acceptedAt: Date | null;
  confirmationSigner: string | null;
  failureCode: number | null;
  failureDetails: readonly string[] | null;
  /** What the invoice is called, and in KSeF. */
  number: string;
  ksefNumber: string | null;
}>;

type Key = Pick<DocumentRow, 'organizationId' | 'invoiceId' | 'version'>;

const columns = sql`d.organization_id, d.invoice_id, d.version, d.environment, d.hash, d.mode, d.issued_at, d.state, d.corrects_hash,
  d.session_reference, d.document_reference, d.handed_at, d.tries, d.not_before, d.accepted_at, d.confirmation_signer, d.failure_code,
  d.failure_details, i.number, i.ksef_number`;

const tables = sql`ksef_documents d join invoices i on i.organization_id = d.organization_id and i.id = d.invoice_id`;

function select(db: Db, condition: Sql, rest: Sql = empty): Promise<DocumentRow[]> {
  return db.rows(sql`select ${columns} from ${tables} where ${condition} order by d.issued_at, i.number ${rest}`);
}

/** Documents of an environment in these states that may be worked on now, in the order of their issue. */
export function documentsDue(
  db: Db,
  which: Readonly<{ environment: string; states: readonly KsefDocumentState[]; now: Date; limit: number }>,
): Promise<DocumentRow[]> {
  const { environment, states, now, limit } = which;
  return select(
    db,
    sql`d.environment = ${environment} and d.state = any(${[...states]}) and (d.not_before is null or d.not_before <= ${now})`,
    sql`limit ${limit}`,
  );
}

/** Whether anything was sent since an instant that KSeF has not answered for. */
export async function isAwaited(db: Db, environment: string, since: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from ksef_documents where environment = ${environment} and state = 'sent' and handed_at > ${since} limit 1`);
  return rows.length > 0;
}

/** Everything that is neither accepted nor outside for good, nor followed by another version. */
export function openDocuments(db: Db, limit: number): Promise<DocumentRow[]> {
  return select(
    db,
    sql`d.state not in ('accepted', 'outside') and not exists (
      select 1 from ksef_documents later
      where later.organization_id = d.organization_id and later.invoice_id = d.invoice_id and later.version > d.version)`,
    sql`limit ${limit}`,
  );
}

/** Accepted documents without their confirmation that may be requested now. */
export function unconfirmed(db: Db, which: Readonly<{ environment: string; now: Date; limit: number }>): Promise<DocumentRow[]> {
  const { environment, now, limit } = which;
  return select(
    db,
    sql`d.environment = ${environment} and d.state = 'accepted' and d.confirmation is null and (d.not_before is null or d.not_before <= ${now})`,
    sql`limit ${limit}`,
  );
}

/** What was accepted in a time. */
export function acceptedBetween(db: Db, environment: string, from: Date, to: Date): Promise<DocumentRow[]> {
  return select(db, sql`d.environment = ${environment} and d.state = 'accepted' and d.accepted_at >= ${from} and d.accepted_at <= ${to}`);
}

/** The last version of an invoice's file; null where none was issued. */
export async function lastDocument(db: Db, organizationId: string, invoiceId: string): Promise<DocumentRow | null> {
  const rows = await select(db, sql`d.organization_id = ${organizationId} and d.invoice_id = ${invoiceId}`);
  return rows.toSorted((a, b) => b.version - a.version)[0] ?? null;
}

/** The file as it was issued. */
export async function fileOf(db: Db, { organizationId, invoiceId, version }: Key): Promise<Buffer> {
  const [row] = await db.rows<{ xml: Buffer }>(sql`
    select xml from ksef_documents where organization_id = ${organizationId} and invoice_id = ${invoiceId} and version = ${version}`);
  if (!row) throw new Error('a document of KSeF has no file');
  return row.xml;
}

export type NewDocument = Key &
  Pick<DocumentRow, 'environment' | 'hash' | 'mode' | 'issuedAt' | 'correctsHash'> &
  Readonly<{ xml: Buffer; state: 'issued' | 'outside' }>;

export async function insertDocument(db: Db, row: NewDocument): Promise<void> {
  await db.rows(sql`
    insert into ksef_documents (organization_id, invoice_id, version, environment, xml, hash, mode, issued_at, state, corrects_hash)
    values (${row.organizationId}, ${row.invoiceId}, ${row.version}, ${row.environment}, ${row.xml}, ${row.hash}, ${row.mode},
      ${row.issuedAt}, ${row.state}, ${row.correctsHash})`);
}

type Change = Partial<
  Pick<
    DocumentRow,
    'mode' | 'sessionReference' | 'documentReference' | 'handedAt' | 'tries' | 'notBefore' | 'acceptedAt' | 'failureCode' | 'failureDetails'
  > & { invoicingMode: string | null }
>;

const names: Readonly<Record<keyof Change, Sql>> = {
  mode: sql`mode`,
  sessionReference: sql`session_reference`,
  documentReference: sql`document_reference`,
  handedAt: sql`handed_at`,
  tries: sql`tries`,
  notBefore: sql`not_before`,
  acceptedAt: sql`accepted_at`,
  invoicingMode: sql`invoicing_mode`,
  failureCode: sql`failure_code`,
  failureDetails: sql`failure_details`,
};

/**
 * Takes a document from one state to another; false when it was in no such state any more, because another process did it. What a
 * session or a document of KSeF is called changes along.
 */
export async function move(db: Db, row: Key & Pick<DocumentRow, 'state'>, to: KsefDocumentState, change: Change = {}): Promise<boolean> {
  const value = (name: keyof Change): unknown => (name === 'failureDetails' ? JSON.stringify(change[name] ?? null) : change[name]);
  const set = (Object.keys(change) as (keyof Change)[]).map((name) =>
    name === 'failureDetails' ? sql`${names[name]} = ${value(name)}::jsonb` : sql`${names[name]} = ${value(name)}`,
  );
  const rows = await db.rows(sql`
    update ksef_documents set ${join([sql`state = ${to}`, ...set])}
    where organization_id = ${row.organizationId} and invoice_id = ${row.invoiceId} and version = ${row.version} and state = ${row.state}
    returning 1`);
  return rows.length > 0;
}

/** Stores the confirmation of an accepted document, once. */
export async function confirm(db: Db, { organizationId, invoiceId, version }: Key, given: { xml: Buffer; signer: string }): Promise<void> {
  await db.rows(sql`
    update ksef_documents set confirmation = ${given.xml}, confirmation_signer = ${given.signer}, not_before = null
    where organization_id = ${organizationId} and invoice_id = ${invoiceId} and version = ${version} and state = 'accepted'
      and confirmation is null`);
}

/** Requests a document not before an instant; its state stays. */
export async function postpone(db: Db, { organizationId, invoiceId, version }: Key, until: Date | null): Promise<void> {
  await db.rows(sql`
    update ksef_documents set not_before = ${until}
    where organization_id = ${organizationId} and invoice_id = ${invoiceId} and version = ${version} and state <> 'outside'`);
}

/** The file of an invoice as it was issued last, and its confirmation. */
export type IssuedFiles = Readonly<{ invoiceId: string; xml: Buffer; confirmation: Buffer | null }>;

function selectFiles(db: Db, condition: Sql): Promise<IssuedFiles[]> {
  return db.rows(sql`
    select distinct on (organization_id, invoice_id) invoice_id, xml, confirmation from ksef_documents where ${condition}
    order by organization_id, invoice_id, version desc`);
}

/** Files of what was issued in a time. */
export function filesIssuedBetween(db: Db, from: Date, to: Date): Promise<IssuedFiles[]> {
  return selectFiles(db, sql`issued_at >= ${from} and issued_at < ${to}`);
}

export async function filesOfInvoice(db: Db, organizationId: string, invoiceId: string): Promise<IssuedFiles | null> {
  return (await selectFiles(db, sql`organization_id = ${organizationId} and invoice_id = ${invoiceId}`))[0] ?? null;
}

/** The confirmation of an invoice; null where there is none yet. */
export async function confirmationOf(db: Db, organizationId: string, invoiceId: string): Promise<Buffer | null> {
  const [row] = await db.rows<{ confirmation: Buffer | null }>(sql`
    select confirmation from ksef_documents where organization_id = ${organizationId} and invoice_id = ${invoiceId} and state = 'accepted'
    order by version desc limit 1`);
  return row?.confirmation ?? null;
}

/** How many documents there are in each state. */
export function countByState(db: Db): Promise<{ state: KsefDocumentState; count: number }[]> {
  return db.rows(sql`select state, count(*)::int as count from ksef_documents group by state`);
}

export async function countUnconfirmed(db: Db, environment: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from ksef_documents
    where environment = ${environment} and state = 'accepted' and confirmation is null`);
  return row?.count ?? 0;
}

/** Everything that waits for a later moment may be done now. */
export async function hurryAll(db: Db): Promise<void> {
  await db.rows(sql`update ksef_documents set not_before = null where not_before is not null and state <> 'outside'`);
}

/** Numbers of KSeF that somebody typed and that were not queried yet. */
export function typedNumbers(
  db: Db,
  limit: number,
): Promise<{ organizationId: string; invoiceId: string; number: string; ksefNumber: string }[]> {
  return db.rows(sql`
    select t.organization_id, t.invoice_id, i.number, i.ksef_number from ksef_typed_numbers t
    join invoices i on i.organization_id = t.organization_id and i.id = t.invoice_id
    where t.known is null and i.ksef_number is not null order by i.ksef_number limit ${limit}`);
}

export async function setTyped(db: Db, row: Pick<Key, 'organizationId' | 'invoiceId'>, known: boolean | null): Promise<void> {
  await db.rows(sql`
    insert into ksef_typed_numbers (organization_id, invoice_id, known) values (${row.organizationId}, ${row.invoiceId}, ${known})
    on conflict (organization_id, invoice_id) do update set known = excluded.known`);
}

/** Numbers of KSeF that our invoices have, and hashes of files that we issued: what KSeF took may have no number here yet. */
export async function documentsKnown(db: Db, held: readonly Readonly<{ ksefNumber: string; hash: string }>[]): Promise<Set<string>> {
  const rows = await db.rows<{ known: string }>(sql`
    select ksef_number as known from invoices where ksef_number = any(${held.map(({ ksefNumber }) => ksefNumber)})
    union all select hash from ksef_documents where hash = any(${held.map(({ hash }) => hash)})`);
  return new Set(rows.map(({ known }) => known));
}
