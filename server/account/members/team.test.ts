import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRole } from '#core/account/members/members.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anAssessment, anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let queued: QueuedMail[] = [];
let org: TestOrganization;

beforeAll(() => {
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
});
beforeEach(async () => {
  queued = [];
  org = await anOrganization(world.deps, { name: 'Młyn' });
});

async function aMember(role: MemberRole, language?: 'de'): Promise<TestPerson> {
  const person = await aPerson(world.deps, language ? { language } : {});
  await joins(world.deps, person, org, role);
  return person;
}

const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, cookie: string, payload?: object) =>
  world.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
const setRole = (cookie: string, person: TestPerson, role: string) => call('PATCH', `/api/members/${person.userId}`, cookie, { role });
const hand = (cookie: string, person: TestPerson) => call('POST', `/api/members/${person.userId}/ownership`, cookie);
const remove = (cookie: string, person: TestPerson) => call('DELETE', `/api/members/${person.userId}`, cookie);
const leave = (cookie: string) => call('POST', '/api/members/leaving', cookie);

async function team(): Promise<Record<string, string>> {
  const rows = await world.deps.db.rows<{ userId: string; role: string }>(sql`
    select user_id, role from memberships where organization_id = ${org.id} and ended_at is null`);
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]));
}
async function mainOwner(): Promise<string | undefined> {
  const [row] = await world.deps.db.rows<{ userId: string }>(sql`select user_id from organizations where id = ${org.id}`);
  return row?.userId;
}
const recipients = () => queued.map(({ kind, userId, language }) => [kind, userId, language]);

describe('roles', () => {
  it('are changed by owners; the person learns it in their own language, other owners too', async () => {
    const [second, german] = [await aMember('owner'), await aMember('reader', 'de')];
    expect((await setRole(org.cookie, german, 'editor')).json()).toMatchObject({ id: german.userId, role: 'editor' });
    expect(recipients()).toEqual([
      ['role_changed', german.userId, 'de'],
      ['team_changed', second.userId, 'pl'],
    ]);
    expect(queued[0]?.values).toEqual({ organization: 'Młyn', role: 'Bearbeiter' });
    await setRole(org.cookie, german, 'editor');
    expect(queued).toHaveLength(2);
  });

  it('are nobody’s own to raise', async () => {
    const editor = await aMember('editor');
    expect((await setRole(editor.cookie, editor, 'owner')).json().code).toBe('owner_needed');
    expect((await hand(editor.cookie, editor)).statusCode).toBe(403);
    expect((await setRole(org.cookie, editor, 'operator')).statusCode).toBe(400);
    expect((await team())[editor.userId]).toBe('editor');
  });

  it('never leave the organisation without an owner, not even when two owners step down at the same moment', async () => {
    expect((await setRole(org.cookie, org, 'reader')).json().code).toBe('last_owner');
    const second = await aMember('owner');
    const answers = await Promise.all([setRole(org.cookie, org, 'reader'), setRole(second.cookie, second, 'reader')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(Object.values(await team()).toSorted()).toEqual(['owner', 'reader']);
  });

  it('two owners who demote each other at once leave one owner', async () => {
    const second = await aMember('owner');
    const answers = await Promise.all([setRole(org.cookie, second, 'reader'), setRole(second.cookie, org, 'reader')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(Object.values(await team()).toSorted()).toEqual(['owner', 'reader']);
  });
});

describe('ownership', () => {
  it('is handed over in one step, and the organisation goes with the new owner', async () => {
    const next = await aMember('editor');
    expect((await hand(org.cookie, next)).statusCode).toBe(200);
    expect(await team()).toEqual({ [org.userId]: 'editor', [next.userId]: 'owner' });
    expect(await mainOwner()).toBe(next.userId);
    expect((await hand(org.cookie, next)).statusCode).toBe(403);
  });

  it('goes to one person only when it is handed to two at once', async () => {
    const [one, two] = [await aMember('editor'), await aMember('editor')];
    const answers = await Promise.all([hand(org.cookie, one), hand(org.cookie, two)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(Object.values(await team()).filter((role) => role === 'owner')).toHaveLength(1);
  });
});

describe('whoever leaves or is removed', () => {
  it('is an outsider at once, what they did stays with their name, and they are notified', async () => {
    const editor = await aMember('editor');
    const id = await anAssessment(world.deps, { ...org, userId: editor.userId }, { answered: 2 });
    expect((await remove(org.cookie, editor)).statusCode).toBe(200);
    expect((await world.call('GET', `/api/answers/${id}`, { cookie: editor.cookie })).statusCode).toBe(403);
    expect((await world.call('GET', `/api/answers/${id}`, { cookie: org.cookie })).json()).toHaveLength(2);
    expect(recipients()).toContainEqual(['membership_ended', editor.userId, 'pl']);
    expect((await remove(org.cookie, editor)).statusCode).toBe(404);
  });

  it('gets 404 for objects of the former organisation where they belong to another one', async () => {
    const own = await anOrganization(world.deps);
    await joins(world.deps, own, org, 'editor');
    const id = await anAssessment(world.deps, org, { answered: 1 });
    await call('POST', '/api/auth/organization', own.cookie, { organizationId: org.id });
    expect((await world.call('GET', `/api/answers/${id}`, { cookie: own.cookie })).statusCode).toBe(200);
    expect((await leave(own.cookie)).statusCode).toBe(200);
    expect((await world.call('GET', `/api/answers/${id}`, { cookie: own.cookie })).statusCode).toBe(404);
    expect(recipients()).toEqual([['team_changed', org.userId, 'pl']]);
  });

  it('cannot be the last owner, and the first owner can once there is another', async () => {
    expect((await leave(org.cookie)).json().code).toBe('last_owner');
    expect((await remove(org.cookie, org)).json().code).toBe('last_owner');
    const second = await aMember('owner');
    expect((await leave(org.cookie)).statusCode).toBe(200);
    expect(await mainOwner()).toBe(second.userId);
    expect(Object.values(await team())).toEqual(['owner']);
  });

  it('can be invited back and is one member then', async () => {
    const reader = await aMember('reader');
    await leave(reader.cookie);
    await joins(world.deps, reader, org, 'reader');
    expect((await world.call('GET', '/api/members', { cookie: reader.cookie })).json()).toHaveLength(2);
  });
});
