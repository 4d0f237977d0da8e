// @module-tag long
import { pino } from 'pino';
import * as mupdf from 'mupdf';
import { afterAll, describe, expect, it } from 'vitest';
import { registrationText } from '#core/platform/company-registration.ts';
import type { Buyer } from '#core/billing/invoices.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';
import { invoiceJob } from './pdf.ts';
import { sellerOf } from '#server/billing/invoices/service.ts';
import { codesOn } from '#server/testing/mail/codes-on.ts';
import { proFormaDue, proFormaJob, proFormaPdf, type ProFormaOrder } from './pro-forma.ts';

const renderer = sharedRenderer(pino({ level: 'silent' }));
afterAll(() => renderer.close());

const config = readConfig({ ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://localhost/none' });
const buyer: Buyer = {
  name: 'Zakład Usług Komunalnych „Żółw” sp. z o.o.',
  nip: '9990000014',
  address: 'ul. Źdźbła 2/3',
  postalCode: '30-002',
  city: 'Łódź',
  country: 'Polska',
  email: 'biuro@przyklad.pl',
};
const recipient = {
  name: 'Szkoła Podstawowa nr 1',
  nip: '9990000020',
  address: 'ul. Szkolna 5',
  postalCode: '00-002',
  city: 'Gmina',
  country: 'Polska',
};

type Issued = Parameters<typeof invoiceJob>[0];

const invoice: Issued = {
  organizationId: 'o',
  id: 'i',
  paymentId: 'p',
  kind: 'VAT',
  reason: 'sale',
  sequence: 0,
  credits: null,
  seller: sellerOf({ config }),
  buyer,
  buyerBefore: null,
  plan: 'basic',
  periodFrom: new Date('2026-11-20T10:00:00Z'),
  periodTo: new Date('2027-11-20T10:00:00Z'),
  periodLastDay: null,
  net: 150_000,
  vat: 34_500,
  gross: 184_500,
  vatPercent: 23,
  currency: 'PLN',
  paymentMethod: 'card',
  providerPaymentId: 'pi_1',
  orderNumber: 'AT-2026-K7QXRMAB',
  userId: null,
  language: 'pl',
  soldAt: new Date('2026-11-20T10:00:00Z'),
  needsTaxReview: false,
  number: 'FV/2026/11/0001',
  exportedAt: new Date('2026-12-02T08:00:00Z'),
  nbpRate: null,
  nbpTable: null,
  nbpDay: null,
  ksefNumber: null,
  before: { net: 0, vat: 0, gross: 0 },
  original: null,
  file: null,
};
const correction: Issued = {
  ...invoice,
  kind: 'KOR',
  reason: 'refund',
  net: -40_650,
  vat: -9350,
  gross: -50_000,
  before: { net: 150_000, vat: 34_500, gross: 184_500 },
  number: 'FK/2026/12/0001',
  original: { number: 'FV/2026/11/0001', exportedAt: new Date('2026-12-02T08:00:00Z'), ksefNumber: null, isOutside: false },
};
const ofBuyer: Issued = { ...correction, reason: 'buyer', net: 0, vat: 0, gross: 0, buyerBefore: { ...buyer, name: 'Stara Nazwa' } };
const euro: Issued = { ...invoice, net: 34_900, vat: 8027, gross: 42_927, currency: 'EUR', nbpRate: 4.252, nbpTable: '225/A/NBP/2026' };

/** The text of a PDF on one line, as it can be read out or searched. */
function textOf(pdf: Buffer): string {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const pages = Array.from({ length: document.countPages() }, (_, page) => document.loadPage(page).toStructuredText('').asText());
  return pages.join(' ').replace(/\s+/g, ' ');
}

/** What a template is given, with plain blanks. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' ')) as T;
}

async function read(row: Issued, language: Language): Promise<string> {
  return textOf(await renderer.render(invoiceJob(row, language)));
}

describe('the copy of an invoice', () => {
  it.each(languages)('is an archivable and accessible document in %s', async (language) => {
    for (const row of [invoice, euro, correction, ofBuyer]) {
      const pdf = await renderer.render(invoiceJob(row, language));
      expect(pdf.includes('<pdfaid:part>2</pdfaid:part>')).toBe(true);
      await expect(renderer.render(invoiceJob(row, language, { standard: 'ua-1' }))).resolves.toBeInstanceOf(Buffer);
    }
  });

  it('states who sold what to whom for how much, and that the invoice itself is in KSeF', async () => {
    const text = await read(invoice, 'pl');
    for (const part of [
      'FV/2026/11/0001',
      '2 grudnia 2026',
      '20 listopada 2026',
      '20 listopada 2026 – 20 listopada 2027',
      config.company.name,
      'NIP 9999999999',
      'Zakład Usług Komunalnych „Żółw” sp. z o.o.',
      'NIP 9990000014',
      '1500,00 zł',
      '345,00 zł',
      '1845,00 zł',
      '23%',
      'AT-2026-K7QXRMAB',
      'Fakturą jest plik w KSeF; jego numer pojawi się tu',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Invoice');
    const known = await read({ ...invoice, ksefNumber: '9990000008-20261120-0123456789AB-CD' }, 'pl');
    expect(known).toContain('9990000008-20261120-0123456789AB-CD');
    expect(known).toContain('Fakturą jest plik w KSeF pod podanym numerem');
  });

  it('labels everything in Polish and in the language of the reader', async () => {
    const text = await read(invoice, 'de');
    for (const part of [
      'Sprzedawca / Verkäufer',
      'Nabywca / Käufer',
      'Razem / Summe',
      'To czytelna kopia',
      'Dies ist eine lesbare Fassung',
    ])
      expect(text).toContain(part);
  });

  it('names recipient and mark, rate and tax in złoty', async () => {
    const text = await read({ ...euro, buyer: { ...buyer, recipient, localGovernment: true } }, 'pl');
    for (const part of [
      'Odbiorca',
      'Szkoła Podstawowa nr 1',
      'jednostka samorządu terytorialnego',
      '1 EUR = 4,2520 PLN (225/A/NBP/2026)',
      '341,31 zł',
      '429,27 €',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('członek grupy VAT');
    const member = await read({ ...invoice, buyer: { ...buyer, recipient, vatGroup: true } }, 'pl');
    expect([member.includes('członek grupy VAT'), member.includes('samorządu')]).toEqual([true, false]);
  });

  it('of an upgrade shows the price of the plan and what the unused days took off it', async () => {
    const credits = [{ orderNumber: 'AT-2026-M4QXRMAB', plan: 'basic', days: 364, net: 149_589 }] as const;
    const sold = { ...invoice, plan: 'pro', credits, net: 50_411, vat: 11_595, gross: 62_006 } as const;
    const { data } = plain(invoiceJob(sold, 'de')) as { data: { lines: { title: string; net: string; vat: string; gross: string }[] } };
    expect(data.lines.map(({ net, vat, gross }) => [net, vat, gross])).toEqual([
      ['2.000,00 PLN', '460,00 PLN', '2.460,00 PLN'],
      ['-1.495,89 PLN', '-344,05 PLN', '-1.839,94 PLN'],
    ]);
    expect(data.lines[1]?.title.split('\n')).toEqual([
      'Rozliczenie niewykorzystanych dni planu Basic: 364 (zamówienie AT-2026-M4QXRMAB)',
      'Gutschrift für ungenutzte Tage des Tarifs Basic: 364 (Bestellung AT-2026-M4QXRMAB)',
    ]);
    const { bytes } = await proFormaPdf(
      { renderer, config },
      { ...sold, buyer, orderNumber: 'AT-2026-K7QXRMAB', orderedAt: sold.soldAt, language: 'pl' },
    );
    const text = textOf(bytes);
    for (const part of ['2000,00 zł', '364 (zamówienie', '1495,89 zł', '620,06 zł']) expect(text).toContain(part);
  });

  it('of a correction shows before, after and difference, or the data before and after', async () => {
    const text = await read(correction, 'pl');
    for (const part of [
      'Koryguje fakturę',
      'FV/2026/11/0001',
      'zwrot części płatności',
      '1845,00 zł',
      '1345,00 zł',
      '-500,00 zł',
      'Data zwrotu',
    ])
      expect(text).toContain(part);
    const data = await read(ofBuyer, 'pl');
    for (const part of ['Nabywca przed korektą', 'Stara Nazwa', 'zmiana danych nabywcy', 'Data zmiany']) expect(data).toContain(part);
    expect(data).toContain(plain(registrationText(config.company, 'pl')));
    expect(data.replace(plain(registrationText(config.company, 'pl')), '')).not.toContain('zł');
  });

  it('has every word and figure where the template prints it', () => {
    const seller = [
      config.company.name,
      config.company.address,
      `NIP ${config.company.nip}`,
      plain(registrationText(config.company, 'pl')),
    ];
    const buyerLines = [buyer.name, 'ul. Źdźbła 2/3', '30-002 Łódź', 'Polska', 'NIP 9990000014'];
    const service = 'Plan Basic – dostęp do platformy na 12\u00a0miesięcy';
    expect(plain(invoiceJob(invoice, 'pl'))).toMatchObject({
      template: 'invoice',
      standard: 'a-2a',
      data: {
        title: 'FV/2026/11/0001',
        headline: 'Faktura FV/2026/11/0001',
        dated: '2 grudnia 2026',
        facts: [
          { value: '2 grudnia 2026' },
          { value: '20 listopada 2026' },
          { value: '20 listopada 2026 – 20 listopada 2027' },
          { value: 'AT-2026-K7QXRMAB' },
          { value: expect.stringMatching(/^20 listopada 2026, .*kart/) },
          { value: expect.stringContaining('jeszcze') },
        ],
        parties: [{ lines: seller }, { lines: buyerLines }],
        lines: [{ title: plain(service), net: '1500,00 zł', vat: '345,00 zł', gross: '1845,00 zł', rate: '23%' }],
        total: { title: 'Razem', net: '1500,00 zł', vat: '345,00 zł', gross: '1845,00 zł' },
        rate: '',
      },
    });
    const unknown = plain(invoiceJob({ ...invoice, paymentMethod: null, periodTo: null, orderNumber: null }, 'pl')) as {
      data: { facts: { value: string }[] };
    };
    expect(unknown.data.facts.map(({ value }) => value).slice(0, -1)).toEqual(['2 grudnia 2026', '20 listopada 2026', '20 listopada 2026']);
  });

  it('of a correction has before, after and difference, in both languages', () => {
    const { data } = plain(invoiceJob(correction, 'de')) as { data: { lines: Record<string, string>[]; total: object; notes: string[] } };
    expect(data.lines.map(({ net, vat, gross, rate }) => [net, vat, gross, rate])).toEqual([
      ['1.500,00 PLN', '345,00 PLN', '1.845,00 PLN', '23%'],
      ['1.093,50 PLN', '251,50 PLN', '1.345,00 PLN', '23%'],
    ]);
    expect(data.total).toEqual({ title: 'Różnica / Differenz', net: '-406,50 PLN', vat: '-93,50 PLN', gross: '-500,00 PLN' });
    expect(data.lines[0]?.title?.split('\n')).toHaveLength(3);
    expect(data.notes).toHaveLength(2);
    const address = ['ul. Źdźbła 2/3', '30-002 Łódź', 'Polska', 'NIP 9990000014'];
    const ofData = plain(invoiceJob(ofBuyer, 'pl')) as { data: { lines: object[]; total: null; notes: string[]; parties: object[] } };
    expect([ofData.data.lines, ofData.data.total, ofData.data.notes.length]).toEqual([[], null, 1]);
    expect(ofData.data.parties).toMatchObject([{}, { lines: [buyer.name, ...address] }, { lines: ['Stara Nazwa', ...address] }]);
    const dated = JSON.stringify(invoiceJob({ ...euro, nbpDay: '2026-11-20' }, 'pl').data);
    expect(dated).toContain('PLN (225/A/NBP/2026, 20');
    const rates = [euro, { ...euro, reason: 'buyer' as const }, { ...euro, nbpRate: null }].map(
      (row) => (plain(invoiceJob(row, 'fr')) as { data: { rate: string } }).data.rate,
    );
    expect(rates).toEqual([expect.stringMatching(/ : 1 EUR = 4,2520 PLN \(225\/A\/NBP\/2026\) · .* : 341,31 PLN$/), '', '']);
  });

  it('prints long and hostile names', async () => {
    for (const name of ['Zakład Usług Komunalnych '.repeat(24), '#panic("x") $a$ ✅ 漢 \u202e', 'x'.repeat(512)]) {
      await expect(renderer.render(invoiceJob({ ...invoice, buyer: { ...buyer, name, address: name } }, 'fr'))).resolves.toBeInstanceOf(
        Buffer,
      );
    }
  });
});

describe('a pro forma', () => {
  const order: ProFormaOrder = {
    orderNumber: 'AT-2026-K7QXRMAB',
    orderedAt: new Date('2026-11-21T23:30:00Z'),
    plan: 'pro',
    credits: null,
    net: 200_000,
    gross: 246_000,
    vatPercent: 23,
    currency: 'PLN',
    buyer: { ...buyer, recipient },
    language: 'pl',
  };

  it.each(languages)('is an archivable and accessible document in %s', async (language) => {
    const { fileName, bytes } = await proFormaPdf({ renderer, config }, { ...order, language });
    expect(fileName).toBe('pro-forma-AT-2026-K7QXRMAB.pdf');
    expect(bytes.includes('<pdfaid:part>2</pdfaid:part>')).toBe(true);
    await expect(renderer.render(proFormaJob({ config }, { ...order, language }, 'ua-1'))).resolves.toBeInstanceOf(Buffer);
  });

  it('states where to pay how much under which title until when, and that it is no invoice', async () => {
    const text = textOf((await proFormaPdf({ renderer, config }, order)).bytes);
    for (const part of [
      'PL04 0000 0000 0000 0000 0000 0000',
      'Bank Przykładowy S.A.',
      'Tytuł przelewu AT-2026-K7QXRMAB',
      '2460,00 zł',
      '29 listopada 2026',
      'Pro forma nie jest fakturą',
      'Szkoła Podstawowa nr 1',
    ])
      expect(text).toContain(part);
  });

  it('has every word and figure where the template prints it', () => {
    const { data } = plain(proFormaJob({ config }, { ...order, language: 'de' })) as { data: Record<string, unknown> };
    expect(data).toMatchObject({
      title: 'AT-2026-K7QXRMAB',
      headline: 'Pro forma AT-2026-K7QXRMAB',
      dated: '22. November 2026',
      transfer: [
        { value: config.company.name },
        { value: expect.stringMatching(/^PL04 0000 /) },
        { value: config.company.bankName },
        { value: 'AT-2026-K7QXRMAB' },
        { value: '2.460,00 PLN' },
        { value: '29. November 2026' },
      ],
      parties: [
        {
          lines: [config.company.name, config.company.address, `NIP ${config.company.nip}`, plain(registrationText(config.company, 'pl'))],
        },
        { lines: expect.arrayContaining(['NIP 9990000014']) },
        { lines: expect.arrayContaining(['Szkoła Podstawowa nr 1']) },
      ],
      lines: [{ net: '2.000,00 PLN', rate: '23%', vat: '460,00 PLN', gross: '2.460,00 PLN' }],
      total: { net: '2.000,00 PLN', vat: '460,00 PLN', gross: '2.460,00 PLN' },
      code: { caption: 'Kod do aplikacji banku w Polsce / Code für die App einer Bank in Polen' },
    });
    expect([data.exactTitle, data.notes].map((texts) => (texts as string[]).length)).toEqual([2, 2]);
    const polish = plain(proFormaJob({ config }, { ...order, buyer })).data as Record<string, unknown[]>;
    expect([polish.exactTitle?.length, polish.notes?.length, polish.parties?.length]).toEqual([1, 1, 2]);
  });

  it('has a code from which a Polish bank fills in what stands beside it, and none where it could not', async () => {
    const { bytes } = await proFormaPdf({ renderer, config }, order);
    const { nip, name, bankAccount } = config.company;
    expect(codesOn(bytes)).toEqual([`${nip}|PL|${bankAccount.slice(2)}|246000|${name.slice(0, 20)}|AT-2026-K7QXRMAB|||`]);
    expect(codesOn((await proFormaPdf({ renderer, config }, { ...order, currency: 'EUR' })).bytes)).toEqual([]);
  });

  it('leaves seven days in Warsaw', () => {
    expect(proFormaDue(new Date('2026-11-21T22:59:59Z')).toISOString()).toBe('2026-11-27T23:00:00.000Z');
    expect(proFormaDue(new Date('2026-11-21T23:00:00Z')).toISOString()).toBe('2026-11-28T23:00:00.000Z');
  });
});
