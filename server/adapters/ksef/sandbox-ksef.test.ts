// @module-tag long
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { localKsefCertificates } from '#sandbox/ksef/certificates.ts';
import { sampleInvoice } from '#sandbox/ksef/documents/sample.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { openCertificates } from './certificates/certificates.ts';
import { enrol, enrolmentData, makeRequest, revoke } from './certificates/enrolment.ts';
import { certificateLink, invoiceLink } from './links.ts';
import { openKsefApi } from './open.ts';
import { day, nip, sandboxClient, sha256 } from './testing/sandbox-client.ts';

const at = sandboxClient({ certificates: localKsefCertificates, sample: sampleInvoice });

describe('KSeF in the sandbox', () => {
  it('takes a document, states what became of it, and confirms it', async () => {
    const session = await at.ksef.openSession();
    expect((await at.ksef.sessionStatus(session.reference)).isOpen).toBe(true);
    const document = at.invoice();
    const { reference } = await at.ksef.send(session, document);
    const status = await at.done(session.reference, reference);
    expect(status).toMatchObject({ code: 200, hash: sha256(document.bytes), invoicingMode: 'Online', original: null, reference });
    const ksefNumber = status.ksefNumber!;
    expect(ksefNumber).toMatch(/^9999999999-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}$/);
    const confirmation = await at.ksef.confirmation({
      sessionReference: session.reference,
      documentReference: reference,
      ksefNumber,
      hash: status.hash,
    });
    const signer = new X509Certificate(await readFile(at.files.upo)).fingerprint256.replaceAll(':', '').toLowerCase();
    expect(confirmation).toMatchObject({ problem: null, signer });
    expect(confirmation.xml.toString()).toContain(ksefNumber);
    await at.ksef.closeSession(session.reference);
    await at.ksef.closeSession(session.reference);
    expect((await at.ksef.sessionStatus(session.reference)).isOpen).toBe(false);
    await expect(at.ksef.send(session, at.invoice())).rejects.toMatchObject({ kind: 'session_over', code: 21_180 });
  });

  it('lists every document of a session, page by page', async () => {
    const session = await at.ksef.openSession();
    const documents = Array.from({ length: 12 }, () => at.invoice());
    for (const document of documents) await at.ksef.send(session, document);
    const listed = await at.ksef.documentsOf(session.reference);
    expect(listed.map(({ hash }) => hash).toSorted()).toEqual(documents.map(({ bytes }) => sha256(bytes)).toSorted());
  });

  it('takes many documents as one file', async () => {
    const documents = Array.from({ length: 25 }, () => at.invoice().bytes);
    let session = '';
    await at.ksef.sendBatch({ documents, offline: false }, async (reference) => void (session = reference));
    for (let tries = 0; (await at.ksef.sessionStatus(session)).code !== 200 && tries < 100; tries += 1) await pause(50);
    const listed = await at.ksef.documentsOf(session);
    expect(listed.map(({ hash }) => hash).toSorted()).toEqual(documents.map(sha256).toSorted());
    expect(new Set(listed.map(({ code }) => code))).toEqual(new Set([200]));
  });

  it('takes no part of a batch whose answer was lost for done', async () => {
    await at.control('tear', { path: '/batch', method: 'POST', done: 'before' });
    const opened: string[] = [];
    const sent = at.ksef.sendBatch({ documents: [at.invoice().bytes], offline: false }, async (reference) => void opened.push(reference));
    await expect(sent).rejects.toMatchObject({ kind: 'unreachable' });
    expect(opened).toEqual([]);
  });

  it('states that a number was used, and by which document', async () => {
    const session = await at.ksef.openSession();
    const document = at.invoice();
    const first = await at.done(session.reference, (await at.ksef.send(session, document)).reference);
    const second = await at.done(session.reference, (await at.ksef.send(session, document)).reference);
    expect(second).toMatchObject({ code: 440, original: { sessionReference: session.reference, ksefNumber: first.ksefNumber } });
  });

  it('takes offline documents, whose codes lead to what they say', async () => {
    const { offline } = openCertificates(at.settings);
    const session = await at.ksef.openSession();
    const document = at.invoice({ offline: true });
    const status = await at.done(session.reference, (await at.ksef.send(session, document)).reference);
    expect(status).toMatchObject({ code: 200, invoicingMode: 'Offline' });
    const of = { qrUrl: at.settings.qrUrl, sellerNip: nip, hash: sha256(document.bytes) };
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
    expect(await at.ksef.permissions()).toEqual(['InvoiceRead', 'InvoiceWrite']);
  });

  it('gives what it holds in the name of the seller', async () => {
    const from = new Date(Date.now() - 3_600_000);
    const { hash, ksefNumber } = (await at.control('foreign', { nip, number: 'OBCA/1' })) as { hash: string; ksefNumber: string };
    await pause(300);
    const { documents, completeTo } = await at.ksef.metadata({ from, to: new Date() });
    expect(documents).toContainEqual({ ksefNumber, invoiceNumber: 'OBCA/1', hash, issueDay: day, acquiredAt: expect.any(Date) });
    expect(completeTo.getTime()).toBeGreaterThan(from.getTime());
  });

  it('announces outages', async () => {
    await at.control('outage', { kind: 'failure' });
    await at.control('outage', { kind: 'failure', what: 'end' });
    await at.control('outage', { kind: 'maintenance' });
    const [maintenance, end, start] = await at.ksef.announcements();
    expect(start).toMatchObject({ kind: 'FAILURE_START', outage: 'emergency', event: end?.event, startsAt: expect.any(Date) });
    expect(end).toMatchObject({ kind: 'FAILURE_END', endsAt: expect.any(Date) });
    expect(maintenance).toMatchObject({ kind: 'MAINTENANCE_ANNOUNCEMENT', outage: 'unavailability' });
  });
});

describe('a certificate', () => {
  it('is requested in the name that KSeF reports, and revoked', async () => {
    const { call } = openKsefApi({ settings: at.settings, log: openLog('silent'), admit: async () => {}, fetch: at.recorded.fetch });
    const name = await enrolmentData(call);
    expect(name).toMatchObject({ organizationIdentifier: `VATPL-${nip}`, countryName: 'PL' });
    const request = await makeRequest(name);
    const certificate = await enrol(call, request, { type: 'Offline', name: 'Atesto faktury offline' });
    expect(certificate.checkPrivateKey(request.key)).toBe(true);
    const other = await makeRequest({ ...name, commonName: 'Ktoś inny' });
    await expect(enrol(call, other, { type: 'Offline', name: 'Atesto' })).rejects.toMatchObject({ kind: 'refused' });
    await revoke(call, certificate.serialNumber, 'Superseded');
    expect(at.recorded.exchanges.at(-1)).toMatchObject({ method: 'DELETE', status: 204 });
  });
});
