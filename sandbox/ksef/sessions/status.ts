import { refused, invalid } from '#sandbox/ksef/api/errors.ts';
import type { AddRoute, Result } from '#sandbox/ksef/api/route.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { SentDocument, Session } from '#sandbox/ksef/state.ts';
import { documentUpo, downloadLink, sessionUpo } from './downloads.ts';
import { documentOf, documentsOf, isPending, sessionOf, sessionStatus } from './session.ts';

const descriptions: Readonly<Record<number, string>> = {
  100: 'Faktura przyjęta do dalszego przetwarzania',
  150: 'Trwa przetwarzanie',
  200: 'Sukces',
  405: 'Przetwarzanie anulowane z powodu błędu sesji',
  410: 'Nieprawidłowy zakres uprawnień',
  415: 'Brak możliwości wysyłania faktury z załącznikiem',
  430: 'Błąd weryfikacji pliku faktury',
  435: 'Błąd odszyfrowania pliku',
  440: 'Duplikat faktury',
  450: 'Błąd weryfikacji semantyki dokumentu faktury',
  500: 'Nieznany błąd',
  550: 'Operacja została anulowana przez system',
};

const iso = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

/** A document as its sender sees it. A question for one that is held back counts. */
function viewOf(ksef: Ksef, origin: string, document: SentDocument): object {
  const { reference, ordinal, facts, hash, fileName, invoicingAt, storedAt, hold } = document;
  const isDelayed = hold > 0;
  if (isDelayed) ksef.state.put('documents', reference, { ...document, hold: hold - 1 });
  const status = isDelayed ? { code: 150, details: [] } : document.status;
  const isAccepted = !isDelayed && document.ksefNumber !== null;
  const link = isAccepted ? downloadLink(ksef, origin, document.session, reference) : null;
  return {
    ordinalNumber: ordinal,
    invoiceNumber: facts?.number ?? null,
    ksefNumber: isAccepted ? document.ksefNumber : null,
    referenceNumber: reference,
    invoiceHash: hash,
    invoiceFileName: fileName,
    acquisitionDate: isAccepted ? iso(document.acquiredAt) : null,
    invoicingDate: iso(invoicingAt),
    permanentStorageDate: isAccepted && storedAt !== null && storedAt <= ksef.now() ? iso(storedAt) : null,
    upoDownloadUrl: link?.url ?? null,
    upoDownloadUrlExpirationDate: link?.expires ?? null,
    invoicingMode: isAccepted ? document.mode : null,
    status: {
      code: status.code,
      description: descriptions[status.code] ?? `Status ${status.code}`,
      ...(status.details.length > 0 ? { details: status.details } : {}),
      ...(status.extensions ? { extensions: status.extensions } : {}),
    },
  };
}

function counts(documents: readonly SentDocument[]): { invoiceCount: number; successfulInvoiceCount: number; failedInvoiceCount: number } {
  const done = documents.filter((one) => !isPending(one));
  const successful = done.filter((one) => one.ksefNumber !== null).length;
  return { invoiceCount: documents.length, successfulInvoiceCount: successful, failedInvoiceCount: done.length - successful };
}

function sessionView(ksef: Ksef, origin: string, session: Session): object {
  const documents = documentsOf(ksef, session);
  const status = sessionStatus(ksef, session, documents);
  const { upoReference, at, updatedAt, validUntil } = session;
  const link = status.code === 200 ? downloadLink(ksef, origin, session.reference, upoReference) : null;
  const page = link && { referenceNumber: upoReference, downloadUrl: link.url, downloadUrlExpirationDate: link.expires };
  return {
    status,
    dateCreated: iso(at),
    dateUpdated: iso(updatedAt),
    validUntil: iso(validUntil),
    ...(page ? { upo: { pages: [page] } } : {}),
    ...counts(documents),
  };
}

type Paging = Readonly<{ query: Readonly<Record<string, string | undefined>>; token: string | string[] | undefined }>;

/** One page of a list; its token names where the next one begins. */
function pageOf<T>(all: readonly T[], { query, token }: Paging): { page: readonly T[]; continuationToken: string | null } {
  const size = Number(query.pageSize ?? 10);
  if (!Number.isInteger(size) || size < 10 || size > 1000) throw invalid('pageSize: must be between 10 and 1000');
  const from = token ? Number(/^od-(\d+)$/.exec(Buffer.from(String(token), 'base64url').toString())?.[1]) : 0;
  if (!Number.isInteger(from)) throw refused(21418);
  const next = from + size;
  const continuationToken = next < all.length ? Buffer.from(`od-${next}`).toString('base64url') : null;
  return { page: all.slice(from, next), continuationToken };
}

function listed(ksef: Ksef, origin: string, documents: readonly SentDocument[], paging: Paging): Result {
  const { page, continuationToken } = pageOf(documents, paging);
  return { body: { continuationToken, invoices: page.map((one) => viewOf(ksef, origin, one)) } };
}

const reading = {
  method: 'GET',
  tokens: ['access'],
  permissions: ['InvoiceWrite', 'Introspection', 'PefInvoiceWrite', 'EnforcementOperations'],
} as const;

function addLists(route: AddRoute): void {
  route({
    ...reading,
    path: '/sessions',
    group: 'sessionList',
    handle: async ({ ksef, who, query, request }) => {
      const { sessionType } = query;
      if (sessionType !== 'Online' && sessionType !== 'Batch') throw invalid('sessionType: must be Online or Batch');
      const own = [...ksef.state.sessions.values()].filter((one) => one.contextNip === who.contextNip && one.type === sessionType);
      const { page, continuationToken } = pageOf(own.toReversed(), { query, token: request.headers['x-continuation-token'] });
      const sessions = page.map(({ reference }) => {
        const session = sessionOf(ksef, who, reference);
        const documents = documentsOf(ksef, session);
        const { invoiceCount: totalInvoiceCount, ...others } = counts(documents);
        const dates = { dateCreated: iso(session.at), dateUpdated: iso(session.updatedAt), validUntil: iso(session.validUntil) };
        return { referenceNumber: reference, status: sessionStatus(ksef, session, documents), ...dates, totalInvoiceCount, ...others };
      });
      return { body: { continuationToken, sessions } };
    },
  });
  for (const failed of [false, true]) {
    route({
      ...reading,
      path: `/sessions/:session/invoices${failed ? '/failed' : ''}`,
      group: 'sessionInvoiceList',
      handle: async ({ ksef, who, params, query, request, origin }) => {
        const documents = documentsOf(ksef, sessionOf(ksef, who, params.session));
        const wanted = failed ? documents.filter((one) => !isPending(one) && one.ksefNumber === null) : documents;
        return listed(ksef, origin, wanted, { query, token: request.headers['x-continuation-token'] });
      },
    });
  }
}

function addConfirmations(route: AddRoute): void {
  route({
    ...reading,
    path: '/sessions/:session/invoices/:invoice/upo',
    group: 'sessionMisc',
    handle: async ({ ksef, who, params }) => {
      const session = sessionOf(ksef, who, params.session);
      return documentUpo(ksef, session, documentOf(ksef, session, params.invoice));
    },
  });
  route({
    ...reading,
    path: '/sessions/:session/invoices/ksef/:number/upo',
    group: 'sessionMisc',
    handle: async ({ ksef, who, params }) => {
      const session = sessionOf(ksef, who, params.session);
      return documentUpo(
        ksef,
        session,
        documentsOf(ksef, session).find((one) => one.ksefNumber === params.number),
      );
    },
  });
  route({
    ...reading,
    path: '/sessions/:session/upo/:upo',
    group: 'sessionMisc',
    handle: async ({ ksef, who, params }) => {
      const session = sessionOf(ksef, who, params.session);
      const isThere = params.upo === session.upoReference && sessionStatus(ksef, session, documentsOf(ksef, session)).code === 200;
      if (isThere) return sessionUpo(ksef, session);
      throw refused(21178, `UPO o numerze referencyjnym ${params.upo ?? ''} dla sesji ${session.reference} nie zostało znalezione.`);
    },
  });
}

/** What became of sessions and documents, and their confirmations. */
export function addStatus(route: AddRoute): void {
  route({
    ...reading,
    path: '/sessions/:session',
    group: 'sessionMisc',
    handle: async ({ ksef, who, params, origin }) => ({ body: sessionView(ksef, origin, sessionOf(ksef, who, params.session)) }),
  });
  route({
    ...reading,
    path: '/sessions/:session/invoices/:invoice',
    group: 'invoiceStatus',
    handle: async ({ ksef, who, params, origin }) => {
      const session = sessionOf(ksef, who, params.session);
      return { body: viewOf(ksef, origin, documentOf(ksef, session, params.invoice)) };
    },
  });
  addLists(route);
  addConfirmations(route);
}
