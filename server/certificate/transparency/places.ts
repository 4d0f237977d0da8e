import sql from 'sql-template-tag';
import { statusListSize, type StatusReference } from '#proof/credential/status-list.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';

/** Drawn at once for a list; when others have them all, the list is nearly full and the next one of the year is asked. */
const drawnAtOnce = 8;
const listsOfYear = 99;

/** The address of a list: that of a year, such as `/status/2027`, or a further one of the same year, such as `/status/202702`. */
export function statusUri({ keyring }: Pick<Deps, 'keyring'>, list: number): string {
  return `${keyring.issuer}/status/${list}`;
}

/** The lists of the year in which a certificate ends (UTC): a further one is begun when the one before has hardly a free place. */
export function listOf(expiresAt: Date, further = 1): number {
  const year = expiresAt.getUTCFullYear();
  return further === 1 ? year : year * 100 + further;
}

/** A free place drawn for a certificate; it is claimed by `reservePlace` in the transaction that issues. */
export async function drawPlace(
  deps: Pick<Deps, 'db' | 'keyring' | 'randomIntegers'>,
  expiresAt: Date,
): Promise<StatusReference & { list: number }> {
  for (let further = 1; further <= listsOfYear; further += 1) {
    const list = listOf(expiresAt, further);
    const drawn = deps.randomIntegers(drawnAtOnce, statusListSize);
    const rows = await deps.db.rows<{ place: number }>(sql`
      select place from status_places where list = ${list} and place = any(${drawn}::int[])`);
    const used = new Set(rows.map(({ place }) => place));
    const index = drawn.find((place) => !used.has(place));
    if (index !== undefined) return { list, index, uri: statusUri(deps, list) };
  }
  throw new Error('no list of revocations of the year has a free place');
}

/** Takes a place; violates `status_places_pkey` when another certificate has it. */
export async function reservePlace(tx: Db, { list, index }: { list: number; index: number }): Promise<void> {
  await tx.rows(sql`insert into status_places (list, place) values (${list}, ${index})`);
}

/** Records at the place of a certificate that it was revoked, for good. What the list states is computed from the log. */
export async function revokePlace(tx: Db, { list, place }: { list: number; place: number }): Promise<void> {
  await tx.rows(sql`update status_places set taken_back = true where list = ${list} and place = ${place}`);
}

/** Every list on which a certificate has a place, found without reading all places. */
export async function allLists(db: Db): Promise<number[]> {
  const rows = await db.rows<{ list: number }>(sql`
    with recursive found (list) as (
      select min(list) from status_places
      union all select (select min(p.list) from status_places p where p.list > found.list) from found where found.list is not null
    ) select list from found where list is not null order by list`);
  return rows.map(({ list }) => list);
}
