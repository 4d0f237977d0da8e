import { constants, createDecipheriv, createHash, privateDecrypt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '#server/platform/observability/log.ts';
import { KsefTrouble, type Ksef, type KsefCallGroup } from './ksef.ts';
import { openKsef } from './open.ts';
import { answerProblems, requestProblems } from './testing/contract.ts';
import { makePair } from './testing/pairs.ts';
import { keyId, problem, referenceOf, refusal, startScriptedKsef, type ScriptedKsef } from './testing/scripted-ksef.ts';

const folder = mkdtempSync(join(tmpdir(), 'atesto-ksef-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const nip = '5265877635';
const pair = makePair({ organization: `VATPL-${nip}` });
const files = { certificate: join(folder, 'a.crt'), key: join(folder, 'a.key'), passphrase: 'the-passphrase' };
writeFileSync(files.certificate, pair.certificate.toString());
writeFileSync(files.key, pair.key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: files.passphrase }));
const invoice = { bytes: Buffer.from('<Faktura>zażółć</Faktura>'), offline: false, correctsHash: null };
const session = referenceOf('SO');

let server: ScriptedKsef;
let ksef: Ksef;
let now: Date;
let logged = '';
const groups: KsefCallGroup[] = [];

function opened(
  token: string | null = null,
  admit = async (group: KsefCallGroup): Promise<void> => void groups.push(group),
  timeoutMillis?: number,
): Ksef {
  const settings = {
    environment: 'test',
    apiUrl: server.url,
    qrUrl: server.url,
    lighthouseUrl: server.url,
    nip,
    authentication: token === null ? files : null,
    offline: null,
    token,
    issuing: 'at_once',
    confirmationSigners: [],
  } as const;
  const log = openLog('trace', { write: (line) => void (logged += line) });
  return openKsef({ settings, log, now: () => now, admit, ...(timeoutMillis === undefined ? {} : { timeoutMillis }) });
}

beforeEach(async () => {
  server = await startScriptedKsef();
  now = new Date();
  groups.length = 0;
  ksef = opened();
});
afterEach(async () => {
  for (const exchange of server.exchanges.filter(({ path }) => path !== '/messages')) expect(requestProblems(exchange)).toEqual([]);
  await server.close();
  // Nothing secret is written down, whatever happened.
  expect(logged).not.toMatch(/secret-|PRIVATE KEY|Faktura|the-passphrase|a-token-of-ksef/);
});

async function troubleOf(call: Promise<unknown>): Promise<Pick<KsefTrouble, 'kind' | 'code' | 'retryAfterSeconds'>> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(KsefTrouble);
  const { kind, code, retryAfterSeconds, message } = error as KsefTrouble;
  expect(message).not.toMatch(/secret-|Faktura/);
  return { kind, code, retryAfterSeconds };
}

describe('signing in', () => {
  it('happens once for all who wait, with the certificate, and is used by every call', async () => {
    await Promise.all([ksef.sessionStatus(session), ksef.permissions(), ksef.sessionStatus(session)]);
    for (const route of ['POST /v2/auth/challenge', 'POST /v2/auth/xades-signature', 'POST /v2/auth/token/redeem'])
      expect(server.count(route)).toBe(1);
    const signed = server.exchanges.find(({ path }) => path === '/v2/auth/xades-signature');
    expect(signed?.headers['content-type']).toBe('application/xml');
    expect(signed?.body).toContain(pair.certificate.raw.toString('base64'));
    expect(server.exchanges.at(-1)?.headers).toMatchObject({
      authorization: 'Bearer secret-access-1',
      'x-error-format': 'problem-details',
    });
    expect(groups.filter((group) => group === 'authentication')).toHaveLength(4);
    expect(server.exchanges.flatMap(answerProblems)).toEqual([]);
  });

  it('waits while KSeF looks at the signature', async () => {
    const waiting = { body: { startDate: now.toISOString(), status: { code: 100, description: 'W toku' } } };
    server.next('GET /v2/auth/*', waiting, waiting);
    await ksef.permissions();
    expect(server.count('GET /v2/auth/*')).toBe(3);
  });

  it.each([415, 425, 450, 460, 470, 480])('is refused with the code %i, and is for a person', async (code) => {
    server.next('GET /v2/auth/*', { body: { status: { code, description: 'Nie', details: ['bo nie'] } } });
    expect(await troubleOf(ksef.permissions())).toEqual({ kind: 'not_allowed', code, retryAfterSeconds: null });
    expect(await ksef.permissions()).toEqual([]);
  });

  it.each([500, 550, 999])('may be tried again after the code %i', async (code) => {
    server.next('GET /v2/auth/*', { body: { status: { code, description: 'Nie' } } });
    expect((await troubleOf(ksef.permissions())).kind).toBe('unreachable');
  });

  it('with a bad signature is for a person', async () => {
    server.next('POST /v2/auth/xades-signature', refusal(9105));
    expect(await troubleOf(ksef.permissions())).toMatchObject({ kind: 'not_allowed', code: 9105 });
  });

  it('begins anew when the tokens were lost on the way', async () => {
    server.next('POST /v2/auth/token/redeem', 'tear');
    expect((await troubleOf(ksef.permissions())).kind).toBe('unreachable');
    expect(await ksef.permissions()).toEqual([]);
    expect(server.count('POST /v2/auth/challenge')).toBe(2);
  });

  it('with a token encrypts it together with the moment of the challenge', async () => {
    await opened('a-token-of-ksef').permissions();
    const { body } = server.exchanges.find(({ path }) => path === '/v2/auth/ksef-token')!;
    const { encryptedToken, contextIdentifier, publicKeyId } = JSON.parse(body) as Record<string, string>;
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const read = privateDecrypt({ key: server.keyPairs[0]!.key, ...padding }, Buffer.from(encryptedToken!, 'base64')).toString();
    expect(read).toMatch(/^a-token-of-ksef\|\d{13}$/);
    expect([contextIdentifier, publicKeyId]).toEqual([{ type: 'Nip', value: nip }, keyId(0, 1)]);
  });

  it('is not tried without a certificate', async () => {
    const without = openKsef({
      settings: {
        environment: 'test',
        apiUrl: server.url,
        qrUrl: '',
        lighthouseUrl: null,
        nip,
        authentication: null,
        offline: null,
        token: null,
        issuing: 'at_once',
        confirmationSigners: [],
      },
      log: openLog('silent'),
      admit: async () => {},
    });
    expect((await troubleOf(without.permissions())).kind).toBe('not_allowed');
    expect(await without.announcements()).toEqual([]);
    expect(server.exchanges).toEqual([]);
  });
});

describe('a token', () => {
  it('is refreshed a minute before its end, once for all who wait', async () => {
    await ksef.permissions();
    now = new Date(now.getTime() + 14 * 60_000 + 1000);
    await Promise.all([ksef.permissions(), ksef.permissions()]);
    expect([server.count('POST /v2/auth/token/refresh'), server.count('POST /v2/auth/challenge')]).toEqual([1, 1]);
    expect(server.exchanges.at(-1)?.headers.authorization).toBe('Bearer secret-refreshed-1');
  });

  it('that is refused is refreshed once, then there is one new sign-in, then it is over', async () => {
    await ksef.permissions();
    const route = 'POST /v2/permissions/query/personal/grants';
    server.next(route, problem(401));
    expect(await ksef.permissions()).toEqual([]);
    expect([server.count('POST /v2/auth/token/refresh'), server.count('POST /v2/auth/challenge')]).toEqual([1, 1]);
    server.next(route, problem(401), problem(401));
    expect(await ksef.permissions()).toEqual([]);
    expect([server.count('POST /v2/auth/token/refresh'), server.count('POST /v2/auth/challenge')]).toEqual([2, 2]);
    server.next(route, problem(401), problem(401), problem(401));
    expect(await troubleOf(ksef.permissions())).toMatchObject({ kind: 'not_allowed' });
  });

  it('is replaced by a new sign-in when it cannot be refreshed any more', async () => {
    await ksef.permissions();
    server.next('POST /v2/auth/token/refresh', problem(401));
    now = new Date(now.getTime() + 20 * 60_000);
    expect(await ksef.permissions()).toEqual([]);
    expect(server.count('POST /v2/auth/challenge')).toBe(2);
    now = new Date(now.getTime() + 8 * 86_400_000);
    await ksef.permissions();
    expect([server.count('POST /v2/auth/token/refresh'), server.count('POST /v2/auth/challenge')]).toEqual([1, 3]);
  });
});

describe('sending', () => {
  it('opens a session with a key of its own, which KSeF can read', async () => {
    const [one, other] = [await ksef.openSession(), await ksef.openSession()];
    expect(one.key.equals(other.key) || one.initializationVector.equals(other.initializationVector)).toBe(false);
    expect([one.key.length, one.initializationVector.length, one.reference]).toEqual([32, 16, session]);
    const { encryption, formCode } = JSON.parse(server.exchanges.find(({ path }) => path === '/v2/sessions/online')!.body) as Record<
      string,
      Record<string, string>
    >;
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const key = privateDecrypt({ key: server.keyPairs[0]!.key, ...padding }, Buffer.from(encryption!.encryptedSymmetricKey!, 'base64'));
    expect(key.equals(one.key)).toBe(true);
    expect(encryption).toMatchObject({ initializationVector: one.initializationVector.toString('base64'), publicKeyId: keyId(0, 1) });
    expect(formCode).toEqual({ systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' });
    expect(server.count('GET /v2/security/public-key-certificates')).toBe(1);
  });

  it('hands over the bytes as they are, with the hash and size of both forms', async () => {
    const at = await ksef.openSession();
    expect(await ksef.send(at, invoice)).toEqual({ reference: referenceOf('EE') });
    const sent = JSON.parse(server.exchanges.at(-1)!.body) as Record<string, string | number | boolean>;
    const content = Buffer.from(String(sent.encryptedInvoiceContent), 'base64');
    const decipher = createDecipheriv('aes-256-cbc', at.key, at.initializationVector);
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
    await ksef.send(at, { ...invoice, offline: true, correctsHash: hash(Buffer.from('first')) });
    expect(JSON.parse(server.exchanges.at(-1)!.body)).toMatchObject({
      offlineMode: true,
      hashOfCorrectedInvoice: hash(Buffer.from('first')),
    });
  });

  it('takes the new key once when KSeF has withdrawn the old one', async () => {
    const first = await ksef.openSession();
    server.keyPairs.unshift(makePair({ kind: 'rsa' }));
    server.next('POST /v2/sessions/online', refusal(21_470));
    const second = await ksef.openSession();
    expect([first.publicKeyId, second.publicKeyId]).toEqual([keyId(0, 1), keyId(0, 2)]);
    const keys = server.exchanges.filter(({ path }) => path === '/v2/sessions/online').map(({ body }) => body);
    expect(new Set(keys).size).toBe(3);
    server.next('POST /v2/sessions/online', refusal(21_470), refusal(21_470));
    expect(await troubleOf(ksef.openSession())).toMatchObject({ kind: 'refused', code: 21_470 });
  });

  it('asks for the keys again after a day', async () => {
    await ksef.openSession();
    now = new Date(now.getTime() + 86_400_000 + 1);
    // The clock of the server stands still, and its keys with it.
    server.next('GET /v2/security/public-key-certificates', problem(503));
    expect((await troubleOf(ksef.openSession())).kind).toBe('unreachable');
    expect(server.count('GET /v2/security/public-key-certificates')).toBe(2);
  });

  const send = 'POST /v2/sessions/online/*/invoices';
  it('that meets silence is given up after a while, and sent once', async () => {
    const hasty = opened(null, async () => {}, 300);
    const at = await hasty.openSession();
    server.next(send, 'hang');
    expect((await troubleOf(hasty.send(at, invoice))).kind).toBe('unreachable');
    expect(server.count(send)).toBe(1);
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
    const at = await ksef.openSession();
    server.next(send, answer);
    expect((await troubleOf(ksef.send(at, invoice))).kind).toBe(kind);
    expect(server.count(send)).toBe(1);
  });

  it.each([
    ['17', 17],
    ['', 60],
    ['soon', 60],
    ['0', 1],
  ])('that comes too often waits as %j says', async (header, seconds) => {
    const at = await ksef.openSession();
    server.next(send, problem(429, {}, header === '' ? {} : { 'retry-after': header }));
    expect(await troubleOf(ksef.send(at, invoice))).toEqual({ kind: 'limited', code: null, retryAfterSeconds: seconds });
  });

  it('that comes too often waits until a moment', async () => {
    const at = await ksef.openSession();
    server.next(send, problem(429, {}, { 'retry-after': new Date(now.getTime() + 90_000).toUTCString() }));
    expect((await troubleOf(ksef.send(at, invoice))).retryAfterSeconds).toBeGreaterThan(85);
  });

  it('is not tried where its limit does not admit it', async () => {
    const limited = new KsefTrouble('limited', 'later', { retryAfterSeconds: 5 });
    const most = opened(null, async (group) => {
      if (group === 'send') throw limited;
    });
    await expect(most.send(await most.openSession(), invoice)).rejects.toBe(limited);
    expect(server.count(send)).toBe(0);
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
    server.next(close, answer);
    server.next('GET /v2/sessions/*', closed);
    await expect(ksef.closeSession(session)).resolves.toBeUndefined();
    expect(server.count('GET /v2/sessions/*')).toBe(looks);
  });

  it('is not done while the session is open', async () => {
    server.next(close, problem(502));
    expect((await troubleOf(ksef.closeSession(session))).kind).toBe('unreachable');
    server.next(close, refusal(21_173));
    expect((await troubleOf(ksef.closeSession(session))).kind).toBe('session_over');
    server.next(close, problem(403));
    expect((await troubleOf(ksef.closeSession(session))).kind).toBe('not_allowed');
  });
});

describe('what the log says', () => {
  it('are warnings of KSeF, and refusals with what support asks for', async () => {
    server.next(
      'GET /v2/sessions/*',
      { headers: { 'x-system-warning': 'Prace planowane' }, body: { status: { code: 100, description: '' } } },
      problem(503),
    );
    await ksef.sessionStatus(session);
    await troubleOf(ksef.sessionStatus(session));
    expect(logged).toContain('Prace planowane');
    expect(logged).toContain('"ksef":"GET /v2/sessions/…","status":503,"traceId":"trace-1"');
  });
});
