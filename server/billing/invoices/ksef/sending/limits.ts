import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { KsefTrouble, type KsefCallGroup } from '#server/adapters/ksef/ksef.ts';
import { pauseUntil, readState } from '#server/billing/invoices/ksef/state.ts';

type Limit = Readonly<{ second: number; minute: number; hour: number }>;

/** What KSeF allows a context from one address, sliding (its documentation, “limity API”). */
const allowed: Readonly<Record<KsefCallGroup, Limit>> = {
  authentication: { second: 60, minute: 3600, hour: 216_000 },
  open: { second: 10, minute: 30, hour: 120 },
  send: { second: 10, minute: 30, hour: 180 },
  close: { second: 10, minute: 30, hour: 120 },
  batch: { second: 10, minute: 20, hour: 60 },
  documentStatus: { second: 30, minute: 120, hour: 1200 },
  sessionStatus: { second: 10, minute: 120, hour: 1200 },
  sessionDocuments: { second: 10, minute: 20, hour: 200 },
  metadata: { second: 8, minute: 16, hour: 20 },
  document: { second: 8, minute: 16, hour: 64 },
  other: { second: 10, minute: 30, hour: 120 },
};

/** How much of it we use: somebody else may call in the same context, and clocks differ. */
const share = 0.5;

const seconds = { second: 1, minute: 60, hour: 3600 } as const;

type Used = Readonly<{ second: number; minute: number; hour: number }>;

async function used(db: Db, group: KsefCallGroup, now: Date): Promise<Used> {
  const since = (length: number): Date => new Date(now.getTime() - length * 1000);
  const [row] = await db.rows<Used>(sql`
    select count(*) filter (where at > ${since(seconds.second)})::int as second, count(*) filter (where at > ${since(seconds.minute)})::int as minute,
      count(*) filter (where at > ${since(seconds.hour)})::int as hour
    from ksef_calls where call_group = ${group}`);
  return row ?? { second: 0, minute: 0, hour: 0 };
}

/** The longest window that a count fills; null where no limit is reached. */
function full(group: KsefCallGroup, count: Used): keyof Limit | null {
  return (['hour', 'minute', 'second'] as const).find((window) => count[window] >= Math.floor(allowed[group][window] * share)) ?? null;
}

/** Whether a call of this kind may be made now. */
export async function hasRoom(db: Db, group: KsefCallGroup, now: Date): Promise<boolean> {
  return full(group, await used(db, group, now)) === null;
}

/**
 * Counts a call before it is made, for all processes together; throws `limited` when half of what KSeF allows is used, or while KSeF asked
 * to wait. Nothing is slept: what cannot be done now is done by the next run.
 */
export async function admitCall({ db, now }: Pick<Deps, 'db' | 'now'>, group: KsefCallGroup): Promise<void> {
  const at = now();
  const { pausedUntil } = await readState(db);
  if (pausedUntil !== null && pausedUntil > at) {
    const retryAfterSeconds = Math.ceil((pausedUntil.getTime() - at.getTime()) / 1000);
    throw new KsefTrouble('limited', 'KSeF asked to wait', { retryAfterSeconds });
  }
  await db.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${`ksef calls ${group}`}))`);
    await tx.rows(sql`delete from ksef_calls where call_group = ${group} and at < ${new Date(at.getTime() - seconds.hour * 1000)}`);
    const window = full(group, await used(tx, group, at));
    if (window !== null)
      throw new KsefTrouble('limited', `our own limit of calls “${group}” in a ${window}`, { retryAfterSeconds: seconds[window] });
    await tx.rows(sql`insert into ksef_calls (call_group, at) values (${group}, ${at})`);
  });
}

/** KSeF asked to wait: nothing is requested before that, whoever would. Our own limit has no status; the next run may call again. */
export async function pauseAsRequested(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { kind, status, retryAfterSeconds }: KsefTrouble,
): Promise<void> {
  if (kind === 'limited' && status !== null) await pauseUntil(db, new Date(now().getTime() + (retryAfterSeconds ?? 60) * 1000));
}
