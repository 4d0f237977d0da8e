import fc from 'fast-check';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { lastEnd, periodInForce } from '#core/account/entitlements/access.ts';
import { planIds, type PlanId } from '#core/account/entitlements/plans.ts';
import { accountOfUser } from '#server/account/sessions/sessions.ts';
import type { Account } from '#server/platform/security/principal.ts';
import { organizationsTable } from '#server/account/companies/joins.ts';
import { aCertificate, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { coveredBetween } from './in-force.ts';
import { endingPeriods, endPeriod, grantPeriod, publishPeriodsOfDay, moveEnd, periodOfPayment, periodsOf } from './periods.ts';
import { requirePeriod } from './service.ts';

const world = openWorld();
const start = Date.parse('2026-11-21T09:00:00Z');
const day = (number: number): Date => new Date(start + number * 86_400_000);

async function aPeriod(org: TestOrganization, plan: PlanId, from: number, to: number): Promise<void> {
  await world.deps.db.rows(sql`
    insert into subscriptions (organization_id, id, plan, starts_at, ends_at, created_at)
    values (${org.id}, ${world.deps.newId()}, ${plan}, ${day(from)}, ${day(to)}, ${day(from)})`);
}

async function account(org: TestOrganization): Promise<Account> {
  const found = await accountOfUser(world.deps, world.deps.db, org.userId);
  if (!found) throw new Error('the account is gone');
  return found;
}

const within = <T>(work: (tx: Parameters<Parameters<typeof world.deps.db.transaction>[0]>[0]) => Promise<T>): Promise<T> =>
  world.deps.db.transaction(work);
const grant = (org: TestOrganization, plan: PlanId, at: Date, paymentId: string | null = null) =>
  within((tx) => grantPeriod(world.deps, tx, { id: world.deps.newId(), organizationId: org.id, paymentId, plan, now: at }));

describe('the period in force', () => {
  it('is the one that the rules name, whatever periods there are', async () => {
    const spans = fc.array(fc.record({ plan: fc.constantFrom(...planIds), from: fc.integer({ min: -20, max: 20 }), length: fc.nat(30) }), {
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(spans, async (all) => {
        world.at(day(0).toISOString());
        const org = await anOrganization(world.deps, { plan: null });
        for (const { plan, from, length } of all) await aPeriod(org, plan, from, from + length);
        const { period, endedAt } = await account(org);
        const stored = await periodsOf(world.deps.db, org.id);
        const expected = periodInForce(stored, day(0));
        expect([period?.plan, period?.endsAt]).toEqual([expected?.plan, expected?.endsAt]);
        expect(endedAt).toEqual(expected ? null : lastEnd(stored, day(0)));
      }),
      { numRuns: 25 },
    );
  });

  it('is required for what it allows: 402 without one, 403 under a lesser plan', async () => {
    world.at(day(0).toISOString());
    const [none, basic, pro] = [
      await anOrganization(world.deps, { plan: null }),
      await anOrganization(world.deps),
      await anOrganization(world.deps, { plan: 'pro' }),
    ];
    const requestCode = async (org: TestOrganization, wanted: 'nis2' | 'branding'): Promise<string> => {
      try {
        return requirePeriod(await account(org), wanted).plan;
      } catch (error) {
        const { status, code } = error as { status: number; code: string };
        return `${status} ${code}`;
      }
    };
    expect(await requestCode(none, 'nis2')).toBe('402 subscription_required');
    expect([await requestCode(basic, 'nis2'), await requestCode(basic, 'branding')]).toEqual(['basic', '403 plan_upgrade_required']);
    expect([await requestCode(pro, 'nis2'), await requestCode(pro, 'branding')]).toEqual(['pro', 'pro']);
  });
});

describe('organisations that are covered', () => {
  it.each([
    ['pro', -5, 5, true],
    ['basic', -5, 5, false],
    ['pro', -5, 0, false],
    ['pro', 2, 5, true],
    ['pro', 3, 5, false],
  ] as const)('by %s from day %d to %d get a monthly report due between days 0 and 2: %s', async (plan, from, to, covered) => {
    const org = await anOrganization(world.deps, { plan: null });
    await aPeriod(org, plan, from, to);
    const rows = await world.deps.db.rows(sql`
      select o.id from ${organizationsTable} where o.id = ${org.id} and ${coveredBetween('monthly_report', day(0), day(2))}`);
    expect(rows).toHaveLength(covered ? 1 : 0);
  });
});

describe('granting, ending and moving', () => {
  it('stores every period where it belongs, with its payment and what ended it', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const paymentId = world.deps.newId();
    await world.deps.db.rows(
      sql`insert into payments (organization_id, id, amount, created_at) values (${org.id}, ${paymentId}, 1, now())`,
    );
    const first = await grant(org, 'pro', day(0), paymentId);
    const queued = await grant(org, 'basic', day(1));
    expect(queued.startsAt).toEqual(first.endsAt);
    expect(await periodOfPayment(world.deps.db, org.id, paymentId)).toEqual(first);
    await within((tx) => moveEnd(world.deps, tx, org.id, first, day(400), day(2)));
    const [moved, behind] = await periodsOf(world.deps.db, org.id);
    expect([moved?.endsAt, behind?.startsAt]).toEqual([day(400), day(400)]);
    await within((tx) => endPeriod(world.deps, tx, org.id, moved!, 'dispute', day(3)));
    await within(async (tx) => endPeriod(world.deps, tx, org.id, (await periodsOf(tx, org.id))[0]!, 'refund', day(9)));
    const [gone, next] = await periodsOf(world.deps.db, org.id);
    expect(gone).toMatchObject({ endsAt: day(3), endedAt: day(3), endedBy: 'dispute' });
    expect(next).toMatchObject({ plan: 'basic', startsAt: day(3), endedAt: null, endedBy: null });
  });

  it('lists certificates first for as long as Pro runs, and no longer', { tags: ['long'] }, async () => {
    world.at(day(0).toISOString());
    const org = await anOrganization(world.deps);
    await aCertificate(world.deps, org);
    const until = async () =>
      (
        await world.deps.db.rows<{ at: Date | null }>(sql`select priority_until as at from certificates where organization_id = ${org.id}`)
      )[0]?.at;
    expect(await until()).toBeNull();
    const pro = await grant(org, 'pro', day(0));
    expect(await until()).toEqual(pro.endsAt);
    await within((tx) => endPeriod(world.deps, tx, org.id, pro, 'refund', day(1)));
    expect(await until()).toEqual(day(1));
  });

  it('keeps up with periods that began by themselves', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    await aPeriod(org, 'pro', 100, 200);
    const plan = async () =>
      (await world.deps.db.rows<{ plan: string }>(sql`select subscription_plan as plan from users where id = ${org.userId}`))[0]?.plan;
    await publishPeriodsOfDay(world.deps, world.deps.db, day(90), day(99));
    expect(await plan()).toBe('basic');
    await publishPeriodsOfDay(world.deps, world.deps.db, day(95), day(101));
    expect(await plan()).toBe('pro');
  });
});

describe('periods that end', () => {
  it('are listed between two instants, but not what was ended early, has no length or is followed by a later one', async () => {
    const [ends, ended, empty, followed] = [
      await anOrganization(world.deps, { plan: null }),
      await anOrganization(world.deps, { plan: null }),
      await anOrganization(world.deps, { plan: null }),
      await anOrganization(world.deps, { plan: null }),
    ];
    await aPeriod(ends, 'basic', 800, 900);
    await aPeriod(ended, 'basic', 800, 900);
    await world.deps.db.rows(sql`update subscriptions set ended_at = ${day(900)}, ended_by = 'refund' where organization_id = ${ended.id}`);
    await aPeriod(empty, 'basic', 900, 900);
    await aPeriod(followed, 'basic', 800, 900);
    await aPeriod(followed, 'basic', 900, 1300);
    const notified = async (from: number, to: number) =>
      (await endingPeriods(world.deps.db, day(from), day(to))).map((one) => one.organizationId);
    expect(await notified(890, 910)).toEqual([ends.id]);
    expect(await notified(901, 910)).toEqual([]);
    expect(await notified(880, 899)).toEqual([]);
  });
});
