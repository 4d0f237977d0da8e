import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { auditBegin, type Audited, type AuditPoint } from '#proof/log/audit.ts';
import { base64, fromBase64 } from '#proof/bytes.ts';
import { noPlaces, type RevokedPlaces } from '#proof/log/revoked-places.ts';
import type { Trust } from '#scripts/build/verify/trust.ts';

type Kinds = Audited['kinds'];

/** How far the last run read, and what it found there. */
export type Reading = Readonly<{
  point: AuditPoint;
  kinds: Kinds;
  revoked: RevokedPlaces;
  /** Places of lists that were taken back before the log said so. */
  untold: ReadonlyMap<string, readonly number[]>;
}>;

/** What a run remembers for the next one. */
export type State = Readonly<{ roots: Trust; keysVersion: number; checkpoint: string; reading: Reading }>;

export function nothingRead(): Reading {
  return { point: auditBegin, kinds: {}, revoked: noPlaces(), untold: new Map() };
}

type WrittenReading = Readonly<{
  size: number;
  tiles: readonly Readonly<{ index: number; hashes: readonly string[] }>[];
  kinds: Kinds;
  places: Readonly<Record<string, readonly number[]>>;
  unlinked: readonly string[];
  entered: Readonly<Record<string, string>>;
  untold: Readonly<Record<string, readonly number[]>>;
}>;

function readReading(written: WrittenReading | undefined): Reading {
  if (!written) return nothingRead();
  return {
    point: { size: written.size, tiles: written.tiles.map(({ index, hashes }) => ({ index, hashes: hashes.map(fromBase64) })) },
    kinds: written.kinds,
    revoked: {
      places: new Map(Object.entries(written.places).map(([uri, places]) => [uri, new Set(places)])),
      unlinked: new Set(written.unlinked),
      entered: new Map(Object.entries(written.entered)),
    },
    untold: new Map(Object.entries(written.untold)),
  };
}

function writtenReading({ point, kinds, revoked, untold }: Reading): WrittenReading {
  return {
    size: point.size,
    tiles: point.tiles.map(({ index, hashes }) => ({ index, hashes: hashes.map(base64) })),
    kinds,
    places: Object.fromEntries([...revoked.places].map(([uri, places]) => [uri, [...places]])),
    unlinked: [...revoked.unlinked],
    entered: Object.fromEntries(revoked.entered),
    untold: Object.fromEntries(untold),
  };
}

/** What the last run remembers; null when there is no such file. One from before readings were stored is read from the first entry on. */
export function readState(path: string | undefined): State | null {
  if (path === undefined) return null;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  const { reading, ...rest } = JSON.parse(text) as Omit<State, 'reading'> & { reading?: WrittenReading };
  return { ...rest, reading: readReading(reading) };
}

/** Keeps what was seen; the file is the old one or the new one, whenever the run is cut off. */
export function writeState(path: string, { reading, ...rest }: State): void {
  writeFileSync(`${path}.new`, `${JSON.stringify({ ...rest, reading: writtenReading(reading) }, null, 1)}\n`);
  renameSync(`${path}.new`, path);
}
