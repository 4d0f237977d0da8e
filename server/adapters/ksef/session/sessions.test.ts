// @module-tag long
import { constants, createDecipheriv, createHash, privateDecrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KsefTrouble } from '#server/adapters/ksef/ksef.ts';
import { makePair } from '#server/adapters/ksef/testing/key-pairs.ts';
import { invoice, scriptedClient, session, troubleOf } from '#server/adapters/ksef/testing/scripted-client.ts';
import { keyId, problem, referenceOf, refusal } from '#server/adapters/ksef/testing/scripted-ksef.ts';

const at = scriptedClient();

describe('sending', () => {
  it('opens a session with a key of its own, which KSeF can read', async () => {
    const [one, other] = [await at.ksef.openSession(), await at.ksef.openSession()];
    expect(one.key.equals(other.key) || one.initializationVector.equals(other.initializationVector)).toBe(false);
    expect([one.key.length, one.initializationVector.length, one.reference]).toEqual([32, 16, session]);
    const { encryption, formCode } = JSON.parse(at.server.exchanges.find(({ path }) => path === '/v2/sessions/online')!.body) as Record<
      string,
      Record<string, string>
    >;
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const key = privateDecrypt({ key: at.server.keyPairs[0]!.key, ...padding }, Buffer.from(encryption!.encryptedSymmetricKey!, 'base64'));
    expect(key.equals(one.key)).toBe(true);
    expect(encryption).toMatchObject({ initializationVector: one.initializationVector.toString('base64'), publicKeyId: keyId(0, 1) });
    expect(formCode).toEqual({ systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' });
    expect(at.server.count('GET /v2/security/public-key-certificates')).toBe(1);
  });

  it('hands over the bytes as they are, with the hash and size of both forms', async () => {
    const open = await at.ksef.openSession();
    expect(await at.ksef.send(open, invoice)).toEqual({ reference: referenceOf('EE') });
    const sent = JSON.parse(at.server.exchanges.at(-1)!.body) as Record<string, string | number | boolean>;
    const content = Buffer.from(String(sent.encryptedInvoiceContent), 'base64');
    const decipher = createDecipheriv('aes-256-cbc', open.key, open.initializationVector);
    expect(Buffer.concat([decipher.update(content), decipher.final()]).equals(invoice.bytes)).toBe(true);
    const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');
    expect(sent).toMatchObject({
      invoiceHash: hash(invoice.bytes),
      invoiceSize: invoice.bytes.length,
      encryptedInvoiceHash: hash(content),
      encryptedInvoiceSize: content.length,
      offlineMode: false,
    });
    expect(sent).not.toHaveProperty('hashOfCorrectedInvoice');
    await at.ksef.send(open, { ...invoice, offline: true, correctsHash: hash(Buffer.from('first')) });
    expect(JSON.parse(at.server.exchanges.at(-1)!.body)).toMatchObject({
      offlineMode: true,
      hashOfCorrectedInvoice: hash(Buffer.from('first')),
    });
  });

  it('takes the new key once when KSeF has withdrawn the old one', async () => {
    const first = await at.ksef.openSession();
    at.server.keyPairs.unshift(makePair({ kind: 'rsa' }));
    at.server.next('POST /v2/sessions/online', refusal(21_470));
    const second = await at.ksef.openSession();
    expect([first.publicKeyId, second.publicKeyId]).toEqual([keyId(0, 1), keyId(0, 2)]);
    const keys = at.server.exchanges.filter(({ path }) => path === '/v2/sessions/online').map(({ body }) => body);
    expect(new Set(keys).size).toBe(3);
    at.server.next('POST /v2/sessions/online', refusal(21_470), refusal(21_470));
    expect(await troubleOf(at.ksef.openSession())).toMatchObject({ kind: 'refused', code: 21_470 });
  });

  it('requests the keys again after a day', async () => {
    await at.ksef.openSession();
    at.now = new Date(at.now.getTime() + 86_400_000 + 1);
    // The clock of the server stands still, and its keys with it.
    at.server.next('GET /v2/security/public-key-certificates', problem(503));
    expect((await troubleOf(at.ksef.openSession())).kind).toBe('unreachable');
    expect(at.server.count('GET /v2/security/public-key-certificates')).toBe(2);
  });

  const send = 'POST /v2/sessions/online/*/invoices';
  it('that meets silence is abandoned after a while, and sent once', async () => {
    const hasty = at.opened(null, async () => {}, 300);
    const open = await hasty.openSession();
    at.server.next(send, 'hang');
    expect((await troubleOf(hasty.send(open, invoice))).kind).toBe('unreachable');
    expect(at.server.count(send)).toBe(1);
  });

  it.each([
    ['an error of KSeF', problem(503), 'unreachable'],
    ['a gateway that gives up', problem(504), 'unreachable'],
    ['a connection that breaks', 'tear', 'unreachable'],
    ['an answer that breaks off', 'tear_within', 'unreachable'],
    ['a full session', refusal(21_155), 'session_over'],
    ['a session that is not there', refusal(21_173), 'session_over'],
    ['a session that is closed', refusal(21_180), 'session_over'],
    ['a wrong hash', refusal(21_402), 'refused'],
    ['a code that nobody knows', refusal(99_999), 'refused'],
    ['no permission', problem(403, { reasonCode: 'missing-permissions' }), 'not_allowed'],
    ['a page', { status: 202, body: '<html>' }, 'not_understood'],
    ['an answer without a reference', { status: 202, body: {} }, 'not_understood'],
    ['a way elsewhere', { status: 307, headers: { location: 'https://elsewhere.example/' } }, 'not_understood'],
    ['too much', { status: 202, body: { referenceNumber: 'x'.repeat(2_100_000) } }, 'not_understood'],
  ] as const)('that meets %s is sent once', async (_, answer, kind) => {
    const open = await at.ksef.openSession();
    at.server.next(send, answer);
    expect((await troubleOf(at.ksef.send(open, invoice))).kind).toBe(kind);
    expect(at.server.count(send)).toBe(1);
  });

  it.each([
    ['17', 17],
    ['', 60],
    ['soon', 60],
    ['0', 1],
  ])('that comes too often waits as %j says', async (header, seconds) => {
    const open = await at.ksef.openSession();
    at.server.next(send, problem(429, {}, header === '' ? {} : { 'retry-after': header }));
    expect(await troubleOf(at.ksef.send(open, invoice))).toEqual({ kind: 'limited', code: null, retryAfterSeconds: seconds });
  });

  it('that comes too often waits until a moment', async () => {
    const open = await at.ksef.openSession();
    at.server.next(send, problem(429, {}, { 'retry-after': new Date(at.now.getTime() + 90_000).toUTCString() }));
    expect((await troubleOf(at.ksef.send(open, invoice))).retryAfterSeconds).toBeGreaterThan(85);
  });

  it('is not tried where its limit does not admit it', async () => {
    const limited = new KsefTrouble('limited', 'later', { retryAfterSeconds: 5 });
    const most = at.opened(null, async (group) => {
      if (group === 'send') throw limited;
    });
    await expect(most.send(await most.openSession(), invoice)).rejects.toBe(limited);
    expect(at.server.count(send)).toBe(0);
  });
});

describe('closing a session', () => {
  const close = 'POST /v2/sessions/online/*/close';
  const closed = {
    body: { status: { code: 170, description: 'Zamknięta' }, dateCreated: new Date().toISOString(), dateUpdated: new Date().toISOString() },
  };

  it.each([
    ['done', { status: 204 }, 0],
    ['done already', refusal(21_180), 1],
    ['done without an answer', problem(502), 1],
    ['done, and the answer lost', 'tear', 1],
  ] as const)('is %s', async (_, answer, looks) => {
    at.server.next(close, answer);
    at.server.next('GET /v2/sessions/*', closed);
    await expect(at.ksef.closeSession(session)).resolves.toBeUndefined();
    expect(at.server.count('GET /v2/sessions/*')).toBe(looks);
  });

  it('is not done while the session is open', async () => {
    at.server.next(close, problem(502));
    expect((await troubleOf(at.ksef.closeSession(session))).kind).toBe('unreachable');
    at.server.next(close, refusal(21_173));
    expect((await troubleOf(at.ksef.closeSession(session))).kind).toBe('session_over');
    at.server.next(close, problem(403));
    expect((await troubleOf(at.ksef.closeSession(session))).kind).toBe('not_allowed');
  });
});

describe('what the log states', () => {
  it('are warnings of KSeF, and refusals with what support requests', async () => {
    at.server.next(
      'GET /v2/sessions/*',
      { headers: { 'x-system-warning': 'Prace planowane' }, body: { status: { code: 100, description: '' } } },
      problem(503),
    );
    await at.ksef.sessionStatus(session);
    await troubleOf(at.ksef.sessionStatus(session));
    expect(at.logged).toContain('Prace planowane');
    expect(at.logged).toContain('"ksef":"GET /v2/sessions/…","status":503,"traceId":"trace-1"');
  });
});
