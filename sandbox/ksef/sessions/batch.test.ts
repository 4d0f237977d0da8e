// @module-tag long
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warsawDay } from '#sandbox/ksef/documents/numbers.ts';
import { sampleInvoice } from '#sandbox/ksef/documents/sample.ts';
import {
  call,
  formCode,
  keyPair,
  nip,
  patient,
  refusalOf,
  sessionKeys,
  sha256,
  signIn,
  startKsef,
  type Running,
} from '#sandbox/ksef/testing/client.ts';

let ksef: Running;
let access: string;
const today = warsawDay(Date.now());

beforeAll(async () => {
  ksef = await startKsef();
  ({ access } = await signIn(ksef.origin, await keyPair(ksef.folder)));
  await ksef.control('limits', { on: false });
});
afterAll(async () => {
  await ksef.stop();
  await rm(ksef.folder, { recursive: true, force: true });
});

type Part = { ordinalNumber: number; method: string; url: string; headers: Record<string, string> };

/** Opens a batch of a package in so many parts; `change` alters the request. */
async function openBatch(zip: Buffer, count = 1, change: (request: Record<string, object>) => object = (request) => request) {
  const { encrypt, encryption } = await sessionKeys(ksef.origin);
  const size = Math.ceil(zip.length / count);
  const parts = Array.from({ length: count }, (_, place) => encrypt(zip.subarray(place * size, (place + 1) * size)));
  const fileParts = parts.map((bytes, place) => ({ ordinalNumber: place + 1, fileSize: bytes.length, fileHash: sha256(bytes) }));
  const batchFile = { fileSize: zip.length, fileHash: sha256(zip), compressionType: 'Zip', fileParts };
  const opened = await call(ksef.origin, 'POST', '/sessions/batch', access, change({ formCode, encryption, batchFile }));
  const reference = String(opened.body.referenceNumber);
  const uploads = (opened.body.partUploadRequests ?? []) as Part[];
  const upload = async (place: number, bytes = parts[place]!, more: Record<string, string> = {}): Promise<number> => {
    const { method, url, headers } = uploads[place]!;
    return (await fetch(url, { method, headers: { ...headers, ...more }, body: new Uint8Array(bytes) })).status;
  };
  const close = () => call(ksef.origin, 'POST', `/sessions/batch/${reference}/close`, access);
  const ended = async () => {
    for (let tries = 0; tries < 1000; tries += 1) {
      const { body } = await call(ksef.origin, 'GET', `/sessions/${reference}`, access);
      if (body.status.code > 150) return body;
      await pause(20);
    }
    throw new Error('still in work');
  };
  return { opened, reference, parts, upload, close, ended };
}

const invoice = (number: string, issuedOn = today): Uint8Array => Buffer.from(sampleInvoice({ nip, number, issuedOn }));
const zipOf = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files));

describe('a batch', () => {
  it('takes a package in parts and checks each document', async () => {
    const zip = zipOf({ 'a.xml': invoice('B/1'), 'b.xml': invoice('B/2'), 'c.xml': Buffer.from('<x/>'), 'd.xml': invoice('B/1') });
    const batch = await openBatch(zip, 3);
    expect(batch.opened.status).toBe(201);
    expect(await Promise.all([2, 0, 1].map((place) => batch.upload(place)))).toEqual([201, 201, 201]);
    expect((await batch.close()).status).toBe(204);
    expect(await batch.ended()).toMatchObject({ status: { code: 200 }, invoiceCount: 4, successfulInvoiceCount: 2, failedInvoiceCount: 2 });
    const { body } = await call(ksef.origin, 'GET', `/sessions/${batch.reference}/invoices`, access);
    const found = body.invoices.map((one: { invoiceFileName: string; status: { code: number } }) => [one.invoiceFileName, one.status.code]);
    expect(found).toEqual([
      ['a.xml', 200],
      ['b.xml', 200],
      ['c.xml', 450],
      ['d.xml', 440],
    ]);
  });

  it('counts the moment of its opening', async () => {
    const year = new Date().getFullYear() + 1;
    await ksef.control('clock', { at: `${year}-01-15T23:59:50+01:00` });
    ({ access } = await signIn(ksef.origin, await keyPair(ksef.folder)));
    const batch = await openBatch(zipOf({ 'a.xml': invoice('B/3', `${year}-01-15`) }));
    await ksef.control('clock', { at: `${year}-01-16T00:00:10+01:00` });
    await batch.upload(0);
    await batch.close();
    await batch.ended();
    const { body } = await call(ksef.origin, 'GET', `/sessions/${batch.reference}/invoices`, access);
    expect(body.invoices[0]).toMatchObject({ invoicingMode: 'Online' });
    await ksef.control('clock');
    ({ access } = await signIn(ksef.origin, await keyPair(ksef.folder)));
  });

  it('refuses a part that is not as it was declared, comes with a token, or too late', async () => {
    const batch = await openBatch(zipOf({ 'a.xml': invoice('B/4') }));
    expect(await batch.upload(0, randomBytes(64))).toBe(400);
    expect(await batch.upload(0, batch.parts[0], { authorization: `Bearer ${access}` })).toBe(400);
    expect(refusalOf(await batch.close())).toBe(21205);
    await ksef.control('session', { session: batch.reference });
    expect(await batch.upload(0)).toBe(403);
    expect(refusalOf(await batch.close())).toBe(21208);
    expect((await batch.ended()).status).toMatchObject({ code: 440, details: ['Przekroczono czas wysyłki'] });
  });

  it.each<[string, number, Buffer, (request: Record<string, object>) => object]>([
    ['what is no package', 430, randomBytes(100), (request) => request],
    [
      'another package',
      405,
      zipOf({ 'a.xml': invoice('B/5') }),
      (request) => ({ ...request, batchFile: { ...request.batchFile, fileHash: sha256('x') } }),
    ],
    ['nothing valid', 445, zipOf({ 'a.xml': Buffer.from('<x/>') }), (request) => request],
  ])('fails with %s', async (_, code, zip, change) => {
    const batch = await openBatch(zip, 1, change);
    await batch.upload(0);
    await batch.close();
    expect((await batch.ended()).status.code).toBe(code);
  });

  it('fails when a part cannot be decrypted', async () => {
    const noise = randomBytes(64);
    const fileParts = [{ ordinalNumber: 1, fileSize: 64, fileHash: sha256(noise) }];
    const batch = await openBatch(randomBytes(10), 1, (request) => ({ ...request, batchFile: { ...request.batchFile, fileParts } }));
    await batch.upload(0, noise);
    await batch.close();
    expect((await batch.ended()).status.code).toBe(435);
  });

  it('goes on after a restart', async () => {
    const zip = zipOf(Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`${place}.xml`, invoice(`B/R${place}`)])));
    const batch = await openBatch(zip, 2);
    await Promise.all([batch.upload(0), batch.upload(1)]);
    await batch.close();
    await ksef.stop();
    ksef = await startKsef(ksef.folder);
    const status = async () => (await call(ksef.origin, 'GET', `/sessions/${batch.reference}`, access)).body;
    await expect.poll(async () => (await status()).status.code, patient).toBe(200);
    expect(await status()).toMatchObject({ invoiceCount: 30, successfulInvoiceCount: 30 });
  });

  it('has fifty parts at most', async () => {
    const batch = await openBatch(randomBytes(510), 51);
    expect(refusalOf(batch.opened)).toBe(21161);
  });
});
