// @module-tag long
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { anOrganization, aNip, testPassword } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { issueToken } from '#server/account/people/passwords/tokens.ts';
import { mailsPerRecipient } from '#server/account/people/limits.ts';
import { correctionsPerDay } from './pending.ts';

const world = openWorld();

function cookieOf(answer: Awaited<ReturnType<typeof world.call>>): string {
  return [answer.headers['set-cookie'] ?? ''].flat()[0]!.split(';')[0]!;
}

/** Somebody who has just registered, with the browser's cookie. */
async function aNewcomer(changes: { cookie?: string } = {}) {
  const nip = aNip();
  const email = `czeka-${nip}@example.com`;
  const place = { address: 'ul. Wodna 1', city: 'Łódź', postalCode: '90-001' };
  const person = { firstName: 'Ewa', lastName: 'Kot', subscriptionPlan: 'basic', complianceType: 'nis2' };
  const body = { email, password: testPassword, ...person, organization: { name: 'Młyn', nip, ...place, contactEmail: email } };
  const answer = await world.call('POST', '/api/auth/register', { body, ...changes });
  expect(answer.statusCode, answer.body).toBe(200);
  const [user] = await world.deps.db.rows<{ id: string }>(sql`select id from users where email = ${email}`);
  return { id: user!.id, nip, email, cookie: cookieOf(answer) };
}

function pendingOf(cookie: string) {
  return world
    .call('GET', '/api/auth/pending', { cookie })
    .then((answer) => answer.json().pending as { email: string; refused: boolean } | null);
}

function correct(cookie: string, email: string) {
  return world.call('POST', '/api/auth/pending/email', { cookie, body: { email } });
}

/** Kinds and readers of the mails that are queued since. */
async function queuedMails(since = 0): Promise<[string, string][]> {
  const rows = await world.deps.db.rows<{ data: { kind: string; userId: string } }>(sql`
    select data from pgboss.job where name = 'mail' order by created_on, id`);
  return rows.slice(since).map(({ data }) => [data.kind, data.userId]);
}

describe('a registration that waits', () => {
  it('is known to the browser that made it, which is signed in nowhere', async () => {
    const { cookie, email } = await aNewcomer();
    expect(await pendingOf(cookie)).toEqual({ email, refused: false });
    expect((await world.call('GET', '/api/auth/me', { cookie })).statusCode).toBe(401);
    expect((await world.call('GET', '/api/certificates', { cookie })).statusCode).toBe(401);
    expect(await pendingOf('')).toBeNull();
  });

  it('is known again after a sign-in with the right password, and not with a wrong one', async () => {
    const { email } = await aNewcomer();
    const wrong = await world.call('POST', '/api/auth/login', { body: { email, password: 'nie to hasło' } });
    expect([wrong.statusCode, cookieOf(wrong)]).toEqual([401, '']);
    const right = await world.call('POST', '/api/auth/login', { body: { email, password: testPassword } });
    expect([right.statusCode, right.json().requiresVerification]).toEqual([403, true]);
    expect(await pendingOf(cookieOf(right))).toEqual({ email, refused: false });
  });

  it('leaves whoever is signed in signed in', async () => {
    const org = await anOrganization(world.deps);
    const { cookie } = await aNewcomer({ cookie: org.cookie });
    expect(cookie).toBe('');
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(200);
  });

  it('is over with the confirmation, in every browser', async () => {
    const { cookie, id } = await aNewcomer();
    const token = await issueToken(world.deps, 'verification', id);
    expect((await world.call('POST', '/api/auth/verify-email', { cookie, body: { token } })).statusCode).toBe(200);
    expect(await pendingOf(cookie)).toBeNull();
    const late = await correct(cookie, 'pozno@example.com');
    expect([late.statusCode, late.json().code]).toEqual([409, 'nothing_pending']);
    const rows = await world.deps.db.rows(sql`select 1 from sessions where sess ->> 'userId' = ${id} and sess ? 'pending'`);
    expect(rows).toEqual([]);
  });
});

describe('correcting its address', () => {
  it('ends the link that was sent before, moves account and contact, and is written into the log', async () => {
    const { cookie, id, email, nip } = await aNewcomer();
    const old = await issueToken(world.deps, 'verification', id);
    const wanted = `dobry-${nip}@example.com`;
    expect((await correct(cookie, ` ${wanted.toUpperCase()} `)).json()).toEqual({ pending: { email: wanted, refused: false } });
    expect((await world.call('POST', '/api/auth/verify-email', { body: { token: old } })).json().code).toBe('token_invalid');
    const [row] = await world.deps.db.rows(sql`
      select u.email, o.contact_email from users u join organizations o on o.user_id = u.id where u.id = ${id}`);
    expect(row).toEqual({ email: wanted, contactEmail: wanted });
    const log = await world.deps.db.rows(sql`
      select metadata from audit_logs where user_id = ${id} and action = 'user.email_corrected' order by created_at`);
    expect(log).toEqual([{ metadata: { from: email, to: wanted } }]);
    expect(await pendingOf(cookie)).toEqual({ email: wanted, refused: false });
    const login = await world.call('POST', '/api/auth/login', { body: { email: wanted, password: testPassword } });
    expect(login.json().requiresVerification).toBe(true);
  });

  it('answers alike for an address that has an account, which is notified by mail and preserves everything', async () => {
    const holder = await anOrganization(world.deps);
    const { cookie, id, email } = await aNewcomer();
    const before = (await queuedMails()).length;
    const answer = await correct(cookie, holder.email);
    expect([answer.statusCode, answer.json()]).toEqual([200, { pending: { email: holder.email, refused: false } }]);
    expect(await queuedMails(before)).toEqual([['address_known', holder.userId]]);
    expect(await pendingOf(cookie)).toEqual({ email: holder.email, refused: false });
    const [row] = await world.deps.db.rows(sql`select email, verification_token from users where id = ${id}`);
    expect(row).toEqual({ email, verificationToken: null });
    const again = await world.call('POST', '/api/auth/pending/resend', { cookie });
    expect(again.json()).toEqual({ pending: { email: holder.email, refused: false } });
    expect((await queuedMails(before)).at(-1)).toEqual(['address_known', holder.userId]);
    const back = await correct(cookie, email);
    expect(back.json()).toEqual({ pending: { email, refused: false } });
    expect((await queuedMails(before)).at(-1)).toEqual(['verification', id]);
    expect((await world.call('GET', '/api/auth/me', { cookie: holder.cookie })).statusCode).toBe(200);
  });

  it('needs the browser of that registration', async () => {
    const { id } = await aNewcomer();
    const outsider = await anOrganization(world.deps);
    for (const cookie of ['', 'atesto_session=made-up', outsider.cookie]) {
      const answers = [await correct(cookie, 'obcy@example.com'), await world.call('POST', '/api/auth/pending/resend', { cookie })];
      expect(answers.map((answer) => answer.json().code)).toEqual(['nothing_pending', 'nothing_pending']);
    }
    const [row] = await world.deps.db.rows<{ email: string }>(sql`select email from users where id = ${id}`);
    expect(row!.email).toContain('czeka-');
  });

  it('is asked to wait when it is too often, and so is sending again', async () => {
    const { cookie, nip } = await aNewcomer();
    for (let n = 0; n < correctionsPerDay; n += 1) expect((await correct(cookie, `raz-${n}-${nip}@example.com`)).statusCode).toBe(200);
    const tooOften = await correct(cookie, `jeszcze-${nip}@example.com`);
    expect([tooOften.statusCode, tooOften.json().code]).toEqual([429, 'too_many_attempts']);
    expect(Number(tooOften.headers['retry-after'])).toBeGreaterThan(0);
    const other = await aNewcomer();
    const resend = () => world.call('POST', '/api/auth/pending/resend', { cookie: other.cookie });
    // One went out with the registration.
    for (let n = 1; n < mailsPerRecipient; n += 1) expect((await resend()).statusCode).toBe(200);
    expect((await resend()).statusCode).toBe(429);
  });
});
