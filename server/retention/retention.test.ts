import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { aSale, refunded } from '#server/testing/sales.ts';
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
  it('keeps payments five years after the year in which their tax fell due: of a December sale a year longer', async () => {
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

  it('keeps an invoice, its corrections and its payment together for as long as the last of them', async () => {
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

  it('deletes accounts that were not confirmed within seven days with their organisation, and those idle for six years', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const [fresh, idle] = [await anOrganization(world.deps, { plan: null }), await anOrganization(world.deps, { plan: 'basic' })];
    await world.deps.db.rows(sql`update users set email_verified = false where id = ${fresh.userId}`);
    const left = async () =>
      (await world.deps.db.rows<{ id: string }>(sql`select id from users where id in (${fresh.userId}, ${idle.userId})`)).map(
        (row) => row.id,
      );
    world.at('2026-11-28T08:59:59.000Z');
    await applyRetention(world.deps);
    expect(await left()).toHaveLength(2);
    world.at('2026-11-28T09:00:00.000Z');
    await applyRetention(world.deps);
    expect(await left()).toEqual([idle.userId]);
    expect(await world.deps.db.rows(sql`select 1 from organizations where id = ${fresh.id}`)).toEqual([]);
    world.at('2033-11-19T09:00:00.000Z');
    await applyRetention(world.deps);
    expect(await left()).toEqual([idle.userId]);
    world.at('2033-11-21T09:00:00.000Z');
    await applyRetention(world.deps);
    expect(await left()).toEqual([]);
  });
});
