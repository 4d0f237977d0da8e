import { join } from 'node:path';
import type { EvidenceType } from '#core/assessment/evidence/evidence.ts';
import { runIsolated } from '#server/platform/process/isolated-process.ts';
import { semaphore } from '#server/platform/process/semaphore.ts';
import type { FileFault } from './fault.ts';

export type ToInspect = Readonly<{ bytes: Uint8Array; ending: string }>;
/** What a file is, and of a picture what is stored of it; or why it is not accepted. */
export type Inspected = Readonly<{ type: EvidenceType; redrawn: Uint8Array | null } | { fault: FileFault }>;

const bounds = { heapMegabytes: 512, millis: 30_000, answerBytes: 60_000_000, residentMegabytes: 1500, native: true };
const program = join(import.meta.dirname, 'inspection-child.ts');
/** Each takes its share of memory, a picture of many pixels most. */
const inSlot = semaphore({ atOnce: 2, waitingAtMost: 30 });

/**
 * What a file is, or why it is not accepted, found out in a process of its own. A file that takes more memory or time than that is refused
 * as one that unpacks to too much; 503 when too many wait.
 */
export async function inspected(job: ToInspect): Promise<Inspected> {
  return (await inSlot(() => runIsolated<Inspected>(program, job, bounds))) ?? { fault: 'evidence_bomb' };
}
