import { semaphore } from './semaphore.ts';

/** How many files are scanned, or pictures drawn anew, at the same time, of all organisations. */
const inSlot = semaphore({ atOnce: 3 });

const last = new Map<string, Promise<unknown>>();

/** Does the work of one organisation one after another, so that nobody's files keep those of others waiting. */
export async function inTenantQueue<T>(organizationId: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(organizationId) ?? Promise.resolve()).then(() => inSlot(work));
  const settled = mine.catch(() => {});
  last.set(organizationId, settled);
  try {
    return await mine;
  } finally {
    if (last.get(organizationId) === settled) last.delete(organizationId);
  }
}
