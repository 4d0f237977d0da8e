import bcrypt from 'bcrypt';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { anOrganization, aPeriod, type TestOrganization, testPassword } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { credentialsByEmail, renewHash } from './repository.ts';
import { failuresAnywhere, failuresPerAccount } from './sign-in-failures.ts';

const world = openWorld();

/** An organisation whose owner's hash takes a sixty-fourth of the usual time to try a password against. */
async function quickToTry(): Promise<TestOrganization> {
  const org = await anOrganization(world.deps);
  await world.deps.db.rows(sql`update users set password_hash = ${bcrypt.hashSync(testPassword, 4)} where id = ${org.userId}`);
  return org;
}

async function login(email: string, password: string, headers: Record<string, string> = {}) {
  return world.call('POST', '/api/auth/login', { body: { email, password }, headers });
}

function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String(answer.headers['set-cookie']).split(';')[0]!;
}

describe('signing in', () => {
  it('opens a session that knows organisation and plan', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro', name: 'Młyn Nad Wisłą' });
    const answer = await login(`  ${org.email.toUpperCase()} `, testPassword);
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/);
    const me = await world.call('GET', '/api/auth/me', { cookie: cookieOf(answer) });
    expect(me.json()).toMatchObject({
      email: org.email,
      firstName: 'Anna',
      lastName: 'Testowa',
      organization: { name: 'Młyn Nad Wisłą', nip: org.nip },
      subscription: { plan: 'pro', endsAt: '2027-11-20T09:00:00.000Z' },
    });
  });

  it.each([
    ['pl', 'Nieprawidłowy e-mail lub hasło'],
    ['en-GB', 'Incorrect e-mail address or password'],
  ])('refuses a wrong password and an unknown account alike (%s)', async (language, message) => {
    const org = await anOrganization(world.deps);
    const headers = { 'accept-language': language };
    const wrong = await login(org.email, 'not the password', headers);
    const unknown = await login('nobody@example.com', 'not the password', headers);
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ code: 'invalid_credentials', message });
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('requires a confirmed e-mail only after the right password', async () => {
    const org = await anOrganization(world.deps, { verified: false });
    const right = await login(org.email, testPassword);
    expect([right.statusCode, right.json().requiresVerification]).toEqual([403, true]);
    const wrong = await login(org.email, 'not the password');
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'invalid_credentials']);
  });

  it('does not take a password whose first 72 bytes are right', async () => {
    const org = await anOrganization(world.deps);
    const long = 'ż'.repeat(36);
    const bcrypt = await import('bcrypt');
    await world.deps.db.rows(sql`update users set password_hash = ${await bcrypt.hash(long, 4)} where id = ${org.userId}`);
    expect((await login(org.email, `${long}x`)).statusCode).toBe(401);
    expect((await login(org.email, long)).statusCode).toBe(200);
  });

  it('makes a hash of fewer rounds anew', async () => {
    const org = await anOrganization(world.deps);
    const stored = async () => (await credentialsByEmail(world.deps.db, org.email))?.passwordHash ?? '';
    const before = await stored();
    await login(org.email, testPassword);
    expect(await stored()).toBe(before);
    await world.deps.db.rows(sql`update users set password_hash = ${bcrypt.hashSync(testPassword, 8)} where email = ${org.email}`);
    expect((await login(org.email, 'wrong')).statusCode).toBe(401);
    expect(bcrypt.getRounds(await stored())).toBe(8);
    expect((await login(org.email, testPassword)).statusCode).toBe(200);
    expect(bcrypt.getRounds(await stored())).toBe(10);
    expect((await login(org.email, testPassword)).statusCode).toBe(200);
  });

  it('never puts the hash of a former password back', async () => {
    const org = await anOrganization(world.deps);
    const before = await credentialsByEmail(world.deps.db, org.email);
    await world.deps.db.rows(sql`update users set password_hash = 'changed meanwhile' where email = ${org.email}`);
    await renewHash(world.deps.db, org.userId, { from: before?.passwordHash ?? '', to: 'the former one' });
    expect((await credentialsByEmail(world.deps.db, org.email))?.passwordHash).toBe('changed meanwhile');
  });

  it('names the fields that are missing', async () => {
    const answer = await world.call('POST', '/api/auth/login', { body: { email: 'nope', password: '' } });
    expect(answer.json()).toEqual({
      code: 'invalid_input',
      message: 'Popraw zaznaczone pola.',
      fields: { email: 'Nieprawidłowy adres e-mail', password: 'Hasło jest wymagane' },
    });
  });

  it('tries no more passwords than allowed, however many are sent at once', async () => {
    const org = await quickToTry();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => login(org.email, `wrong ${i}`)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(failuresPerAccount);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - failuresPerAccount);
  });

  it('tries no more passwords of one account than allowed, from however many addresses', async () => {
    const org = await quickToTry();
    const from = (remoteAddress: string, password: string) =>
      world.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: org.email, password }, remoteAddress });
    const sent = Array.from({ length: failuresAnywhere + 5 }, (_, i) => from(`10.9.${Math.floor(i / 5)}.1`, `wrong ${i}`));
    const refused = (await Promise.all(sent)).filter(({ statusCode }) => statusCode === 401);
    expect(refused).toHaveLength(failuresAnywhere);
    expect((await from('10.99.0.1', testPassword)).statusCode).toBe(429);
  });

  it('counts nothing against those who know their password', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps);
    for (let i = 0; i < failuresPerAccount + 2; i += 1) expect((await login(org.email, testPassword)).statusCode).toBe(200);
  });

  it('requires a wait after too many failures, and states how long', async () => {
    const org = await anOrganization(world.deps);
    for (let i = 0; i < failuresPerAccount; i += 1) await login(org.email, 'wrong');
    const waiting = await login(org.email, testPassword);
    expect([waiting.statusCode, waiting.json().code]).toEqual([429, 'too_many_attempts']);
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stores neither the session id nor the password', async () => {
    const org = await anOrganization(world.deps);
    const token = cookieOf(await login(org.email, testPassword)).split('=')[1]!;
    const sessions = await world.deps.db.rows(sql`select * from sessions`);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });
});

describe('a session', () => {
  it('ends on the server with the sign-out', async () => {
    const org = await anOrganization(world.deps);
    const cookie = cookieOf(await login(org.email, testPassword));
    expect((await world.call('POST', '/api/auth/logout', { cookie })).statusCode).toBe(200);
    expect((await world.call('GET', '/api/auth/me', { cookie })).statusCode).toBe(401);
  });

  it('lasts 14 days after the last visit', async () => {
    const org = await anOrganization(world.deps);
    world.at('2026-12-04T08:00:00.000Z');
    const used = await world.call('GET', '/api/auth/me', { cookie: org.cookie });
    expect(used.statusCode).toBe(200);
    expect(String(used.headers['set-cookie'])).toContain('Max-Age=1209600');
    world.at('2026-12-18T07:59:59.000Z');
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(200);
    world.at('2027-01-01T08:00:00.000Z');
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(401);
    world.at('2026-11-21T09:00:00.000Z');
  });

  it('counts the period from its first to before its last instant', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    await aPeriod(world.deps, org.id, 'basic');
    const plan = async (at: string) => {
      world.at(at);
      await world.deps.db.rows(sql`update sessions set expire = '2030-01-01'`);
      const me = (await world.call('GET', '/api/auth/me', { cookie: org.cookie })).json();
      world.at('2026-11-21T09:00:00.000Z');
      return [me.subscription?.plan ?? null, me.subscriptionEndedAt];
    };
    expect(await plan('2026-11-20T08:59:59.999Z')).toEqual([null, null]);
    expect(await plan('2026-11-20T09:00:00.000Z')).toEqual(['basic', null]);
    expect(await plan('2027-11-20T08:59:59.999Z')).toEqual(['basic', null]);
    expect(await plan('2027-11-20T09:00:00.000Z')).toEqual([null, '2027-11-20T09:00:00.000Z']);
  });

  it('is a visitor when the cookie is unknown', async () => {
    const answer = await world.call('GET', '/api/auth/me', { cookie: 'atesto_session=made-up' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });
});

describe('the old sign-in address', () => {
  it('leads to the form', async () => {
    const answer = await world.call('GET', '/api/login');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login']);
  });
});
