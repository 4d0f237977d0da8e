import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { startOfDay } from '#core/platform/calendar/calendar.ts';
import {
  ownLetters,
  type CertificateMetadata,
  type CertifiedConfirmation,
  type RevocationReason,
} from '#core/certificate/certification.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { Db } from '#server/platform/db/db.ts';
import { beginsWith } from '#server/platform/db/prefix.ts';
import { certificateHashes } from '#server/adapters/document-archive/joins.ts';
import { organizationSince, scoreConsent } from '#server/account/public.ts';

/**
 * How a search is run: by the whole number, by the whole NIP, by the year of a number and as much of it as is known, or by LIKE patterns
 * that must all match. An index is queried for the `selective` of them, or for the `prefix`, where it knows none. A certificate has all of the
 * `named` in its name and NIP, or one of the `lettered` among the own letters of its number; without any `named` nothing is known of that.
 */
export type SearchTerms =
  | Readonly<{ kind: 'number'; number: string }>
  | Readonly<{ kind: 'nip'; nip: string }>
  | Readonly<{ kind: 'year'; year: number; start: string }>
  | WordTerms
  | Readonly<{ kind: 'words'; patterns: readonly string[]; prefix: string }>;

export type WordTerms = Readonly<{
  kind: 'words';
  patterns: readonly string[];
  selective: readonly string[];
  named: readonly string[];
  lettered: readonly string[];
  prefix?: never;
}>;

export type ListedRow = Readonly<{
  id: string;
  regime: Regime;
  certificateNumber: string;
  issuedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  complianceScore: number;
  consent: boolean;
  priority: boolean;
  organizationName: string;
  organizationNip: string;
  confirmation: CertifiedConfirmation | null;
  /** Whose it is and what it rests on; null after both were deleted. */
  organizationId: string | null;
  assessmentId: string | null;
  organizationSince: Date | null;
}>;

export type EntryRow = ListedRow &
  Readonly<{
    anonymisedAt: Date | null;
    revocationReason: RevocationReason | null;
    verificationHash: string;
    credential: string;
    metadata: CertificateMetadata;
    documentHashes: string[];
  }>;

/** Where the next page begins: after this certificate, among those listed first or among the others. */
export type Cursor = Readonly<{ priority: boolean; issuedAt: Date; certificateNumber: string }>;

type Page = Readonly<{ regime: Regime | null; now: Date; limit: number }>;

function isListed(page: Page, conditions: Sql): Sql {
  const ofType = page.regime ? sql`and c.type = ${page.regime}` : empty;
  return sql`revoked_at is null and anonymised_at is null ${ofType} ${conditions}`;
}

const newestFirst = sql`order by issued_at desc, certificate_number desc`;

function columnsOf(page: Page): Sql {
  return sql`id, type as regime, certificate_number, issued_at, expires_at, revoked_at, compliance_score, organization_name,
    organization_nip, organization_id, assessment_id, metadata -> 'confirmation' as confirmation, coalesce(priority_until > ${page.now}, false) as priority`;
}

function listed(page: Page, conditions: Sql, limit: number): Sql {
  return sql`select ${columnsOf(page)} from certificates c where ${isListed(page, conditions)} ${newestFirst} limit ${limit}`;
}

/**
 * So many of the newest are scanned for words before the index of trigrams is asked. Words that are common fill a page out of
 * these; of others the index finds few, which are put in order then. Left to choose, the planner walked through the whole registry for
 * words that are common each and rare together, and for all of them once it planned without knowing what is searched for.
 */
const searchedRows = 4000;

/** Of the newest of the list, or of what follows a cursor, those with all of the words. */
function amongNewest(page: Page, words: Sql, from: Sql): Sql {
  return sql`select ${columnsOf(page)} from (
      select * from certificates c where ${isListed(page, from)} ${newestFirst} limit ${searchedRows}) c
    where true ${words} ${newestFirst} limit ${page.limit}`;
}

/** Everything with all of the words first, and then its order: so there is no other way to it than the index of them. */
function byIndex(page: Page, words: Sql, from: Sql): Sql {
  return sql`with hits as materialized (
      select organization_id, id, issued_at, certificate_number from certificates c where ${isListed(page, sql`${words} ${from}`)})
    select ${columnsOf(page)} from (select * from hits ${newestFirst} limit ${page.limit}) h
    join certificates using (organization_id, id, issued_at, certificate_number) ${newestFirst}`;
}

/** Consent is requested from the organisation as it is now; one that is gone consents to nothing. */
function withConsent(page: Sql): Sql {
  return sql`
    select l.*, ${scoreConsent(sql`l.organization_id`)} as consent, ${organizationSince(sql`l.organization_id`)} as organization_since from (${page}) l
    order by l.issued_at desc, l.certificate_number desc`;
}

function after(cursor: Cursor | null): Sql {
  if (!cursor) return empty;
  return sql`and (c.issued_at, c.certificate_number) < (${cursor.issuedAt}, ${cursor.certificateNumber})`;
}

function issuedIn(year: number): Sql {
  const [from, to] = [startOfDay({ year, month: 1, day: 1 }), startOfDay({ year: year + 1, month: 1, day: 1 })];
  return sql`and c.issued_at >= ${from} and c.issued_at < ${to}`;
}

export type Words = Extract<SearchTerms, { kind: 'words' }>;

function allIn(text: Sql, patterns: readonly string[]): Sql {
  return join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    ' and ',
  );
}

/** That a column has all of the words. */
export function hasAll(column: Sql, { patterns }: Words): Sql {
  return allIn(column, patterns);
}

/** The same for a statement that finds them by the index of the column; of a column with nothing added to it no index is queried. */
export function hasAllByIndex(column: Sql, words: Words): Sql {
  if (words.prefix !== undefined) return beginsWith(column, words.prefix);
  return sql`${allIn(column, words.selective)} and ${allIn(sql`(${column} || '')`, words.patterns)}`;
}

/**
 * That a certificate of the registry has all of the words, for a statement that finds them by an index: by the companies that are named so,
 * which are far fewer than certificates, and by numbers that have some of them among their own letters, which are few.
 */
export function certificateHas(words: Words): Sql {
  if (words.prefix !== undefined || words.named.length === 0) return hasAllByIndex(sql`search_text`, words);
  const nips = sql`array(select nip from certified_names where ${allIn(sql`search_text`, words.named)})`;
  const letters = sql`right(certificate_number, ${raw(String(ownLetters))})`;
  const found = [sql`organization_nip = any(${nips})`, ...words.lettered.map((pattern) => sql`${letters} like ${pattern}`)];
  return sql`(${join(found, ' or ')}) and ${allIn(sql`(search_text || '')`, words.patterns)}`;
}

type Conditions = Readonly<{ among: Sql; indexed: Sql }>;

/** What is searched for among the newest, and what the index is requested where that is not enough. */
function matching(terms: Exclude<SearchTerms, { kind: 'number' | 'nip' }>): Conditions {
  if (terms.kind === 'words') {
    return { among: sql`and ${hasAll(sql`search_text`, terms)}`, indexed: sql`and ${certificateHas(terms)}` };
  }
  if (terms.start === '') return { among: empty, indexed: issuedIn(terms.year) };
  const begins = sql`and ${beginsWith(sql`c.certificate_number`, terms.start)}`;
  return { among: begins, indexed: begins };
}

function searchExactly(db: Db, page: Page, condition: Sql, cursor: Cursor | null): Promise<ListedRow[]> {
  return db.rows<ListedRow>(withConsent(listed(page, sql`and ${condition} ${after(cursor)}`, page.limit)));
}

export async function search(db: Db, page: Page, terms: SearchTerms, cursor: Cursor | null): Promise<ListedRow[]> {
  if (terms.kind === 'number') return searchExactly(db, page, sql`c.certificate_number = ${terms.number}`, cursor);
  if (terms.kind === 'nip') return searchExactly(db, page, sql`c.organization_nip = ${terms.nip}`, cursor);
  const { among, indexed } = matching(terms);
  const from = sql`${after(cursor)} ${terms.kind === 'year' ? issuedIn(terms.year) : empty}`;
  const found = await db.rows<ListedRow>(withConsent(amongNewest(page, among, from)));
  return found.length === page.limit ? found : db.rows<ListedRow>(withConsent(byIndex(page, indexed, after(cursor))));
}

/** Without a search: those with priority first, then the others, each newest first. */
export async function newest(db: Db, page: Page, cursor: Cursor | null): Promise<ListedRow[]> {
  const prior = sql`and c.priority_until is not null and c.priority_until > ${page.now}`;
  const other = sql`and (c.priority_until is null or c.priority_until <= ${page.now})`;
  const first =
    cursor && !cursor.priority ? [] : await db.rows<ListedRow>(withConsent(listed(page, sql`${prior} ${after(cursor)}`, page.limit)));
  const from = cursor && !cursor.priority ? cursor : null;
  const rest = await db.rows<ListedRow>(withConsent(listed(page, sql`${other} ${after(from)}`, page.limit - first.length)));
  return [...first, ...rest];
}

export async function entryByNumber(db: Db, certificateNumber: string): Promise<EntryRow | null> {
  const [row] = await db.rows<EntryRow>(sql`
    select c.id, c.type as regime, c.certificate_number, c.issued_at, c.expires_at, c.revoked_at, c.compliance_score,
      c.organization_name, c.organization_nip, c.anonymised_at, c.revocation_reason, c.verification_hash, c.credential, c.metadata,
      c.metadata -> 'confirmation' as confirmation, c.organization_id, c.assessment_id, ${organizationSince(sql`c.organization_id`)} as organization_since,
      false as priority, ${scoreConsent(sql`c.organization_id`)} as consent,
      ${certificateHashes(sql`c.organization_id`, sql`c.assessment_id`)} as document_hashes
    from certificates c
    where c.certificate_number = ${certificateNumber}`);
  return row ?? null;
}
