// @module-tag long
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyPair, nip, openSession, refusalOf, sha256, signIn, startKsef, type Running } from '#sandbox/ksef/testing/client.ts';
import { crc8, newKsefNumber, warsawDay } from './numbers.ts';
import { sampleInvoice } from './sample.ts';

let ksef: Running;
let access: string;
let session: Awaited<ReturnType<typeof openSession>>;
let count = 0;
const day = (days = 0): string => warsawDay(Date.now() + days * 86_400_000);
const invoice = (change: Partial<Parameters<typeof sampleInvoice>[0]> = {}): string => {
  count += 1;
  return sampleInvoice({ nip, number: `FV/${count}`, issuedOn: day(), ...change });
};

beforeAll(async () => {
  ksef = await startKsef();
  ({ access } = await signIn(ksef.origin, await keyPair(ksef.folder)));
  await ksef.control('limits', { on: false });
});
beforeEach(async () => {
  await ksef.control('clock');
  session = await openSession(ksef.origin, access);
});
afterAll(() => ksef.remove());

const codeOf = async (xml: string | Buffer, more?: object): Promise<number> => (await session.done(xml, more)).status.code;

describe('the checksum of a KSeF number', () => {
  it.each(['5265877635-20250826-0100001AF629-AF', '5265877635-20250626-010080DD2B5E-26'])('is that of the ministry: %s', (number) => {
    expect(crc8(number.slice(0, 32)).toString(16).toUpperCase().padStart(2, '0')).toBe(number.slice(33));
  });

  it('is CRC-8 of the polynomial 07', () => {
    expect(crc8('123456789')).toBe(0xf4);
    expect(newKsefNumber(nip, Date.parse('2026-11-30T23:30:00Z'))).toMatch(/^9999999999-20261201-[0-9A-F]{12}-[0-9A-F]{2}$/);
  });
});

describe('a document is refused', () => {
  const at = (text: string, from: string, to: string): string => text.replace(from, to);
  it.each<[string, number, () => string | Buffer]>([
    ['with a byte order mark', 450, () => `\uFEFF${invoice()}`],
    ['with other bytes than UTF-8', 450, () => Buffer.from(invoice({ buyerName: 'Łódź' }), 'latin1')],
    ['with another encoding in its prolog', 450, () => at(invoice(), 'UTF-8', 'windows-1250')],
    ['with a processing instruction', 450, () => at(invoice(), '<Naglowek>', '<?x y?><Naglowek>')],
    ['with U+0080', 450, () => invoice({ buyerName: 'A\u0080' })],
    ['with U+FDD0', 450, () => invoice({ buyerName: 'A\uFDD0' })],
    ['with U+FDD0 as a number', 450, () => invoice({ buyerName: 'A&#xFDD0;' })],
    ['with U+1FFFE', 450, () => invoice({ buyerName: 'A\u{1FFFE}' })],
    ['with no XML', 450, () => '<Faktura'],
    ['with a field too many', 450, () => at(invoice(), '<P_1>', '<P_0/><P_1>')],
    ['with a wrong kind', 450, () => at(invoice(), '>VAT<', '>FV<')],
    ['when it is of tomorrow', 450, () => invoice({ issuedOn: day(1) })],
    ['with a wrong check digit of a NIP', 450, () => invoice({ buyerNip: '9990000015' })],
    ['when it is of another company', 410, () => invoice({ nip: '5265877635' })],
    ['when it is too long', 430, () => at(invoice(), '<Naglowek>', `<!-- ${'x'.repeat(1_000_000)} --><Naglowek>`)],
  ])('%s', async (_, code, make) => expect(await codeOf(make())).toBe(code));

  it('by another size or hash than was declared', async () => {
    expect(await codeOf(invoice(), { invoiceHash: sha256('x') })).toBe(430);
    expect(await codeOf(invoice(), { invoiceSize: 7 })).toBe(430);
    expect(refusalOf(await session.send(invoice(), { encryptedInvoiceSize: 7 }))).toBe(21402);
    expect(refusalOf(await session.send(invoice(), { encryptedInvoiceHash: sha256('x') }))).toBe(21403);
    expect(refusalOf(await session.send(invoice(), { invoiceHash: 'x' }))).toBe(21405);
  });

  it('by another key than the session has', async () => {
    const noise = randomBytes(64);
    const encrypted = { encryptedInvoiceContent: noise.toString('base64'), encryptedInvoiceHash: sha256(noise), encryptedInvoiceSize: 64 };
    expect(await codeOf(invoice(), encrypted)).toBe(435);
  });

  it('with reasons', async () => {
    const { status, ksefNumber } = await session.done(at(invoice(), '<P_1>', '<P_0/><P_1>'));
    expect(ksefNumber).toBeNull();
    expect(status).toMatchObject({ code: 450, description: 'Błąd weryfikacji semantyki dokumentu faktury' });
    expect(status.details[0]).toContain('P_0');
  });
});

describe('the mode', () => {
  it('follows the day of issue and what was declared', async () => {
    expect((await session.done(invoice())).invoicingMode).toBe('Online');
    expect((await session.done(invoice({ issuedOn: day(-1) }))).invoicingMode).toBe('Offline');
    expect((await session.done(invoice(), { offlineMode: true })).invoicingMode).toBe('Offline');
  });

  it('changes at midnight in Warsaw', async () => {
    const year = new Date().getFullYear() + 1;
    await ksef.control('clock', { at: `${year}-01-15T23:59:50+01:00` });
    const signedIn = await signIn(ksef.origin, await keyPair(ksef.folder));
    const late = await openSession(ksef.origin, signedIn.access);
    expect((await late.done(invoice({ issuedOn: `${year}-01-15` }))).invoicingMode).toBe('Online');
    expect((await late.done(invoice({ issuedOn: `${year}-01-16` }))).status.code).toBe(450);
    await ksef.control('clock', { at: `${year}-01-16T00:00:01+01:00` });
    const view = await late.done(invoice({ issuedOn: `${year}-01-15` }));
    expect(view.invoicingMode).toBe('Offline');
    expect(view.ksefNumber).toContain(`-${year}0116-`);
    expect((await late.done(invoice({ issuedOn: `${year}-01-16` }))).invoicingMode).toBe('Online');
  });
});

describe('a number of an invoice', () => {
  it('is accepted once for a seller and a kind, also by the same bytes', async () => {
    const xml = invoice();
    const first = await session.done(xml);
    const again = await openSession(ksef.origin, access);
    for (const second of [xml, xml.replace('Usługa', 'Inna usługa')]) {
      expect((await again.done(second)).status).toMatchObject({
        code: 440,
        extensions: { originalSessionReferenceNumber: session.reference, originalKsefNumber: first.ksefNumber },
      });
    }
  });

  it('is free for another kind', async () => {
    const xml = invoice();
    expect(await codeOf(xml)).toBe(200);
    expect(await codeOf(xml.replace('>VAT<', '>UPR<'))).toBe(200);
    expect(await codeOf(xml.replace('>VAT<', '>UPR<'))).toBe(440);
  });

  it('is free after a refusal', async () => {
    const xml = invoice();
    expect(await codeOf(xml.replace('<P_1>', '<P_0/><P_1>'))).toBe(450);
    expect(await codeOf(xml)).toBe(200);
  });

  it('is accepted once when two arrive together', async () => {
    const xml = invoice();
    const codes = await Promise.all([codeOf(xml), codeOf(xml), codeOf(xml)]);
    expect(codes.sort((a, b) => a - b)).toEqual([200, 440, 440]);
  });
});

describe('a technical correction', () => {
  const page = async (xml: string): Promise<string> => {
    const hash = Buffer.from(sha256(xml), 'base64').toString('base64url');
    const issuedOn = /<P_1>(\d{4})-(\d\d)-(\d\d)/.exec(xml)!;
    const text = await (await fetch(`${ksef.origin}/ksef/qr/invoice/${nip}/${issuedOn[3]}-${issuedOn[2]}-${issuedOn[1]}/${hash}`)).text();
    return /data-result="(\w+)"/.exec(text)![1]!;
  };

  it('takes the place of an offline document that was refused, once', async () => {
    const right = invoice();
    const wrong = right.replace('<P_1>', '<P_0/><P_1>');
    const hashOfCorrectedInvoice = sha256(wrong);
    expect(await codeOf(wrong, { offlineMode: true })).toBe(450);
    expect(await page(wrong)).toBe('unknown');
    expect(refusalOf(await session.send(right, { hashOfCorrectedInvoice }))).toBe(21405);
    expect(await codeOf(right, { offlineMode: true, hashOfCorrectedInvoice })).toBe(200);
    expect([await page(wrong), await page(right)]).toEqual(['corrected', 'known']);
    expect(refusalOf(await session.send(right, { offlineMode: true, hashOfCorrectedInvoice }))).toBe(21166);
  });

  it('is not for what was accepted, sent online, refused for its rights, or never sent', async () => {
    const accepted = invoice();
    const online = invoice().replace('<P_1>', '<P_0/><P_1>');
    const foreign = invoice({ nip: '5265877635' });
    expect(await codeOf(accepted, { offlineMode: true })).toBe(200);
    expect(await codeOf(online)).toBe(450);
    expect(await codeOf(foreign, { offlineMode: true })).toBe(410);
    for (const xml of [accepted, online, foreign, 'x']) {
      const answer = await session.send(invoice(), { offlineMode: true, hashOfCorrectedInvoice: sha256(xml) });
      expect(refusalOf(answer)).toBe(21167);
    }
  });
});
