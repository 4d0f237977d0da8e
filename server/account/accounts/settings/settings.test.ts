// @module-tag long
import { describe, expect, it } from 'vitest';
import { aCertificate, anOrganization, testPassword } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

async function send(method: 'POST' | 'PATCH' | 'DELETE', url: string, cookie: string, payload?: object) {
  return world.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
}

async function anotherSession(email: string): Promise<string> {
  const answer = await world.call('POST', '/api/auth/login', {
    body: { email, password: testPassword },
    headers: { 'user-agent': 'Another' },
  });
  return String(answer.headers['set-cookie']).split(';')[0]!;
}

describe('settings', () => {
  it('show name, consent and the own sessions, and end one of them', async () => {
    const org = await anOrganization(world.deps);
    const other = await anotherSession(org.email);
    const shown = (await world.call('GET', '/api/account/settings', { cookie: org.cookie })).json();
    expect(shown).toMatchObject({ firstName: 'Anna', registryScoreConsent: false });
    expect(shown.sessions).toHaveLength(2);
    expect(shown.sessions.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    const foreign = shown.sessions.find((one: { userAgent: string }) => one.userAgent === 'Another');
    expect((await send('DELETE', `/api/account/sessions/${foreign.id}`, org.cookie)).statusCode).toBe(200);
    expect((await world.call('GET', '/api/auth/me', { cookie: other })).statusCode).toBe(401);
  });

  it('end all others at once, of nobody else', async () => {
    const [org, outsider] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const others = [await anotherSession(org.email), await anotherSession(org.email), await anotherSession(org.email)];
    expect((await send('DELETE', '/api/account/sessions', org.cookie)).json()).toEqual({ ended: 3 });
    const who = [org.cookie, ...others, outsider.cookie];
    const answers = await Promise.all(who.map((cookie) => world.call('GET', '/api/auth/me', { cookie })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401, 401, 200]);
    expect((await send('DELETE', '/api/account/sessions', org.cookie)).json()).toEqual({ ended: 0 });
    const log = (await world.call('GET', '/api/account/security-log', { cookie: org.cookie })).json();
    const entries = log.filter(({ action }: { action: string }) => action === 'user.other_sessions_ended');
    expect(entries).toHaveLength(1);
  });

  it("never end another user's session", async () => {
    const [org, outsider] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const own = (await world.call('GET', '/api/account/settings', { cookie: org.cookie })).json().sessions[0].id;
    expect((await send('DELETE', `/api/account/sessions/${own}`, outsider.cookie)).statusCode).toBe(404);
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(200);
  });

  it('change the name', async () => {
    const org = await anOrganization(world.deps);
    expect((await send('PATCH', '/api/account/name', org.cookie, { firstName: 'Żaneta', lastName: 'X' })).json().fields).toEqual({
      lastName: 'Nazwisko jest wymagane',
    });
    await send('PATCH', '/api/account/name', org.cookie, { firstName: 'Żaneta', lastName: 'Ćwik' });
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).json()).toMatchObject({
      firstName: 'Żaneta',
      lastName: 'Ćwik',
    });
  });

  it('let nobody who found an open session try passwords on end, whatever the password is required for', async () => {
    const org = await anOrganization(world.deps);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const body = { currentPassword: `nie ${tries}`, newPassword: 'zupełnie nowe hasło' };
      statuses.push((await send('POST', '/api/account/password', org.cookie, body)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const removal = await send('POST', '/api/account/deletion', org.cookie, { password: testPassword, immediately: true });
    expect(removal.statusCode).toBe(429);
  });

  it('change the password with the current one and end the other sessions', async () => {
    const org = await anOrganization(world.deps);
    const other = await anotherSession(org.email);
    const wrong = await send('POST', '/api/account/password', org.cookie, { currentPassword: 'nie to', newPassword: 'zupełnie nowe' });
    expect(wrong.json().fields).toEqual({ currentPassword: 'To nie jest obecne hasło' });
    const changed = await send('POST', '/api/account/password', org.cookie, {
      currentPassword: testPassword,
      newPassword: 'zupełnie nowe',
    });
    expect(changed.json()).toEqual({ ok: true });
    expect((await world.call('GET', '/api/auth/me', { cookie: other })).statusCode).toBe(401);
    // The own session goes on under a new secret.
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(401);
    const cookie = String(changed.headers['set-cookie']).split(';')[0] ?? '';
    expect((await world.call('GET', '/api/auth/me', { cookie })).statusCode).toBe(200);
    const log = (await world.call('GET', '/api/account/security-log', { cookie })).json();
    expect(log[0]).toMatchObject({ action: 'user.password_changed', ipAddress: '127.0.0.1' });
  });

  it('show the score in the registry from the consent on, and no longer without it', async () => {
    const org = await anOrganization(world.deps);
    const { certificateNumber } = await aCertificate(world.deps, org);
    const score = async () => (await world.call('GET', `/api/registry/${certificateNumber}`)).json().complianceScore;
    expect(await score()).toBeNull();
    await send('PATCH', '/api/account/registry-consent', org.cookie, { consent: true });
    expect(await score()).toBe(100);
    await send('PATCH', '/api/account/registry-consent', org.cookie, { consent: false });
    expect(await score()).toBeNull();
  });
});
