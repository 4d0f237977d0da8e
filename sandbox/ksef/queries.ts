import { z } from 'zod';
import { invalid, refused } from './api/errors.ts';
import { effectiveLimits } from './api/limits.ts';
import type { AddRoute, Result } from './api/route.ts';
import { permissionsOf } from './access/permissions.ts';
import { sha256 } from './documents/processing.ts';
import type { Ksef } from './ksef.ts';
import type { Authentication, Facts, SentDocument } from './state.ts';

const mostRows = 10_000;
const mostMillis = 93 * 24 * 3_600_000;

const filters = z.object({
  subjectType: z.enum(['Subject1', 'Subject2', 'Subject3', 'SubjectAuthorized']),
  dateRange: z.object({
    dateType: z.enum(['Issue', 'Invoicing', 'PermanentStorage']),
    from: z.string().min(10),
    to: z.string().min(10).nullish(),
    restrictToPermanentStorageHwmDate: z.boolean().nullish(),
  }),
  ksefNumber: z.string().nullish(),
  invoiceNumber: z.string().max(256).nullish(),
  sellerNip: z.string().nullish(),
  invoicingMode: z.enum(['Online', 'Offline']).nullish(),
  currencyCodes: z.array(z.string()).nullish(),
  invoiceTypes: z.array(z.string()).nullish(),
});
type Filters = z.output<typeof filters>;

/** An accepted document, all of which is known. */
type Accepted = SentDocument & Readonly<{ facts: Facts; ksefNumber: string; acquiredAt: number; storedAt: number }>;

function isAccepted(document: SentDocument): document is Accepted {
  return document.ksefNumber !== null && document.facts !== null && document.acquiredAt !== null && document.storedAt !== null;
}

const zoneName = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Warsaw', timeZoneName: 'longOffset' });

/** A moment of the form of ISO 8601; without a zone it is Warsaw's. */
function momentOf(text: string): number {
  const whole = text.length === 10 ? `${text}T00:00:00` : text;
  const isZoned = /(Z|[+-]\d\d:\d\d)$/.test(whole);
  const asUtc = Date.parse(isZoned ? whole : `${whole}Z`);
  if (Number.isNaN(asUtc)) throw invalid(`dateRange: ${text} is no date`);
  return isZoned ? asUtc : Date.parse(whole + (/GMT([+-]\d\d:\d\d)/.exec(zoneName.format(asUtc))?.[1] ?? 'Z'));
}

const kinds: Readonly<Record<string, string>> = {
  VAT: 'Vat',
  KOR: 'Kor',
  ZAL: 'Zal',
  ROZ: 'Roz',
  UPR: 'Upr',
  KOR_ZAL: 'KorZal',
  KOR_ROZ: 'KorRoz',
};

function metadataOf(document: Accepted): object {
  const { facts, correctedHash } = document;
  const { type, value, name } = facts.buyer;
  return {
    ksefNumber: document.ksefNumber,
    invoiceNumber: facts.number,
    issueDate: facts.issuedOn,
    invoicingDate: new Date(document.invoicingAt).toISOString(),
    acquisitionDate: new Date(document.acquiredAt).toISOString(),
    permanentStorageDate: new Date(document.storedAt).toISOString(),
    seller: { nip: facts.sellerNip, name: facts.sellerName },
    buyer: { identifier: { type, value }, name },
    netAmount: facts.net,
    grossAmount: facts.gross,
    vatAmount: facts.vat,
    currency: facts.currency,
    invoicingMode: document.mode,
    invoiceType: kinds[facts.kind] ?? facts.kind,
    formCode: { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' },
    isSelfInvoicing: false,
    hasAttachment: facts.hasAttachment,
    invoiceHash: document.hash,
    ...(correctedHash === null ? {} : { hashOfCorrectedInvoice: correctedHash }),
    thirdSubjects: [],
  };
}

function dateOf(document: Accepted, { dateType }: Filters['dateRange']): number {
  if (dateType === 'Issue') return momentOf(document.facts.issuedOn);
  return dateType === 'Invoicing' ? document.invoicingAt : document.storedAt;
}

function fits(document: Accepted, wanted: Filters, nip: string): boolean {
  const { facts } = document;
  const isParty =
    wanted.subjectType === 'Subject1' ? facts.sellerNip === nip : wanted.subjectType === 'Subject2' && facts.buyer.value === nip;
  return (
    isParty &&
    (wanted.ksefNumber ?? document.ksefNumber) === document.ksefNumber &&
    (wanted.invoiceNumber ?? facts.number) === facts.number &&
    (wanted.sellerNip ?? facts.sellerNip) === facts.sellerNip &&
    (wanted.invoicingMode ?? document.mode) === document.mode &&
    (wanted.currencyCodes?.includes(facts.currency) ?? true) &&
    (wanted.invoiceTypes?.includes(kinds[facts.kind] ?? '') ?? true)
  );
}

type Query = Readonly<Record<string, string | undefined>>;

function numberIn(query: Query, name: string, usual: number, least: number, most: number): number {
  const value = Number(query[name] ?? usual);
  if (!Number.isInteger(value) || value < least || value > most) throw invalid(`${name}: must be between ${least} and ${most}`);
  return value;
}

/** Accepted documents of a party in a time. What is stored later than the mark of the answer (`hwm`) may still be missing. */
function metadata(ksef: Ksef, who: Authentication, wanted: Filters, query: Query): Result {
  const { dateRange } = wanted;
  const now = ksef.now();
  const from = momentOf(dateRange.from);
  const hwm = now;
  const isStorage = dateRange.dateType === 'PermanentStorage';
  const requestedUntil = dateRange.to ? momentOf(dateRange.to) : now;
  const to = isStorage && dateRange.restrictToPermanentStorageHwmDate ? Math.min(requestedUntil, hwm) : requestedUntil;
  if (isStorage && dateRange.restrictToPermanentStorageHwmDate && from > hwm) {
    throw refused(
      21183,
      'Parametr dateRange.from jest późniejszy niż PermanentStorageHwmDate przy włączonym restrictToPermanentStorageHwmDate.',
    );
  }
  if (from > requestedUntil || requestedUntil - from > mostMillis) throw invalid('dateRange: must be forward and three months at most');
  const size = numberIn(query, 'pageSize', 10, 10, 250);
  const offset = numberIn(query, 'pageOffset', 0, 0, mostRows) * size;
  const stored = [...ksef.state.documents.values()].filter(isAccepted).filter((one) => one.storedAt <= now);
  const inTime = stored.filter((one) => dateOf(one, dateRange) >= from && dateOf(one, dateRange) <= to);
  const found = inTime.filter((one) => fits(one, wanted, who.contextNip)).sort((a, b) => dateOf(a, dateRange) - dateOf(b, dateRange));
  const all = (query.sortOrder === 'Desc' ? found.toReversed() : found).slice(0, mostRows);
  return {
    body: {
      hasMore: offset + size < all.length,
      isTruncated: found.length > mostRows,
      permanentStorageHwmDate: isStorage ? new Date(Math.min(hwm, requestedUntil)).toISOString() : null,
      invoices: all.slice(offset, offset + size).map(metadataOf),
    },
  };
}

function documentNumbered(ksef: Ksef, who: Authentication, number: string): Result {
  const document = [...ksef.state.documents.values()].filter(isAccepted).find((one) => one.ksefNumber === number);
  const isParty = document && [document.facts.sellerNip, document.facts.buyer.value].includes(who.contextNip);
  if (!document || !isParty) throw refused(21164, `Faktura o numerze KSeF ${number} nie została znaleziona.`);
  if (document.storedAt > ksef.now())
    throw refused(21165, `Faktura o numerze KSeF ${number} została przetworzona, ale nie jest jeszcze dostępna do pobrania.`);
  const bytes = Buffer.from(ksef.state.files.get(document.hash) ?? '', 'base64');
  return { body: bytes, type: 'application/xml', headers: { 'x-ms-meta-hash': sha256(bytes) } };
}

function grants(ksef: Ksef, who: Authentication): Result {
  const permissions = permissionsOf(ksef, who.contextNip).map((permissionScope, place) => ({
    id: `0c9a7e68-fe94-5f2f-a4f5-${String(place).padStart(12, '0')}`,
    contextIdentifier: { type: 'Nip', value: who.contextNip },
    permissionScope,
    description: 'Uprawnienie w piaskownicy',
    permissionState: 'Active',
    startDate: new Date(who.at).toISOString(),
    canDelegate: false,
  }));
  return { body: { permissions, hasMore: false } };
}

/** What is queried about documents, permissions and limits. */
export function addQueries(route: AddRoute): void {
  const tokens = ['access'] as const;
  route({
    method: 'POST',
    path: '/invoices/query/metadata',
    tokens,
    group: 'invoiceMetadata',
    permissions: ['InvoiceRead'],
    body: filters,
    handle: async ({ ksef, who, body, query }) => metadata(ksef, who, body, query),
  });
  route({
    method: 'GET',
    path: '/invoices/ksef/:number',
    tokens,
    group: 'invoiceDownload',
    permissions: ['InvoiceRead'],
    handle: async ({ ksef, who, params }) => documentNumbered(ksef, who, params.number ?? ''),
  });
  route({
    method: 'POST',
    path: '/permissions/query/personal/grants',
    tokens,
    body: z.looseObject({}),
    handle: async ({ ksef, who }) => grants(ksef, who),
  });
  route({ method: 'GET', path: '/rate-limits', tokens, handle: async () => ({ body: effectiveLimits() }) });
}
