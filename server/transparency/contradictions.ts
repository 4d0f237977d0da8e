import sql from 'sql-template-tag';
import { isoDay } from '#core/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, type TaskFacts } from '#server/desk/service.ts';

type AlarmDeps = Pick<Deps, 'newId' | 'now'>;

/** Tells the operators of something that the log or a signature contradicts: once a day for each thing. */
export async function reportContradiction(deps: AlarmDeps, db: Db, what: string, facts: TaskFacts = {}): Promise<void> {
  const subject = `${what} ${isoDay(deps.now())}`;
  await openTask(deps, db, { kind: 'log_contradiction', subject, organizationId: null, facts: { what, ...facts } });
}

/** That neither the log nor what waits for it tells of the revocation of a certificate `c`, also not since the list was computed. */
const isUntold = sql`
  not exists (select 1 from log_leaves where leaf like 'revoke %' and substr(leaf, 8, 64) = c.verification_hash)
  and not exists (select 1 from log_pending where leaf like 'revoke %' and substr(leaf, 8, 64) = c.verification_hash)`;

/** Compares what the tables say of a list of revocations with the places that the log gives, and tells the operators of each that differs. */
export async function compareTables(deps: AlarmDeps, db: Db, list: number, places: readonly number[]): Promise<void> {
  const wanted = sql`unnest(${[...places]}::int[])`;
  const differing = await db.rows<{ place: number; number: string | null }>(sql`
    with log as (select * from ${wanted} as l (place))
    select l.place, c.certificate_number as number from log l
      left join certificates c on c.status_list = ${list} and c.status_place = l.place
      left join status_places p on p.list = ${list} and p.place = l.place
      where c.revoked_at is null or c.status <> 'revoked' or p.taken_back is not true
    union
    select c.status_place, c.certificate_number from certificates c
      where c.status_list = ${list} and c.revoked_at is not null and not exists (select 1 from log l where l.place = c.status_place)
      and ${isUntold}
    union
    select p.place, c.certificate_number from status_places p left join certificates c on c.status_list = p.list and c.status_place = p.place
      where p.list = ${list} and p.taken_back and not exists (select 1 from log l where l.place = p.place) and ${isUntold}
    order by place`);
  for (const { place, number } of differing) {
    await reportContradiction(deps, db, number ?? `status ${list} ${place}`, number === null ? {} : { certificateNumber: number });
  }
}
