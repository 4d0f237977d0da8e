// @module-tag long
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { warsawDay } from './documents/numbers.ts';
import { sampleInvoice } from './documents/sample.ts';
import { call, keyPair, nip, openSession, refusalOf, sha256, signIn, startKsef, type Running } from './testing/client.ts';

let ksef: Running;
let access: string;
const buyer = '5265877635';
const today = warsawDay(Date.now());
const first = sampleInvoice({ nip, number: 'Q/0', issuedOn: today, buyerNip: buyer, netZloty: 99.99 });

beforeAll(async () => {
  ksef = await startKsef();
  ({ access } = await signIn(ksef.origin, await keyPair(ksef.folder)));
  await ksef.control('limits', { on: false });
  await ksef.control('storage', { seconds: 0 });
  const session = await openSession(ksef.origin, access);
  await session.done(first);
  for (let place = 1; place < 12; place += 1) await session.done(sampleInvoice({ nip, number: `Q/${place}`, issuedOn: today }));
});
beforeEach(() => ksef.control('clock'));
afterAll(() => ksef.remove());

const range = { dateType: 'PermanentStorage', from: `${today}T00:00:00` };
const queryInvoices = (change: object = {}, query = '', token = access) =>
  call(ksef.origin, 'POST', `/invoices/query/metadata${query}`, token, { subjectType: 'Subject1', dateRange: range, ...change });

describe('metadata', () => {
  it('come page by page in both orders', async () => {
    const pages = await Promise.all(
      ['?sortOrder=Asc', '?pageOffset=1', '?sortOrder=Desc&pageSize=50'].map((query) => queryInvoices({}, query)),
    );
    const numbers = pages.map(({ body }) => body.invoices.map((one: { invoiceNumber: string }) => one.invoiceNumber));
    expect(numbers[0]).toEqual(Array.from({ length: 10 }, (_, place) => `Q/${place}`));
    expect(numbers[1]).toEqual(['Q/10', 'Q/11']);
    expect(numbers[2].at(-1)).toBe('Q/0');
    expect(pages.map(({ body }) => body.hasMore)).toEqual([true, false, false]);
    expect(pages[0]!.body).toMatchObject({ isTruncated: false, permanentStorageHwmDate: expect.any(String) });
  });

  it('state whose, how much and with which hash', async () => {
    const { body } = await queryInvoices({ invoiceNumber: 'Q/0' });
    expect(body.invoices).toMatchObject([
      {
        seller: { nip },
        buyer: { identifier: { type: 'Nip', value: buyer } },
        netAmount: 99.99,
        vatAmount: 23,
        grossAmount: 122.99,
        currency: 'PLN',
        issueDate: today,
        invoiceHash: sha256(first),
      },
    ]);
  });

  it('are of the buyer as well', async () => {
    const outsider = await signIn(ksef.origin, await keyPair(ksef.folder, 'authentication', buyer), buyer);
    expect((await queryInvoices({}, '', outsider.access)).body.invoices).toHaveLength(0);
    expect((await queryInvoices({ subjectType: 'Subject2' }, '', outsider.access)).body.invoices).toHaveLength(1);
    await keyPair(ksef.folder);
  });

  it('have a range: forward, of three months, not beyond what is stored', async () => {
    const tomorrow = warsawDay(Date.now() + 2 * 86_400_000);
    expect(refusalOf(await queryInvoices({ dateRange: { ...range, from: '2020-01-01T00:00:00Z' } }))).toBe(21405);
    expect(refusalOf(await queryInvoices({ dateRange: { ...range, to: '2020-01-01T00:00:00Z' } }))).toBe(21405);
    expect(refusalOf(await queryInvoices({ dateRange: { ...range, from: 'yesterday, late' } }))).toBe(21405);
    expect(refusalOf(await queryInvoices({ dateRange: { ...range, from: tomorrow, restrictToPermanentStorageHwmDate: true } }))).toBe(
      21183,
    );
    expect((await queryInvoices({ dateRange: { dateType: 'Issue', from: today } })).body).toMatchObject({ permanentStorageHwmDate: null });
    expect(refusalOf(await queryInvoices({}, '?pageSize=9'))).toBe(21405);
  });

  it('and documents need the permission to read', async () => {
    await ksef.control('permissions', { nip, permissions: 'InvoiceWrite' });
    expect(await queryInvoices()).toMatchObject({ status: 403, body: { security: { requiredAnyOfPermissions: ['InvoiceRead'] } } });
    await ksef.control('permissions', { nip, permissions: 'InvoiceWrite,InvoiceRead' });
  });
});

describe('a document', () => {
  const get = (number: string) => call(ksef.origin, 'GET', `/invoices/ksef/${number}`, access);

  it('is given out as it came, once it is stored', async () => {
    const { body } = await queryInvoices({ invoiceNumber: 'Q/0' });
    const invoice = await get(body.invoices[0].ksefNumber);
    expect([invoice.bytes.toString(), invoice.headers.get('x-ms-meta-hash')]).toEqual([first, sha256(first)]);
    expect(refusalOf(await get('5265877635-20250826-0100001AF629-AF'))).toBe(21164);
    await ksef.control('storage', { seconds: 60 });
    const { ksefNumber } = await ksef.control('foreign', { nip });
    expect(refusalOf(await get(ksefNumber))).toBe(21165);
    await ksef.control('clock', { seconds: 61 });
    expect((await get(ksefNumber)).status).toBe(200);
  });
});

describe('a session', () => {
  it('closes itself after twelve hours', async () => {
    const session = await openSession(ksef.origin, access);
    await session.done(sampleInvoice({ nip, number: 'Q/LATE', issuedOn: today }));
    await ksef.control('clock', { seconds: 12 * 3600 + 1 });
    const later = await signIn(ksef.origin, await keyPair(ksef.folder));
    const { body } = await call(ksef.origin, 'GET', `/sessions/${session.reference}`, later.access);
    expect(body.status.code).toBe(200);
    const closed = await call(ksef.origin, 'POST', `/sessions/online/${session.reference}/close`, later.access);
    expect(refusalOf(closed)).toBe(21180);
  });
});
