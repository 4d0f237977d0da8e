// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { misplacedInTime } from '#content/law/dated-sentences.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { sendPlanDigests } from '#server/assessment/action-plan/digest.ts';
import { sendPlanReminders } from '#server/assessment/action-plan/reminders.ts';
import { readPlan } from '#server/assessment/action-plan/service.ts';
import { notifyOfTerms } from '#server/communication/legal/notices.ts';
import { sendMonthlyReports } from '#server/communication/monthly-reports/service.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { sendReminders } from '#server/communication/reminders/service.ts';
import { aCertificate, aCompletedAssessment, anOrganization, asPrincipal, type TestOrganization } from '#server/testing/builders.ts';
import { mailsOf } from '#server/testing/mail/mails.ts';
import { withSilentProvider } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const dayMillis = 86_400_000;
const beginning = new Date('2026-11-23T09:00:00.000Z');
const queued: (QueuedMail & { queuedAt: Date })[] = [];
let org: TestOrganization;

function after(days: number): Date {
  return new Date(beginning.getTime() + days * dayMillis);
}

const post = (url: string, body: object) => world.call('POST', url, { cookie: org.cookie, body });

/** What the service sends to somebody who uses it, on each of these days after the beginning. */
async function live(days: readonly number[]): Promise<void> {
  for (const day of days) {
    world.at(after(day).toISOString());
    await sendReminders(world.deps);
    await sendPlanReminders(world.deps);
    await sendPlanDigests(world.deps);
    await sendMonthlyReports(world.deps);
    await notifyOfTerms(world.deps);
  }
}

beforeAll(async () => {
  world.at('2026-11-20T09:00:00.000Z');
  withSilentProvider(world);
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push({ ...mail, queuedAt: world.deps.now() }) };
  org = await anOrganization(world.deps, { plan: 'pro' });
  world.at(beginning.toISOString());
  await aCertificate(world.deps, org);
  await aCompletedAssessment(world.deps, org, { regime: 'ai_act', answer: 'no' });
  const owner = await asPrincipal(world.deps, org);
  const { questionId, version } = (await readPlan(world.deps, owner.account, 'pl')).items[0]!;
  const change = { state: 'open', owner: { userId: org.userId }, dueOn: isoDay(after(5)) } as const;
  const body = { items: [{ questionId, version }], change };
  expect((await world.call('PATCH', '/api/action-items', { cookie: org.cookie, body })).statusCode).toBe(200);
  expect((await post('/api/create-checkout-session', { plan: 'pro', payBy: 'transfer', earlyStart: true })).statusCode).toBe(200);
  expect((await post('/api/invitations', { email: 'nowa@example.com', role: 'editor' })).statusCode).toBe(200);
  await world.deps.db.rows(sql`update subscriptions set ends_at = ${after(20)} where organization_id = ${org.id}`);
  await live([0, 1, 8, 14, 28]);
});

it('orders, invitations, reminders and terms are queued with their days', () => {
  expect(queued.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'transfer_ordered',
      'invitation',
      'subscription_ending',
      'subscription_ended',
      'terms_changed',
      'monthly_report',
    ]),
  );
});

it('an item of the plan is reminded of once before its day and once after it, and then no more', () => {
  expect(queued.filter(({ kind }) => kind === 'plan_reminder').map(({ queuedAt }) => queuedAt)).toEqual([after(0), after(8)]);
});

it.each([0, 1, 3, 7, 8, 13, 14, 20, 21, 40, 400])(
  'no mail that is sent %i days later speaks of a past day as of one to come',
  async (days) => {
    world.at(after(days).toISOString());
    const sent: Mail[] = [];
    for (const { queuedAt, ...mail } of queued) if (queuedAt <= after(days)) sent.push(...(await mailsOf(world, mail)));
    const wrong = sent
      .flat()
      .flatMap(({ subject, text }) => misplacedInTime(`${subject}\n${text}`, isoDay(after(days))).map((one) => `${subject}: ${one}`));
    expect(wrong).toEqual([]);
  },
);

it.each(['transfer_ordered', 'invitation', 'subscription_ending'])(
  '%s is sent while what it announces is to come, and not after it',
  async (kind) => {
    const first = queued.find((mail) => mail.kind === kind);
    if (!first) throw new Error(`no ${kind}`);
    world.at(first.queuedAt.toISOString());
    expect(await mailsOf(world, first)).toHaveLength(1);
    world.at(after(40).toISOString());
    expect(await mailsOf(world, first)).toEqual([]);
  },
);
