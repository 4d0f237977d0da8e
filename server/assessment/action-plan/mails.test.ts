// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { aCompletedAssessment, anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { mailsOf } from '#server/testing/mail/mails.ts';
import { openWorld } from '#server/testing/world.ts';
import { sendPlanDigests } from './digest.ts';
import { sendPlanReminders } from './reminders.ts';

const world = openWorld();
const queued: QueuedMail[] = [];

beforeAll(() => {
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
});
beforeEach(async () => {
  world.at('2026-11-20T09:00:00.000Z');
  await world.deps.db.rows(sql`delete from action_items`);
  queued.length = 0;
});

async function change(org: TestOrganization, questionId: string, version: number, values: object): Promise<void> {
  const body = { items: [{ questionId, version }], change: values };
  const answer = await world.call('PATCH', '/api/action-items', { cookie: org.cookie, body });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function aPlan(plan: 'basic' | 'pro' = 'basic'): Promise<{ org: TestOrganization; colleague: TestPerson }> {
  const org = await anOrganization(world.deps, { plan, name: 'Młyn Łódzki' });
  await aCompletedAssessment(world.deps, org, { answer: 'no' });
  const colleague = await aPerson(world.deps, { firstName: 'Jan', language: 'de' });
  await joins(world.deps, colleague, org, 'editor');
  world.at('2026-11-21T09:00:00.000Z');
  queued.length = 0;
  return { org, colleague };
}

const sent = async (mail: QueuedMail) => (await mailsOf(world, mail))[0]!;

describe('owners of items', () => {
  it('are reminded seven days before the day and once it has passed, in one mail, and never twice', async () => {
    const { org, colleague } = await aPlan();
    await change(org, 'nis2-1-1', 0, { owner: { userId: colleague.userId }, dueOn: '2026-11-28' });
    await change(org, 'nis2-1-2', 0, { owner: { userId: colleague.userId }, dueOn: '2026-11-10' });
    await change(org, 'nis2-1-3', 0, { owner: { userId: colleague.userId }, dueOn: '2026-12-24' });
    const done = await Promise.all([1, 2, 3].map(() => sendPlanReminders(world.deps)));
    expect(done.reduce((sum, one) => sum + one.owed, 0)).toBe(1);
    expect(queued).toMatchObject([
      { kind: 'plan_reminder', userId: colleague.userId, language: 'de', values: { organization: 'Młyn Łódzki' } },
    ]);
    const mail = await sent(queued[0]!);
    expect(mail.text).toMatch(/überfällig, 10\.\sNovember\s2026: 1\.2/);
    expect(mail.text).toContain('1.1 ');
    expect(mail.text).not.toContain('1.3 ');
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.html).toContain('/plan-dzialan');
    world.at('2026-11-27T09:00:00.000Z');
    expect(await sendPlanReminders(world.deps)).toEqual({ owed: 0 });
    world.at('2026-11-29T09:00:00.000Z');
    expect(await sendPlanReminders(world.deps)).toEqual({ owed: 1 });
  });

  it('are reminded anew of an item that got another day, and not of what is done', async () => {
    const { org, colleague } = await aPlan();
    await change(org, 'nis2-1-1', 0, { owner: { userId: colleague.userId }, dueOn: '2026-11-22' });
    expect(await sendPlanReminders(world.deps)).toEqual({ owed: 1 });
    await change(org, 'nis2-1-1', 1, { dueOn: '2026-11-25' });
    expect(await sendPlanReminders(world.deps)).toEqual({ owed: 1 });
    await change(org, 'nis2-1-1', 2, { state: 'done', dueOn: '2026-11-24' });
    expect(await sendPlanReminders(world.deps)).toEqual({ owed: 0 });
  });

  it('are left alone once they unsubscribed, left the organisation, or nothing is paid', async () => {
    const { org, colleague } = await aPlan();
    await change(org, 'nis2-1-1', 0, { owner: { userId: colleague.userId }, dueOn: '2026-11-22' });
    await world.deps.db.rows(
      sql`insert into mail_refusals (organization_id, user_id, kind, refused_at) values (${org.id}, ${colleague.userId}, 'plan_reminder', ${world.deps.now()})`,
    );
    expect(await sendPlanReminders(world.deps)).toEqual({ owed: 0 });
    await world.deps.db.rows(sql`delete from mail_refusals where user_id = ${colleague.userId}`);
    await world.deps.db.rows(sql`update subscriptions set ends_at = ${world.deps.now()} where organization_id = ${org.id}`);
    expect(await sendPlanReminders(world.deps)).toEqual({ owed: 0 });
    await world.deps.db.rows(sql`update subscriptions set ends_at = '2027-11-19T09:00:00Z' where organization_id = ${org.id}`);
    await world.deps.db.rows(sql`update memberships set ended_at = ${world.deps.now()} where user_id = ${colleague.userId}`);
    expect(await sendPlanReminders(world.deps)).toEqual({ owed: 0 });
  });
});

describe('the summary of a plan', () => {
  it('comes on the first working day, once a month: to owners all of it, to others what is theirs', async () => {
    const { org, colleague } = await aPlan();
    await change(org, 'nis2-1-1', 0, { owner: { userId: colleague.userId }, dueOn: '2026-12-20' });
    await change(org, 'nis2-1-2', 0, { state: 'done' });
    world.at('2026-12-01T09:00:00.000Z');
    await Promise.all([sendPlanDigests(world.deps), sendPlanDigests(world.deps)]);
    expect(new Map(queued.map(({ kind, userId, values }) => [userId, [kind, values?.open, values?.done]]))).toEqual(
      new Map([
        [colleague.userId, ['plan_digest', '1', '0']],
        [org.userId, ['plan_digest', '48', '1']],
      ]),
    );
    expect(queued).toHaveLength(2);
    world.at('2026-12-15T09:00:00.000Z');
    expect(await sendPlanDigests(world.deps)).toEqual({ owed: 0 });
    world.at('2027-01-04T09:00:00.000Z');
    expect(await sendPlanDigests(world.deps)).toEqual({ owed: 2 });
  });

  it('does not repeat to owners what their monthly report states', async () => {
    const { org } = await aPlan('pro');
    await change(org, 'nis2-1-1', 0, { owner: { name: 'Dostawca' }, dueOn: '2026-12-20' });
    world.at('2026-12-01T09:00:00.000Z');
    expect(await sendPlanDigests(world.deps)).toEqual({ owed: 0 });
  });

  it.each(languages)('is complete in %s', async (language) => {
    const { org } = await aPlan();
    await change(org, 'nis2-1-1', 0, { owner: { userId: org.userId }, dueOn: '2026-12-20' });
    await world.deps.db.rows(sql`update users set language = ${language} where id = ${org.userId}`);
    world.at('2026-12-01T09:00:00.000Z');
    await sendPlanDigests(world.deps);
    const mail = await sent(queued[0]!);
    expect(mail.text).not.toMatch(/\{\w+\}/);
    expect(mail.text).toContain('1.1 ');
  });
});
