import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Discussion } from '#contract/assessment/answering/discussions.ts';
import { discussionLimits } from '#core/assessment/discussions/discussion.ts';
import { lengths } from '#core/platform/limits.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import { anOrganization, aPerson, joins, testPassword, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const question = 'nis2-1-1';
const minute = 60_000;
let org: TestOrganization;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  world.deps.now = () => now;
  org = await anOrganization(world.deps, { name: 'Młyn' });
});

/** Every act at a time of its own. */
function later(millis = minute): void {
  now = new Date(now.getTime() + millis);
}

async function aMember(role: MemberRole, firstName = 'Jan'): Promise<TestPerson> {
  const person = await aPerson(world.deps, { firstName });
  await joins(world.deps, person, org, role);
  return person;
}

type Who = Readonly<{ cookie: string }>;
const named = ({ userId }: Readonly<{ userId: string }>): string => `@[${userId}]`;
const write = (who: Who, text: string, { id = randomUUID(), at = question } = {}) =>
  world.call('POST', `/api/discussions/${at}`, { cookie: who.cookie, body: { id, text } });
const edit = (who: Who, id: string, text: string) =>
  world.call('PATCH', `/api/discussions/${question}/messages/${id}`, { cookie: who.cookie, body: { text } });
const remove = (who: Who, id: string) => world.call('DELETE', `/api/discussions/${question}/messages/${id}`, { cookie: who.cookie });
const resolve = (who: Who, resolved: boolean) =>
  world.call('PUT', `/api/discussions/${question}/resolved`, { cookie: who.cookie, body: { resolved } });
const read = async (who: Who, at = question): Promise<Discussion> =>
  (await world.call('GET', `/api/discussions/${at}`, { cookie: who.cookie })).json();
const texts = async (who: Who): Promise<string[]> => (await read(who)).messages.map(({ text }) => text);
const list = async (who: Who) => (await world.call('GET', '/api/discussions', { cookie: who.cookie })).json();
const logged = async (): Promise<string[]> =>
  (
    await world.deps.db.rows<{ line: string }>(sql`
      select action || ' ' || entity_id || ' ' || metadata::text as line from audit_logs
      where organization_id = ${org.id} and action like 'discussion.%' order by id`)
  ).map(({ line }) => line);

describe('a discussion at a question', () => {
  it('has the messages of everybody in their order, whatever assessment is open', async () => {
    const [jan, ewa] = [await aMember('consultant'), await aMember('editor', 'Ewa')];
    await write(jan, '  Kto to prowadzi?  ');
    later();
    await write(ewa, 'Dział IT.\n<b>pilnie</b>');
    later();
    await write(org, `${named(ewa)} dziękuję`);
    const seen = await read(await aMember('reader'));
    expect(seen.messages.map(({ text, mine }) => [text, mine])).toEqual([
      ['Kto to prowadzi?', false],
      ['Dział IT.\n<b>pilnie</b>', false],
      [`${named(ewa)} dziękuję`, false],
    ]);
    expect(seen.people).toContainEqual({ id: ewa.userId, name: 'Ewa Drugi', present: true });
    expect(seen.mayWrite).toBe(false);
    expect((await read(jan)).messages.map(({ mine }) => mine)).toEqual([true, false, false]);
    expect(await list(jan)).toEqual([{ questionId: question, messages: 3, resolved: false, unread: false }]);
    expect(await list(ewa)).toMatchObject([{ unread: true }]);
  });

  it('is written by those who may answer, and read by readers', async () => {
    const reader = await aMember('reader');
    expect((await write(reader, 'Czytam')).json()).toMatchObject({ code: 'edit_role_needed' });
    expect((await resolve(reader, true)).statusCode).toBe(403);
    for (const role of ['consultant', 'editor', 'owner'] as const) expect((await write(await aMember(role), role)).statusCode).toBe(200);
    expect((await read(reader)).messages).toHaveLength(3);
  });

  it('needs no paid period, as giving questions to people does not', async () => {
    const unpaid = await anOrganization(world.deps, { plan: null });
    expect((await write(unpaid, 'Od czego zacząć?')).statusCode).toBe(200);
  });

  it('is the organisation’s own: others have another one at the same question', async () => {
    const [outsider, id] = [await anOrganization(world.deps), randomUUID()];
    await write(org, 'Nasze', { id });
    expect(await texts(outsider)).toEqual([]);
    for (const refused of [await edit(outsider, id, 'x'), await remove(outsider, id), await resolve(outsider, true)])
      expect(refused.statusCode).toBe(404);
    expect((await write(outsider, 'Ich', { id })).statusCode).toBe(200);
    expect(await texts(outsider)).toEqual(['Ich']);
    expect(await texts(org)).toEqual(['Nasze']);
  });

  it('is closed to whoever left', async () => {
    const jan = await aMember('editor');
    await write(jan, 'Wychodzę');
    await world.call('DELETE', `/api/members/${jan.userId}`, { cookie: org.cookie });
    expect((await write(jan, 'Jeszcze ja')).statusCode).toBe(403);
    expect((await world.call('GET', `/api/discussions/${question}`, { cookie: jan.cookie })).statusCode).toBe(403);
    const seen = await read(org);
    expect(seen.people).toEqual([{ id: jan.userId, name: 'Jan Drugi', present: false }]);
    expect(seen.members.map(({ id }) => id)).toEqual([org.userId]);
  });

  it.each(['nis2-9-9', 'nis2-1-99', "x'; drop table answers"])('is not there for %s', async (wrong) => {
    expect((await write(org, 'x', { at: encodeURIComponent(wrong) })).statusCode).toBe(404);
    expect((await world.call('GET', `/api/discussions/${encodeURIComponent(wrong)}`, { cookie: org.cookie })).statusCode).toBe(404);
  });
});

describe('a message', () => {
  it('is there once, however often it is sent, and a retry does not bring it back', async () => {
    const [jan, id] = [await aMember('editor'), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => write(jan, 'Raz', { id })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await texts(org)).toEqual(['Raz']);
    await remove(jan, id);
    expect((await write(jan, 'Raz', { id })).statusCode).toBe(200);
    expect((await read(org)).messages).toMatchObject([{ text: '', removed: { by: 'Jan Drugi' } }]);
  });

  it('has an id that nobody else takes', async () => {
    const [jan, id] = [await aMember('editor'), randomUUID()];
    await write(jan, 'Moja', { id });
    expect((await write(org, 'Podmieniona', { id })).statusCode).toBe(400);
    expect((await write(jan, 'Gdzie indziej', { id, at: 'nis2-1-2' })).statusCode).toBe(400);
    expect(await texts(org)).toEqual(['Moja']);
  });

  it('has words, and no more than fit', async () => {
    const most = 'ż'.repeat(lengths.discussionMessage.most);
    for (const wrong of ['', '   ', `${most}a`, 'a\u0000b']) expect((await write(org, wrong)).statusCode, wrong.slice(0, 5)).toBe(400);
    expect((await write(org, most)).statusCode).toBe(200);
    expect((await write(org, '😀'.repeat(lengths.discussionMessage.most / 2))).statusCode).toBe(200);
  });

  it('is one of two hundred at most, also when two are written at once', async () => {
    await write(org, 'Pierwsza');
    await world.deps.db.rows(sql`
      insert into discussion_messages (organization_id, id, question_id, author_id, text, created_at)
      select ${org.id}, gen_random_uuid(), ${question}, ${org.userId}, 'x', ${now} from generate_series(3, ${discussionLimits.messages})`);
    const answers = await Promise.all([write(org, 'a'), write(org, 'b')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await write(org, 'c')).json()).toMatchObject({ code: 'discussion_full' });
    expect((await write(org, 'c', { at: 'nis2-1-2' })).statusCode).toBe(200);
  });

  it('is changed by its author alone, and states it', async () => {
    const [jan, id] = [await aMember('editor'), randomUUID()];
    await write(jan, 'Pierwsza', { id });
    later();
    expect((await edit(org, id, 'Cudza')).json()).toMatchObject({ code: 'message_of_another' });
    await edit(jan, id, 'Druga');
    expect((await read(org)).messages).toMatchObject([{ text: 'Druga', editedAt: now.toISOString() }]);
    expect((await edit(jan, randomUUID(), 'Żadna')).statusCode).toBe(404);
  });

  it('is removed by its author or an owner, leaves who and when, and no word of it', async () => {
    const [jan, ewa, ids] = [await aMember('editor'), await aMember('editor', 'Ewa'), [randomUUID(), randomUUID()] as const];
    await write(jan, 'Tajne 1', { id: ids[0] });
    later();
    await write(jan, 'Tajne 2', { id: ids[1] });
    later();
    expect((await remove(ewa, ids[0])).json()).toMatchObject({ code: 'message_of_another' });
    await remove(jan, ids[0]);
    await remove(org, ids[1]);
    await remove(org, ids[1]);
    expect((await edit(jan, ids[0], 'Znowu')).json()).toMatchObject({ code: 'message_removed' });
    const { messages } = await read(ewa);
    expect(messages.map(({ text, removed }) => [text, removed])).toEqual([
      ['', { by: 'Jan Drugi', at: now.toISOString() }],
      ['', { by: 'Anna Testowa', at: now.toISOString() }],
    ]);
    expect(await list(ewa)).toMatchObject([{ messages: 0 }]);
    expect(await logged()).toEqual([`discussion.message_removed ${question} {"messageId": "${ids[1]}"}`]);
    const stored = await world.deps.db.rows<{ text: string }>(sql`select text from discussion_messages where organization_id = ${org.id}`);
    expect(JSON.stringify(stored)).not.toContain('Tajne');
  });
});

describe('a discussion that is resolved', () => {
  it('states by whom and when, is opened again by the next message or somebody, and both are logged without words', async () => {
    const jan = await aMember('consultant');
    expect((await resolve(jan, true)).statusCode).toBe(404);
    await write(jan, 'Gotowe');
    await resolve(jan, true);
    await resolve(org, true);
    expect((await read(org)).resolved).toEqual({ by: 'Jan Drugi', at: now.toISOString() });
    expect(await list(org)).toMatchObject([{ resolved: true }]);
    await resolve(org, false);
    expect((await read(org)).resolved).toBeNull();
    await resolve(org, true);
    await write(jan, 'Jednak nie');
    expect((await read(org)).resolved).toBeNull();
    expect(await logged()).toEqual([
      `discussion.resolved ${question} {}`,
      `discussion.reopened ${question} {}`,
      `discussion.resolved ${question} {}`,
    ]);
  });
});

describe('somebody who is named', () => {
  const markRead = (who: Who, asOf: string) =>
    world.call('PUT', `/api/discussions/${question}/read`, { cookie: who.cookie, body: { asOf } });

  it('works in the organisation: outsiders are refused, and then nothing is written', async () => {
    const [outsider, left] = [await aPerson(world.deps), await aMember('editor')];
    await world.call('DELETE', `/api/members/${left.userId}`, { cookie: org.cookie });
    for (const nobody of [outsider.userId, left.userId, randomUUID()]) {
      const refused = await write(org, `@[${nobody}] zobacz`);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'mention_unknown']);
    }
    expect(await texts(org)).toEqual([]);
    expect(await list(org)).toEqual([]);
  });

  it('may stay in a message that is changed after they left, and nobody else may come in', async () => {
    const [jan, id] = [await aMember('editor'), randomUUID()];
    await write(org, `${named(jan)} zobacz`, { id });
    await world.call('DELETE', `/api/members/${jan.userId}`, { cookie: org.cookie });
    expect((await edit(org, id, `${named(jan)} zobaczy`)).statusCode).toBe(200);
    expect((await edit(org, id, `@[${randomUUID()}] zobaczy`)).statusCode).toBe(404);
    expect((await read(org)).people).toContainEqual({ id: jan.userId, name: 'Jan Drugi', present: false });
  });

  it('has it unread until they state that they saw it, except for what came later', async () => {
    const [jan, ewa] = [await aMember('reader'), await aMember('editor', 'Ewa')];
    await write(org, `${named(jan)} i ${named(ewa)}`);
    const seen = await read(jan);
    expect(await list(jan)).toMatchObject([{ unread: true }]);
    later();
    await write(org, `${named(jan)} jeszcze jedno`);
    await markRead(jan, seen.readAt);
    expect(await list(jan)).toMatchObject([{ unread: true }]);
    await markRead(jan, (await read(jan)).readAt);
    expect(await list(jan)).toMatchObject([{ unread: false }]);
    expect(await list(ewa)).toMatchObject([{ unread: true }]);
  });

  it('is not by a message that was removed or names them no more, nor by themselves', async () => {
    const [jan, ids] = [await aMember('editor'), [randomUUID(), randomUUID()] as const];
    await write(org, `${named(jan)} raz`, { id: ids[0] });
    await write(org, `${named(jan)} dwa`, { id: ids[1] });
    await write(jan, `${named(jan)} sam`);
    await remove(org, ids[0]);
    expect(await list(jan)).toMatchObject([{ unread: true }]);
    await edit(org, ids[1], 'dwa');
    expect(await list(jan)).toMatchObject([{ unread: false }]);
  });

  it('is distinguished from somebody who is called alike', async () => {
    const [first, second] = [await aMember('editor'), await aMember('reader')];
    const names = (await read(org)).members.map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['Anna Testowa', `Jan Drugi (${first.email})`, `Jan Drugi (${second.email})`]));
  });
});

describe('what is stored of a person', () => {
  it('goes with the account: messages stay without a name, mentions go', async () => {
    const [jan, id] = [await aMember('editor'), randomUUID()];
    await write(jan, 'Zostaje', { id });
    later();
    await write(org, `${named(jan)} widzisz?`);
    const body = { password: testPassword, immediately: true };
    expect((await world.call('POST', '/api/account/deletion', { cookie: jan.cookie, body })).statusCode).toBe(200);
    const seen = await read(org);
    expect(seen.messages).toMatchObject([{ id, authorId: null, text: 'Zostaje' }, { text: `${named(jan)} widzisz?` }]);
    expect(seen.people).toEqual([{ id: org.userId, name: 'Anna Testowa', present: true }]);
    expect(await world.deps.db.rows(sql`select 1 from discussion_mentions where organization_id = ${org.id}`)).toEqual([]);
  });

  it('goes with the organisation', async () => {
    await write(org, `${named(await aMember('editor'))} zobacz`);
    await world.deps.db.rows(sql`delete from organizations where id = ${org.id}`);
    const [left] = await world.deps.db.rows<{ count: number }>(sql`
      select (select count(*) from discussion_threads where organization_id = ${org.id})
        + (select count(*) from discussion_messages where organization_id = ${org.id})
        + (select count(*) from discussion_mentions where organization_id = ${org.id})
        + (select count(*) from discussion_notices where organization_id = ${org.id}) as count`);
    expect(Number(left?.count)).toBe(0);
  });
});
