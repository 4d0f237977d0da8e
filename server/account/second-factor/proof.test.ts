import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadRoutes, routes, uploadRoutes } from '#contract/routes.ts';
import { freshMinutes } from '#core/platform/limits.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { failuresPerAccount } from '#server/account/accounts/sign-in-failures.ts';
import { hashOfSecret } from '#server/platform/security/secrets.ts';
import { anOrganization, testPassword, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { codeAt, stepAt } from '#server/account/authenticators/totp.ts';

const world = openWorld();
const start = '2026-11-21T09:00:00.000Z';
beforeEach(() => world.at(start));

const calls = Object.entries({ ...routes, ...downloadRoutes, ...uploadRoutes });
const freshCalls = calls.filter(([, { fresh }]) => fresh);

/**
 * Calls of owners, operators and about the own account that change something and yet ask nobody again: they end what was given, can be
 * withdrawn, book nothing, or are requested in the middle of everyday work. Whoever adds a call states here that it is one of them, or marks it.
 */
const withoutProof = [
  'DELETE /api/access-requests/:id',
  'DELETE /api/invitations/:id',
  'DELETE /api/keys/:id',
  'DELETE /api/mail-domain',
  'DELETE /api/organization/exit',
  'DELETE /api/webhooks/:id',
  'PATCH /api/account/language',
  'PATCH /api/account/name',
  'PATCH /api/account/passkeys/:id',
  'PATCH /api/account/registry-consent',
  'PATCH /api/webhooks/:id',
  'POST /api/access-requests',
  'POST /api/access-requests/:id/refusal',
  'POST /api/access-requests/:id/resend',
  'POST /api/account/passkeys',
  'POST /api/account/proof',
  'POST /api/account/proof/passkey',
  'POST /api/account/second-factor/link',
  'POST /api/account/second-factor/link/opening',
  'POST /api/account/second-factor/totp/confirmation',
  'POST /api/auth/organization',
  'POST /api/company/dispute',
  'POST /api/company/dispute/withdrawal',
  'POST /api/create-checkout-session',
  'POST /api/inbox/reading',
  'POST /api/invitations/:id/resend',
  'POST /api/invitations/acceptance',
  'POST /api/mail-domain/check',
  'POST /api/operator/complaints',
  'POST /api/operator/invoices/:id/buyer',
  'POST /api/operator/invoices/:id/ksef',
  'POST /api/operator/invoices/:id/rate',
  'POST /api/operator/invoices/:id/tax-review',
  'POST /api/operator/jobs/:id/repetition',
  'POST /api/operator/ksef/outages/:id/end',
  'POST /api/operator/ksef/resume',
  'POST /api/operator/ksef/run',
  'POST /api/operator/ksef/stop',
  'POST /api/terms/objection',
  'POST /api/webhooks/:id/deliveries/:messageId/again',
  'POST /api/webhooks/:id/test',
  'PUT /api/account/branding/consultant',
  'PUT /api/mail-domain',
  'PUT /api/members/:personId/report-naming',
  'PUT /api/operator/statements',
  'PUT /api/suppliers/visibility',
];

let owner: TestOrganization;
let operator: TestOrganization;
beforeAll(async () => {
  world.at(start);
  owner = await anOrganization(world.deps, { plan: 'pro' });
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});

const tokenOf = (cookie: string): string => cookie.slice('atesto_session='.length);

/** Lets whoever has the session have shown who they are so long ago; null where nobody knows. */
async function shownBefore(cookie: string, millis: number | null): Promise<void> {
  const at = millis === null ? null : new Date(world.deps.now().getTime() - millis);
  await world.deps.db.rows(sql`update sessions set authenticated_at = ${at} where sid = ${hashOfSecret(tokenOf(cookie))}`);
}

async function setSecondFactor(cookie: string, passed: boolean): Promise<void> {
  const mark = passed ? sql`sess || '{"secondFactor":true}'` : sql`sess - 'secondFactor'`;
  await world.deps.db.rows(sql`update sessions set sess = ${mark} where sid = ${hashOfSecret(tokenOf(cookie))}`);
}

const uuid = '00000000-0000-4000-8000-000000000000';
async function codeOf(key: string, cookie: string): Promise<string | undefined> {
  const [method = '', path = ''] = key.split(' ');
  const url = path.replace(':month', '2026-11').replaceAll(/:\w+/g, uuid);
  const answer = await world.app.inject({
    method: method as 'POST',
    url,
    headers: { cookie },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return isJson ? answer.json<{ code?: string }>().code : undefined;
}

const windowMillis = freshMinutes * 60_000;

describe('calls that require a fresh authentication', () => {
  it('are all that could do harm for good: whatever else owners, operators and people about themselves may change is listed', () => {
    const silent = calls.filter(
      ([key, { access, fresh }]) => ['owner', 'operator', 'signed-in'].includes(access) && !key.startsWith('GET ') && !fresh,
    );
    expect(silent.map(([key]) => key).toSorted()).toEqual(withoutProof);
  });

  it('are for people with a session', () => {
    expect(freshCalls.filter(([, { access }]) => access === 'anyone' || access.startsWith('key:')).map(([key]) => key)).toEqual([]);
    expect(freshCalls.length).toBeGreaterThan(25);
  });

  describe.each(freshCalls.map(([key, { access, fresh }]) => ({ key, access, fresh })))('$key', ({ key, access, fresh }) => {
    const cookie = (): string => (access === 'operator' ? operator.cookie : owner.cookie);
    // Calls that take the password themselves ask only whoever has something beside it.
    beforeEach(() => setSecondFactor(cookie(), fresh === 'with-second-factor'));

    it('refuses a session in which that was shown too long ago, or nobody knows when', async () => {
      await shownBefore(cookie(), windowMillis + 1);
      expect(await codeOf(key, cookie())).toBe('proof_needed');
      await shownBefore(cookie(), null);
      expect(await codeOf(key, cookie())).toBe('proof_needed');
    });

    it('goes on in one in which it was shown of late', async () => {
      await shownBefore(cookie(), windowMillis);
      expect(await codeOf(key, cookie())).not.toBe('proof_needed');
    });

    it.runIf(fresh === 'with-second-factor')('does not ask twice whoever has the password alone', async () => {
      await setSecondFactor(cookie(), false);
      await shownBefore(cookie(), null);
      expect(await codeOf(key, cookie())).not.toBe('proof_needed');
    });
  });
});

type Answer = Awaited<ReturnType<typeof world.call>>;
const cookieOf = (answer: Answer): string => [answer.headers['set-cookie'] ?? ''].flat()[0]!.split(';')[0]!;
const login = (email: string, password = testPassword): Promise<Answer> =>
  world.call('POST', '/api/auth/login', { body: { email, password } });
const prove = (cookie: string, body: object): Promise<Answer> => world.call('POST', '/api/account/proof', { cookie, body });
const ways = async (cookie: string): Promise<string[]> => (await world.call('GET', '/api/account/proof', { cookie })).json().ways;
const makeKey = (cookie: string): Promise<Answer> =>
  world.call('POST', '/api/keys', { cookie, body: { name: 'ERP', scopes: ['suppliers:read'] } });

async function logged(userId: string): Promise<[string, unknown][]> {
  const rows = await world.deps.db.rows<{ action: string; metadata: { by?: string } }>(sql`
    select action, metadata from audit_logs where user_id = ${userId} and action like 'user.pro%' order by id`);
  return rows.map(({ action, metadata }) => [action, metadata.by]);
}

describe('showing again who one is', () => {
  it('takes the password, gives the session a new secret and opens what was refused, for a while', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const cookie = cookieOf(await login(org.email));
    world.at('2026-11-21T09:15:00.001Z');
    expect((await makeKey(cookie)).json()).toMatchObject({ code: 'proof_needed', message: expect.stringContaining('Potwierdź, że to Ty') });
    expect(await ways(cookie)).toEqual(['password']);
    const wrong = await prove(cookie, { password: 'nie to hasło' });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['password']]);
    expect((await makeKey(cookie)).json().code).toBe('proof_needed');
    const right = await prove(cookie, { password: testPassword });
    expect(right.statusCode, right.body).toBe(200);
    const renewed = cookieOf(right);
    expect((await world.call('GET', '/api/auth/me', { cookie })).statusCode).toBe(401);
    expect((await makeKey(renewed)).statusCode).toBe(200);
    world.at('2026-11-21T09:30:00.002Z');
    expect((await makeKey(renewed)).json().code).toBe('proof_needed');
    expect(await logged(org.userId)).toEqual([
      ['user.proof_refused', undefined],
      ['user.proved', 'password'],
    ]);
  });

  it('counts wrong passwords together with those at sign-in', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps);
    const cookie = cookieOf(await login(org.email));
    for (let tried = 0; tried < failuresPerAccount; tried += 1) {
      const answer = tried % 2 ? await prove(cookie, { password: 'zgadywane' }) : await login(org.email, 'zgadywane');
      expect(answer.statusCode).toBe(tried % 2 ? 400 : 401);
    }
    expect((await prove(cookie, { password: testPassword })).statusCode).toBe(429);
    expect((await login(org.email)).statusCode).toBe(429);
  });

  it('takes the second factor of whoever set one up, and no password in its place', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const own = (path: string, body: object): Promise<Answer> => world.call('POST', `/api/account/${path}`, { cookie: org.cookie, body });
    const { secret } = (await own('second-factor/totp', { password: testPassword })).json<{ secret: string }>();
    const code = (by: number): string => codeAt(secret, stepAt(world.deps.now()) + by);
    const { recoveryCodes } = (await own('second-factor/totp/confirmation', { code: code(-1) })).json<{ recoveryCodes: string[] }>();
    await shownBefore(org.cookie, null);
    expect((await own('second-factor/totp/removal', { password: testPassword })).json().code).toBe('proof_needed');
    expect(await ways(org.cookie)).toEqual(['totp', 'recovery']);
    expect((await prove(org.cookie, { password: testPassword })).json().code).toBe('second_factor_needed');
    expect((await prove(org.cookie, { code: '000000' })).json().fields).toHaveProperty('code');
    const byCode = cookieOf(await prove(org.cookie, { code: code(0) }));
    expect((await makeKey(byCode)).statusCode).toBe(200);
    await shownBefore(byCode, null);
    expect((await prove(byCode, { code: code(0) })).statusCode).toBe(400);
    const byRecovery = await prove(byCode, { recoveryCode: recoveryCodes[0] });
    expect(byRecovery.statusCode, byRecovery.body).toBe(200);
    expect(await logged(org.userId)).toEqual([
      ['user.proved', 'totp'],
      ['user.proved', 'recovery'],
    ]);
  });

  it('wants one thing to be shown, by somebody who is signed in', async () => {
    expect((await world.call('POST', '/api/account/proof', { body: { password: testPassword } })).statusCode).toBe(401);
    expect((await prove(owner.cookie, {})).statusCode).toBe(400);
    expect((await prove(owner.cookie, { code: '1', recoveryCode: '2' })).statusCode).toBe(400);
  });
});
