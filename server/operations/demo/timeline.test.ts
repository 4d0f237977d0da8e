import { expect, it } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { playTimelines, type Timeline } from './timeline.ts';

const deps = { now: () => new Date('2026-11-24T09:00:00Z') } as Deps;

async function* acting(name: string, days: readonly string[], done: string[]): Timeline {
  for (const day of days) {
    const { now } = yield new Date(day);
    done.push(`${name} ${now().toJSON().slice(0, 10)}`);
  }
}

it('what several did is done in the order of its days, each with the clock of its day', async () => {
  const done: string[] = [];
  await playTimelines(deps, [acting('one', ['2026-01-05', '2026-03-01'], done), acting('other', ['2026-02-10', '2026-11-01'], done)]);
  expect(done).toEqual(['one 2026-01-05', 'other 2026-02-10', 'one 2026-03-01', 'other 2026-11-01']);
});

it.each([
  ['goes back', ['2026-03-01', '2026-02-28']],
  ['is still to come', ['2026-11-25']],
])('nothing is done at a moment that %s', async (_, days) => {
  await expect(playTimelines(deps, [acting('one', days, [])])).rejects.toThrow('the demonstration goes');
});
