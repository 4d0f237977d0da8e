import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKsefHttp, type KsefHttp } from './http.ts';
import { openPublicKeys } from './session/public-keys.ts';
import { queryMetadata, queryPermissions, readAnnouncements } from './queries.ts';
import { openSessions } from './session/sessions.ts';
import { requestProblems } from './testing/contract.ts';
import { problem, referenceOf, startScriptedKsef, type ScriptedKsef } from './testing/scripted-ksef.ts';

let server: ScriptedKsef;
let call: KsefHttp;
const period = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-25T00:00:00Z') };
const metadata = 'POST /v2/invoices/query/metadata';
const grants = 'POST /v2/permissions/query/personal/grants';
const session = referenceOf('SO');

beforeEach(async () => {
  server = await startScriptedKsef();
  call = openKsefHttp({ url: server.url, log: { info() {}, warn() {} }, admit: async () => {}, now: () => new Date(), fetch });
});
afterEach(async () => {
  for (const exchange of server.exchanges.filter(({ path }) => path !== '/messages')) expect(requestProblems(exchange)).toEqual([]);
  await server.close();
});

function row(number: number, day = number): object {
  return {
    ksefNumber: `5265877635-20261101-0100000000${String(number).padStart(2, '0')}-00`,
    invoiceNumber: `FV/${number}`,
    invoiceHash: `${'A'.repeat(43)}=`,
    issueDate: '2026-11-01',
    acquisitionDate: `2026-11-${String(day).padStart(2, '0')}T10:00:00.1234567+01:00`,
    permanentStorageDate: `2026-11-${String(day).padStart(2, '0')}T10:00:01+01:00`,
    somethingNew: { of: 'no concern' },
  };
}
const page = (invoices: object[], more: object = {}) => ({
  body: { invoices, hasMore: false, isTruncated: false, permanentStorageHwmDate: '2026-11-20T00:00:00+01:00', ...more },
});
const sent = (): [path: string, from: string][] =>
  server.exchanges.map(({ path, body }) => [path, (JSON.parse(body) as { dateRange: { from: string } }).dateRange.from]);

describe('metadata', () => {
  it('are of the seller, by the day of storage, and complete up to the high water mark', async () => {
    server.next(metadata, page([row(1)]));
    const { documents, completeTo } = await queryMetadata(call, period);
    expect(documents).toEqual([
      {
        ksefNumber: '5265877635-20261101-010000000001-00',
        invoiceNumber: 'FV/1',
        hash: `${'A'.repeat(43)}=`,
        issueDay: '2026-11-01',
        acquiredAt: new Date('2026-11-01T09:00:00.123Z'),
      },
    ]);
    expect(completeTo).toEqual(new Date('2026-11-19T23:00:00Z'));
    expect(JSON.parse(server.exchanges[0]!.body)).toEqual({
      subjectType: 'Subject1',
      dateRange: {
        dateType: 'PermanentStorage',
        from: '2026-11-01T00:00:00.000Z',
        to: '2026-11-25T00:00:00.000Z',
        restrictToPermanentStorageHwmDate: true,
      },
    });
  });

  it('are not reported as complete beyond the period, nor where KSeF does not state it', async () => {
    server.next(metadata, page([], { permanentStorageHwmDate: '2026-12-01T00:00:00Z' }), page([], { permanentStorageHwmDate: null }));
    expect((await queryMetadata(call, period)).completeTo).toEqual(period.to);
    expect((await queryMetadata(call, period)).completeTo).toEqual(period.from);
  });

  it('are read page by page, and from the last one on where KSeF gives no more for one question', async () => {
    const mark = { permanentStorageHwmDate: '2026-11-18T00:00:00Z' };
    server.next(
      metadata,
      page([row(1), row(2)], { hasMore: true }),
      page([row(3), row(4)], { hasMore: true, isTruncated: true, ...mark }),
      page([row(4), row(5)]),
    );
    const { documents, completeTo } = await queryMetadata(call, period);
    expect(documents.map(({ invoiceNumber }) => invoiceNumber)).toEqual(['FV/1', 'FV/2', 'FV/3', 'FV/4', 'FV/5']);
    expect(completeTo).toEqual(new Date(mark.permanentStorageHwmDate));
    const at = (offset: number): string => `/v2/invoices/query/metadata?sortOrder=Asc&pageOffset=${offset}&pageSize=250`;
    const from = period.from.toISOString();
    expect(sent()).toEqual([
      [at(0), from],
      [at(1), from],
      [at(0), '2026-11-04T09:00:01.000Z'],
    ]);
  });

  it('that do not end are abandoned', async () => {
    server.next(metadata, ...Array.from({ length: 30 }, () => page([row(1)], { hasMore: true })));
    await expect(queryMetadata(call, period)).rejects.toMatchObject({ kind: 'not_understood' });
    expect(server.count(metadata)).toBe(20);
  });
});

describe('permissions', () => {
  it('are those that count, from every page, each once', async () => {
    const of = (permissionScope: string, permissionState = 'Active') => ({ permissionScope, permissionState });
    server.next(
      grants,
      { body: { permissions: [of('InvoiceWrite'), of('InvoiceRead', 'Inactive')], hasMore: true } },
      { body: { permissions: [of('InvoiceWrite'), of('SomethingNew')], hasMore: false } },
    );
    expect(await queryPermissions(call)).toEqual(['InvoiceWrite', 'SomethingNew']);
  });
});

describe('announcements', () => {
  const one = {
    id: 7,
    eventId: 3,
    category: 'FAILURE',
    type: 'FAILURE_START',
    title: 'Awaria',
    text: '',
    start: '2026-11-25T10:00:00+01:00',
    published: '2026-11-25T10:05:00+01:00',
  };

  it('are read as a list or under a name, also of kinds that are not known', async () => {
    const unknown = { ...one, id: 'x', category: 'toString', type: 'FLOOD', end: 'never' };
    server.next('GET /messages', { body: [one] }, { body: { messages: [unknown, { ...one, category: 'TOTAL_FAILURE' }] } });
    expect(await readAnnouncements(call)).toEqual([
      {
        id: '7',
        event: '3',
        kind: 'FAILURE_START',
        outage: 'emergency',
        title: 'Awaria',
        startsAt: new Date('2026-11-25T09:00:00Z'),
        endsAt: null,
        publishedAt: new Date('2026-11-25T09:05:00Z'),
      },
    ]);
    const [other, total] = await readAnnouncements(call);
    expect([other?.kind, other?.outage, other?.endsAt, total?.outage]).toEqual(['FLOOD', null, null, 'total_failure']);
  });

  it('that cannot be read are a trouble', async () => {
    server.next('GET /messages', { body: [{ ...one, start: 'soon' }] }, problem(500));
    await expect(readAnnouncements(call)).rejects.toMatchObject({ kind: 'not_understood' });
    await expect(readAnnouncements(call)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

describe('documents of a session', () => {
  const route = 'GET /v2/sessions/*/invoices';
  const one = (number: number, more: object = {}) => ({
    ordinalNumber: number,
    referenceNumber: referenceOf('EE', number),
    invoiceHash: `${'A'.repeat(43)}=`,
    invoicingDate: '2026-11-25T10:00:00+01:00',
    status: { code: 100, description: 'Przyjęta' },
    ...more,
  });
  const sessions = () =>
    openSessions(
      call,
      openPublicKeys(call, () => new Date()),
    );

  it('are read until there is no further page', async () => {
    server.next(
      route,
      { body: { continuationToken: 'next', invoices: [one(1)] } },
      { body: { continuationToken: null, invoices: [one(2)] } },
    );
    const found = await sessions().documentsOf(session);
    expect(found.map(({ reference }) => reference)).toEqual([referenceOf('EE', 1), referenceOf('EE', 2)]);
    expect(server.exchanges.map(({ headers }) => headers['x-continuation-token'])).toEqual([undefined, 'next']);
  });

  it('that do not end are abandoned', async () => {
    server.next(route, ...Array.from({ length: 30 }, () => ({ body: { continuationToken: 'next', invoices: [one(1)] } })));
    await expect(sessions().documentsOf(session)).rejects.toMatchObject({ kind: 'not_understood' });
    expect(server.count(route)).toBe(21);
  });

  it('state what is known of them, and nothing of what is not', async () => {
    const status = {
      code: 440,
      description: 'Duplikat',
      details: ['x'],
      extensions: { originalKsefNumber: 'N', originalSessionReferenceNumber: null, other: 1 },
    };
    server.next(
      'GET /v2/sessions/*/invoices/*',
      { body: one(1, { status }) },
      {
        body: one(2, {
          status: { code: 12_345 },
          ksefNumber: 'N',
          invoicingMode: 'Telepathic',
          acquisitionDate: 'soon',
          upoDownloadUrl: 'x',
        }),
      },
    );
    const read = () => sessions().documentStatus(session, referenceOf('EE', 1));
    expect(await read()).toMatchObject({ code: 440, details: ['x'], original: { sessionReference: null, ksefNumber: 'N' } });
    expect(await read()).toMatchObject({
      code: 12_345,
      description: '',
      details: [],
      ksefNumber: 'N',
      invoicingMode: null,
      acquiredAt: null,
      original: null,
    });
  });
});
