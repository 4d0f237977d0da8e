import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMonthlyReports } from '#server/communication/monthly-reports/service.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { sendReminders } from '#server/communication/reminders/service.ts';
import { anAssessment, anOrganization, aPerson, joins } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { payerOf } from '#server/account/membership/service.ts';

const world = openWorld();
let queued: QueuedMail[] = [];
beforeAll(() => {
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
});
beforeEach(() => {
  queued = [];
});

describe('mails of an organisation with several people', () => {
  it('about ends and months go to every owner in their own language, once, and to nobody else', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const [second, editor] = [await aPerson(world.deps, { language: 'de' }), await aPerson(world.deps)];
    await joins(world.deps, second, org, 'owner');
    await joins(world.deps, editor, org, 'editor');
    await anAssessment(world.deps, org, { answered: 1 });
    world.at('2026-12-01T09:00:00.000Z');
    expect(await sendMonthlyReports(world.deps)).toEqual({ owed: 1 });
    expect(await sendMonthlyReports(world.deps)).toEqual({ owed: 0 });
    world.at('2027-10-25T09:00:00.000Z');
    expect(await sendReminders(world.deps)).toEqual({ certificates: 0, subscriptions: 1 });
    expect(await sendReminders(world.deps)).toEqual({ certificates: 0, subscriptions: 0 });
    // Owners of the same moment are notified in no order.
    expect(queued.map(({ kind, userId, language }) => `${kind} ${userId} ${language}`).toSorted()).toEqual(
      [
        `monthly_report ${org.userId} pl`,
        `monthly_report ${second.userId} de`,
        `subscription_ending ${org.userId} pl`,
        `subscription_ending ${second.userId} de`,
      ].toSorted(),
    );
    world.at('2026-11-21T09:00:00.000Z');
  });

  it('about money follow the ownership, not whoever ordered and left', async () => {
    const org = await anOrganization(world.deps);
    const [orderer, outsider] = [await aPerson(world.deps), await aPerson(world.deps)];
    await joins(world.deps, orderer, org, 'owner');
    expect(await payerOf(world.deps.db, { organizationId: org.id, userId: orderer.userId })).toBe(orderer.userId);
    await world.deps.db.rows(sql`
      update memberships set ended_at = since where organization_id = ${org.id} and user_id = ${orderer.userId}`);
    expect(await payerOf(world.deps.db, { organizationId: org.id, userId: orderer.userId })).toBe(org.userId);
    expect(await payerOf(world.deps.db, { organizationId: world.deps.newId(), userId: outsider.userId })).toBe(outsider.userId);
  });
});
