import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { taxRecordsFrom } from './rules.ts';
import { applyRetention } from './service.ts';

const world = openWorld();

async function aPaidPayment(organizationId: string, paidAt: string): Promise<void> {
  const id = world.deps.newId();
  await world.deps.db.rows(sql`
    insert into payments (organization_id, id, amount, status, paid_at, created_at)
    values (${organizationId}, ${id}, 1845, 'paid', ${paidAt}, ${paidAt})`);
}

describe('retention', () => {
  it('keeps tax records for five years from the end of the calendar year in Warsaw', () => {
    expect(taxRecordsFrom(new Date('2026-12-31T22:59:59Z')).toISOString()).toBe('2020-12-31T23:00:00.000Z');
    expect(taxRecordsFrom(new Date('2026-12-31T23:00:00Z')).toISOString()).toBe('2021-12-31T23:00:00.000Z');
  });

  it('deletes payments after that, never a day before', async () => {
    world.at('2027-01-02T09:00:00.000Z');
    const org = await anOrganization(world.deps);
    await aPaidPayment(org.id, '2021-12-31T22:30:00Z');
    await aPaidPayment(org.id, '2021-12-31T23:30:00Z');
    const rehearsed = await applyRetention(world.deps, { rehearse: true });
    const [before] = await world.deps.db.rows(sql`select count(*)::int as count from payments where organization_id = ${org.id}`);
    expect([rehearsed.payments, before]).toEqual([1, { count: 2 }]);
    expect(await applyRetention(world.deps)).toEqual(rehearsed);
    const [after] = await world.deps.db.rows(sql`select count(*)::int as count from payments where organization_id = ${org.id}`);
    expect(after).toEqual({ count: 1 });
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

  it('deletes accounts that were never confirmed, and those idle for six years', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const [fresh, idle] = [await anOrganization(world.deps, { plan: null }), await anOrganization(world.deps, { plan: 'basic' })];
    await world.deps.db.rows(sql`update users set email_verified = false where id = ${fresh.userId}`);
    const left = async () =>
      (await world.deps.db.rows<{ id: string }>(sql`select id from users where id in (${fresh.userId}, ${idle.userId})`)).map(
        (row) => row.id,
      );
    world.at('2026-12-20T09:00:00.000Z');
    await applyRetention(world.deps);
    expect(await left()).toHaveLength(2);
    world.at('2026-12-21T09:00:00.000Z');
    await applyRetention(world.deps);
    expect(await left()).toEqual([idle.userId]);
    world.at('2033-11-19T09:00:00.000Z');
    await applyRetention(world.deps);
    expect(await left()).toEqual([idle.userId]);
    world.at('2033-11-21T09:00:00.000Z');
    await applyRetention(world.deps);
    expect(await left()).toEqual([]);
  });
});
