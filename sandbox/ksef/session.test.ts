import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { validateXML } from 'xmllint-wasm';
import { warsawDay } from './documents/numbers.ts';
import { sampleInvoice } from './documents/sample.ts';
import { call, keyPair, nip, openSession, sha256, signIn, startKsef, type Running } from './testing/client.ts';

let ksef: Running;
let access: string;
const today = warsawDay(Date.now());

beforeAll(async () => {
  ksef = await startKsef();
  ({ access } = await signIn(ksef.origin, await keyPair(ksef.folder)));
});
afterAll(() => ksef.remove());

/** What the ministry's schema states against a confirmation; it knows no signature. */
async function faultsOf(confirmation: string): Promise<readonly string[]> {
  const contents = confirmation.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '');
  const schema = { fileName: 'upo.xsd', contents: readFileSync(join(import.meta.dirname, 'schemas', 'upo-v4-3.xsd'), 'utf8') };
  const { errors } = await validateXML({ xml: [{ fileName: 'upo.xml', contents }], schema: [schema] });
  return errors.map((error) => error.message);
}

describe('a whole session', () => {
  it('takes a document, gives it a number, confirms it', async () => {
    const session = await openSession(ksef.origin, access);
    const xml = sampleInvoice({ nip, number: 'FV/2026/11/0001', issuedOn: today });
    const view = await session.done(xml);
    expect(view.status).toEqual({ code: 200, description: 'Sukces' });
    expect(view).toMatchObject({ invoiceHash: sha256(xml), invoicingMode: 'Online', invoiceNumber: 'FV/2026/11/0001' });
    expect(view.ksefNumber).toMatch(new RegExp(`^${nip}-${today.replaceAll('-', '')}-0100[0-9A-F]{8}-[0-9A-F]{2}$`));
    const upo = await fetch(view.upoDownloadUrl);
    const text = await upo.text();
    expect(upo.headers.get('x-ms-meta-hash')).toBe(sha256(text));
    expect(text).toContain(`<SkrotDokumentu>${sha256(xml)}</SkrotDokumentu>`);
    const signature = new SignedXml({ publicCert: readFileSync(join(ksef.folder, 'ksef', 'upo.crt'), 'utf8') });
    signature.loadSignature(/<ds:Signature[\s\S]*<\/ds:Signature>/.exec(text)![0]);
    expect(signature.checkSignature(text)).toBe(true);
    expect(await faultsOf(text)).toEqual([]);
    expect((await session.close()).status).toBe(204);
    const { body } = await call(ksef.origin, 'GET', `/sessions/${session.reference}`, access);
    expect(body).toMatchObject({ status: { code: 200 }, invoiceCount: 1, successfulInvoiceCount: 1, failedInvoiceCount: 0 });
    const whole = await (await fetch(body.upo.pages[0].downloadUrl)).text();
    expect(whole).toContain(view.ksefNumber);
    expect(await faultsOf(whole)).toEqual([]);
  });
});
