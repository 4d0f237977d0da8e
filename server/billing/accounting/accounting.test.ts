// @module-tag long
import { unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountingMonth } from '#contract/billing/accounting.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { invoicedByPayment, type Sale } from '#server/billing/invoices/service.ts';
import { setRate } from '#server/billing/invoices/invoice-changes.ts';
import { invoicesOfPayment } from '#server/billing/invoices/repository.ts';
import { anOrganization, aPerson, type TestPerson } from '#server/testing/builders.ts';
import { runKsef } from '#server/billing/invoices/ksef/sending/run.ts';
import { passMinutes, withKsef } from '#server/testing/ksef/world.ts';
import { aSale, refunded } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';
import { issuedInMonth } from './documents.ts';
import { zlotyOf } from './zloty.ts';

const world = openWorld();
let accountant: TestPerson;
/** Each test has years of its own, so that numbers begin anew. */
let years = 0;
let year = '';

beforeAll(async () => {
  withKsef(world);
  world.at('2026-11-21T09:00:00.000Z');
  accountant = await aPerson(world.deps);
  await world.deps.db.rows(sql`update users set role = 'accountant' where id = ${accountant.userId}`);
});

/** What other tests left unissued would be issued here. */
async function aYear(): Promise<void> {
  years += 1;
  year = `20${27 + years}`;
  await world.deps.db.rows(sql`delete from invoices where number is null`);
}

const get = (url: string, cookie = accountant.cookie) => world.call('GET', url, { cookie });
const read = async (month: string): Promise<AccountingMonth> => (await get(`/api/accounting/${month}`)).json();

/** Issues what was sold, at a moment; sessions do not last until then. */
async function issue(at: string): Promise<void> {
  world.at(at);
  await runKsef(world.deps);
  await passMinutes(world, 1);
  world.at('2026-11-21T09:00:00.000Z');
}

/** As it was issued before invoices were sent from here. */
async function issueAsBefore(at: string): Promise<void> {
  await issue(at);
  await world.deps.db.rows(sql`
    update invoices set ksef_number = null where exported_at >= ${at} and exported_at < ${at}::timestamptz + interval '1 hour'`);
  await world.deps.db.rows(sql`delete from ksef_documents where issued_at >= ${at} and issued_at < ${at}::timestamptz + interval '1 hour'`);
}

async function withRate(sale: Sale, rate: number): Promise<Sale> {
  const [row] = await invoicesOfPayment(world.deps.db, sale.organizationId, sale.paymentId);
  await setRate(world.deps.db, row!, { rate, table: '225/A/NBP/2026', day: '2026-11-19' });
  return sale;
}

const customer = () => anOrganization(world.deps, { plan: null });

async function filesOf(url: string): Promise<Record<string, Buffer>> {
  const answer = await get(url);
  expect(answer.statusCode, answer.body).toBe(200);
  return Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(answer.rawPayload))).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );
}

describe('a month of issue', () => {
  it('has what was issued in it, whenever it was sold, with sums and what is open', async () => {
    await aYear();
    const sold = await aSale(world.deps, await customer(), { paidAt: `${year}-03-30T10:00:00Z` });
    await withRate(await aSale(world.deps, await customer(), { paidAt: `${year}-03-31T10:00:00Z`, currency: 'EUR' }), 4.252);
    await issue(`${year}-04-02T08:00:00Z`);
    await refunded(world.deps, sold, [{ at: `${year}-04-10T10:00:00Z`, amountMinor: 50_000 }]);
    await issue(`${year}-04-11T08:00:00Z`);
    await aSale(world.deps, await customer(), { paidAt: `${year}-04-20T10:00:00Z` });
    const { documents, ...rest } = await read(`${year}-04`);
    expect(documents).toMatchObject([
      { kind: 'VAT', number: `FV/${year}/04/0001`, net: 1500, inZloty: { net: 1500, vat: 345 }, mark: 'NrKSeF' },
      { kind: 'VAT', currency: 'EUR', net: 349, inZloty: { net: 1483.95, vat: 341.31, gross: 1825.26 } },
      { kind: 'KOR', originalNumber: `FV/${year}/04/0001`, gross: -500 },
    ]);
    expect(rest).toEqual({
      totals: [
        { currency: 'PLN', documents: 2, net: 1093.5, vat: 251.5, gross: 1345 },
        { currency: 'EUR', documents: 1, net: 349, vat: 80.27, gross: 429.27 },
      ],
      inZloty: { net: 2577.45, vat: 592.81, gross: 3170.26 },
      withoutNumber: 0,
      otherMonth: 2,
      drafts: 1,
      missing: [],
    });
    expect((await read(`${year}-03`)).documents).toEqual([]);
  });

  it('is a register with złoty, marks and what is corrected', async () => {
    await aYear();
    const sold = await withRate(await aSale(world.deps, await customer(), { paidAt: `${year}-03-10T10:00:00Z`, currency: 'EUR' }), 4.252);
    await issue(`${year}-03-11T08:00:00Z`);
    const [first] = await invoicesOfPayment(world.deps.db, sold.organizationId, sold.paymentId);
    const ksef = first!.ksefNumber ?? '';
    await refunded(world.deps, sold, [{ at: `${year}-03-12T10:00:00Z`, amountMinor: 42_927 }]);
    await issueAsBefore(`${year}-03-13T08:00:00Z`);
    const answer = await get(`/api/accounting/${year}-03/register`);
    expect(answer.headers['content-type']).toContain('text/csv');
    const lines = answer.body.replace('\ufeff', '').trim().split('\r\n');
    const heads = lines[0]!.split(';');
    const cells = (line: string): Record<string, string> => Object.fromEntries(line.split(';').map((cell, place) => [heads[place]!, cell]));
    expect(lines).toHaveLength(3);
    expect(cells(lines[1]!)).toMatchObject({
      'netto PLN': '1483,95',
      'VAT PLN': '341,31',
      'brutto PLN': '1825,26',
      'numer KSeF': ksef,
      'oznaczenie bez numeru KSeF': '',
    });
    expect(cells(lines[2]!)).toMatchObject({
      rodzaj: 'KOR',
      'netto PLN': '-1483,95',
      'VAT PLN': '-341,31',
      'numer KSeF': '',
      'oznaczenie bez numeru KSeF': 'BFK',
      'faktura korygowana': `FV/${year}/03/0001`,
      'numer KSeF faktury korygowanej': ksef,
      'przyczyna korekty': 'Zwrot płatności',
    });
  });

  it('is one archive with everything, and states what is not in it', async () => {
    await aYear();
    await aSale(world.deps, await customer(), { paidAt: `${year}-03-10T10:00:00Z` });
    await issue(`${year}-03-11T08:00:00Z`);
    const files = await filesOf(`/api/accounting/${year}-03/archive`);
    const name = `dokumenty/FV-${year}-03-0001`;
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'CZYTAJ.txt',
        `JPK_FA-${year}-03.xml`,
        `JPK_V7M-${year}-03.xml`,
        `${name}.pdf`,
        `${name}.xml`,
        `${name}-UPO.xml`,
        `rejestr-${year}-03.csv`,
      ].toSorted(),
    );
    expect(files[`${name}.pdf`]!.subarray(0, 5).toString()).toBe('%PDF-');
    expect(files['CZYTAJ.txt']!.toString()).toContain('netto 1500.00, VAT 345.00, brutto 1845.00');
    const { company } = world.deps.config;
    world.deps.config = { ...world.deps.config, company: { ...company, taxOffice: null } };
    try {
      const without = await filesOf(`/api/accounting/${year}-03/archive`);
      expect(Object.keys(without).filter((one) => one.startsWith('JPK'))).toEqual([]);
      expect(without['CZYTAJ.txt']!.toString()).toContain('brakuje ustawień COMPANY_TAX_OFFICE');
      const refused = await get(`/api/accounting/${year}-03/jpk-v7m`);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'jpk_settings']);
      expect((await read(`${year}-03`)).missing).toEqual(['tax_office']);
    } finally {
      world.deps.config = { ...world.deps.config, company };
    }
  });

  it('without documents has a register and a JPK_V7M, and no JPK_FA', async () => {
    expect((await get('/api/accounting/2039-01/register')).statusCode).toBe(200);
    expect((await get('/api/accounting/2039-01/jpk-v7m')).body).toContain('<LiczbaWierszySprzedazy>0<');
    expect((await get('/api/accounting/2039-01/jpk-fa')).json().code).toBe('no_documents');
    expect(Object.keys(await filesOf('/api/accounting/2039-01/archive')).toSorted()).toEqual(['CZYTAJ.txt', 'rejestr-2039-01.csv']);
  });
});

describe('a document', () => {
  it('is read as copy, structured invoice and duplicate, which what KSeF numbered has not, and each reading is in the log', async () => {
    await aYear();
    const sale = await aSale(world.deps, await customer(), { paidAt: `${year}-03-10T10:00:00Z` });
    const [draft] = await invoicesOfPayment(world.deps.db, sale.organizationId, sale.paymentId);
    const url = (file: string, more = ''): string =>
      `/api/accounting/documents/${draft!.id}/${file}?organizationId=${sale.organizationId}${more}`;
    expect((await get(url('xml'))).statusCode).toBe(404);
    await issueAsBefore(`${year}-03-11T08:00:00Z`);
    expect((await get(url('xml'))).body).toContain(`<P_2>FV/${year}/03/0001</P_2>`);
    expect((await get(url('pdf'))).headers['content-disposition']).toContain(`FV-${year}-03-0001.pdf`);
    expect((await get(url('pdf', '&duplicate=yes'))).headers['content-disposition']).toContain('duplikat');
    expect((await get(url('upo'))).statusCode).toBe(404);
    await world.deps.db.rows(sql`update invoices set ksef_number = ${`9990000008-${year}0311-0123456789AB-CE`} where id = ${draft!.id}`);
    expect((await get(url('pdf', '&duplicate=yes'))).json().code).toBe('duplicate_in_ksef');
    const acts = await world.deps.db.rows<{ userId: string; metadata: { file: string } }>(sql`
      select user_id, metadata from audit_logs where action = 'accountant.document_read' and entity_id = ${draft!.id} order by id`);
    expect(acts.map(({ userId, metadata }) => [userId === accountant.userId, metadata.file])).toEqual([
      [true, 'xml'],
      [true, 'pdf'],
      [true, 'duplicate'],
    ]);
  });

  it('is read by operators too', async () => {
    const operator = await anOrganization(world.deps, { plan: null });
    await addOperator(world.deps, operator.email);
    expect((await get('/api/accounting/2026-11', operator.cookie)).statusCode).toBe(200);
  });
});

describe('registers of all months together', () => {
  it('come to what the ledger states is invoiced, to the grosz, whatever was refunded', { timeout: 120_000 }, async () => {
    const refunds = fc.array(
      fc.record({ month: fc.integer({ min: 1, max: 4 }), amount: fc.constantFrom(1, 333, 10_000, 45_001, 90_000) }),
      {
        maxLength: 4,
      },
    );
    const sales = fc.array(
      fc.record({
        currency: fc.constantFrom('PLN' as const, 'EUR' as const),
        rate: fc.integer({ min: 38_000, max: 47_000 }),
        refunds,
      }),
      { minLength: 1, maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(sales, async (histories) => {
        await aYear();
        const months = ['01', '02', '03', '04', '05', '06'].map((one) => `${year}-${one}`);
        const sold: Sale[] = [];
        for (const { currency, rate } of histories) {
          const sale = await aSale(world.deps, await customer(), { paidAt: `${year}-01-10T10:00:00Z`, currency });
          sold.push(currency === 'EUR' ? await withRate(sale, rate / 10_000) : sale);
        }
        await issue(`${year}-01-11T08:00:00Z`);
        for (const [place, { refunds: given }] of histories.entries()) {
          const repaid = given
            .toSorted((a, b) => a.month - b.month)
            .map(({ month, amount }) => ({ at: `${year}-0${month}-15T10:00:00Z`, amountMinor: amount }));
          await refunded(world.deps, sold[place]!, repaid);
        }
        for (const month of months) await issue(`${month}-20T08:00:00Z`);
        const rows = (await Promise.all(months.map((month) => issuedInMonth(world.deps.db, month)))).flatMap(({ documents }) =>
          documents.map(({ row }) => row),
        );
        const invoiced = await invoicedByPayment(
          world.deps.db,
          sold.map(({ paymentId }) => paymentId),
        );
        for (const { paymentId, gross, currency } of sold) {
          const own = rows.filter((row) => row.paymentId === paymentId);
          expect(own.reduce((sum, row) => sum + row.gross, 0)).toBe(invoiced.get(paymentId)?.gross);
          if (currency === 'PLN') expect(own.reduce((sum, row) => sum + zlotyOf(row).gross, 0)).toBe(invoiced.get(paymentId)?.gross);
          expect(own.some((row) => row.kind === 'VAT' && row.gross === gross)).toBe(true);
        }
        const shown = await Promise.all(months.map(read));
        const total = shown.reduce((sum, { totals }) => sum + totals.reduce((all, one) => all + Math.round(one.gross * 100), 0), 0);
        expect(total).toBe([...invoiced.values()].reduce((sum, one) => sum + one.gross, 0));
      }),
      { numRuns: 12 },
    );
  });
});
