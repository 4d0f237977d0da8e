import { auditLog, Contradiction } from '#proof/log/audit.ts';
import { equal, NotProven, type Bytes } from '#proof/bytes.ts';
import type { FileFindings } from '#proof/check/check.ts';
import { noteKeysOf, type KeyManifest } from '#proof/log/key-manifest.ts';
import { readRevocation } from '#proof/log/leaves.ts';
import { openCheckpoint, type Checkpoint } from '#proof/log/log.ts';
import { bytesAt, type Entry } from './sources.ts';

type Certificate = Extract<FileFindings<Entry>, { kind: 'certificate' }>;

/** What the whole log states about a certificate: taken back, not taken back, or nothing, since it could not be read or contradicts itself. */
export type LogWord = Readonly<{ outcome: 'revoked' | 'stands' | 'unread' | 'contradicts'; entries: number }>;

async function checkpointOf(at: string, manifest: KeyManifest): Promise<Checkpoint> {
  const note = new TextDecoder().decode(await bytesAt(`${at}/log/checkpoint`));
  const trust = { origin: `${new URL(manifest.issuer).host}/log`, log: await noteKeysOf(manifest, 'log'), witnesses: [] };
  return (await openCheckpoint(note, trust)).checkpoint;
}

/** Reads every entry of the log: what a list of revocations says less than the log, no list can hide. */
export async function checkWholeLog(at: string, { hash, found }: Certificate): Promise<LogWord> {
  if (!found.keys) return { outcome: 'unread', entries: 0 };
  try {
    const { size, root } = await checkpointOf(at, found.keys);
    let isRevoked = false;
    const seen = (leaf: string): void => {
      if (readRevocation(leaf)?.hash === hash) isRevoked = true;
    };
    const read = (path: string): Promise<Bytes> => bytesAt(`${at}/log/${path}`);
    const { roots } = await auditLog(read, size, { wanted: [size], seen });
    const made = roots.get(size);
    if (!made || !equal(made, root)) return { outcome: 'contradicts', entries: size };
    return { outcome: isRevoked ? 'revoked' : 'stands', entries: size };
  } catch (error) {
    return { outcome: error instanceof Contradiction || error instanceof NotProven ? 'contradicts' : 'unread', entries: 0 };
  }
}

/** The findings with what the log states: its bad word is enough. */
export function withLogWord(result: Certificate, { outcome }: LogWord): Certificate {
  if (outcome !== 'revoked' || result.found.overall === 'not_genuine') return result;
  const checks = { ...result.found.checks, notRevoked: { outcome: 'failed', why: 'revoked' } as const };
  return { ...result, found: { ...result.found, checks, overall: 'revoked' } };
}
