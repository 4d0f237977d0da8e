// @module-tag long
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { warsawDay } from '#sandbox/ksef/documents/numbers.ts';
import { sampleInvoice } from '#sandbox/ksef/documents/sample.ts';
import {
  call,
  keyPair,
  nip,
  patient,
  openSession,
  refusalOf,
  sha256,
  signIn,
  startKsef,
  type Running,
} from '#sandbox/ksef/testing/client.ts';

let ksef: Running;
let access: string;
let session: Awaited<ReturnType<typeof openSession>>;
let count = 0;
const today = warsawDay(Date.now());
const invoice = (): string => {
  count += 1;
  return sampleInvoice({ nip, number: `FV/${count}`, issuedOn: today });
};

beforeAll(async () => {
  ksef = await startKsef();
  ({ access } = await signIn(ksef.origin, await keyPair(ksef.folder)));
});
beforeEach(async () => {
  await ksef.control('calm');
  await ksef.control('limits', { on: false });
  session = await openSession(ksef.origin, access);
});
afterAll(() => ksef.remove());

type StoredDocument = { hash: string; number: string | null; code: number; p2: string; session: string };
const held = async (): Promise<StoredDocument[]> => JSON.parse(await (await fetch(`${ksef.origin}/ksef/control/documents`)).text());
const withHash = async (xml: string) => (await held()).filter((one) => one.hash === sha256(xml));

describe('calls go wrong', () => {
  it('torn after the document was received, or before', async () => {
    const [taken, lost] = [invoice(), invoice()];
    await ksef.control('tear', { path: '/invoices', method: 'POST' });
    await expect(session.send(taken)).rejects.toThrow('fetch failed');
    await ksef.control('tear', { path: '/invoices', method: 'POST', done: 'never' });
    await expect(session.send(lost)).rejects.toThrow('fetch failed');
    expect([(await withHash(taken)).length, (await withHash(lost)).length]).toEqual([1, 0]);
  });

  it('with an answer of the 5xx kind, though it was done', async () => {
    await ksef.control('error', { path: '/close', status: 502, done: 'before' });
    expect((await session.close()).status).toBe(502);
    expect(refusalOf(await session.close())).toBe(21180);
    await ksef.control('error', { requests: 2, status: 503 });
    const responses = await Promise.all([1, 2, 3].map(() => call(ksef.origin, 'GET', '/rate-limits', access)));
    expect(responses.map((one) => one.status).sort((a, b) => a - b)).toEqual([200, 503, 503]);
  });

  it('with no answer for a time', async () => {
    const started = Date.now();
    await ksef.control('hang', { seconds: 0.3 });
    expect((await session.send(invoice())).status).toBe(202);
    expect(Date.now() - started).toBeGreaterThan(290);
  });

  it('with 401, 429 and fields that nobody knows', async () => {
    const limits = (headers = {}) => call(ksef.origin, 'GET', '/rate-limits', access, undefined, headers);
    await ksef.control('unauthorized');
    expect((await limits()).status).toBe(401);
    await ksef.control('limited', { seconds: 7, requests: 2 });
    const [classic, problem] = [await limits(), await limits({ 'x-error-format': 'problem-details' })];
    expect([classic.status, classic.headers.get('retry-after'), classic.body.status.code]).toEqual([429, '7', 429]);
    expect([problem.body.title, problem.body.detail]).toEqual([
      'Too Many Requests',
      'Przekroczono limit żądań. Spróbuj ponownie po 7 sekundach.',
    ]);
    await ksef.control('unknown-fields');
    expect(await limits()).toMatchObject({ status: 200, body: { nowePole: {}, invoiceSend: { perHour: 180 } } });
    expect((await limits()).body.nowePole).toBeUndefined();
  });
});

describe('documents go wrong', () => {
  it('with a code, also one that nobody knows', async () => {
    for (const code of [405, 500, 550, 499]) {
      await ksef.control('status', { code, details: 'Bo tak' });
      const xml = invoice();
      expect((await session.done(xml)).status).toMatchObject({ code, details: ['Bo tak'] });
      expect((await session.done(xml)).status.code).toBe(200);
    }
  });

  it('staying in work for a time', async () => {
    await ksef.control('hold', { polls: 3 });
    const { body } = await session.send(invoice());
    const codes: number[] = [];
    for (let polls = 0; polls < 40 && codes.at(-1) !== 200; polls += 1) {
      codes.push(
        (await call(ksef.origin, 'GET', `/sessions/${session.reference}/invoices/${body.referenceNumber}`, access)).body.status.code,
      );
    }
    expect(codes.filter((code) => code === 150).length).toBeGreaterThanOrEqual(3);
    await ksef.control('hold', { polls: 1e9 });
    const other = await session.send(invoice());
    await session.close();
    const status = async () => (await call(ksef.origin, 'GET', `/sessions/${session.reference}`, access)).body.status.code;
    expect(await status()).toBe(170);
    await expect.poll(async () => (await held()).at(-1)?.number, patient).not.toBeNull();
    await ksef.control('release');
    expect(await session.status(other.body.referenceNumber)).toMatchObject({ status: { code: 200 } });
    expect(await status()).toBe(200);
  });

  it.each(['own', 'foreign', 'wrong-session'])('as a duplicate (%s)', async (of) => {
    await ksef.control('duplicate', { of });
    const xml = invoice();
    const { status } = await session.done(xml);
    expect(status.code).toBe(440);
    const original = (await held()).find((one) => one.number === status.extensions.originalKsefNumber)!;
    expect(original.hash === sha256(xml)).toBe(of !== 'foreign');
    expect(original.session === status.extensions.originalSessionReferenceNumber).toBe(of !== 'wrong-session');
  });

  it('with their session', async () => {
    await ksef.control('hold', { polls: 1e9 });
    const [first, second] = [invoice(), invoice()];
    await Promise.all([session.send(first), session.send(second)]);
    await ksef.control('session', { session: session.reference, code: 415 });
    expect((await call(ksef.origin, 'GET', `/sessions/${session.reference}`, access)).body.status.code).toBe(415);
  });

  it('when somebody else issues in our name', async () => {
    const { ksefNumber } = await ksef.control('foreign', { nip, number: 'OBCA/1' });
    const request = {
      subjectType: 'Subject1',
      dateRange: { dateType: 'PermanentStorage', from: `${today}T00:00:00` },
      invoiceNumber: 'OBCA/1',
    };
    const metadata = () => call(ksef.origin, 'POST', '/invoices/query/metadata', access, request);
    await expect.poll(async () => (await metadata()).body.invoices.length, patient).toBe(1);
    const { body } = await metadata();
    expect(body.invoices[0]).toMatchObject({
      ksefNumber,
      grossAmount: 123,
      netAmount: 100,
      vatAmount: 23,
      invoiceType: 'Vat',
      invoicingMode: 'Online',
    });
  });
});

describe('confirmations go wrong', () => {
  const isSigned = (text: string): boolean => {
    const signature = new SignedXml({ publicCert: readFileSync(join(ksef.folder, 'ksef', 'upo.crt'), 'utf8') });
    signature.loadSignature(/<ds:Signature[\s\S]*<\/ds:Signature>/.exec(text)![0]);
    try {
      return signature.checkSignature(text);
    } catch {
      return false;
    }
  };

  it('forged, altered, about something else, or missing', async () => {
    const xml = invoice();
    const { referenceNumber } = await session.done(xml);
    const upo = () => call(ksef.origin, 'GET', `/sessions/${session.reference}/invoices/${referenceNumber}/upo`, access);
    for (const how of ['forged', 'altered']) {
      await ksef.control('upo', { how });
      expect(isSigned((await upo()).bytes.toString())).toBe(false);
    }
    await ksef.control('upo', { how: 'other-hash' });
    const other = (await upo()).bytes.toString();
    expect([isSigned(other), other.includes(sha256(xml))]).toEqual([true, false]);
    await ksef.control('upo');
    expect((await upo()).status).toBe(400);
    const right = (await upo()).bytes.toString();
    expect([isSigned(right), right.includes(sha256(xml))]).toEqual([true, true]);
  });
});

describe('the lighthouse', () => {
  const status = async () => (await fetch(`${ksef.origin}/ksef/latarnia/status`)).json() as Promise<{ status: string }>;

  it('reports failures that begin, are announced again and end', async () => {
    expect(await status()).toEqual({ status: 'AVAILABLE' });
    await ksef.control('outage', { kind: 'failure', blocks: true });
    expect((await status()).status).toBe('FAILURE');
    expect((await call(ksef.origin, 'GET', '/rate-limits', access)).status).toBe(503);
    await ksef.control('outage', { kind: 'failure', what: 'again' });
    await ksef.control('outage', { kind: 'total' });
    expect((await status()).status).toBe('TOTAL_FAILURE');
    await ksef.control('outage', { kind: 'total', what: 'end' });
    await ksef.control('outage', { kind: 'failure', what: 'end' });
    expect(await status()).toEqual({ status: 'AVAILABLE' });
    await ksef.control('outage', { kind: 'maintenance', from: '2030-01-01T00:00:00Z' });
    expect(await status()).toEqual({ status: 'AVAILABLE' });
    const messages = (await (await fetch(`${ksef.origin}/ksef/latarnia/messages`)).json()) as { type: string; version: number }[];
    expect(messages.map((one) => `${one.type} ${one.version}`)).toEqual([
      'MAINTENANCE_ANNOUNCEMENT 1',
      'FAILURE_END 1',
      'FAILURE_END 1',
      'FAILURE_START 1',
      'FAILURE_START 2',
      'FAILURE_START 1',
    ]);
    expect((await call(ksef.origin, 'GET', '/rate-limits', access)).status).toBe(200);
  });
});

describe('the control page', () => {
  it('shows what is held and takes forms', async () => {
    const page = await (await fetch(`${ksef.origin}/ksef/control`)).text();
    expect(page).toContain('POST /ksef/control/tear');
    expect(page).not.toContain('jwtSecret');
    const sent = await fetch(`${ksef.origin}/ksef/control/clock`, {
      method: 'POST',
      body: new URLSearchParams({ days: '1' }),
      redirect: 'manual',
    });
    expect(sent.status).toBe(303);
    await ksef.control('clock');
    await expect(ksef.control('clock', { at: 'x' })).rejects.toThrow('at must be a moment');
    await expect(ksef.control('fly')).rejects.toThrow('No such command');
  });
});
