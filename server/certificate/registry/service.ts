import type { RegistryCertificatePayload, RegistryEntryPayload } from '#contract/certificate/registry.ts';
import { readCursor } from '#core/platform/calendar/instant.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { revocationsOf } from '#server/certificate/transparency/reading.ts';
import * as listing from '#server/certificate/certificates/listing.ts';
import {
  shownCertificates,
  statusOfRemoved,
  type ClaimedRow,
  type ShownCertificate,
} from '#server/certificate/certificates/documents/shown.ts';
import type { SignedCertificate } from '#server/certificate/certificates/documents/signed.ts';
import { withDisclosures } from '#proof/credential/sd-jwt.ts';
import { contradictedOf } from '#server/certificate/certificates/contradicted.ts';
import { searchTerms } from './terms.ts';

type RegistryRecordPayload = Omit<RegistryEntryPayload, 'contradicted'>;

type Query = { search?: string | undefined; regime?: Regime | undefined; limit: number; cursor?: string | undefined };

function claimed(row: listing.ListedRow): ClaimedRow {
  const { organizationName: name, organizationNip: nip, consent, complianceScore } = row;
  return { ...row, name, nip, complianceScore: consent ? complianceScore : null };
}

type Seen = Readonly<{ shown: ShownCertificate; contradicted: number }>;

function listedView(row: listing.ListedRow, { shown, contradicted }: Seen, searching: boolean): RegistryCertificatePayload {
  return {
    id: row.id,
    type: shown.regime,
    certificateNumber: shown.certificateNumber,
    status: shown.status,
    issuedAt: shown.issuedAt.toISOString(),
    expiresAt: shown.expiresAt.toISOString(),
    complianceScore: shown.complianceScore,
    priority: !searching && row.priority,
    organization: { name: shown.name, nip: shown.nip },
    confirmation: shown.confirmation,
    contradicted,
  };
}

function cursorText({ priority, issuedAt, certificateNumber }: listing.Cursor): string {
  return Buffer.from(`${priority ? 'p' : 'o'}|${issuedAt.toISOString()}|${certificateNumber}`).toString('base64url');
}

function placeIn(text: string | undefined): listing.Cursor | null {
  if (text === undefined) return null;
  const [, kind, place = ''] = /^([po])\|(.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const found = readCursor(place, '|');
  if (!found || !/^[A-Z0-9-]+$/.test(found.rest)) throw new AppError(400, 'invalid_input', { fields: { cursor: 'invalid' } });
  return { priority: kind === 'p', issuedAt: found.at, certificateNumber: found.rest };
}

/** Address of the next page (RFC 8288), relative to the service. */
function nextLink(query: Query, cursor: string): string {
  const parameters = new URLSearchParams();
  if (query.search) parameters.set('search', query.search);
  if (query.regime) parameters.set('type', query.regime);
  parameters.set('limit', String(query.limit));
  parameters.set('cursor', cursor);
  return `</api/registry?${parameters.toString()}>; rel="next"`;
}

/** One page of the registry and the link to the next one, null on the last. What was revoked is not listed, whatever its row states. */
export async function searchRegistry(deps: Deps, query: Query): Promise<{ page: RegistryCertificatePayload[]; next: string | null }> {
  const terms = searchTerms(query.search ?? '');
  const cursor = placeIn(query.cursor);
  const now = deps.now();
  const wanted = { regime: query.regime ?? null, now, limit: query.limit + 1 };
  const rows = terms ? await listing.search(deps.reads, wanted, terms, cursor) : await listing.newest(deps.reads, wanted, cursor);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const shown = await shownCertificates(deps, deps.reads, page.map(claimed));
  const contradicted = await contradictedOf({ db: deps.reads, now: deps.now }, page, shown);
  return {
    page: page.flatMap((row, at) => {
      const seen = { shown: shown[at]!, contradicted: contradicted[at]! };
      return seen.shown.status === 'revoked' ? [] : listedView(row, seen, terms !== null);
    }),
    next: rows.length > page.length && last ? nextLink(query, cursorText(last)) : null,
  };
}

/** The newest certificate of the registry, with the first list of revocations of its year; null while there is none. */
export async function newestListed(deps: Deps): Promise<{ certificateNumber: string; list: string; hash: string } | null> {
  const [newest] = await listing.newest(deps.db, { regime: null, now: deps.now(), limit: 1 }, null);
  const entry = newest && (await listing.entryByNumber(deps.db, newest.certificateNumber));
  if (!entry) return null;
  const { certificateNumber, verificationHash } = entry;
  return { certificateNumber, list: String(entry.expiresAt.getUTCFullYear()), hash: verificationHash };
}

/** What a consent to show the score shows, and with it how many duties were declared unmet; who declared stays with the holder of the document. */
const shownByConsent = ['score', 'section_scores', 'unmet_duties'];

/**
 * The credential as the world may see it. Those of the first version say the score in the open, so they are shown with
 * consent only; whoever holds the document has the credential in it.
 */
function publicForm({ credential, consent }: listing.EntryRow): string | null {
  if (credential.includes('~')) return withDisclosures(credential, consent ? shownByConsent : []);
  return consent ? credential : null;
}

/** `reads` may be behind only where nobody checks a certificate by the answer. */
type EntryDeps = Pick<Deps, 'db' | 'now' | 'keyring' | 'newId' | 'log'>;

/** What is reported of a certificate in counts: as it was signed, else as the row has it, which then is not verified. */
function countsOf({ metadata }: listing.EntryRow, signed: SignedCertificate | null) {
  const { threshold, questionCount, assessed, notApplicable, withoutReason, catalogueVersion } = signed?.claims ?? metadata;
  return { thresholdPercent: threshold, questionCount, assessed, notApplicable, withoutReason, catalogueVersion };
}

/**
 * Any certificate ever issued, whatever its status. After a removal at the organisation's own request, and after ten
 * years, nothing names the organisation any more, so the credential stays away too.
 */
async function recordOf(deps: EntryDeps, row: listing.EntryRow, reads: Db): Promise<RegistryRecordPayload> {
  const now = deps.now();
  const removed = row.revocationReason === 'organisation_request' || row.anonymisedAt !== null;
  const revocation = (await revocationsOf(reads, [row.verificationHash])).get(row.verificationHash) ?? null;
  const [shown] = removed ? [] : await shownCertificates(deps, reads, [claimed(row)]);
  const { issuedAt, expiresAt, revokedAt, regime, confirmation } = shown ?? { ...row, confirmation: row.metadata.confirmation ?? null };
  return {
    id: row.id,
    type: regime,
    certificateNumber: row.certificateNumber,
    status: shown?.status ?? statusOfRemoved(row, now),
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    revocationReason: row.revocationReason,
    replaced: revokedAt !== null && revocation?.code === 'replaced',
    complianceScore: shown?.complianceScore ?? null,
    organization: shown ? { name: shown.name, nip: shown.nip } : null,
    confirmation,
    ...countsOf(row, shown?.signed ?? null),
    verificationHash: row.verificationHash,
    credential: removed ? null : publicForm(row),
    documentHashes: removed ? [] : row.documentHashes,
    checkedAt: now.toISOString(),
  };
}

async function rowOf(reads: Db, certificateNumber: string): Promise<listing.EntryRow> {
  const row = await listing.entryByNumber(reads, certificateNumber.trim().toUpperCase());
  if (!row) throw notFound();
  return row;
}

/** What was signed for a certificate, and its state, without what speaks against its answers. */
export async function readRecord(deps: EntryDeps, certificateNumber: string, reads: Db = deps.db): Promise<RegistryRecordPayload> {
  return recordOf(deps, await rowOf(reads, certificateNumber), reads);
}

/** The same with how many of its answers are contradicted, while it is in force. */
export async function readEntry(deps: EntryDeps, certificateNumber: string, reads: Db = deps.db): Promise<RegistryEntryPayload> {
  const row = await rowOf(reads, certificateNumber);
  const record = await recordOf(deps, row, reads);
  const [contradicted = 0] = await contradictedOf({ db: reads, now: deps.now }, [row], [record]);
  return { ...record, contradicted };
}
