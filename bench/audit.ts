import sql from 'sql-template-tag';
import { auditLog, type AuditPoint } from '#proof/log/audit.ts';
import { leafOf, published, reading } from '#proof/testing/log.ts';
import { statusListSize } from '#proof/credential/status-list.ts';
import type { ReadTile } from '#proof/log/tile-reader.ts';
import { drawPlace, listOf } from '#server/certificate/transparency/places.ts';
import { medianMillis, print, sized } from './measure.ts';
import type { Setting } from './setting.ts';

const entries = sized(1_000_000, 2000);
const fresh = sized(1000, 100);
const rounds = 20;
const aimMillis = 5;

/** What an audit of a million entries reads and takes, from the first entry on and from the state of the last run on. */
async function benchAudits(): Promise<void> {
  const leaves = Array.from({ length: entries + fresh }, (_, index) => leafOf(index));
  const { point } = await timed(reading(await published(leaves.slice(0, entries))), entries);
  const files = reading(await published(leaves));
  const whole = await timed(files, leaves.length);
  const resumed = await timed(files, leaves.length, point);
  const summary = `from the first entry on ${(whole.millis / 1000).toFixed(1)} s and ${whole.read} files`;
  print(
    `audit of ${entries} entries, ${fresh} of them new`,
    `${resumed.millis.toFixed(0)} ms and ${resumed.read} files`,
    summary,
    resumed.millis / whole.millis,
  );
}

async function timed(files: ReadTile, size: number, from?: AuditPoint) {
  let read = 0;
  const counted = (path: string) => ((read += 1), files(path));
  const begun = performance.now();
  const { point } = await auditLog(counted, size, { wanted: [size], ...(from && { from }) });
  return { point, read, millis: performance.now() - begun };
}

/** A free place among a million certificates of a year, which one list does not hold, beside a bare look-up in the same table. */
async function benchPlaces({ deps }: Setting): Promise<void> {
  const { db } = deps;
  const year = new Date('2031-06-01T00:00:00Z');
  const [first, second] = [listOf(year), listOf(year, 2)];
  const usedPlaces = [
    [first, 0.9],
    [second, 0.1],
  ] as const;
  for (const [list, share] of usedPlaces) {
    await db.rows(sql`
      insert into status_places (list, place) select ${list}::int, n from generate_series(0, ${statusListSize - 1}::int) n where random() < ${share}::float8`);
  }
  await db.raw('vacuum analyze status_places', []);
  const bare = await medianMillis(rounds, () => db.rows(sql`select place from status_places where list = ${first} and place = 7`));
  const drawn = await medianMillis(rounds, () => drawPlace(deps, year));
  print(
    'revocations, a free place in a year of a million',
    `${drawn.toFixed(2)} ms`,
    `bare look-up ${bare.toFixed(2)} ms, aim 5 ms`,
    drawn / aimMillis,
  );
  await db.rows(sql`delete from status_places where list = any(${[first, second]}::int[])`);
}

/** Audits and lists of revocations at a million certificates. */
export async function benchAudit(setting: Setting): Promise<void> {
  await benchPlaces(setting);
  await benchAudits();
}
