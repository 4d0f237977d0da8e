// @module-tag long
import { constants, privateDecrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openLog } from '#server/platform/observability/log.ts';
import { openKsef } from '#server/adapters/ksef/open.ts';
import { answerProblems } from '#server/adapters/ksef/testing/contract.ts';
import { nip, pair, scriptedClient, session, troubleOf } from '#server/adapters/ksef/testing/scripted-client.ts';
import { keyId, problem, refusal } from '#server/adapters/ksef/testing/scripted-ksef.ts';

const at = scriptedClient();

describe('signing in', () => {
  it('happens once for all who wait, with the certificate, and is used by every call', async () => {
    await Promise.all([at.ksef.sessionStatus(session), at.ksef.permissions(), at.ksef.sessionStatus(session)]);
    for (const route of ['POST /v2/auth/challenge', 'POST /v2/auth/xades-signature', 'POST /v2/auth/token/redeem'])
      expect(at.server.count(route)).toBe(1);
    const signed = at.server.exchanges.find(({ path }) => path === '/v2/auth/xades-signature');
    expect(signed?.headers['content-type']).toBe('application/xml');
    expect(signed?.body).toContain(pair.certificate.raw.toString('base64'));
    expect(at.server.exchanges.at(-1)?.headers).toMatchObject({
      authorization: 'Bearer secret-access-1',
      'x-error-format': 'problem-details',
    });
    expect(at.groups.filter((group) => group === 'authentication')).toHaveLength(4);
    expect(at.server.exchanges.flatMap(answerProblems)).toEqual([]);
  });

  it('waits while KSeF checks the signature', async () => {
    const waiting = { body: { startDate: at.now.toISOString(), status: { code: 100, description: 'W toku' } } };
    at.server.next('GET /v2/auth/*', waiting, waiting);
    await at.ksef.permissions();
    expect(at.server.count('GET /v2/auth/*')).toBe(3);
  });

  it.each([415, 425, 450, 460, 470, 480])('is refused with the code %i, and is for a person', async (code) => {
    at.server.next('GET /v2/auth/*', { body: { status: { code, description: 'Nie', details: ['bo nie'] } } });
    expect(await troubleOf(at.ksef.permissions())).toEqual({ kind: 'not_allowed', code, retryAfterSeconds: null });
    expect(await at.ksef.permissions()).toEqual([]);
  });

  it.each([500, 550, 999])('may be tried again after the code %i', async (code) => {
    at.server.next('GET /v2/auth/*', { body: { status: { code, description: 'Nie' } } });
    expect((await troubleOf(at.ksef.permissions())).kind).toBe('unreachable');
  });

  it('with a bad signature is for a person', async () => {
    at.server.next('POST /v2/auth/xades-signature', refusal(9105));
    expect(await troubleOf(at.ksef.permissions())).toMatchObject({ kind: 'not_allowed', code: 9105 });
  });

  it('begins anew when the tokens were lost on the way', async () => {
    at.server.next('POST /v2/auth/token/redeem', 'tear');
    expect((await troubleOf(at.ksef.permissions())).kind).toBe('unreachable');
    expect(await at.ksef.permissions()).toEqual([]);
    expect(at.server.count('POST /v2/auth/challenge')).toBe(2);
  });

  it('with a token encrypts it together with the moment of the challenge', async () => {
    await at.opened('a-token-of-ksef').permissions();
    const { body } = at.server.exchanges.find(({ path }) => path === '/v2/auth/ksef-token')!;
    const { encryptedToken, contextIdentifier, publicKeyId } = JSON.parse(body) as Record<string, string>;
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const read = privateDecrypt({ key: at.server.keyPairs[0]!.key, ...padding }, Buffer.from(encryptedToken!, 'base64')).toString();
    expect(read).toMatch(/^a-token-of-ksef\|\d{13}$/);
    expect([contextIdentifier, publicKeyId]).toEqual([{ type: 'Nip', value: nip }, keyId(0, 1)]);
  });

  it('is not tried without a certificate', async () => {
    const without = openKsef({
      settings: {
        environment: 'test',
        apiUrl: at.server.url,
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
    expect(at.server.exchanges).toEqual([]);
  });
});

describe('a token', () => {
  it('is refreshed a minute before its end, once for all who wait', async () => {
    await at.ksef.permissions();
    at.now = new Date(at.now.getTime() + 14 * 60_000 + 1000);
    await Promise.all([at.ksef.permissions(), at.ksef.permissions()]);
    expect([at.server.count('POST /v2/auth/token/refresh'), at.server.count('POST /v2/auth/challenge')]).toEqual([1, 1]);
    expect(at.server.exchanges.at(-1)?.headers.authorization).toBe('Bearer secret-refreshed-1');
  });

  it('that is refused is refreshed once, then there is one new sign-in, then it is over', async () => {
    await at.ksef.permissions();
    const route = 'POST /v2/permissions/query/personal/grants';
    at.server.next(route, problem(401));
    expect(await at.ksef.permissions()).toEqual([]);
    expect([at.server.count('POST /v2/auth/token/refresh'), at.server.count('POST /v2/auth/challenge')]).toEqual([1, 1]);
    at.server.next(route, problem(401), problem(401));
    expect(await at.ksef.permissions()).toEqual([]);
    expect([at.server.count('POST /v2/auth/token/refresh'), at.server.count('POST /v2/auth/challenge')]).toEqual([2, 2]);
    at.server.next(route, problem(401), problem(401), problem(401));
    expect(await troubleOf(at.ksef.permissions())).toMatchObject({ kind: 'not_allowed' });
  });

  it('is replaced by a new sign-in when it cannot be refreshed any more', async () => {
    await at.ksef.permissions();
    at.server.next('POST /v2/auth/token/refresh', problem(401));
    at.now = new Date(at.now.getTime() + 20 * 60_000);
    expect(await at.ksef.permissions()).toEqual([]);
    expect(at.server.count('POST /v2/auth/challenge')).toBe(2);
    at.now = new Date(at.now.getTime() + 8 * 86_400_000);
    await at.ksef.permissions();
    expect([at.server.count('POST /v2/auth/token/refresh'), at.server.count('POST /v2/auth/challenge')]).toEqual([1, 3]);
  });
});
