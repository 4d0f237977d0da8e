// @module-tag long
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { XMLParser } from 'fast-xml-parser';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import type { Invoice } from '#contract/billing/operator-invoices.ts';
import { withKsefChecksum } from '#core/billing/ksef/number.ts';
import { startSession } from '#server/account/sessions/sessions.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { openExchangeRates } from '#server/adapters/registers/exchange-rates.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { passMinutes, withKsef } from '#server/testing/ksef/world.ts';
import { aSale, refunded } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';
import { runKsef } from './ksef/sending/run.ts';
import { enqueueInvoiceMail } from './mails.ts';
import { invoicesOfPayment, lockNumbers } from './repository.ts';
import { saveInvoices, type Sale } from './service.ts';
import { watchDeadlines } from './watch.ts';

const world = openWorld();
const note = 'zgłoszenie 123';
let operator: TestOrganization;
/** Each test has a month of its own, so that numbers begin anew. */
let months = 0;
let month = '';
const day = (number: number): string => `${month}-${String(number).padStart(2, '0')}T10:00:00Z`;

beforeAll(async () => {
  withKsef(world);
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
afterEach(() => goTo('2026-11-21T09:00:00.000Z'));

/** The operator signs in anew: sessions do not last from one month to another. */
async function goTo(instant: string): Promise<void> {
  world.at(instant);
  const origin = { ipAddress: '127.0.0.1', userAgent: 'test' };
  operator = { ...operator, cookie: `atesto_session=${await startSession(world.deps, world.deps.db, operator.userId, origin)}` };
}

/** Of 31 days, in summer time at their end. */
const longMonths = ['03', '05', '07', '08'];
const nextMonth = (): string => month.replace(/\d\d$/, (digits) => String(Number(digits) + 1).padStart(2, '0'));

/** What other tests left unissued would be issued in it. */
async function aMonth(): Promise<void> {
  const [place, year] = [months % longMonths.length, 2027 + Math.floor(months / longMonths.length)];
  months += 1;
  month = `${year}-${longMonths[place]}`;
  await world.deps.db.rows(sql`delete from invoices where number is null`);
}

const read = (url: string, cookie = operator.cookie) => world.call('GET', url, { cookie });
const act = (url: string, body: object, cookie = operator.cookie) => world.call('POST', url, { cookie, body });
const listed = async (of = month): Promise<Invoice[]> => (await read(`/api/operator/invoices/${of}`)).json();
const rowsOf = (sale: Sale) => invoicesOfPayment(world.deps.db, sale.organizationId, sale.paymentId);
const idOf = async (sale: Sale, place = 0): Promise<string> => (await rowsOf(sale))[place]!.id;

/** Issues on the 27th what can be, and gives the files of the month and its register. */
async function exported(of = month): Promise<Record<string, string>> {
  const before = world.deps.now().toISOString();
  world.at(`${of}-27T10:00:00Z`);
  await runKsef(world.deps);
  await passMinutes(world, 1);
  await goTo(before);
  const rows = await world.deps.db.rows<{ number: string; xml: string }>(sql`
    select i.number, convert_from(d.xml, 'UTF8') as xml from ksef_documents d
    join invoices i on i.organization_id = d.organization_id and i.id = d.invoice_id where i.number like ${`%/${of.replace('-', '/')}/%`}`);
  const register = await read(`/api/accounting/${of}/register`);
  expect(register.statusCode, register.body).toBe(200);
  const files = rows.map(({ number, xml }) => [`${number.replaceAll('/', '-')}.xml`, xml]);
  return Object.fromEntries([...files, [`rejestr-${of}.csv`, register.body]]) as Record<string, string>;
}

/** Does something about one invoice; answers the code of a refusal, or ok. */
async function about(sale: Sale, what: string, body: object, place = 0): Promise<string> {
  const answer = await act(`/api/operator/invoices/${await idOf(sale, place)}/${what}`, {
    organizationId: sale.organizationId,
    note,
    ...body,
  });
  const code: string | undefined = answer.json().code;
  expect(answer.statusCode, answer.body).toBe(
    code === undefined ? 200 : code === 'invalid_input' || code === 'ksef_number_wrong' ? 400 : 409,
  );
  return code ?? 'ok';
}

async function logged(organizationId: string | null, action: string) {
  const [row] = await world.deps.db.rows<{ userId: string; metadata: Record<string, unknown> }>(sql`
    select user_id, metadata from audit_logs where action = ${action} and organization_id is not distinct from ${organizationId}
    order by id desc limit 1`);
  return row;
}

async function mailsTo(org: TestOrganization) {
  return world.deps.db.rows<{ data: { kind: string; language: string; values: Record<string, string>; recipient: { email: string } } }>(sql`
    select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} and data ->> 'kind' like '%i%ssued' order by created_on, id`);
}

/** A number of the seller's invoices from the 13th. */
const typedNumber = (place: number): string =>
  withKsefChecksum(`${world.deps.config.company.nip}-${month.replace('-', '')}13-0123456789A${place}`);

const aBuyer = (sale: Sale, change: object = {}) => {
  const { email: _, ...buyer } = sale.buyer;
  return { buyer: { ...buyer, recipient: null, localGovernment: false, vatGroup: false, ...change } };
};

async function aCustomer(): Promise<TestOrganization> {
  return anOrganization(world.deps, { plan: null });
}

describe('a paid sale', () => {
  it('has one draft, however often and by how many it is notified', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    expect(await refunded(world.deps, sale, [])).toEqual([]);
    expect(await rowsOf(sale)).toMatchObject([
      { kind: 'VAT', reason: 'sale', sequence: 0, net: 150_000, vat: 34_500, gross: 184_500, number: null, orderNumber: sale.orderNumber },
    ]);
  });

  it('learns how it was paid later, but no other way once that is known', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10), change: { method: null } });
    const save = (method: Sale['method']) => world.deps.db.transaction((tx) => saveInvoices(world.deps, tx, { ...sale, method }));
    await save('blik');
    await save('p24');
    expect(await rowsOf(sale)).toMatchObject([{ paymentMethod: 'blik' }]);
  });

  it('names no period that never began', async () => {
    await aMonth();
    const at = new Date(day(10));
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10), change: { period: { startsAt: at, endsAt: at } } });
    expect(await rowsOf(sale)).toMatchObject([{ periodFrom: null, periodTo: null }]);
    expect((await exported())[`FV-${month}-0001.xml`]).toContain(`<P_6>${month}-10</P_6>`);
  });
});

describe('a refund', () => {
  it('in parts gives one correction each, once, with the period and the buyer of the invoice', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    const first = { at: day(12), amountMinor: 50_000 };
    expect(await refunded(world.deps, sale, [first])).toEqual(['refund']);
    expect(await refunded(world.deps, sale, [first])).toEqual([]);
    const rest = { at: day(13), amountMinor: 134_500 };
    const ended = { ...sale, period: { startsAt: new Date(day(20)), endsAt: new Date(day(20)) } };
    await refunded(world.deps, ended, [first, rest]);
    const [original, ...corrections] = await rowsOf(sale);
    expect(corrections).toMatchObject([
      { kind: 'KOR', reason: 'refund', sequence: 1, net: -40_650, vat: -9350, gross: -50_000, before: { net: 150_000, gross: 184_500 } },
      { sequence: 2, net: -109_350, vat: -25_150, gross: -134_500, before: { net: 109_350, vat: 25_150, gross: 134_500 } },
    ]);
    for (const { periodFrom, periodTo, buyer, seller } of corrections) {
      expect({ periodFrom, periodTo, buyer, seller }).toEqual({
        periodFrom: original!.periodFrom,
        periodTo: original!.periodTo,
        buyer: original!.buyer,
        seller: original!.seller,
      });
    }
    expect(corrections.map((row) => row.soldAt.toISOString().slice(8, 10))).toEqual(['12', '13']);
  });

  it('that came to nothing takes its correction back', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    await refunded(world.deps, sale, [{ at: day(12), amountMinor: 184_500 }]);
    await goTo(day(14));
    expect(await refunded(world.deps, sale, [])).toEqual(['refund_failed']);
    expect((await rowsOf(sale)).map((row) => row.gross)).toEqual([184_500, -184_500, 184_500]);
  });
});

describe('numbers', () => {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });

  it('are given without a gap, invoices first, and stay the same', async () => {
    await aMonth();
    const org = await aCustomer();
    const one = await aSale(world.deps, org, { paidAt: day(10) });
    await refunded(world.deps, one, [{ at: day(11), amountMinor: 184_500 }]);
    const stuck = await aSale(world.deps, org, { paidAt: day(12), buyer: { nip: '0000000000' } });
    await aSale(world.deps, org, { paidAt: day(13) });
    const files = await exported();
    expect(Object.keys(files).toSorted()).toEqual([
      `FK-${month}-0001.xml`,
      `FV-${month}-0001.xml`,
      `FV-${month}-0002.xml`,
      `rejestr-${month}.csv`,
    ]);
    const { Faktura } = parser.parse(files[`FK-${month}-0001.xml`]!) as { Faktura: { Fa: { DaneFaKorygowanej: object } } };
    expect(Faktura.Fa.DaneFaKorygowanej).toMatchObject({
      NrFaKorygowanej: `FV/${month.replace('-', '/')}/0001`,
      NrKSeFFaKorygowanej: (await rowsOf(one))[0]?.ksefNumber,
    });
    await goTo('2026-12-05T09:00:00.000Z');
    expect(await exported()).toEqual(files);
    expect(await about(stuck, 'buyer', aBuyer(stuck, { nip: '9990000014' }))).toBe('ok');
    expect(Object.keys(await exported())).toContain(`FV-${month}-0003.xml`);
  });

  it('are given once when two export at the same time', async () => {
    await aMonth();
    const org = await aCustomer();
    for (let i = 10; i < 15; i += 1) await aSale(world.deps, org, { paidAt: day(i) });
    world.at(day(20));
    await Promise.all([runKsef(world.deps), runKsef(world.deps)]);
    await goTo(day(20));
    const first = await exported();
    expect(Object.keys(first)).toHaveLength(6);
    expect(await exported()).toEqual(first);
  });

  it('wait while somebody else gives numbers', async () => {
    await aMonth();
    await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    let done = false;
    let exporting: Promise<unknown> = Promise.resolve();
    await world.deps.db.transaction(async (tx) => {
      await lockNumbers(tx);
      exporting = exported().then(() => (done = true));
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect(done).toBe(false);
    });
    await exporting;
  });

  it('belong to the month in Warsaw', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: `${month}-31T22:30:00Z` });
    expect(await listed()).toEqual([]);
    expect((await listed(nextMonth())).map((one) => one.orderNumber)).toEqual([sale.orderNumber]);
  });

  it.each<[string, object, string]>([
    ['a control character in the name', { name: 'Zak\u0001ład' }, 'buyer_text'],
    ['a NIP of zeros', { nip: '0000000000' }, 'buyer_nip'],
    ['a NIP with a wrong check digit', { nip: '9990000015' }, 'buyer_nip'],
    ['an unknown country', { country: 'Nibylandia' }, 'buyer_country'],
    [
      'a recipient without an address',
      { recipient: { name: 'X', nip: null, address: '', postalCode: '', city: '', country: 'PL' } },
      'recipient',
    ],
  ])('are not given to what cannot be issued: %s', async (_, buyer, obstacle) => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10), buyer });
    expect(Object.keys(await exported())).toEqual([`rejestr-${month}.csv`]);
    expect(await listed()).toMatchObject([{ number: null }]);
    expect((await listed())[0]?.obstacles).toContain(obstacle);
    expect((await rowsOf(sale))[0]?.exportedAt).toBeNull();
  });

  it('are not given while the seller has no valid NIP; it is the seller of the day of issue that counts', async () => {
    await aMonth();
    const { config } = world.deps;
    world.deps.config = { ...config, company: { ...config.company, nip: '0000000000' } };
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    await exported();
    expect(await listed()).toMatchObject([{ number: null, obstacles: ['seller'] }]);
    world.deps.config = config;
    expect((await exported())[`FV-${month}-0001.xml`]).toContain(`<NIP>${config.company.nip}</NIP>`);
    expect(await rowsOf(sale)).toMatchObject([{ seller: { nip: config.company.nip } }]);
  });

  it.each(['Polska', 'polska', 'Poland', 'PL'])('need no tax review for a seat in %s', async (country) => {
    await aMonth();
    await aSale(world.deps, await aCustomer(), { paidAt: day(10), buyer: { country } });
    expect((await exported())[`FV-${month}-0001.xml`]).toContain('<KodKraju>PL</KodKraju>\n      <AdresL1>ul. Testowa');
  });

  it('to a seat abroad wait for an accountant’s decision and then name that country', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10), buyer: { country: 'Niemcy', city: 'Berlin' } });
    expect(await listed()).toMatchObject([{ obstacles: ['tax_review'] }]);
    expect(Object.keys(await exported())).toHaveLength(1);
    expect(await about(sale, 'tax-review', {})).toBe('ok');
    expect((await exported())[`FV-${month}-0001.xml`]).toContain('<KodKraju>DE</KodKraju>');
    expect(await logged(sale.organizationId, 'operator.tax_reviewed')).toMatchObject({ userId: operator.userId, metadata: { note } });
    expect(await about(sale, 'tax-review', {})).toBe('invoice_issued');
  });
});

describe('the rate of an invoice in euros', () => {
  const rate = { rate: 4.252, table: '176/A/NBP/2026' };
  let isAway = false;
  const requested: string[] = [];
  const bank = createServer((request, reply) => {
    const effectiveDate = /\d{4}-\d{2}-\d{2}/.exec(request.url ?? '')?.[0] ?? '';
    requested.push(effectiveDate);
    const rates = [{ no: rate.table, effectiveDate, mid: rate.rate }];
    reply.writeHead(isAway ? 500 : 200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ table: 'A', currency: 'euro', code: 'EUR', rates }));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
    world.deps.exchangeRates = openExchangeRates({ url: `http://127.0.0.1:${(bank.address() as AddressInfo).port}` });
  });
  beforeEach(() => {
    isAway = false;
    requested.length = 0;
  });
  afterAll(() => bank.close());

  const storedOf = (sale: Sale) =>
    world.deps.db.rows(sql`
      select nbp_rate, nbp_table, to_char(nbp_day, 'YYYY-MM-DD') as nbp_day, number is not null as issued from invoices
      where id in (select id from invoices where payment_id = ${sale.paymentId}) order by sequence`);

  it('is fetched when it is issued, stored with its table and day, and not queried again', async () => {
    await aMonth();
    const [sale, same] = [
      await aSale(world.deps, await aCustomer(), { paidAt: day(10), currency: 'EUR' }),
      await aSale(world.deps, await aCustomer(), { paidAt: day(10), currency: 'EUR' }),
    ];
    await refunded(world.deps, sale, [{ at: day(11), amountMinor: 42_927 }]);
    const files = await exported();
    expect(requested).toEqual([`${month}-09`, `${month}-09`]);
    const stored = { nbpRate: 4.252, nbpTable: rate.table, nbpDay: `${month}-09`, issued: true };
    expect([await storedOf(sale), await storedOf(same)]).toEqual([[stored, stored], [stored]]);
    expect(files[`FK-${month}-0001.xml`]).toContain('<KursWaluty>4.2520</KursWaluty>');
    expect(await exported()).toEqual(files);
    expect(requested).toHaveLength(2);
  });

  it('is that of the bank: another one, another table and both left out are not accepted from an operator', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10), currency: 'EUR' });
    for (const typed of [{ rate: 19.9, table: '999/A/NBP/2030' }, { rate: 4.2521 }, { table: '177/A/NBP/2026' }])
      expect(await about(sale, 'rate', typed)).toBe('rate_differs');
    const url = `/api/operator/invoices/${await idOf(sale)}/rate`;
    const answer = await act(url, { organizationId: sale.organizationId, note, rate: 19.9 });
    expect(answer.json()).toMatchObject({ rate: '4.2520', table: rate.table, day: `${month}-09` });
    expect(await storedOf(sale)).toEqual([{ nbpRate: null, nbpTable: null, nbpDay: null, issued: false }]);
    expect(await about(sale, 'rate', {})).toBe('ok');
    expect(await storedOf(sale)).toEqual([{ nbpRate: 4.252, nbpTable: rate.table, nbpDay: `${month}-09`, issued: false }]);
  });

  it('that the bank does not give keeps its invoice waiting, and no other one', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10), currency: 'EUR' });
    const other = await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    isAway = true;
    const url = `/api/operator/invoices/${await idOf(sale)}/rate`;
    const answer = await act(url, { organizationId: sale.organizationId, note, ...rate });
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'rates_unavailable', '60']);
    await exported();
    expect([await storedOf(sale), await storedOf(other)]).toMatchObject([[{ nbpRate: null, issued: false }], [{ issued: true }]]);
    isAway = false;
    expect(Object.keys(await exported()).filter((name) => name.endsWith('.xml'))).toHaveLength(2);
  });

  it('is not requested while a draft waits for something else, nor for a month in złoty', async () => {
    await aMonth();
    await aSale(world.deps, await aCustomer(), { paidAt: day(10), currency: 'EUR', buyer: { country: 'Niemcy' } });
    await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    isAway = true;
    expect(Object.keys(await exported()).filter((name) => name.endsWith('.xml'))).toHaveLength(1);
    expect(requested).toEqual([]);
  });

  it('that was typed before rates were fetched is fetched for a draft; what was issued with it keeps it, with its corrections', async () => {
    await aMonth();
    const typed = sql`nbp_rate = 19.9, nbp_table = '999/A/NBP/2030'`;
    const draft = await aSale(world.deps, await aCustomer(), { paidAt: day(10), currency: 'EUR' });
    const issued = await aSale(world.deps, await aCustomer(), { paidAt: day(12), currency: 'EUR' });
    await world.deps.db.rows(sql`update invoices set ${typed} where payment_id = ${draft.paymentId}`);
    await world.deps.db.rows(sql`
      update invoices set ${typed}, number = ${`FV/${month.replace('-', '/')}/0001`}, exported_at = ${day(13)} where payment_id = ${issued.paymentId}`);
    await refunded(world.deps, issued, [{ at: day(14), amountMinor: 42_927 }]);
    expect(await listed()).toMatchObject([
      { obstacles: ['nbp_rate'] },
      { obstacles: [] },
      { nbpRate: 19.9, obstacles: ['original_not_in_ksef'] },
    ]);
    await goTo(day(28));
    expect(await about(issued, 'ksef', { ksefNumber: typedNumber(1) })).toBe('ok');
    await exported();
    const before = { nbpRate: 19.9, nbpTable: '999/A/NBP/2030', nbpDay: null, issued: true };
    expect(await storedOf(draft)).toEqual([{ nbpRate: 4.252, nbpTable: rate.table, nbpDay: `${month}-09`, issued: true }]);
    expect(await storedOf(issued)).toEqual([before, before]);
  });

  it('that the version before enters after it was fetched is fetched again', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10), currency: 'EUR' });
    await about(sale, 'rate', {});
    await world.deps.db.rows(sql`update invoices set nbp_rate = 19.9, nbp_table = '999/A/NBP/2030' where payment_id = ${sale.paymentId}`);
    expect(await listed()).toMatchObject([{ obstacles: ['nbp_rate'] }]);
    await exported();
    expect(await storedOf(sale)).toMatchObject([{ nbpRate: 4.252, nbpDay: `${month}-09`, issued: true }]);
  });

  it('is entered once, is that of its corrections, and stays', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10), currency: 'EUR' });
    await refunded(world.deps, sale, [{ at: day(11), amountMinor: 42_927 }]);
    expect(await listed()).toMatchObject([{ obstacles: ['nbp_rate'] }, { obstacles: ['nbp_rate', 'original_missing'] }]);
    expect(await about(sale, 'rate', rate, 1)).toBe('rate_not_needed');
    expect(await about(sale, 'rate', { ...rate, table: 'x' })).toBe('invalid_input');
    expect(await about(sale, 'rate', { ...rate, rate: 4 })).toBe('rate_differs');
    expect(await about(sale, 'rate', rate)).toBe('ok');
    expect(await listed()).toMatchObject([
      { nbpRate: 4.252, obstacles: [] },
      { nbpRate: 4.252, nbpTable: rate.table },
    ]);
    const files = await exported();
    expect(files[`FV-${month}-0001.xml`]).toContain('<P_14_1W>341.31</P_14_1W>');
    expect(files[`FK-${month}-0001.xml`]).toContain('<P_14_1W>-341.31</P_14_1W>');
    expect(await about(sale, 'rate', { ...rate, rate: 4.3 })).toBe('invoice_issued');
    expect(await about(sale, 'rate', rate)).toBe('invoice_issued');
    expect(await exported()).toEqual(files);
    expect(await logged(sale.organizationId, 'operator.rate_entered')).toEqual({
      userId: operator.userId,
      metadata: { note, ...rate, day: `${month}-09` },
    });
    const [, vat, correction] = files[`rejestr-${month}.csv`]!.split('\r\n').map((line) => line.split(';'));
    const [table, tableDay] = [rate.table, `${month}-09`];
    expect(vat?.slice(7, 17)).toEqual(['349,00', '23%', '80,27', '429,27', 'EUR', '4,2520', table, tableDay, '1483,95', '341,31']);
    expect(correction?.slice(7, 15)).toEqual(['-349,00', '23%', '-80,27', '-429,27', 'EUR', '4,2520', table, tableDay]);
    expect(correction?.slice(15, 17)).toEqual(['-1483,95', '-341,31']);
    const change = world.deps.db.rows(sql`update invoices set nbp_rate = 5 where id = ${await idOf(sale)}`);
    await expect(change).rejects.toThrow('cannot be changed');
  });

  it('is not requested in złoty', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    expect(await about(sale, 'rate', rate)).toBe('rate_not_needed');
  });
});

describe('the buyer', () => {
  it('is corrected in a draft, with a reason in the log that stores no data', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10), buyer: { country: 'Niemcy' } });
    await refunded(world.deps, sale, [{ at: day(11), amountMinor: 100 }]);
    const { email: _, ...shown } = sale.buyer;
    expect(await listed()).toMatchObject([
      {
        organizationId: sale.organizationId,
        kind: 'VAT',
        reason: 'sale',
        number: null,
        originalNumber: null,
        buyer: { ...shown, recipient: null, localGovernment: false, vatGroup: false },
        net: 1500,
        vat: 345,
        gross: 1845,
        currency: 'PLN',
        soldAt: new Date(day(10)).toISOString(),
        exportedAt: null,
        deadline: `${nextMonth()}-15`,
        urgency: null,
        ksefNumber: null,
        ksefState: null,
        nbpRate: null,
      },
      { kind: 'KOR', reason: 'refund', vat: -0.19, net: -0.81, gross: -1 },
    ]);
    expect((await listed())[0]?.buyer).not.toHaveProperty('email');
    expect(await about(sale, 'buyer', { ...aBuyer(sale, { name: 'Nowa Nazwa', country: 'Polska' }), note: '' })).toBe('invalid_input');
    expect(await about(sale, 'buyer', aBuyer(sale, { name: 'Nowa Nazwa', country: 'Polska' }))).toBe('ok');
    expect(await rowsOf(sale)).toMatchObject([
      { buyer: { name: 'Nowa Nazwa', email: sale.buyer.email }, needsTaxReview: false },
      { buyer: { name: 'Nowa Nazwa' }, reason: 'refund' },
    ]);
    expect(await logged(sale.organizationId, 'operator.buyer_corrected')).toEqual({
      userId: operator.userId,
      metadata: { note, fields: ['name', 'country'] },
    });
    expect(await about(sale, 'buyer', aBuyer(sale, { name: 'Nowa Nazwa', country: 'Polska' }))).toBe('nothing_changed');
    expect(await about(sale, 'buyer', aBuyer(sale), 1)).toBe('correct_the_invoice');
  });

  it('abroad is reviewed once for each country, however often the rest is corrected', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10), buyer: { country: 'Niemcy' } });
    await about(sale, 'tax-review', {});
    expect(await about(sale, 'buyer', aBuyer(sale, { name: 'Nowa Nazwa' }))).toBe('ok');
    expect(await listed()).toMatchObject([{ obstacles: [] }]);
    expect(await about(sale, 'buyer', aBuyer(sale, { name: 'Nowa Nazwa', country: 'Francja' }))).toBe('ok');
    expect(await listed()).toMatchObject([{ obstacles: ['tax_review'] }]);
    expect(await about(sale, 'buyer', aBuyer(sale, { name: 'Nowa Nazwa', country: 'PL', nip: '9990000014' }))).toBe('ok');
    expect(await rowsOf(sale)).toMatchObject([{ buyer: { nip: '9990000014', email: sale.buyer.email }, needsTaxReview: false }]);
  });

  it.each<[string, object, string]>([
    ['a wrong NIP', { nip: '9990000015' }, 'buyer.nip'],
    ['a NIP of zeros', { nip: '0000000000' }, 'buyer.nip'],
    ['no country', { country: 'Nibylandia' }, 'buyer.country'],
    ['no name', { name: ' ' }, 'buyer.name'],
    ['a mark without a recipient', { localGovernment: true }, 'buyer.recipient.name'],
  ])('is not corrected to %s', async (_, change, field) => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    const url = `/api/operator/invoices/${await idOf(sale)}/buyer`;
    const answer = await act(url, { organizationId: sale.organizationId, note, ...aBuyer(sale, change) });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  });

  it('of an issued invoice is corrected by a correction with the data before and after', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    await exported();
    await goTo(day(20));
    expect(await about(sale, 'buyer', aBuyer(sale, { name: 'Nowa Nazwa' }))).toBe('ok');
    expect(await about(sale, 'buyer', aBuyer(sale, { name: 'Nowa Nazwa' }))).toBe('nothing_changed');
    const [original, draft] = await rowsOf(sale);
    expect(original).toMatchObject({ buyer: { name: 'FIRMA "A&B" sp. z o.o.' } });
    expect(draft).toMatchObject({
      reason: 'buyer',
      net: 0,
      vat: 0,
      gross: 0,
      buyer: { name: 'Nowa Nazwa' },
      buyerBefore: { name: 'FIRMA "A&B" sp. z o.o.' },
    });
    expect(await about(sale, 'buyer', aBuyer(sale, { name: 'Jeszcze Nowsza', nip: '9990000014' }), 1)).toBe('correct_the_invoice');
    expect(await about(sale, 'buyer', aBuyer(sale, { name: 'Jeszcze Nowsza' }), 1)).toBe('ok');
    const xml = (await exported())[`FK-${month}-0001.xml`]!;
    expect(xml).toMatch(/<Podmiot2K>[\s\S]*FIRMA &quot;A&amp;B&quot;[\s\S]*<\/Podmiot2K>/);
    expect(xml).toContain('<Nazwa>Jeszcze Nowsza</Nazwa>');
    await refunded(world.deps, sale, [{ at: day(21), amountMinor: 184_500 }]);
    expect((await rowsOf(sale)).at(-1)).toMatchObject({
      reason: 'refund',
      gross: -184_500,
      buyer: { name: 'Jeszcze Nowsza' },
      buyerBefore: null,
    });
  });
});

describe('a wrong NIP', () => {
  it('of an issued invoice is corrected to zero, and the same payment is invoiced anew', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    await exported();
    await refunded(world.deps, sale, [{ at: day(12), amountMinor: 50_000 }]);
    await goTo(day(20));
    expect(await about(sale, 'buyer', aBuyer(sale, { nip: '9990000014', name: 'Właściwa sp. z o.o.' }))).toBe('ok');
    const rows = await rowsOf(sale);
    expect(rows.map(({ kind, reason, sequence, gross }) => [kind, reason, sequence, gross])).toEqual([
      ['VAT', 'sale', 0, 184_500],
      ['KOR', 'refund', 1, -50_000],
      ['KOR', 'replaced', 2, -134_500],
      ['VAT', 'sale', 3, 134_500],
    ]);
    expect(rows.map(({ buyer }) => buyer.nip)).toEqual([sale.buyer.nip, sale.buyer.nip, sale.buyer.nip, '9990000014']);
    await refunded(world.deps, sale, [
      { at: day(12), amountMinor: 50_000 },
      { at: day(21), amountMinor: 134_500 },
    ]);
    const files = await exported();
    expect(
      Object.keys(files)
        .filter((name) => name.endsWith('.xml'))
        .toSorted(),
    ).toEqual(
      ['FK', 'FK', 'FK', 'FV', 'FV'].map((series, place) => `${series}-${month}-000${series === 'FK' ? place + 1 : place - 2}.xml`),
    );
    const toZero = files[`FK-${month}-0002.xml`]!;
    expect(toZero).toContain('<TypKorekty>1</TypKorekty>');
    expect(toZero).toContain('<P_15>-1345.00</P_15>');
    expect(files[`FV-${month}-0002.xml`]).toContain('<NIP>9990000014</NIP>');
    expect(files[`FV-${month}-0002.xml`]).toContain('<P_15>1345.00</P_15>');
    // What goes back afterwards corrects the new invoice.
    expect(files[`FK-${month}-0003.xml`]).toContain(`<NrFaKorygowanej>FV/${month.replace('-', '/')}/0002</NrFaKorygowanej>`);
    expect((await rowsOf(sale)).reduce((sum, { gross }) => sum + gross, 0)).toBe(0);
    expect(await about(sale, 'buyer', aBuyer(sale, { nip: '9990000020' }))).toBe('nothing_to_replace');
  });

  it('of a draft is corrected in it, and two corrections at once make one replacement each', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    expect(await about(sale, 'buyer', aBuyer(sale, { nip: '9990000014' }))).toBe('ok');
    expect(await rowsOf(sale)).toMatchObject([{ kind: 'VAT', buyer: { nip: '9990000014' } }]);
    await exported();
    await goTo(day(28));
    const both = await Promise.all(['9990000020', '9990000020'].map((nip) => about(sale, 'buyer', aBuyer(sale, { nip }))));
    expect(both.toSorted()).toEqual(['nothing_changed', 'ok']);
    expect((await rowsOf(sale)).map(({ reason }) => reason)).toEqual(['sale', 'replaced', 'sale']);
  });
});

describe('what was issued', () => {
  it.each([
    sql`net_amount = 1`,
    sql`buyer = '{}'`,
    sql`seller = '{}'`,
    sql`number = 'FV/2000/01/0001'`,
    sql`number = null`,
    sql`exported_at = now()`,
    sql`payment_method = 'blik'`,
    sql`needs_tax_review = true`,
    sql`nbp_table = 'x'`,
  ])('cannot be changed (%#)', async (set) => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10), change: { method: null } });
    await exported();
    await expect(world.deps.db.rows(sql`update invoices set ${set} where id = ${await idOf(sale)}`)).rejects.toThrow('cannot be changed');
  });

  it('before invoices were sent from here takes the number that KSeF gave it, which no other has; nothing else does', async () => {
    await aMonth();
    const org = await aCustomer();
    const [one, two, sent] = [
      await aSale(world.deps, org, { paidAt: day(10) }),
      await aSale(world.deps, org, { paidAt: day(11) }),
      await aSale(world.deps, org, { paidAt: day(12) }),
    ];
    const ksefNumber = typedNumber(1);
    await goTo(day(28));
    expect(await about(one, 'ksef', { ksefNumber })).toBe('invoice_draft');
    for (const [place, sale] of [one, two].entries())
      await world.deps.db.rows(sql`
        update invoices set number = ${`FV/${month.replace('-', '/')}/000${place + 1}`}, exported_at = ${day(13)} where payment_id = ${sale.paymentId}`);
    await exported();
    await goTo(day(28));
    const wrong = [
      '1111111111-20991399-ABCDEF-ABCDEF-FF',
      ksefNumber.replace(/..$/, '00'),
      withKsefChecksum('9990000008-20270101-0123456789AB'),
    ];
    for (const other of wrong) expect(await about(one, 'ksef', { ksefNumber: other })).toBe('ksef_number_wrong');
    expect(await about(one, 'ksef', { ksefNumber: ` ${ksefNumber.toLowerCase()} ` })).toBe('ok');
    expect(await about(two, 'ksef', { ksefNumber })).toBe('ksef_taken');
    expect(await about(sent, 'ksef', { ksefNumber: typedNumber(2) })).toBe('ksef_comes_by_itself');
    await goTo('2026-11-21T09:00:00.000Z');
    const { payments } = (await read('/api/billing', org.cookie)).json<Billing>();
    expect(payments.find((payment) => payment.id === one.paymentId)?.ksefNumber).toBe(ksefNumber);
    expect(payments.find((payment) => payment.id === two.paymentId)?.ksefNumber).toBeNull();
    expect(await logged(org.id, 'operator.ksef_entered')).toEqual({ userId: operator.userId, metadata: { note } });
  });

  it('belongs to an organisation: acts about another find nothing', async () => {
    await aMonth();
    const sale = await aSale(world.deps, await aCustomer(), { paidAt: day(10) });
    const answer = await act(`/api/operator/invoices/${await idOf(sale)}/tax-review`, { organizationId: operator.id, note });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the register', () => {
  it('names dates, buyer, order and what is corrected, and runs nothing as a formula', async () => {
    await aMonth();
    const org = await aCustomer();
    const names = ['-2+3+cmd', '+48 600', '@SUM(A1)', '=1+1', '  =1+1'];
    for (const [place, name] of names.entries()) await aSale(world.deps, org, { paidAt: day(10 + place), buyer: { name } });
    const sale = await aSale(world.deps, org, { paidAt: day(20), buyer: { name: 'A "B"; C' } });
    await refunded(world.deps, sale, [{ at: day(21), amountMinor: 184_500 }]);
    const csv = (await exported())[`rejestr-${month}.csv`]!;
    expect(csv.endsWith('\r\n')).toBe(true);
    const lines = csv.trim().split('\r\n');
    expect(csv.startsWith('\ufeff')).toBe(true);
    const slash = month.replace('-', '/');
    expect(lines[1]).toContain(`FV/${slash}/0001;VAT;${month}-27;${month}-10;${org.nip};'-2+3+cmd;;1500,00;23%;345,00;1845,00;PLN`);
    for (const [place, name] of names.entries()) expect(lines[1 + place]!.split(';')[5]).toBe(`'${name}`);
    expect(lines.at(-2)).toContain('"A ""B""; C"');
    expect(lines.at(-1)).toContain(`FK/${slash}/0001;KOR;${month}-27;${month}-21;`);
    expect(lines.at(-1)).toContain(';-1500,00;23%;-345,00;-1845,00;PLN;;;;-1500,00;-345,00;-1845,00;');
    expect(lines.at(-1)).toContain(`;FV/${slash}/0006;`);
    expect(lines.at(-1)).toContain(`;card;${sale.orderNumber};`);
  });
});

describe('a customer', () => {
  it('sees invoices of own orders, a PDF of what was issued, and is notified by mail', async () => {
    await aMonth();
    const [org, other] = [await aCustomer(), await aCustomer()];
    const sale = await aSale(world.deps, org, { paidAt: day(10), change: { language: 'de' } });
    const own = async () => (await read('/api/billing/invoices', org.cookie)).json();
    const draft = { id: await idOf(sale), paymentId: sale.paymentId, kind: 'VAT', reason: 'sale', gross: 1845, currency: 'PLN' };
    expect(await own()).toEqual([
      { ...draft, number: null, issuedAt: null, ksefNumber: null, state: 'preparing', ksefLink: null, hasConfirmation: false },
    ]);
    const pdf = `/api/billing/invoices/${await idOf(sale)}/pdf`;
    expect((await read(pdf, org.cookie)).statusCode).toBe(404);
    await refunded(world.deps, sale, [{ at: day(12), amountMinor: 50_000 }]);
    await exported();
    await exported();
    const number = `FV/${month.replace('-', '/')}/0001`;
    const [issued] = await rowsOf(sale);
    const hash = Buffer.from(issued?.file?.hash ?? '', 'base64').toString('base64url');
    const [seller, year, inMonth] = [world.deps.config.company.nip, ...month.split('-')];
    expect((await own())[0]).toEqual({
      ...draft,
      number,
      issuedAt: `${month}-27T10:00:00.000Z`,
      ksefNumber: issued?.ksefNumber,
      state: 'in_ksef',
      ksefLink: `${world.deps.config.ksef.qrUrl}/invoice/${seller}/27-${inMonth}-${year}/${hash}`,
      hasConfirmation: true,
    });
    const upo = `/api/billing/invoices/${draft.id}/upo`;
    expect((await read(upo, org.cookie)).body).toContain(`<NumerKSeF>${issued?.ksefNumber}</NumerKSeF>`);
    expect((await read(upo, other.cookie)).statusCode).toBe(404);
    expect(await own()).toMatchObject([{ number }, { kind: 'KOR', gross: -500, number: number.replace('FV', 'FK') }]);
    const answer = await read(`${pdf}?lang=de`, org.cookie);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain(`FV-${month}-0001.pdf`);
    expect((await read(pdf, other.cookie)).statusCode).toBe(404);
    expect((await world.call('GET', pdf)).statusCode).toBe(401);
    expect((await read('/api/billing/invoices', other.cookie)).json()).toEqual([]);
    const mails = (await mailsTo(org)).map(({ data }) => data).sort((a, b) => b.kind.localeCompare(a.kind));
    expect(mails).toMatchObject([
      { kind: 'invoice_issued', language: 'de', values: { number, orderNumber: sale.orderNumber }, recipient: { email: org.email } },
      { kind: 'correction_issued', values: { original: number, reason: 'teilweise Erstattung der Zahlung' } },
    ]);
    expect(mails[0]).toMatchObject({
      values: { organizationId: org.id, invoiceId: draft.id, gross: '1.845,00\u00a0PLN', original: '', reason: '' },
      recipient: { email: org.email, firstName: sale.buyer.name, lastName: '' },
    });
    expect(mails[1]?.values.gross).toBe('-500,00\u00a0PLN');
  });

  it('of the earlier version is notified too, where there is an account, without a number of the order', async () => {
    await aMonth();
    const org = await aCustomer();
    const [row] = await rowsOf(await aSale(world.deps, org, { paidAt: day(10) }));
    for (const userId of [null, org.userId]) {
      await world.deps.db.transaction((tx) =>
        enqueueInvoiceMail(world.deps, tx, { ...row!, userId, orderNumber: null, language: null }, 'FV/1'),
      );
    }
    expect(await mailsTo(org)).toMatchObject([{ data: { language: 'pl', values: { number: 'FV/1', orderNumber: '' } } }]);
  });

  it('cannot request what only operators may', async () => {
    const user = await aCustomer();
    for (const url of ['/api/operator/invoices/2026-11', '/api/operator/due-invoices']) {
      expect((await read(url, user.cookie)).statusCode).toBe(403);
      expect((await world.call('GET', url)).statusCode).toBe(401);
    }
    expect((await act('/api/operator/ksef/stop', { note }, user.cookie)).statusCode).toBe(403);
  });
});

describe('the deadline of issue', () => {
  it('is watched: what is near it or past it is shown to the operator and in one mail a day', async () => {
    await aMonth();
    const org = await aCustomer();
    await aSale(world.deps, org, { paidAt: day(10) });
    const next = nextMonth();
    const dueMonths = async () =>
      (await read('/api/operator/due-invoices')).json<{ month: string }[]>().filter((one) => one.month === month);
    const mailed = async () => {
      const rows = await world.deps.db.rows<{ values: Record<string, string> }>(sql`
        select data -> 'values' as values from pgboss.job
        where name = 'mail' and data ->> 'kind' = 'invoices_due' and data ->> 'userId' = ${operator.userId} order by created_on`);
      return rows.map((row) => row.values);
    };
    await world.deps.db.rows(sql`delete from invoice_watch_days`);
    await goTo(`${next}-09T12:00:00Z`);
    expect(await dueMonths()).toEqual([]);
    const before = (await mailed()).length;
    await goTo(`${next}-10T12:00:00Z`);
    expect(await dueMonths()).toEqual([{ month, total: 1, urgency: 'soon' }]);
    const watched = await watchDeadlines(world.deps);
    expect(watched).toMatchObject({ told: 1 });
    expect((await mailed()).at(-1)).toMatchObject({ count: String(watched.due), overdue: String(watched.overdue) });
    expect(await watchDeadlines(world.deps)).toMatchObject({ told: 0 });
    expect(await mailed()).toHaveLength(before + 1);
    expect((await mailed()).at(-1)?.deadline).toContain('15');
    await goTo(`${next}-16T12:00:00Z`);
    expect(await dueMonths()).toEqual([{ month, total: 1, urgency: 'overdue' }]);
    const { due, overdue, told: notified } = await watchDeadlines(world.deps);
    expect([notified, due - watched.due, overdue - watched.overdue]).toEqual([1, 0, 1]);
    await exported();
    expect(await dueMonths()).toEqual([]);
  });

  it('is silent when nothing waits', async () => {
    await goTo('2026-11-12T12:00:00Z');
    expect(await watchDeadlines(world.deps)).toEqual({ due: 0, overdue: 0, told: 0 });
  });
});
