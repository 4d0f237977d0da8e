/** How many files are looked through at the same time, of all organisations. */
const atOnce = 3;

const last = new Map<string, Promise<unknown>>();
const waiting: (() => void)[] = [];
let running = 0;

async function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => void waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // Whoever waits takes over the slot.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Does the work of one organisation one after another, so that nobody's files keep those of others waiting. */
export async function inTurn<T>(organizationId: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(organizationId) ?? Promise.resolve()).then(() => inSlot(work));
  const settled = mine.catch(() => {});
  last.set(organizationId, settled);
  try {
    return await mine;
  } finally {
    if (last.get(organizationId) === settled) last.delete(organizationId);
  }
}
