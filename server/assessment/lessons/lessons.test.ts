import { beforeEach, describe, expect, it } from 'vitest';
import type { ActionPlan, OwnAction } from '#contract/assessment/plan/action-items.ts';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import type { Lesson } from '#contract/assessment/duties/lessons.ts';
import { sendPlanReminders } from '#server/assessment/action-plan/reminders.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const detected = '2027-06-10T08:00:00.000Z';
const secret = 'Hasło admina było na kartce';
let org: TestOrganization;
let editor: TestPerson;
let reader: TestPerson;

beforeEach(async () => {
  world.at(detected);
  org = await anOrganization(world.deps);
  [editor, reader] = [await aPerson(world.deps), await aPerson(world.deps)];
  await joins(world.deps, editor, org, 'editor');
  await joins(world.deps, reader, org, 'reader');
});

async function anIncident(drill = false): Promise<string> {
  const body = { drill, kinds: ['service_disruption'], detected, title: 'Tajny serwer' };
  return (await world.call('POST', '/api/incidents', { cookie: org.cookie, body })).json<{ id: string }>().id;
}
const learn = (id: string, cookie = org.cookie) => world.call('POST', `/api/incidents/${id}/lessons`, { cookie, body: { text: secret } });
const plan = (id: string, lessonId: string | undefined, more: object = {}, cookie = org.cookie) =>
  world.call('POST', `/api/incidents/${id}/lessons/${lessonId}/action`, {
    cookie,
    body: { text: 'Wdrożyć menedżera haseł', owner: null, dueOn: null, ...more },
  });
const lessonsOf = async (id: string) => (await world.call('GET', `/api/incidents/${id}/lessons`, { cookie: org.cookie })).json<Lesson[]>();
const planOf = async (cookie: string) => world.call('GET', '/api/action-items?lang=pl', { cookie });
const view = async (id: string) => (await world.call('GET', `/api/incidents/${id}`, { cookie: org.cookie })).json<IncidentView>();

describe('a lesson', () => {
  it('is read by the people named, and its action by everybody, who learn nothing of the incident from it', async () => {
    const id = await anIncident();
    const [lesson] = (await learn(id)).json<Lesson[]>();
    expect((await learn(id, editor.cookie)).statusCode).toBe(404);
    expect((await world.call('GET', `/api/incidents/${id}/lessons`, { cookie: editor.cookie })).statusCode).toBe(404);
    const [planned] = (await plan(id, lesson?.id, { owner: { userId: editor.userId }, dueOn: '2027-07-01' })).json<Lesson[]>();
    expect(planned?.action).toMatchObject({ text: 'Wdrożyć menedżera haseł', state: 'open', dueOn: '2027-07-01' });
    const seen = await planOf(reader.cookie);
    expect(seen.json<ActionPlan>().own).toMatchObject([{ text: 'Wdrożyć menedżera haseł', owner: { userId: editor.userId } }]);
    expect(seen.body).not.toMatch(new RegExp(`Tajny|kartce|incydent|incident|${id}|${lesson?.id ?? 'none'}`));
    const { chain, log } = await view(id);
    expect(log.map(({ kind }) => kind)).toEqual(['opened', 'lesson_recorded', 'lesson_planned']);
    expect(chain.intact).toBe(true);
  });

  it('is recorded of a drill and after closing too', async () => {
    const id = await anIncident(true);
    await world.call('POST', `/api/incidents/${id}/close`, { cookie: org.cookie, body: { lessons: '' } });
    const [lesson] = (await learn(id)).json<Lesson[]>();
    expect((await plan(id, lesson?.id)).statusCode).toBe(200);
  });

  it('has one action at a time, requested twice at once too; once that is deleted another can follow', async () => {
    const id = await anIncident();
    const [lesson] = (await learn(id)).json<Lesson[]>();
    const both = await Promise.all([plan(id, lesson?.id), plan(id, lesson?.id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [action] = (await planOf(org.cookie)).json<ActionPlan>().own;
    await world.call('DELETE', `/api/own-actions/${action?.id}`, { cookie: org.cookie });
    expect(await lessonsOf(id)).toMatchObject([{ action: null, plannedAt: expect.any(String) }]);
    expect((await plan(id, lesson?.id)).statusCode).toBe(200);
    expect((await planOf(org.cookie)).json<ActionPlan>().own).toHaveLength(1);
  });

  it('is recorded by a reader who is named, and planned by nobody who only reads', async () => {
    const body = { drill: false, kinds: ['service_disruption'], detected, title: 'Serwer czytelnika' };
    const opened = await world.call('POST', '/api/incidents', { cookie: reader.cookie, body });
    const { id } = opened.json<{ id: string }>();
    const [lesson] = (await learn(id, reader.cookie)).json<Lesson[]>();
    expect((await plan(id, lesson?.id, {}, reader.cookie)).statusCode).toBe(403);
    expect((await plan(id, lesson?.id)).statusCode).toBe(404);
  });

  it('is in the archive of an owner who is named', async () => {
    const id = await anIncident();
    await learn(id);
    const { body } = await world.call('GET', `/api/incidents/${id}/export`, { cookie: org.cookie });
    expect(body).toContain(secret);
  });
});

describe('an action of one’s own', () => {
  const add = (more: object = {}, cookie = org.cookie) =>
    world.call('POST', '/api/own-actions', { cookie, body: { text: 'Przegląd kont', owner: null, dueOn: null, ...more } });
  const change = (one: OwnAction, more: object = {}) =>
    world.call('PUT', `/api/own-actions/${one.id}`, {
      cookie: org.cookie,
      body: { text: one.text, state: one.state, dueOn: one.dueOn, owner: null, version: one.version, ...more },
    });

  it('is changed in its newest version alone, never by readers, and owned by no outsider', async () => {
    expect((await add({}, reader.cookie)).statusCode).toBe(403);
    const outsider = await aPerson(world.deps);
    expect((await add({ owner: { userId: outsider.userId } })).statusCode).toBe(404);
    const one = (await add()).json<OwnAction>();
    expect((await change(one, { state: 'done' })).json()).toMatchObject({ state: 'done', version: 2 });
    expect((await change(one)).json()).toMatchObject({ code: 'own_action_changed' });
    expect((await change(one, { state: 'risk_accepted', version: 2 })).statusCode).toBe(400);
    const other = await anOrganization(world.deps);
    expect((await world.call('DELETE', `/api/own-actions/${one.id}`, { cookie: other.cookie })).statusCode).toBe(404);
  });

  it('preserves the name of an owner who left, reminds its owner once and stands in the calendar', async () => {
    const queued: QueuedMail[] = [];
    world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
    await add({ owner: { userId: editor.userId }, dueOn: '2027-06-12' });
    await sendPlanReminders(world.deps);
    await sendPlanReminders(world.deps);
    expect(queued.filter(({ kind, userId }) => kind === 'plan_reminder' && userId === editor.userId)).toHaveLength(1);
    const feed = (await world.call('POST', '/api/action-items/calendar', { cookie: org.cookie })).json<{ address: string }>();
    const calendar = await world.call('GET', new URL(feed.address).pathname);
    expect(calendar.body).toContain('Przegląd kont');
    await world.call('DELETE', `/api/members/${editor.userId}`, { cookie: org.cookie });
    const [own] = (await planOf(org.cookie)).json<ActionPlan>().own;
    expect(own?.owner).toEqual({ userId: null, name: expect.any(String) });
  });

  it('stands in the files of the plan', async () => {
    await add({ text: '=1+1 przegląd kont' });
    for (const kind of ['xlsx', 'docx']) {
      const file = await world.call('GET', `/api/action-items/${kind}?lang=fr`, { cookie: org.cookie });
      expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    }
  });
});
