// @module-tag long
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrganization, testPassword, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { codeAt, stepAt } from '#server/account/authenticators/totp.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

function cookieOf(answer: Awaited<ReturnType<typeof world.call>>): string {
  return [answer.headers['set-cookie'] ?? ''].flat()[0]!.split(';')[0]!;
}

const password = testPassword;
const code = (secret: string, by = 0): string => codeAt(secret, stepAt(world.deps.now()) + by);
const login = (email: string) => world.call('POST', '/api/auth/login', { body: { email, password } });
const second = (cookie: string, body: object) => world.call('POST', '/api/auth/second-factor', { cookie, body });
const post = (org: TestOrganization, path: string, body: object = { password }) =>
  world.call('POST', `/api/account/${path}`, { cookie: org.cookie, body });

/** An account with an authenticator application, whose first code was of the step before now. */
async function withApp(): Promise<{ org: TestOrganization; secret: string; codes: string[] }> {
  const org = await anOrganization(world.deps);
  const { secret } = (await post(org, 'second-factor/totp')).json();
  const confirmed = await post(org, 'second-factor/totp/confirmation', { code: code(secret, -1) });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return { org, secret, codes: confirmed.json().recoveryCodes };
}

async function queuedMails(userId: string): Promise<string[]> {
  const rows = await world.deps.db.rows<{ change: string }>(sql`
    select data -> 'values' ->> 'change' as change from pgboss.job
    where name = 'mail' and data ->> 'kind' = 'second_factor_changed' and data ->> 'userId' = ${userId} order by created_on, id`);
  return rows.map(({ change }) => change);
}

describe('an authenticator application', () => {
  it('is set up with the password and a first code, notified by mail, and gives recovery codes once', async () => {
    const org = await anOrganization(world.deps);
    expect((await post(org, 'second-factor/totp', { password: 'nie to' })).statusCode).toBe(400);
    const { secret, address } = (await post(org, 'second-factor/totp')).json();
    expect(address).toContain(`secret=${secret}`);
    const early = await login(org.email);
    expect(early.statusCode).toBe(200);
    const wrong = await post(org, 'second-factor/totp/confirmation', { code: '000000' });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['code']]);
    const { recoveryCodes } = (await post(org, 'second-factor/totp/confirmation', { code: code(secret) })).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    // Seven groups of four letters of 5 bits each.
    for (const one of recoveryCodes as string[]) expect(one).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){6}$/);
    expect(await queuedMails(org.userId)).toEqual(['Dodano aplikację uwierzytelniającą.']);
    // Whoever was signed in with the password alone is signed in no more.
    expect((await world.call('GET', '/api/auth/me', { cookie: cookieOf(early) })).statusCode).toBe(401);
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(200);
    expect((await post(org, 'second-factor/totp')).json().code).toBe('totp_there');
    const stored = JSON.stringify([
      await world.deps.db.rows(sql`select * from authenticators where user_id = ${org.userId}`),
      await world.deps.db.rows(sql`select * from recovery_codes where user_id = ${org.userId} order by hash`),
    ]);
    for (const known of [secret, ...(recoveryCodes as string[])]) expect(stored).not.toContain(known);
  });

  it('is required after the right password only, and signs in', async () => {
    const { org, secret } = await withApp();
    const wrong = await world.call('POST', '/api/auth/login', { body: { email: org.email, password: 'nie to hasło' } });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'invalid_credentials']);
    const first = await login(org.email);
    expect([first.statusCode, first.json().code, first.json().secondFactor]).toEqual([403, 'second_factor_needed', ['totp', 'recovery']]);
    const cookie = cookieOf(first);
    expect((await world.call('GET', '/api/auth/me', { cookie })).statusCode).toBe(401);
    expect((await world.call('GET', '/api/account/second-factor', { cookie })).statusCode).toBe(401);
    const done = await second(cookie, { code: code(secret) });
    expect([done.statusCode, done.json().email]).toEqual([200, org.email]);
    expect((await world.call('GET', '/api/auth/me', { cookie: cookieOf(done) })).statusCode).toBe(200);
    expect((await second(cookie, { code: code(secret, 1) })).json().code).toBe('second_step_over');
  });

  it('gives a code that is good once, however many try at once', async () => {
    const { org, secret } = await withApp();
    const cookies = [cookieOf(await login(org.email)), cookieOf(await login(org.email)), cookieOf(await login(org.email))];
    const answers = await Promise.all(cookies.map((cookie) => second(cookie, { code: code(secret) })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    // Neither is one from before it.
    expect((await second(cookieOf(await login(org.email)), { code: code(secret, -1) })).statusCode).toBe(400);
  });

  it('may be half a minute late or early, and no more', async () => {
    const { org, secret } = await withApp();
    const cookie = cookieOf(await login(org.email));
    expect((await second(cookie, { code: code(secret, 2) })).statusCode).toBe(400);
    expect((await second(cookie, { code: code(secret, 1) })).statusCode).toBe(200);
  });

  it('is not guessed: ten tries in a quarter of an hour, from wherever, also with the password at hand', async () => {
    const { org, secret } = await withApp();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await second(cookieOf(await login(org.email)), { code: '123' })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await second(cookieOf(await login(org.email)), { code: code(secret) })).statusCode).toBe(429);
    const [log] = await world.deps.db.rows(sql`
      select count(*)::int as n from audit_logs where user_id = ${org.userId} and action = 'user.second_factor_refused'`);
    expect(log).toEqual({ n: 10 });
  });

  it('waits ten minutes for the second step', async () => {
    const { org, secret } = await withApp();
    const cookie = cookieOf(await login(org.email));
    world.at('2026-11-21T09:10:00.000Z');
    expect((await second(cookie, { code: code(secret) })).json().code).toBe('second_step_over');
    expect((await second('', { code: code(secret) })).json().code).toBe('second_step_over');
    expect((await second(org.cookie, { code: code(secret) })).json().code).toBe('second_step_over');
  });

  it('is removed with the password; then the password is enough again, and codes lead nowhere', async () => {
    const { org } = await withApp();
    expect((await post(org, 'second-factor/totp/removal', { password: 'nie to' })).statusCode).toBe(400);
    expect((await post(org, 'second-factor/totp/removal')).json()).toEqual({ ok: true });
    expect((await login(org.email)).statusCode).toBe(200);
    const own = (await world.call('GET', '/api/account/second-factor', { cookie: org.cookie })).json();
    expect(own).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0, linkNeeded: false });
    expect(await queuedMails(org.userId)).toContain('Usunięto aplikację uwierzytelniającą.');
    expect((await post(org, 'recovery-codes')).json().code).toBe('no_second_factor');
  });

  it('ends every other session when it is removed', async () => {
    const { org, secret } = await withApp();
    const elsewhere = cookieOf(await second(cookieOf(await login(org.email)), { code: code(secret) }));
    expect((await world.call('GET', '/api/auth/me', { cookie: elsewhere })).statusCode).toBe(200);
    await post(org, 'second-factor/totp/removal');
    expect((await world.call('GET', '/api/auth/me', { cookie: elsewhere })).statusCode).toBe(401);
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(200);
  });

  it('outlives a new password: resetting it does not take the second step away', async () => {
    const { org, secret } = await withApp();
    const changed = await post(org, 'password', { currentPassword: password, newPassword: 'zupełnie nowe hasło' });
    expect(changed.statusCode).toBe(200);
    // The session that changed it has a new secret; the old one is over.
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(401);
    expect((await world.call('GET', '/api/auth/me', { cookie: cookieOf(changed) })).statusCode).toBe(200);
    const first = await world.call('POST', '/api/auth/login', { body: { email: org.email, password: 'zupełnie nowe hasło' } });
    expect(first.json().code).toBe('second_factor_needed');
    expect((await second(cookieOf(first), { code: code(secret) })).statusCode).toBe(200);
  });
});

describe('a recovery code', () => {
  it('signs in once, however it is typed, and is notified by mail', async () => {
    const { org, codes } = await withApp();
    const typed = ` ${codes[0]!.toLowerCase().replaceAll('-', ' ')} `;
    expect((await second(cookieOf(await login(org.email)), { recoveryCode: typed })).statusCode).toBe(200);
    const again = await second(cookieOf(await login(org.email)), { recoveryCode: codes[0] });
    expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([400, ['recoveryCode']]);
    expect((await queuedMails(org.userId)).at(-1)).toContain('kodem zapasowym');
  });

  it('is one for all who try at once', async () => {
    const { org, codes } = await withApp();
    const cookies = [cookieOf(await login(org.email)), cookieOf(await login(org.email))];
    const answers = await Promise.all(cookies.map((cookie) => second(cookie, { recoveryCode: codes[1] })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('ends with the codes that replace it, and opens no other account', async () => {
    const { org, codes } = await withApp();
    const other = await withApp();
    expect((await second(cookieOf(await login(other.org.email)), { recoveryCode: codes[0] })).statusCode).toBe(400);
    const { recoveryCodes } = (await post(org, 'recovery-codes')).json();
    expect((await second(cookieOf(await login(org.email)), { recoveryCode: codes[0] })).statusCode).toBe(400);
    expect((await second(cookieOf(await login(org.email)), { recoveryCode: recoveryCodes[0] })).statusCode).toBe(200);
  });
});

describe('a passkey', () => {
  it('is offered for this site, and refused when it is made up, of another challenge, or sent twice', async () => {
    const org = await anOrganization(world.deps);
    expect((await post(org, 'passkeys/offer', { password: 'nie to' })).statusCode).toBe(400);
    const offer = (await post(org, 'passkeys/offer')).json();
    expect(offer).toMatchObject({ rp: { id: 'atesto.test' }, user: { name: org.email }, attestation: 'none' });
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.create', challenge: offer.challenge, origin: 'https://atesto.test' }),
    );
    const passkey = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: clientDataJSON.toString('base64url'), attestationObject: 'oA' },
    };
    for (let n = 0; n < 2; n += 1) {
      const answer = await post(org, 'passkeys', { name: 'Klucz', passkey });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'passkey_refused']);
    }
    const [row] = await world.deps.db.rows<{ sess: object }>(sql`select sess from sessions where sess ->> 'userId' = ${org.userId}`);
    expect(row!.sess).not.toHaveProperty('challenge');
  });

  it('of somebody else is neither renamed nor removed, and does not sign in', async () => {
    const [org, outsider] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await world.deps.db.rows(sql`
      insert into passkeys (id, user_id, public_key, counter, name, created_at)
      values (${`id-${org.nip}`}, ${org.userId}, ${Buffer.from('x')}, 0, 'Telefon', ${world.deps.now()})`);
    const renamed = await world.call('PATCH', `/api/account/passkeys/id-${org.nip}`, { cookie: outsider.cookie, body: { name: 'Mój' } });
    expect([renamed.statusCode, (await post(outsider, `passkeys/id-${org.nip}/removal`)).statusCode]).toEqual([404, 404]);
    const own = await world.call('PATCH', `/api/account/passkeys/id-${org.nip}`, { cookie: org.cookie, body: { name: 'Telefon Anny' } });
    expect(own.statusCode).toBe(200);
    const first = await login(org.email);
    expect(first.json().secondFactor).toEqual(['passkey']);
    const question = await world.call('POST', '/api/auth/second-factor/passkey', { cookie: cookieOf(first) });
    expect(question.json()).toMatchObject({ rpId: 'atesto.test', allowCredentials: [{ id: `id-${org.nip}` }] });
    const passkey = {
      id: `id-${org.nip}`,
      rawId: `id-${org.nip}`,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
    };
    const answer = await second(cookieOf(first), { passkey });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'passkey_refused']);
    const { rawPayload } = await world.call('GET', '/api/account/export', { cookie: org.cookie });
    const files = unzipSync(new Uint8Array(rawPayload));
    expect(JSON.parse(strFromU8(files['second-factors.json']!))).toMatchObject([{ kind: 'passkey', name: 'Telefon Anny' }]);
  });
});

describe('a session', () => {
  /** Somebody who signed in now. */
  const signedIn = async () => {
    const org = await anOrganization(world.deps);
    const startedAt = JSON.stringify({ startedAt: world.deps.now() });
    await world.deps.db.rows(sql`update sessions set sess = sess || ${startedAt}::jsonb where sess ->> 'userId' = ${org.userId}`);
    return org;
  };

  it('ends after 30 days however much it is used', async () => {
    const org = await signedIn();
    const statuses: number[] = [];
    for (const day of ['2026-12-01', '2026-12-10', '2026-12-20', '2026-12-21']) {
      world.at(`${day}T08:59:00.000Z`);
      statuses.push((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode);
    }
    world.at('2026-12-21T09:00:00.000Z');
    statuses.push((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 401]);
  });

  it('of an operator ends after twelve hours', async () => {
    const org = await signedIn();
    await world.deps.db.rows(sql`update users set role = 'operator' where id = ${org.userId}`);
    world.at('2026-11-21T20:59:59.000Z');
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(200);
    world.at('2026-11-21T21:00:00.000Z');
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(401);
  });
});
