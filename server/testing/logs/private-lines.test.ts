import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { newSecret } from '#server/platform/security/secrets.ts';
import { aNip, anOrganization, testPassword } from '#server/testing/builders.ts';
import { recordedLog, privateIn, requireNothingPrivate } from './private-lines.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

/** The line that a log makes of something that was planted. */
function lineOf(planted: object): string {
  const { log, lines } = recordedLog();
  log.warn(planted, 'planted');
  return lines.join('');
}

describe('the scan of the logs of the whole suite', () => {
  it.each([
    ['an address of mail', { to: 'anna@firma.example' }],
    ['an address of mail', { err: new Error('550 no such user anna.testowa@mail.firma.example') }],
    ['a session', { cookie: `atesto_session=${newSecret()}` }],
    ['a secret', { url: `/verify-email?token=${newSecret()}` }],
    ['an authorization', { headers: { Authorization: 'Bearer x' } }],
    ['the hash of a password', { row: '$2b$10$PSN9amhELyigouNR' }],
    ['a password', { body: { password: 'x' } }],
    ['a password', { typed: testPassword }],
    ['the address of a visitor', { ip: '10.0.0.1' }],
    ['a NIP', { nip: aNip() }],
  ])('finds %s', (name, planted) => {
    expect(privateIn(lineOf(planted))).toContain(name);
    expect(() => requireNothingPrivate(['fine', lineOf(planted)])).toThrow(name);
  });

  it('takes what a log is for', () => {
    expect(
      privateIn(lineOf({ organization: world.deps.newId(), err: new Error('connect ECONNREFUSED 127.0.0.1:5432'), count: 1_234_567_890 })),
    ).toEqual([]);
  });

  it('sees what the application writes in a test', async () => {
    const org = await anOrganization(world.deps);
    await world.deps.db.rows(sql`alter table sessions rename to sessions_away`);
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(500);
    await world.deps.db.rows(sql`alter table sessions_away rename to sessions`);
    expect(world.lines.join('')).toContain('request failed');
  });
});
