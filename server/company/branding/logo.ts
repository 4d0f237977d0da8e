import { join } from 'node:path';
import { runIsolated } from '#server/platform/process/isolated-process.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { semaphore } from '#server/platform/process/semaphore.ts';

const statuses = { logo_type: 415, logo_dimensions: 400, logo_unreadable: 400 } as const;
export type LogoFault = keyof typeof statuses;
export type Drawn = Readonly<{ png: Uint8Array } | { fault: LogoFault }>;

const bounds = { heapMegabytes: 128, millis: 15_000, answerBytes: 2_000_000, native: true };
const program = join(import.meta.dirname, 'logo-child.ts');
const inSlot = semaphore({ atOnce: 1, waitingAtMost: 20 });

/**
 * The logo as it is stored: a PNG of at most 800 × 320 drawn anew from the pixels, in a process of its own, so that nothing else of the sent
 * file remains. The name of a file and its declared type are not believed. Refuses what is not a still PNG or JPEG (415), cannot be
 * decoded or has too many pixels (400), and with 503 when too many wait.
 */
export async function cleanLogo(bytes: Buffer): Promise<Buffer> {
  const drawn = (await inSlot(() => runIsolated<Drawn>(program, { bytes }, bounds))) ?? { fault: 'logo_unreadable' };
  if ('fault' in drawn) throw new AppError(statuses[drawn.fault], drawn.fault);
  return Buffer.from(drawn.png);
}
