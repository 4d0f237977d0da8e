import { webcrypto } from 'node:crypto';
import { evidenceTypes, nameFor } from '#core/assessment/evidence/evidence.ts';
import { endingOf } from '#core/platform/text/file-name.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { FileFault } from './inspection/fault.ts';
import { inspected } from './inspection/inspected.ts';

/** A file that may be stored. */
export type Checked = Readonly<{ name: string; mediaType: string; bytes: Buffer; sha256: string; scanned: boolean }>;

const unsupported: ReadonlySet<FileFault> = new Set(['evidence_type', 'evidence_heic']);

/** SHA-256 in lower-case hex, worked out beside the thread that answers. */
export async function sha256Of(bytes: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
}

/** Whether a scanner scanned it; refuses what it found, and with 503 what it could not scan. */
export async function scannedBy({ virusScanner, log }: Deps, bytes: Buffer): Promise<boolean> {
  if (!virusScanner) return false;
  const clean = await virusScanner.isClean(bytes).catch((error: unknown) => {
    log.error({ err: error }, 'file not scanned');
    throw new AppError(503, 'evidence_unscanned', { retryAfterSeconds: 60 });
  });
  if (!clean) throw new AppError(400, 'evidence_infected');
  return true;
}

/** Scans a file that was sent and makes of it what is stored; refuses with a reason whatever is not just what it states. */
export async function checkFile(deps: Deps, sent: { name: string; bytes: Buffer; sha256: string | null }): Promise<Checked> {
  if (sent.sha256 !== null && sent.sha256 !== (await sha256Of(sent.bytes))) throw new AppError(409, 'upload_differs');
  const found = await inspected({ bytes: sent.bytes, ending: endingOf(sent.name) });
  if ('fault' in found) throw new AppError(unsupported.has(found.fault) ? 415 : 400, found.fault);
  const name = nameFor(sent.name, found.type);
  if (name === null) throw new AppError(415, 'evidence_ending');
  const scanned = await scannedBy(deps, sent.bytes);
  const bytes = found.redrawn ? Buffer.from(found.redrawn) : sent.bytes;
  return { name, mediaType: evidenceTypes[found.type].mediaType, bytes, sha256: await sha256Of(bytes), scanned };
}
