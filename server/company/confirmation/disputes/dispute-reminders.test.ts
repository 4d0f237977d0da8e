import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { dayText } from '#core/platform/text/formats.ts';
import { decideBy } from '#core/company/nip-disputes.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { remindOfDisputes } from './dispute-reminders.ts';
import { closeDispute, insertDispute, type DisputeRow } from './dispute-rows.ts';

const world = openWorld();
const begin = new Date('2026-11-21T09:00:00.000Z');

function onDay(day: number): void {
  world.at(new Date(begin.getTime() + day * 86_400_000).toISOString());
}

/** A dispute that was opened on the first day, about the NIP of its holder. */
async function aDispute(): Promise<{ holder: TestOrganization; claimant: TestOrganization; dispute: DisputeRow }> {
  onDay(0);
  const [holder, claimant] = [await anOrganization(world.deps), await anOrganization(world.deps, { confirmed: false })];
  const dispute = { organizationId: claimant.id, id: world.deps.newId(), nip: holder.nip, openedAt: begin, decideBy: decideBy(begin) };
  expect(await insertDispute(world.deps.db, dispute)).toBe(true);
  return { holder, claimant, dispute };
}

async function notified(...people: { userId: string }[]): Promise<unknown[]> {
  return world.deps.db.rows(sql`
    select data ->> 'userId' as user_id, data ->> 'language' as language, data -> 'values' ->> 'date' as date from pgboss.job
    where data ->> 'kind' = 'dispute_ending' and data ->> 'userId' = any(${people.map(({ userId }) => userId)}::text[])
    order by array_position(${people.map(({ userId }) => userId)}::text[], data ->> 'userId')`);
}

describe('both sides of a dispute', () => {
  it('are notified three days before it is decided, every owner in their own language, once', async () => {
    const { holder, claimant } = await aDispute();
    const [second, editor] = [await aPerson(world.deps, { language: 'fr' }), await aPerson(world.deps)];
    await joins(world.deps, second, holder, 'owner');
    await joins(world.deps, editor, holder, 'editor');
    onDay(10.9);
    expect(await remindOfDisputes(world.deps)).toEqual({ disputes: 0 });
    onDay(11);
    expect(await remindOfDisputes(world.deps)).toEqual({ disputes: 1 });
    expect(await remindOfDisputes(world.deps)).toEqual({ disputes: 0 });
    expect(await notified(holder, second, editor, claimant)).toEqual([
      { userId: holder.userId, language: 'pl', date: dayText(decideBy(begin), 'pl') },
      { userId: second.userId, language: 'fr', date: dayText(decideBy(begin), 'fr') },
      { userId: claimant.userId, language: 'pl', date: dayText(decideBy(begin), 'pl') },
    ]);
  });

  it('are notified later when those days were slept through, and not any more once it is over', async () => {
    const { holder, dispute } = await aDispute();
    const over = await aDispute();
    onDay(13.5);
    await closeDispute(world.deps.db, over.dispute, 'withdrawn', world.deps.now());
    expect(await remindOfDisputes(world.deps)).toEqual({ disputes: 1 });
    expect(await notified(holder)).toHaveLength(1);
    expect(await notified(over.holder, over.claimant)).toEqual([]);
    const late = await aDispute();
    onDay(14);
    expect(await remindOfDisputes(world.deps)).toEqual({ disputes: 0 });
    expect(await notified(late.holder)).toEqual([]);
    expect(dispute.decideBy).toEqual(late.dispute.decideBy);
  });
});
