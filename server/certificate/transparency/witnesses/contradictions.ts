import sql from 'sql-template-tag';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { certificatesOnList, type PlacedCertificate } from './list-places.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, type TaskFacts } from '#server/platform/tasks/service.ts';
import { revocationsOf } from '#server/certificate/transparency/reading.ts';

type AlarmDeps = Pick<Deps, 'newId' | 'now'>;

/** Notifies the operators of something that the log or a signature contradicts: once a day for each thing. */
export async function reportContradiction(deps: AlarmDeps, db: Db, what: string, facts: TaskFacts = {}): Promise<void> {
  const subject = `${what} ${isoDay(deps.now())}`;
  await openTask(deps, db, { kind: 'log_contradiction', subject, organizationId: null, facts: { what, ...facts } });
}

/** What differs at a place: the number of its certificate, null where no row has the place. */
type Differing = Readonly<{ place: number; number: string | null }>;

/** Rows that state that a certificate was revoked, which neither the log nor what waits for it reports, also not since the list was computed. */
async function unreported(db: Db, rows: readonly PlacedCertificate[]): Promise<Differing[]> {
  const revocations = await revocationsOf(
    db,
    rows.map(({ hash }) => hash),
  );
  return rows.filter(({ hash }) => !revocations.has(hash));
}

async function differingRows(db: Db, list: number, places: ReadonlySet<number>): Promise<Differing[]> {
  const certificates = await certificatesOnList(db, list, [...places]);
  const revoked = await db.rows<{ place: number }>(sql`select place from status_places where list = ${list} and taken_back order by place`);
  const byPlace = new Map(certificates.map((one) => [one.place, one]));
  const marked = new Set(revoked.map(({ place }) => place));
  const more = certificates.filter(({ place, isRevoked }) => !places.has(place) && (isRevoked || marked.has(place)));
  const lost = [...places].filter((place) => byPlace.get(place)?.isRevoked !== true || !marked.has(place));
  const unknown = [...marked].filter((place) => !places.has(place) && !byPlace.has(place));
  const named = [...lost, ...unknown].map((place) => ({ place, number: byPlace.get(place)?.number ?? null }));
  return [...named, ...(await unreported(db, more))];
}

/** Compares what the tables state of a list of revocations with the places that the log gives, and notifies the operators of each that differs. */
export async function compareTables(deps: AlarmDeps, db: Db, list: number, places: readonly number[]): Promise<void> {
  for (const { place, number } of await differingRows(db, list, new Set(places))) {
    await reportContradiction(deps, db, number ?? `status ${list} ${place}`, number === null ? {} : { certificateNumber: number });
  }
}
