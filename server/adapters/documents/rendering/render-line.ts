/** How soon a document is wanted: by somebody who waits for it, by a job, or by a mail that nobody looks out for. */
export type Urgency = 'person' | 'job' | 'monthly';
const urgencies: readonly Urgency[] = ['person', 'job', 'monthly'];

/** Every so many turns whoever is wanted least goes first, so that nobody waits forever. */
const turnsOfTheUrgent = 8;

export type Entry = Readonly<{ urgency: Urgency; isLong: boolean }>;

export type Line<E extends Entry> = Readonly<{
  /** False when so many like it wait already that it would be promised for later than anybody waits. */
  add: (entry: E) => boolean;
  /** The one whose turn it is; null when nobody waits, or only long ones and none is to be begun. */
  next: (may: Readonly<{ beginLong: boolean }>) => E | null;
}>;

/** A line to the renderer, by urgency and then by arrival; of each urgency and length at most so many wait. */
export function openLine<E extends Entry>(waitingAtMost: number): Line<E> {
  const queues: Record<Urgency, E[]> = { person: [], job: [], monthly: [] };
  let turns = 0;

  function dequeue({ beginLong }: Readonly<{ beginLong: boolean }>, order: readonly Urgency[]): E | null {
    for (const urgency of order) {
      const at = queues[urgency].findIndex(({ isLong }) => beginLong || !isLong);
      if (at >= 0) return queues[urgency].splice(at, 1)[0] ?? null;
    }
    return null;
  }

  return {
    add(entry) {
      const queue = queues[entry.urgency];
      if (queue.filter(({ isLong }) => isLong === entry.isLong).length >= waitingAtMost) return false;
      queue.push(entry);
      return true;
    },
    next(may) {
      const entry = dequeue(may, (turns + 1) % turnsOfTheUrgent === 0 ? urgencies.toReversed() : urgencies);
      if (entry) turns += 1;
      return entry;
    },
  };
}
