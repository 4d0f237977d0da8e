import { createHash, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { localKsefCertificates, type LocalKsefCertificates } from '#sandbox/ksef/certificates.ts';
import { sampleInvoice } from '#sandbox/ksef/documents/sample.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { startSandbox, type Sandbox } from '#server/testing/sandbox.ts';
import { openCertificates } from './certificates.ts';
import { certificateLink, invoiceLink } from './links.ts';
import type { Ksef, KsefDocument, KsefDocumentStatus } from './ksef.ts';
import { enrol, enrolmentData, makeRequest, revoke } from './enrolment.ts';
import { openKsef, openKsefApi } from './open.ts';
import { answerProblems, requestProblems } from './testing/contract.ts';
import { recordingFetch } from './testing/recorded.ts';

let sandbox: Sandbox;
let files: LocalKsefCertificates;
let ksef: Ksef;
let recorded: ReturnType<typeof recordingFetch>;
let settings: ReturnType<typeof readConfig>['ksef'];
let logged = '';
const nip = '9999999999';
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

let number = 0;
function invoice(more: Partial<KsefDocument> = {}): KsefDocument {
  number += 1;
  const bytes = Buffer.from(sampleInvoice({ nip, number: `FV/KLIENT/${number}`, issuedOn: day }));
  return { bytes, offline: false, correctsHash: null, ...more };
}

async function control(command: string, fields: object = {}): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${sandbox.address}/ksef/control/${command}`, { method: 'POST', headers, body: JSON.stringify(fields) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${command}: ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
}

function opened(more: object = {}): Ksef {
  const log = openLog('trace', { write: (line) => void (logged += line) });
  return openKsef({ settings: { ...settings, ...more }, log, admit: async () => {}, fetch: recorded.fetch });
}

async function done(session: string, document: string): Promise<KsefDocumentStatus> {
  for (let tries = 0; tries < 200; tries += 1) {
    const status = await ksef.documentStatus(session, document);
    if (status.code !== 100 && status.code !== 150) return status;
    await pause(20);
  }
  throw new Error('still in work');
}

beforeAll(async () => {
  sandbox = await startSandbox();
  files = await localKsefCertificates(join(sandbox.settings.DATA_DIR, 'sandbox'), { nip, name: 'Atesto (tryb lokalny) sp. z o.o.' });
  settings = readConfig({
    ATESTO_MODE: 'local',
    DATABASE_URL: 'postgresql://localhost/none',
    SANDBOX_PORT: sandbox.settings.SANDBOX_PORT,
    KSEF_CERTIFICATE: files.authentication.certificate,
    KSEF_KEY: files.authentication.key,
    KSEF_KEY_PASSPHRASE: files.passphrase,
    KSEF_OFFLINE_CERTIFICATE: files.offline.certificate,
    KSEF_OFFLINE_KEY: files.offline.key,
    KSEF_OFFLINE_KEY_PASSPHRASE: files.passphrase,
  }).ksef;
  recorded = recordingFetch(settings.apiUrl);
  await control('limits', { on: 'false' });
  ksef = opened();
});
afterEach(async () => {
  await control('calm');
  const calls = recorded.exchanges.splice(0).filter(({ path }) => path.startsWith('/v2/'));
  expect(calls.flatMap(requestProblems)).toEqual([]);
  expect(calls.flatMap(answerProblems)).toEqual([]);
});
afterAll(async () => {
  await sandbox.close();
  // No token of any kind, no key and no document was written down.
  expect(logged).not.toMatch(/eyJ[\w-]+\.|PRIVATE KEY|<Faktura|atesto-local/);
});

describe('KSeF in the sandbox', () => {
  it('takes a document, says what became of it, and confirms it', async () => {
    const session = await ksef.openSession();
    expect((await ksef.sessionStatus(session.reference)).isOpen).toBe(true);
    const document = invoice();
    const { reference } = await ksef.send(session, document);
    const status = await done(session.reference, reference);
    expect(status).toMatchObject({ code: 200, hash: sha256(document.bytes), invoicingMode: 'Online', original: null, reference });
    const ksefNumber = status.ksefNumber!;
    expect(ksefNumber).toMatch(/^9999999999-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}$/);
    const confirmation = await ksef.confirmation({
      sessionReference: session.reference,
      documentReference: reference,
      ksefNumber,
      hash: status.hash,
    });
    const signer = new X509Certificate(await readFile(files.upo)).fingerprint256.replaceAll(':', '').toLowerCase();
    expect(confirmation).toMatchObject({ problem: null, signer });
    expect(confirmation.xml.toString()).toContain(ksefNumber);
    await ksef.closeSession(session.reference);
    await ksef.closeSession(session.reference);
    expect((await ksef.sessionStatus(session.reference)).isOpen).toBe(false);
    await expect(ksef.send(session, invoice())).rejects.toMatchObject({ kind: 'session_over', code: 21_180 });
  });

  it('lists every document of a session, page by page', async () => {
    const session = await ksef.openSession();
    const documents = Array.from({ length: 12 }, () => invoice());
    for (const document of documents) await ksef.send(session, document);
    const listed = await ksef.documentsOf(session.reference);
    expect(listed.map(({ hash }) => hash).toSorted()).toEqual(documents.map(({ bytes }) => sha256(bytes)).toSorted());
  });

  it('takes many documents as one file', async () => {
    const documents = Array.from({ length: 25 }, () => invoice().bytes);
    let session = '';
    await ksef.sendBatch({ documents, offline: false }, async (reference) => void (session = reference));
    for (let tries = 0; (await ksef.sessionStatus(session)).code !== 200 && tries < 100; tries += 1) await pause(50);
    const listed = await ksef.documentsOf(session);
    expect(listed.map(({ hash }) => hash).toSorted()).toEqual(documents.map(sha256).toSorted());
    expect(new Set(listed.map(({ code }) => code))).toEqual(new Set([200]));
  });

  it('takes no part of a batch whose answer was lost for done', async () => {
    await control('tear', { path: '/batch', method: 'POST', done: 'before' });
    const opened: string[] = [];
    const sent = ksef.sendBatch({ documents: [invoice().bytes], offline: false }, async (reference) => void opened.push(reference));
    await expect(sent).rejects.toMatchObject({ kind: 'unreachable' });
    expect(opened).toEqual([]);
  });

  it('says that a number was used, and by which document', async () => {
    const session = await ksef.openSession();
    const document = invoice();
    const first = await done(session.reference, (await ksef.send(session, document)).reference);
    const second = await done(session.reference, (await ksef.send(session, document)).reference);
    expect(second).toMatchObject({ code: 440, original: { sessionReference: session.reference, ksefNumber: first.ksefNumber } });
  });

  it('takes offline documents, whose codes lead to what they say', async () => {
    const { offline } = openCertificates(settings);
    const session = await ksef.openSession();
    const document = invoice({ offline: true });
    const status = await done(session.reference, (await ksef.send(session, document)).reference);
    expect(status).toMatchObject({ code: 200, invoicingMode: 'Offline' });
    const of = { qrUrl: settings.qrUrl, sellerNip: nip, hash: sha256(document.bytes) };
    const links = [invoiceLink({ ...of, issueDay: day }), certificateLink({ ...of, certificate: offline! })];
    const wrong = certificateLink({
      ...of,
      certificate: { ...offline!, key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey },
    });
    const pages = await Promise.all([...links, wrong].map(async (link) => (await fetch(link)).text()));
    const results = pages.map((page) => /data-result="(\w+)"/.exec(page)?.[1]);
    expect(results).toEqual(['known', 'valid', 'invalid']);
  });

  it('knows what the certificate may do', async () => {
    expect(await ksef.permissions()).toEqual(['InvoiceRead', 'InvoiceWrite']);
  });

  it('gives what it holds in the name of the seller', async () => {
    const from = new Date(Date.now() - 3_600_000);
    const { hash, ksefNumber } = (await control('foreign', { nip, number: 'OBCA/1' })) as { hash: string; ksefNumber: string };
    await pause(300);
    const { documents, completeTo } = await ksef.metadata({ from, to: new Date() });
    expect(documents).toContainEqual({ ksefNumber, invoiceNumber: 'OBCA/1', hash, issueDay: day, acquiredAt: expect.any(Date) });
    expect(completeTo.getTime()).toBeGreaterThan(from.getTime());
  });

  it('announces outages', async () => {
    await control('outage', { kind: 'failure' });
    await control('outage', { kind: 'failure', what: 'end' });
    await control('outage', { kind: 'maintenance' });
    const [maintenance, end, start] = await ksef.announcements();
    expect(start).toMatchObject({ kind: 'FAILURE_START', outage: 'emergency', event: end?.event, startsAt: expect.any(Date) });
    expect(end).toMatchObject({ kind: 'FAILURE_END', endsAt: expect.any(Date) });
    expect(maintenance).toMatchObject({ kind: 'MAINTENANCE_ANNOUNCEMENT', outage: 'unavailability' });
  });
});

describe('a certificate', () => {
  it('is asked for in the name that KSeF says, and revoked', async () => {
    const { call } = openKsefApi({ settings, log: openLog('silent'), admit: async () => {}, fetch: recorded.fetch });
    const name = await enrolmentData(call);
    expect(name).toMatchObject({ organizationIdentifier: `VATPL-${nip}`, countryName: 'PL' });
    const request = await makeRequest(name);
    const certificate = await enrol(call, request, { type: 'Offline', name: 'Atesto faktury offline' });
    expect(certificate.checkPrivateKey(request.key)).toBe(true);
    const other = await makeRequest({ ...name, commonName: 'Ktoś inny' });
    await expect(enrol(call, other, { type: 'Offline', name: 'Atesto' })).rejects.toMatchObject({ kind: 'refused' });
    await revoke(call, certificate.serialNumber, 'Superseded');
    expect(recorded.exchanges.at(-1)).toMatchObject({ method: 'DELETE', status: 204 });
  });
});

describe('KSeF in trouble', () => {
  it.each(['planned', 'emergency'])('changes its keys (%s)', async (how) => {
    await ksef.openSession();
    await control('rotate', { how });
    const session = await ksef.openSession();
    expect(session.reference).toHaveLength(36);
    await control('rotate', { how: 'end' });
    expect((await ksef.openSession()).reference).toHaveLength(36);
  });

  it.each(['access', 'refresh', 'all'])('takes tokens back (%s)', async (which) => {
    await ksef.permissions();
    await control('tokens', { which });
    expect(await ksef.permissions()).toEqual(['InvoiceRead', 'InvoiceWrite']);
  });

  it.each([
    ['revoke', 'restore'],
    ['expire', 'restore'],
  ])('refuses a certificate (%s)', async (what, back) => {
    await control('certificate', { what });
    await expect(opened().permissions()).rejects.toMatchObject({ kind: 'not_allowed' });
    await control('certificate', { what: back });
    expect(await opened().permissions()).toHaveLength(2);
  });

  it('blocks everybody', async () => {
    await control('block', { on: 'true' });
    await expect(opened().permissions()).rejects.toMatchObject({ kind: 'not_allowed', code: 480 });
    await control('block', { on: 'false' });
  });

  it('lets somebody without permission not in', async () => {
    await control('permissions', { nip, permissions: '' });
    await expect(opened().openSession()).rejects.toMatchObject({ kind: 'not_allowed' });
    await control('permissions', { nip, permissions: 'InvoiceRead' });
    await expect(opened().openSession()).rejects.toMatchObject({ kind: 'not_allowed' });
    await control('permissions', { nip, permissions: 'InvoiceWrite,InvoiceRead' });
  });

  it('has limits', async () => {
    await control('limited', { path: '/sessions', seconds: '7' });
    await expect(ksef.openSession()).rejects.toMatchObject({ kind: 'limited', retryAfterSeconds: 7 });
  });

  it('takes a document and loses the answer', async () => {
    const session = await ksef.openSession();
    const document = invoice();
    await control('tear', { path: '/invoices', method: 'POST', done: 'before' });
    await expect(ksef.send(session, document)).rejects.toMatchObject({ kind: 'unreachable' });
    expect((await ksef.documentsOf(session.reference)).map(({ hash }) => hash)).toEqual([sha256(document.bytes)]);
  });

  it('closes a session and answers 502', async () => {
    const session = await ksef.openSession();
    await control('error', { path: '/close', status: '502', done: 'before' });
    await expect(ksef.closeSession(session.reference)).resolves.toBeUndefined();
    const other = await ksef.openSession();
    await control('error', { path: '/close', status: '502', done: 'never' });
    await expect(ksef.closeSession(other.reference)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('says more than it did before', async () => {
    await control('unknown-fields', { requests: '20' });
    const session = await opened().openSession();
    expect((await ksef.sessionStatus(session.reference)).isOpen).toBe(true);
    await control('status', { code: '777' });
    expect(await done(session.reference, (await ksef.send(session, invoice())).reference)).toMatchObject({ code: 777, ksefNumber: null });
  });

  it.each([
    ['forged', null, false],
    ['altered', 'signature_invalid', true],
    ['other-hash', 'hash_differs', true],
  ])('confirms in a way that is not taken (%s)', async (how, problem, isMinistry) => {
    const session = await ksef.openSession();
    await control('upo', { how });
    const { reference } = await ksef.send(session, invoice());
    const { ksefNumber, hash } = await done(session.reference, reference);
    const expected = { sessionReference: session.reference, documentReference: reference, ksefNumber: ksefNumber!, hash };
    const confirmation = await ksef.confirmation(expected);
    const ministry = new X509Certificate(await readFile(files.upo)).fingerprint256.replaceAll(':', '').toLowerCase();
    expect([confirmation.problem, confirmation.signer === ministry]).toEqual([problem, isMinistry]);
  });

  it('has no confirmation', async () => {
    const session = await ksef.openSession();
    await control('upo', { how: 'missing' });
    const { reference } = await ksef.send(session, invoice());
    const { ksefNumber, hash } = await done(session.reference, reference);
    const expected = { sessionReference: session.reference, documentReference: reference, ksefNumber: ksefNumber!, hash };
    await expect(ksef.confirmation(expected)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('lets a token in where there is no certificate', async () => {
    const { token } = await control('token', { nip });
    expect(await opened({ authentication: null, token }).permissions()).toHaveLength(2);
    await expect(opened({ authentication: null, token: `${token}x` }).permissions()).rejects.toMatchObject({ kind: 'not_allowed' });
  });
});
