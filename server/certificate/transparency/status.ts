import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sql from 'sql-template-tag';
import { Contradiction } from '#proof/log/audit.ts';
import { NotProven, utf8, type Bytes } from '#proof/bytes.ts';
import { CannotVerify } from '#proof/ed25519.ts';
import { isSignedBy, readJws, writeJws } from '#proof/credential/jws.ts';
import { judgeKey, publicKeyOf } from '#proof/log/key-manifest.ts';
import { hashOf, statusLeaf } from '#proof/log/leaves.ts';
import { emptyRoot } from '#proof/log/merkle.ts';
import {
  placesOf,
  readStatusList,
  statusBits,
  statusListClaims,
  statusListType,
  type LogState,
  type StatusList,
} from '#proof/credential/status-list.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { compareTables, reportContradiction } from './witnesses/contradictions.ts';
import { placesOfRevoked } from './linking.ts';
import { enqueueLeaf } from './log.ts';
import { allLists, statusUri } from './places.ts';
import { pendingRevocations, readLogFrom } from './reading.ts';
import { compareWitnesses } from './witnesses/witnessed-more.ts';

/** A list may be believed for a day and is signed anew every hour. */
const believedHours = 24;
const renewMillis = 3_600_000;
const compress = promisify(deflate);

type StatusDeps = Pick<Deps, 'db' | 'now' | 'keyring' | 'newId' | 'log'>;
/** A list as it was signed last: what was computed before is known by its signature, not by the row that holds it. */
type Signed = StatusList & Readonly<{ kid: string; log: LogState }>;
type StoredList = Readonly<{ token: string; pendingUpto: number }>;

async function storedList(db: Db, list: number): Promise<StoredList | null> {
  const [row] = await db.rows<StoredList>(sql`select token, pending_upto from status_lists where list = ${list}`);
  return row ?? null;
}

/** Reads a stored list; null unless a listed key signed it as this very list, with the state of the log that it was computed from. */
export async function readSigned({ keyring }: Pick<Deps, 'keyring'>, list: number, token: string): Promise<Signed | null> {
  try {
    const jws = readJws(token);
    const read = await readStatusList(jws);
    const key = publicKeyOf(keyring.manifest, 'status', jws.kid);
    const verdict = judgeKey(keyring.manifest, { use: 'status', id: jws.kid, at: read.issuedAt, index: null });
    if (!key || verdict !== 'accepted' || !read.log || read.uri !== statusUri({ keyring }, list) || !(await isSignedBy(jws, key)))
      return null;
    return { ...read, kid: jws.kid, log: read.log };
  } catch (error) {
    if (error instanceof NotProven || error instanceof CannotVerify) return null;
    throw error;
  }
}

/** Whether the log reports a revocation on this list, or of one whose place it does not name, that the list was not computed from. */
async function hasNews(db: Db, uri: string, { log, pendingUpto }: { log: LogState; pendingUpto: number }): Promise<boolean> {
  const about = sql`leaf like 'revoke %' and (strpos(leaf, ${` ${uri} `}) > 0 or leaf ~ '[a-z]$')`;
  const [row] = await db.rows<{ news: boolean }>(sql`
    select exists (select 1 from log_leaves where index >= ${log.size} and ${about})
      or exists (select 1 from log_pending where id > ${pendingUpto} and ${about}) as news`);
  return row?.news === true;
}

/** The list as it was signed last, and whether it is an hour old, was signed by an earlier key, or something was revoked since. */
async function newestList(deps: StatusDeps, db: Db, list: number): Promise<{ signed: Signed | null; isDue: boolean }> {
  const found = await storedList(db, list);
  const signed = found && (await readSigned(deps, list, found.token));
  if (!signed || signed.kid !== deps.keyring.status.id) return { signed, isDue: true };
  const age = deps.now().getTime() - signed.issuedAt.getTime();
  if (age >= renewMillis || age < 0) return { signed, isDue: true };
  return { signed, isDue: await hasNews(db, signed.uri, { log: signed.log, pendingUpto: found.pendingUpto }) };
}

type Computed = Readonly<{ bits: Bytes; state: LogState; upTo: number }>;

/** What the log states of the places of a list, beginning with what was computed and signed before. */
async function compute(deps: StatusDeps, tx: Db, list: number, signed: Signed | null): Promise<Computed> {
  const known = signed?.log ?? { size: 0, root: await emptyRoot() };
  const { state, revocations } = await readLogFrom(tx, deps.keyring, known);
  const waiting = await pendingRevocations(tx);
  const uri = statusUri(deps, list);
  const places = await placesOfRevoked(deps, tx, [...revocations, ...waiting.revocations]);
  const own = places.filter((place) => place.uri === uri).map(({ index }) => index);
  return { bits: statusBits(own, signed?.bits), state, upTo: waiting.upTo };
}

/** Signs a list and adds its hash to the log. */
async function sign(deps: StatusDeps, tx: Db, list: number, { bits, state, upTo }: Computed): Promise<void> {
  const { keyring } = deps;
  const compressed = new Uint8Array(await compress(bits, { level: 9 }));
  const claims = statusListClaims({ uri: statusUri(deps, list), at: deps.now(), hours: believedHours, compressed, log: state });
  const token = await writeJws({ kid: keyring.status.id, typ: statusListType }, claims, keyring.status.sign);
  const places = placesOf(bits);
  await tx.rows(sql`
    insert into status_lists (list, token, taken_back, signed_at, pending_upto)
    values (${list}, ${token}, ${places.length}, ${deps.now()}, ${upTo})
    on conflict (list) do update set token = excluded.token, taken_back = excluded.taken_back, signed_at = excluded.signed_at,
      pending_upto = excluded.pending_upto`);
  await enqueueLeaf(tx, statusLeaf(statusUri(deps, list), await hashOf(utf8(token))), deps.now());
  await compareTables(deps, tx, list, places);
}

/**
 * Computes a list from the log and signs it anew, when it is due. One process does; the others find it done. What contradicts the log
 * or a signature is not signed: the operators are notified, and the list ends with its day.
 */
async function renewList(deps: StatusDeps, list: number): Promise<boolean> {
  if (!(await newestList(deps, deps.db, list)).isDue) return false;
  try {
    await compareWitnesses(deps);
    return await deps.db.transaction(async (tx) => {
      await tx.rows(sql`select pg_advisory_xact_lock(774202, ${list})`);
      const { signed, isDue } = await newestList(deps, tx, list);
      if (!isDue) return false;
      await sign(deps, tx, list, await compute(deps, tx, list, signed));
      return true;
    });
  } catch (error) {
    if (!(error instanceof Contradiction)) throw error;
    deps.log.error({ err: error, list }, 'a list of revocations was not signed: the database contradicts the log');
    await reportContradiction(deps, deps.db, error.place, { reason: error.code });
    return false;
  }
}

/** Signs every list anew that is an hour old or on which something was revoked; counts them. */
export async function renewLists(deps: StatusDeps): Promise<{ lists: number }> {
  let renewed = 0;
  for (const list of await allLists(deps.db)) if (await renewList(deps, list)) renewed += 1;
  return { lists: renewed };
}

/** A list, signed anew when it is due; null when no certificate has a place on it, or it could not be signed. */
export async function currentStatusToken(deps: StatusDeps, list: number): Promise<string | null> {
  const [some] = await deps.db.rows(sql`select 1 from status_places where list = ${list} limit 1`);
  if (!some) return null;
  await renewList(deps, list);
  return (await storedList(deps.db, list))?.token ?? null;
}
