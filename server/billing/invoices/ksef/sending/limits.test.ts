// @module-tag long
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { admitCall } from './limits.ts';
import { runKsef } from './run.ts';
import type { KsefCallGroup } from '#server/adapters/ksef/ksef.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { forgetTrouble, withKsef } from '#server/testing/ksef/world.ts';
import { aSale } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
/** A thousand in `npm run test:all`; a file that is run by itself is to end soon. */
const total = process.env.TEST_SUITE ? 1000 : 120;

/** What KSeF allows a context in a second, a minute and an hour (“limity API” of its documentation); `authentication` is counted by address. */
const published: Readonly<Partial<Record<KsefCallGroup, readonly number[]>>> = {
  open: [10, 30, 120],
  send: [10, 30, 180],
  close: [10, 30, 120],
  batch: [10, 20, 60],
  documentStatus: [30, 120, 1200],
  sessionStatus: [10, 120, 1200],
  sessionDocuments: [10, 20, 200],
  metadata: [8, 16, 20],
};
const spans = [1000, 60_000, 3_600_000] as const;

/** The most calls in any sliding window of so many milliseconds. */
function most(calls: readonly number[], span: number): number {
  let from = 0;
  let highest = 0;
  for (const [place, at] of calls.entries()) {
    while (at - (calls[from] ?? 0) >= span) from += 1;
    highest = Math.max(highest, place - from + 1);
  }
  return highest;
}

it(`${total} documents are each sent once, and no window of any limit is ever filled by more than half`, async () => {
  const calls = new Map<KsefCallGroup, number[]>();
  world.at('2027-01-11T08:00:00Z');
  const pass = (millis: number): void => world.at(new Date(world.deps.now().getTime() + millis).toISOString());
  const ksef = withKsef(world, async (group) => {
    // A call takes a while, and so does everything between them.
    pass(20);
    await admitCall({ db: world.deps.db, now: () => world.deps.now() }, group);
    calls.set(group, [...(calls.get(group) ?? []), world.deps.now().getTime()]);
  });
  await forgetTrouble(world);
  const org = await anOrganization(world.deps, { plan: null });
  for (let count = 0; count < total;) {
    // A dozen sales a minute, and three dozen in every fifth.
    const sold = Math.min(total - count, Math.floor(count / 12) % 5 === 4 ? 36 : 12);
    const paidAt = new Date(world.deps.now().getTime() - 300_000).toISOString();
    for (let one = 0; one < sold; one += 1) await aSale(world.deps, org, { paidAt });
    count += sold;
    await runKsef(world.deps);
    pass(60_000);
  }
  const confirmed = async (): Promise<number> => {
    const [row] = await world.deps.db.rows<{ count: number }>(sql`
      select count(*)::int as count from ksef_documents where state = 'accepted' and confirmation is not null`);
    return row?.count ?? 0;
  };
  for (let minutes = 0; minutes < total && (await confirmed()) < total; minutes += 1) {
    // As another process, which knows nothing but what is in the database.
    await runKsef({ ...world.deps });
    pass(60_000);
  }
  expect(await confirmed()).toBe(total);
  expect(ksef.held).toHaveLength(total);
  expect(new Set(ksef.accepted().map(({ p2 }) => p2)).size).toBe(total);
  for (const [group, limits] of Object.entries(published) as [KsefCallGroup, readonly number[]][]) {
    const highest = spans.map((span) => most(calls.get(group) ?? [], span));
    for (const [place, limit] of limits.entries()) expect(highest[place], `${group} in ${spans[place]} ms`).toBeLessThanOrEqual(limit / 2);
  }
  expect(calls.get('send')?.length).toBeGreaterThan(10);
  expect(calls.get('batch')?.length).toBeGreaterThan(0);
}, 1_200_000);
