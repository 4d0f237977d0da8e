import { equal, NotProven, utf8, type Bytes } from '#proof/bytes.ts';
import { CannotVerify } from '#proof/ed25519.ts';
import { isRecentAuthentication, noteKeysOf, type KeyManifest } from '#proof/log/key-manifest.ts';
import { openCheckpoint, type LogTrust, type Witnessed } from '#proof/log/log.ts';
import { consistencyPath, leafHash, rootOf, verifyConsistency } from '#proof/log/merkle.ts';
import { hashesOf, tileReader, widthOf, type ReadTile } from '#proof/log/tile-reader.ts';
import { entriesPath, readEntries, tilePath, tileWidth } from '#proof/log/tiles.ts';
import type { Check } from './verdict.ts';

export const logCheckNames = ['keys', 'signature', 'tiles', 'witnessed', 'grown'] as const;
export type LogCheckName = (typeof logCheckNames)[number];
export type LogChecks = Readonly<Record<LogCheckName, Check>>;

/** sound: everything was checked and holds · unchecked: something could not be checked · contradiction: it does not hold. */
export type LogVerdict = 'sound' | 'unchecked' | 'contradiction';

export type LogFindings = Readonly<{
  verdict: LogVerdict;
  checks: LogChecks;
  size: number | null;
  witnesses: Witnessed['witnesses'];
  /** The size that was seen here before. */
  earlier: number | null;
  /** The checkpoint to remember; null when it must not take the place of the earlier one. */
  keep: string | null;
}>;

/** What is at hand to check a log with; null is what could not be had. */
export type LogEvidence = Readonly<{
  /** Opened with the pinned roots. */
  manifest: KeyManifest | null;
  origin: string;
  checkpoint: string | null;
  /** The checkpoint that was seen here before, as it was signed. */
  seen: string | null;
  read: ReadTile;
  now: Date;
}>;

const passed: Check = { outcome: 'passed', why: null };
const failed = (why: string): Check => ({ outcome: 'failed', why });
const notMade = (why: string): Check => ({ outcome: 'not_made', why });

/** A check that ends badly for what the log states, or is not made because something could not be had. */
async function attempt(check: () => Promise<Check>): Promise<Check> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof NotProven) return failed(error.code);
    return notMade(error instanceof CannotVerify ? 'no_ed25519' : 'no_answer');
  }
}

async function opened(note: string | null, trust: LogTrust): Promise<Witnessed | null> {
  return note === null ? null : openCheckpoint(note, trust).catch(() => null);
}

/** The tiles must make the signed root, and the newest entries the newest tile. */
async function tilesCheck({ checkpoint: { size, root } }: Witnessed, read: ReadTile): Promise<Check> {
  if (!equal(await rootOf(tileReader(read, size), size), root)) return failed('other_root');
  if (size === 0) return passed;
  const index = Math.floor((size - 1) / tileWidth);
  const width = widthOf({ level: 0, index }, size);
  const hashes = hashesOf(await read(tilePath({ level: 0, index, width })), width);
  const leaves = readEntries(await read(entriesPath(index, width)));
  const made = await Promise.all(leaves.map((leaf) => leafHash(utf8(leaf))));
  return made.length === width && made.every((hash, at) => equal(hash, hashes[at] as Bytes)) ? passed : failed('other_entries');
}

/** What was seen here before must be the beginning of what is shown now. */
async function grownCheck(now: Witnessed, before: Witnessed | null, read: ReadTile): Promise<Check> {
  if (!before) return notMade('first_visit');
  const [earlier, later] = [before.checkpoint, now.checkpoint];
  if (earlier.size > later.size) return failed('shorter');
  if (earlier.size === 0) return passed;
  try {
    await verifyConsistency(earlier, later, await consistencyPath(tileReader(read, later.size), earlier.size, later.size));
    return passed;
  } catch (error) {
    if (error instanceof NotProven) return failed('rewritten');
    throw error;
  }
}

function witnessedCheck({ quorum }: KeyManifest, { witnesses }: Witnessed): Check {
  if (quorum === 0) return notMade('no_witness_named');
  return witnesses.length >= quorum ? passed : notMade('not_yet_witnessed');
}

function verdictOf(checks: LogChecks): LogVerdict {
  const all = Object.values(checks);
  if (all.some(({ outcome }) => outcome === 'failed')) return 'contradiction';
  return all.every(({ outcome }) => outcome === 'passed') ? 'sound' : 'unchecked';
}

function nothingSeen(keys: Check, why: string): LogFindings {
  const none = notMade(why);
  const checks: LogChecks = { keys, signature: none, tiles: none, witnessed: none, grown: none };
  return { verdict: 'unchecked', checks, size: null, witnesses: [], earlier: null, keep: null };
}

/** Checks a log as a visitor who has been here before: bounded work, whatever its size. */
export async function observeLog({ manifest, origin, checkpoint, seen, read, now }: LogEvidence): Promise<LogFindings> {
  if (!manifest) return nothingSeen(notMade('no_key_list'), 'no_key_list');
  const keys = isRecentAuthentication(manifest, now) ? passed : notMade('key_list_too_old');
  if (checkpoint === null) return nothingSeen(keys, 'no_answer');
  const trust = { origin: `${origin}/log`, log: await noteKeysOf(manifest, 'log'), witnesses: await noteKeysOf(manifest, 'witness') };
  let found: Witnessed | null = null;
  const signature = await attempt(async () => {
    found = await openCheckpoint(checkpoint, trust);
    return passed;
  });
  const witnessed = found as Witnessed | null;
  if (!witnessed) {
    const rest = nothingSeen(keys, 'not_signed');
    return { ...rest, verdict: signature.outcome === 'failed' ? 'contradiction' : 'unchecked', checks: { ...rest.checks, signature } };
  }
  const before = await opened(seen, trust);
  const checks: LogChecks = {
    keys,
    signature,
    tiles: await attempt(() => tilesCheck(witnessed, read)),
    witnessed: witnessedCheck(manifest, witnessed),
    grown: await attempt(() => grownCheck(witnessed, before, read)),
  };
  const verdict = verdictOf(checks);
  const shouldStore = verdict !== 'contradiction' && checks.tiles.outcome === 'passed' && checks.grown.why !== 'no_answer';
  return {
    verdict,
    checks,
    size: witnessed.checkpoint.size,
    witnesses: witnessed.witnesses,
    earlier: before?.checkpoint.size ?? null,
    keep: shouldStore ? checkpoint : null,
  };
}
