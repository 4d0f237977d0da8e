import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { aCertificate, anAssessment, anOrganization, aPerson, joins, testPassword } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let queued: QueuedMail[] = [];
beforeAll(() => {
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
});
beforeEach(() => {
  queued = [];
});

const remove = (cookie: string, more: object = {}) =>
  world.call('POST', '/api/account/deletion', { cookie, body: { password: testPassword, immediately: true, ...more } });
const preview = async (cookie: string) => (await world.call('GET', '/api/account/deletion', { cookie })).json();
async function exists(table: 'users' | 'organizations', id: string): Promise<boolean> {
  const statement = table === 'users' ? sql`select 1 from users where id = ${id}` : sql`select 1 from organizations where id = ${id}`;
  return (await world.deps.db.rows(statement)).length > 0;
}

describe('deleting the account of one of several people', () => {
  it('leaves the organisation and its work to the others, and notifies its owners', async () => {
    const org = await anOrganization(world.deps, { name: 'Młyn' });
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    const id = await anAssessment(world.deps, { ...org, userId: editor.userId }, { answered: 3 });
    expect(await preview(editor.cookie)).toEqual({
      organizations: [{ name: 'Młyn', deleted: false, others: 1 }],
      assessments: 0,
      certificates: 0,
      payments: 0,
      paidUntil: null,
      eraseAt: null,
    });
    expect((await remove(editor.cookie)).json()).toEqual({ ok: true, eraseAt: null });
    expect(await exists('users', editor.userId)).toBe(false);
    expect((await world.call('GET', `/api/answers/${id}`, { cookie: org.cookie })).json()).toHaveLength(3);
    expect(queued.map(({ kind, userId }) => [kind, userId])).toEqual([
      ['team_changed', org.userId],
      ['account_deleted', editor.userId],
    ]);
  });

  it('of the first of two owners leaves the organisation to the other one', async () => {
    const org = await anOrganization(world.deps);
    const second = await aPerson(world.deps);
    await joins(world.deps, second, org, 'owner');
    expect((await remove(org.cookie)).statusCode).toBe(200);
    expect([await exists('users', org.userId), await exists('organizations', org.id)]).toEqual([false, true]);
    const members = (await world.call('GET', '/api/members', { cookie: second.cookie })).json();
    expect(members.map((one: { id: string; role: string }) => [one.id, one.role])).toEqual([[second.userId, 'owner']]);
  });

  it('of the last owner takes the organisation along only when that was confirmed, and the others are notified', async () => {
    const org = await anOrganization(world.deps, { name: 'Młyn' });
    const { certificateNumber } = await aCertificate(world.deps, org);
    const [editor, other] = [await aPerson(world.deps), await anOrganization(world.deps, { name: 'Piekarnia' })];
    await joins(world.deps, editor, org, 'editor');
    await joins(world.deps, org, other, 'consultant');
    expect(await preview(org.cookie)).toMatchObject({
      organizations: [
        { name: 'Młyn', deleted: true, others: 1 },
        { name: 'Piekarnia', deleted: false, others: 1 },
      ],
      certificates: 1,
    });
    const refused = await remove(org.cookie);
    expect([refused.statusCode, refused.json().code, refused.json().organizations]).toEqual([409, 'owner_of_others', 'Młyn']);
    expect((await remove(org.cookie, { deleteShared: true })).statusCode).toBe(200);
    expect([await exists('organizations', org.id), await exists('organizations', other.id)]).toEqual([false, true]);
    expect((await world.call('GET', `/api/registry/${certificateNumber}`)).json()).toMatchObject({ status: 'revoked', organization: null });
    expect((await world.call('GET', '/api/auth/me', { cookie: editor.cookie })).json()).toMatchObject({ organization: null });
    expect(queued.map(({ kind, userId }) => [kind, userId])).toContainEqual(['organization_deleted', editor.userId]);
  });

  it('works for somebody who belongs to nothing any more', async () => {
    const person = await aPerson(world.deps);
    expect((await remove(person.cookie)).statusCode).toBe(200);
    expect(await exists('users', person.userId)).toBe(false);
  });
});

describe('own data and the security log', () => {
  it('hold the whole organisation for its owners, and for everybody else what they did', async () => {
    const org = await anOrganization(world.deps);
    const editor = await aPerson(world.deps, { firstName: 'Ewa' });
    await joins(world.deps, editor, org, 'editor');
    await world.call('POST', '/api/assessments', { cookie: org.cookie, body: { type: 'nis2' } });
    await world.app.inject({
      method: 'PATCH',
      url: '/api/account/name',
      headers: { cookie: editor.cookie },
      payload: { firstName: 'Ewa', lastName: 'Nowa' },
    });
    const log = async (cookie: string) =>
      (await world.call('GET', '/api/account/security-log', { cookie }))
        .json()
        .map((one: { action: string; who: string }) => [one.action, one.who]);
    expect(await log(editor.cookie)).toEqual([['user.name_changed', 'Ewa Nowa']]);
    expect(await log(org.cookie)).toEqual([
      ['user.name_changed', 'Ewa Nowa'],
      ['assessment.started', 'Anna Testowa'],
    ]);
    const files = (await world.call('GET', '/api/account/export', { cookie: editor.cookie })).rawPayload.toString('latin1');
    expect(files).toContain('own-acts.json');
    expect(files).not.toContain('payments.json');
  });
});
