import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { dayText } from '#core/platform/text/formats.ts';
import { runLogged, Stopped } from '#server/platform/jobs/runs.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { changeConsent } from '#server/account/accounts/settings/settings.ts';
import { aCertificate, anOrganization, asPrincipal, type TestOrganization } from '#server/testing/builders.ts';
import { aSale, refunded } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';
import { applyRetention } from './service.ts';

const world = openWorld();

async function aPaidPayment(organizationId: string, paidAt: string): Promise<void> {
  const id = world.deps.newId();
  await world.deps.db.rows(sql`
    insert into payments (organization_id, id, amount, status, paid_at, created_at)
    values (${organizationId}, ${id}, 1845, 'paid', ${paidAt}, ${paidAt})`);
}

describe('retention', () => {
  it('retains payments five years after the year in which their tax fell due: of a December sale a year longer', async () => {
    world.at('2026-12-31T22:30:00.000Z');
    const org = await anOrganization(world.deps);
    const left = async () => {
      const rows = await world.deps.db.rows<{ paidAt: Date }>(sql`
        select paid_at from payments where organization_id = ${org.id} order by paid_at`);
      return rows.map((row) => row.paidAt.toISOString().slice(0, 10));
    };
    await aPaidPayment(org.id, '2020-11-30T22:30:00Z');
    await aPaidPayment(org.id, '2020-12-15T12:00:00Z');
    const rehearsed = await applyRetention(world.deps, { rehearse: true });
    expect([rehearsed.payments, await left()]).toEqual([1, ['2020-11-30', '2020-12-15']]);
    expect(await applyRetention(world.deps)).toEqual(rehearsed);
    expect(await left()).toEqual(['2020-12-15']);
    world.at('2026-12-31T23:00:00.000Z');
    await applyRetention(world.deps);
    expect(await left()).toEqual([]);
  });

  it('retains an invoice, its corrections and its payment together for as long as the last of them', async () => {
    world.at('2026-12-31T12:00:00.000Z');
    const org = await anOrganization(world.deps);
    const sale = await aSale(world.deps, org, { paidAt: '2020-10-01T10:00:00Z' });
    await aSale(world.deps, org, { paidAt: '2020-10-01T10:00:00Z' });
    await refunded(world.deps, sale, [{ at: '2020-12-02T10:00:00Z', amountMinor: 100 }]);
    const left = async () => {
      const [row] = await world.deps.db.rows(sql`
        select (select count(*)::int from payments where organization_id = ${org.id}) as payments,
          (select count(*)::int from invoices where organization_id = ${org.id}) as invoices`);
      return row;
    };
    await applyRetention(world.deps);
    expect(await left()).toEqual({ payments: 1, invoices: 2 });
    world.at('2027-01-01T12:00:00.000Z');
    await applyRetention(world.deps);
    expect(await left()).toEqual({ payments: 0, invoices: 0 });
  });

  it('takes name, NIP and credential out of a certificate after ten years, and leaves its number', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const org = await anOrganization(world.deps);
    const { certificateNumber } = await aCertificate(world.deps, org);
    world.at('2036-11-21T08:59:00.000Z');
    expect((await applyRetention(world.deps)).certificates).toBe(0);
    world.at('2036-11-21T09:00:00.000Z');
    expect((await applyRetention(world.deps)).certificates).toBe(1);
    const entry = (await world.call('GET', `/api/registry/${certificateNumber}`)).json();
    expect(entry).toMatchObject({ status: 'expired', organization: null, credential: null, complianceScore: null });
    expect((await world.call('GET', `/api/registry?search=${org.nip}`)).json()).toEqual([]);
  });

  it('deletes accounts that were not confirmed within seven days with their organisation', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const fresh = await anOrganization(world.deps, { plan: null, verified: false });
    world.at('2026-11-28T08:59:59.000Z');
    await applyRetention(world.deps);
    expect(await left(fresh)).toBe(true);
    world.at('2026-11-28T09:00:00.000Z');
    await applyRetention(world.deps);
    expect(await left(fresh)).toBe(false);
  });

  it('retains the proof of a consent while it is used, and a year after it was withdrawn', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const org = await anOrganization(world.deps, { plan: 'basic' });
    const caller = await asPrincipal(world.deps, org);
    const retained = () =>
      world.deps.db.rows(sql`
        select metadata ->> 'consent' as consent from audit_logs
        where organization_id = ${org.id} and action = 'organization.score_consent' order by id`);
    await changeConsent(world.deps, caller, true);
    world.at('2029-11-21T09:00:00.000Z');
    await applyRetention(world.deps);
    expect(await retained()).toEqual([{ consent: 'true' }]);
    await changeConsent(world.deps, caller, false);
    world.at('2030-11-21T08:59:00.000Z');
    await applyRetention(world.deps);
    expect(await retained()).toHaveLength(2);
    world.at('2030-11-21T09:00:00.000Z');
    await applyRetention(world.deps);
    expect(await retained()).toEqual([]);
  });
});

async function left({ id, userId }: TestOrganization): Promise<boolean> {
  const [row] = await world.deps.db.rows<{ organizations: number; users: number }>(sql`
    select (select count(*)::int from organizations where id = ${id}) as organizations,
      (select count(*)::int from users where id = ${userId}) as users`);
  expect(row?.organizations).toBe(row?.users);
  return row?.organizations === 1;
}

/** As if the service had run all the time. */
async function ranTheDayBefore(): Promise<void> {
  const at = new Date(world.deps.now().getTime() - 86_400_000);
  await world.deps.db.rows(sql`insert into job_runs (name, started_at, finished_at, counts) values ('retention', ${at}, ${at}, '{}')`);
}

/** Runs the job as it runs every day, from one day to another; returns the days on which somebody was notified, with the mail. */
async function runDays(from: string, days: number, { hasRun = true } = {}): Promise<{ day: string; mail: QueuedMail }[]> {
  const sent: { day: string; mail: QueuedMail }[] = [];
  world.deps.queue = {
    ...world.deps.queue,
    enqueueMail: async (_, mail) => void sent.push({ day: world.deps.now().toISOString().slice(0, 10), mail }),
  };
  world.at(from);
  if (hasRun) await ranTheDayBefore();
  for (let day = 0; day < days; day += 1) {
    world.at(new Date(new Date(from).getTime() + day * 86_400_000).toISOString());
    await runLogged(world.deps, 'retention', () => applyRetention(world.deps)).catch((error: unknown) => {
      if (hasRun || !(error instanceof Stopped)) throw error;
    });
  }
  return sent;
}

async function signsIn({ id, userId }: TestOrganization): Promise<void> {
  await world.deps.db.rows(sql`
    insert into audit_logs (user_id, organization_id, action, entity_type, entity_id, created_at)
    values (${userId}, ${id}, 'user.signed_in', 'user', ${userId}, ${world.deps.now()})`);
}

describe('accounts that nobody uses', () => {
  it('go after twelve months where nothing was ever paid, thirty days after a mail to the owner', { tags: ['long'] }, async () => {
    world.at('2030-01-10T09:00:00.000Z');
    const idle = await anOrganization(world.deps, { plan: null, name: 'Nieużywana sp. z o.o.' });
    const paying = await anOrganization(world.deps, { plan: 'basic' });
    const sent = (await runDays('2030-12-01T03:00:00.000Z', 20)).filter(({ mail }) => mail.userId === idle.userId);
    expect(sent).toEqual([
      {
        day: '2030-12-12',
        mail: expect.objectContaining({
          kind: 'account_ending',
          values: { organization: 'Nieużywana sp. z o.o.', date: dayText(new Date('2031-01-11T12:00:00.000Z'), 'pl') },
        }),
      },
    ]);
    await runDays('2030-12-21T03:00:00.000Z', 22);
    expect(await left(idle)).toBe(true);
    await runDays('2031-01-12T03:00:00.000Z', 1);
    expect(await left(idle)).toBe(false);
    expect(await left(paying)).toBe(true);
  });

  it('stay when somebody signs in after the mail, and are notified anew before they go', { tags: ['long'] }, async () => {
    world.at('2032-01-10T09:00:00.000Z');
    const idle = await anOrganization(world.deps, { plan: null });
    await runDays('2032-12-11T03:00:00.000Z', 10);
    await signsIn(idle);
    await runDays('2032-12-22T03:00:00.000Z', 40);
    expect(await left(idle)).toBe(true);
    const again = await runDays('2033-11-15T03:00:00.000Z', 10);
    expect(again.filter(({ mail }) => mail.userId === idle.userId)).toHaveLength(1);
  });

  it('stay when the clock leaps ahead: days have to pass, and a notice from the time to come is none', async () => {
    world.at('2034-01-10T09:00:00.000Z');
    const fresh = await anOrganization(world.deps, { plan: null });
    await runDays('2036-01-10T09:00:00.000Z', 1, { hasRun: false });
    await runDays('2036-03-10T09:00:00.000Z', 2, { hasRun: false });
    expect(await left(fresh)).toBe(true);
    await runDays('2034-01-11T03:00:00.000Z', 1);
    expect(await world.deps.db.rows(sql`select 1 from idle_notices where organization_id = ${fresh.id}`)).toEqual([]);
  });

  it('go six years after the end of the last paid period where something was paid', async () => {
    world.at('2040-01-10T09:00:00.000Z');
    const former = await anOrganization(world.deps, { plan: 'basic' });
    await runDays('2046-12-01T03:00:00.000Z', 3);
    expect(await left(former)).toBe(true);
    await runDays('2046-12-04T03:00:00.000Z', 40);
    expect(await left(former)).toBe(false);
  });
});
