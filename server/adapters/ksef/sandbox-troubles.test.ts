// @module-tag long
import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { localKsefCertificates } from '#sandbox/ksef/certificates.ts';
import { sampleInvoice } from '#sandbox/ksef/documents/sample.ts';
import { nip, sandboxClient, sha256 } from './testing/sandbox-client.ts';

const at = sandboxClient({ certificates: localKsefCertificates, sample: sampleInvoice });

describe('KSeF in trouble', () => {
  it.each(['planned', 'emergency'])('changes its keys (%s)', async (how) => {
    await at.ksef.openSession();
    await at.control('rotate', { how });
    const session = await at.ksef.openSession();
    expect(session.reference).toHaveLength(36);
    await at.control('rotate', { how: 'end' });
    expect((await at.ksef.openSession()).reference).toHaveLength(36);
  });

  it.each(['access', 'refresh', 'all'])('takes tokens back (%s)', async (which) => {
    await at.ksef.permissions();
    await at.control('tokens', { which });
    expect(await at.ksef.permissions()).toEqual(['InvoiceRead', 'InvoiceWrite']);
  });

  it.each([
    ['revoke', 'restore'],
    ['expire', 'restore'],
  ])('refuses a certificate (%s)', async (what, back) => {
    await at.control('certificate', { what });
    await expect(at.opened().permissions()).rejects.toMatchObject({ kind: 'not_allowed' });
    await at.control('certificate', { what: back });
    expect(await at.opened().permissions()).toHaveLength(2);
  });

  it('blocks everybody', async () => {
    await at.control('block', { on: 'true' });
    await expect(at.opened().permissions()).rejects.toMatchObject({ kind: 'not_allowed', code: 480 });
    await at.control('block', { on: 'false' });
  });

  it('lets somebody without permission not in', async () => {
    await at.control('permissions', { nip, permissions: '' });
    await expect(at.opened().openSession()).rejects.toMatchObject({ kind: 'not_allowed' });
    await at.control('permissions', { nip, permissions: 'InvoiceRead' });
    await expect(at.opened().openSession()).rejects.toMatchObject({ kind: 'not_allowed' });
    await at.control('permissions', { nip, permissions: 'InvoiceWrite,InvoiceRead' });
  });

  it('has limits', async () => {
    await at.control('limited', { path: '/sessions', seconds: '7' });
    await expect(at.ksef.openSession()).rejects.toMatchObject({ kind: 'limited', retryAfterSeconds: 7 });
  });

  it('takes a document and loses the answer', async () => {
    const session = await at.ksef.openSession();
    const document = at.invoice();
    await at.control('tear', { path: '/invoices', method: 'POST', done: 'before' });
    await expect(at.ksef.send(session, document)).rejects.toMatchObject({ kind: 'unreachable' });
    expect((await at.ksef.documentsOf(session.reference)).map(({ hash }) => hash)).toEqual([sha256(document.bytes)]);
  });

  it('closes a session and answers 502', async () => {
    const session = await at.ksef.openSession();
    await at.control('error', { path: '/close', status: '502', done: 'before' });
    await expect(at.ksef.closeSession(session.reference)).resolves.toBeUndefined();
    const other = await at.ksef.openSession();
    await at.control('error', { path: '/close', status: '502', done: 'never' });
    await expect(at.ksef.closeSession(other.reference)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('states more than it did before', async () => {
    await at.control('unknown-fields', { requests: '20' });
    const session = await at.opened().openSession();
    expect((await at.ksef.sessionStatus(session.reference)).isOpen).toBe(true);
    await at.control('status', { code: '777' });
    expect(await at.done(session.reference, (await at.ksef.send(session, at.invoice())).reference)).toMatchObject({
      code: 777,
      ksefNumber: null,
    });
  });

  it.each([
    ['forged', null, false],
    ['altered', 'signature_invalid', true],
    ['other-hash', 'hash_differs', true],
  ])('confirms in a way that is not taken (%s)', async (how, problem, isMinistry) => {
    const session = await at.ksef.openSession();
    await at.control('upo', { how });
    const { reference } = await at.ksef.send(session, at.invoice());
    const { ksefNumber, hash } = await at.done(session.reference, reference);
    const expected = { sessionReference: session.reference, documentReference: reference, ksefNumber: ksefNumber!, hash };
    const confirmation = await at.ksef.confirmation(expected);
    const ministry = new X509Certificate(await readFile(at.files.upo)).fingerprint256.replaceAll(':', '').toLowerCase();
    expect([confirmation.problem, confirmation.signer === ministry]).toEqual([problem, isMinistry]);
  });

  it('has no confirmation', async () => {
    const session = await at.ksef.openSession();
    await at.control('upo', { how: 'missing' });
    const { reference } = await at.ksef.send(session, at.invoice());
    const { ksefNumber, hash } = await at.done(session.reference, reference);
    const expected = { sessionReference: session.reference, documentReference: reference, ksefNumber: ksefNumber!, hash };
    await expect(at.ksef.confirmation(expected)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('lets a token in where there is no certificate', async () => {
    const { token } = await at.control('token', { nip });
    expect(await at.opened({ authentication: null, token }).permissions()).toHaveLength(2);
    await expect(at.opened({ authentication: null, token: `${token}x` }).permissions()).rejects.toMatchObject({ kind: 'not_allowed' });
  });
});
