import type { Deps } from '#server/deps.ts';

/** What somebody did in the past: it yields each moment at which something is done, in their order, and gets the dependencies as they are then. */
export type Timeline = AsyncGenerator<Date, void, Deps>;

type Waiting = Readonly<{ timeline: Timeline; next: Date }>;

/** The dependencies with their clock at a moment. */
function at(deps: Deps, moment: Date): Deps {
  return { ...deps, now: () => moment, databaseNow: async () => moment };
}

async function goOn({ timeline, next }: Waiting, deps: Deps): Promise<Waiting[]> {
  const { done, value } = await timeline.next(at(deps, next));
  if (done) return [];
  if (value < next || value > deps.now()) throw new Error(`the demonstration goes from ${next.toJSON()} to ${value.toJSON()}`);
  return [{ timeline, next: value }];
}

/** Plays several at once in the order of their moments, up to now. */
export async function playTimelines(deps: Deps, timelines: readonly Timeline[]): Promise<void> {
  const beginning = new Date(0);
  let waiting: Waiting[] = [];
  for (const timeline of timelines) waiting.push(...(await goOn({ timeline, next: beginning }, deps)));
  while (waiting.length > 0) {
    waiting = waiting.toSorted((one, other) => one.next.getTime() - other.next.getTime());
    const [first, ...others] = waiting;
    waiting = first ? [...(await goOn(first, deps)), ...others] : [];
  }
}

const minuteMillis = 60_000;

/** A moment so many minutes later, never after `latest`. */
export function later(moment: Date, minutes: number, latest: Date): Date {
  return new Date(Math.min(moment.getTime() + minutes * minuteMillis, latest.getTime()));
}
