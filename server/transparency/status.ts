import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sql from 'sql-template-tag';
import { utf8 } from '#proof/bytes.ts';
import { jwsHead, writeJws } from '#proof/jws.ts';
import { hashOf, statusLeaf } from '#proof/leaves.ts';
import { statusBits, statusListClaims, statusListSize, statusListType, type StatusReference } from '#proof/status-list.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { Keyring } from '#server/keyring.ts';
import { oweLeaf } from './log.ts';

/** A list may be believed for a day and is signed anew every hour. */
const believedHours = 24;
const renewMillis = 3_600_000;
const compress = promisify(deflate);

type StatusDeps = Pick<Deps, 'db' | 'now' | 'keyring'>;

/** The list of a certificate: the year in which it ends (UTC). */
export function listOf(expiresAt: Date): number {
  return expiresAt.getUTCFullYear();
}

export function statusUri({ keyring }: Pick<Deps, 'keyring'>, list: number): string {
  return `${keyring.issuer}/status/${list}`;
}

/** A place drawn for a certificate; it is taken by `takePlace` in the transaction that issues. */
export function drawPlace(deps: Pick<Deps, 'keyring' | 'randomIntegers'>, expiresAt: Date): StatusReference & { list: number } {
  const list = listOf(expiresAt);
  return { list, index: deps.randomIntegers(1, statusListSize)[0]!, uri: statusUri(deps, list) };
}

/** Takes a place; violates `status_places_pkey` when another certificate has it. */
export async function takePlace(tx: Db, { list, index }: { list: number; index: number }): Promise<void> {
  await tx.rows(sql`insert into status_places (list, place) values (${list}, ${index})`);
}

/** Says on the list that a certificate was taken back, for good. */
export async function takeBack(tx: Db, { list, place }: { list: number; place: number }): Promise<void> {
  await tx.rows(sql`update status_places set taken_back = true where list = ${list} and place = ${place}`);
}

function headerOf({ status }: Keyring): { kid: string; typ: string } {
  return { kid: status.id, typ: statusListType };
}

async function signList(deps: StatusDeps, list: number, places: readonly number[]): Promise<string> {
  const { keyring } = deps;
  const compressed = new Uint8Array(await compress(statusBits(places), { level: 9 }));
  const claims = statusListClaims({ uri: statusUri(deps, list), at: deps.now(), hours: believedHours, compressed });
  return writeJws(headerOf(keyring), claims, keyring.status.sign);
}

/** Whether a list is an hour old, was signed by an earlier key, or something was taken back since. */
async function isDue(deps: StatusDeps, db: Db, list: number): Promise<boolean> {
  const [kept] = await db.rows<{ token: string; changed: boolean; signedAt: Date }>(sql`
    select l.token, l.signed_at,
      l.taken_back <> (select count(*) from status_places p where p.list = l.list and p.taken_back) as changed
    from status_lists l where l.list = ${list}`);
  if (!kept || kept.changed || !kept.token.startsWith(`${jwsHead(headerOf(deps.keyring))}.`)) return true;
  return deps.now().getTime() - kept.signedAt.getTime() >= renewMillis;
}

/** Signs the list of a year anew and owes the log its hash. One process does; the others find it done. */
async function renewList(deps: StatusDeps, list: number): Promise<boolean> {
  if (!(await isDue(deps, deps.db, list))) return false;
  return deps.db.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(774202, ${list})`);
    if (!(await isDue(deps, tx, list))) return false;
    const places = await tx.rows<{ place: number }>(sql`
      select place from status_places where list = ${list} and taken_back order by place`);
    const token = await signList(
      deps,
      list,
      places.map(({ place }) => place),
    );
    await tx.rows(sql`
      insert into status_lists (list, token, taken_back, signed_at) values (${list}, ${token}, ${places.length}, ${deps.now()})
      on conflict (list) do update set token = excluded.token, taken_back = excluded.taken_back, signed_at = excluded.signed_at`);
    await oweLeaf(tx, statusLeaf(statusUri(deps, list), await hashOf(utf8(token))), deps.now());
    return true;
  });
}

/** Signs every list anew that is an hour old or on which something was taken back; counts them. */
export async function renewLists(deps: StatusDeps): Promise<{ lists: number }> {
  const lists = await deps.db.rows<{ list: number }>(sql`select distinct list from status_places order by list`);
  let renewed = 0;
  for (const { list } of lists) if (await renewList(deps, list)) renewed += 1;
  return { lists: renewed };
}

/** The list of a year, signed anew when it is due; null when no certificate ends in it. */
export async function currentStatusToken(deps: StatusDeps, list: number): Promise<string | null> {
  const [some] = await deps.db.rows(sql`select 1 from status_places where list = ${list} limit 1`);
  if (!some) return null;
  await renewList(deps, list);
  const [row] = await deps.db.rows<{ token: string }>(sql`select token from status_lists where list = ${list}`);
  return row?.token ?? null;
}
