import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Database, Db } from './db.ts';
import { waitingAs } from './deadlines.ts';

/** How far behind the standby may be for what may be behind at all (docs/scaling.md, “What may be behind”). */
export const behindMillis = 5000;
const pollMillis = 1000;

type Options = Readonly<{
  primary: Database;
  /** A streaming standby of it; null where there is none, and everything is then requested from the primary. */
  standby: Database | null;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds of a clock that never leaps. */
  clock?: () => number;
}>;

export type Reads = Db & Readonly<{ /** Of the standby alone. */ close(): Promise<void> }>;

/** A position in the write-ahead log as a number: `16/B374D848`. */
function position(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Reads that may be some seconds behind. They are sent to the standby while it is known to hold everything that was committed at most
 * `behindMillis` ago, and of the primary otherwise: when the standby is away, too far behind, or no standby any more. What is known comes from
 * positions in the write-ahead log of both, not from clocks: a standby that was cut off and believes itself up to date is found out.
 */
export function openReads({ primary, standby, log, clock = () => performance.now() }: Options): Reads {
  if (standby === null) return { rows: primary.rows, raw: primary.raw, close: async () => {} };
  const near = standby;
  /** Where the primary was when; everything that was acknowledged before `at` lies before `lsn`. */
  let awaited: { lsn: bigint; at: number }[] = [];
  let upTo = Number.NEGATIVE_INFINITY;
  let polledAt = Number.NEGATIVE_INFINITY;
  let isPolling = false;
  let wasNear: boolean | null = null;
  const isNear = (): boolean => clock() - upTo <= behindMillis;

  async function poll(): Promise<void> {
    const at = clock();
    const [there] = await primary.rows<{ lsn: string }>(sql`select pg_current_wal_lsn()::text as lsn`);
    awaited = [...awaited.filter((one) => at - one.at <= behindMillis), ...(there ? [{ lsn: position(there.lsn), at }] : [])];
    const [here] = await near.rows<{ lsn: string | null }>(sql`
      select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`);
    const lsn = here?.lsn ? position(here.lsn) : -1n;
    upTo = awaited.findLast((one) => one.lsn <= lsn)?.at ?? upTo;
    // One that was made the primary itself goes its own way from there.
    if (lsn < 0n) upTo = Number.NEGATIVE_INFINITY;
  }

  function logChange(): void {
    const near = isNear();
    if (near === wasNear) return;
    wasNear = near;
    if (near) log.info('reads that may be behind go to the standby');
    else log.warn('reads that may be behind go to the primary: the standby is away, behind or no standby');
  }

  /** Not waited for: whoever reads meanwhile goes by what was known before. It has time of its own, not that of the call that began it. */
  function pollAgain(): void {
    if (isPolling || clock() - polledAt < pollMillis) return;
    isPolling = true;
    polledAt = clock();
    void waitingAs({ deadlineKind: 'call', waited: 0 }, poll)
      .catch(() => {})
      .finally(() => {
        isPolling = false;
        logChange();
      });
  }

  /** What the standby cannot answer is sent to the primary: one that is away, and a statement that it ended because it had to follow. */
  async function read<T>(question: (db: Db) => Promise<T>): Promise<T> {
    pollAgain();
    if (!isNear()) return question(primary);
    try {
      return await question(near);
    } catch (error) {
      if (error instanceof AppError) upTo = Number.NEGATIVE_INFINITY;
      return question(primary);
    }
  }

  return {
    rows: (statement) => read((db) => db.rows(statement)),
    raw: (text, values) => read((db) => db.raw(text, values)),
    close: standby.close,
  };
}
