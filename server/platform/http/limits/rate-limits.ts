import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import sql from 'sql-template-tag';
import type { Database, Db } from '#server/platform/db/db.ts';
import { networkOf } from './network-prefix.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** So many `points` for one key within so many `seconds`, counted for all processes together by the clock of the database. */
export type Limit = Readonly<{ name: string; points: number; seconds: number }>;

type At = Readonly<{ db: Database }>;

/** A refusal is remembered for so long, so that a flood costs no question each: at most that late a process learns of what was returned. */
const rememberedMillis = 1000;
const mostRemembered = 10_000;
const refusedUntil = new WeakMap<Database, Map<string, number>>();

function refusalsOf(db: Database): Map<string, number> {
  const known = refusedUntil.get(db) ?? new Map<string, number>();
  refusedUntil.set(db, known);
  return known;
}

/** What is counted is nobody's address, only a hash of it, or of its network. */
function rowKey({ name }: Limit, key: string): string {
  return `${name}:${createHash('sha256').update(networkOf(key)).digest('base64url').slice(0, 22)}`;
}

/** What a call is refused with that comes too often; `millis` is how long it is until a call is allowed again. */
export function tooMany(millis: number): AppError {
  return new AppError(429, 'too_many_attempts', { retryAfterSeconds: Math.max(1, Math.ceil(millis / 1000)) });
}

/** Counts one more where the limit allows it; else returns in how many milliseconds it will. */
async function consume(db: Db, { points, seconds }: Limit, key: string): Promise<number | null> {
  const [counted] = await db.rows(sql`
    insert into rate_limits as known (key, points, ends_at) values (${key}, 1, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      points = case when known.ends_at <= clock_timestamp() then 1 else known.points + 1 end,
      ends_at = case when known.ends_at <= clock_timestamp() then excluded.ends_at else known.ends_at end
    where known.points < ${points} or known.ends_at <= clock_timestamp()
    returning 1`);
  if (counted) return null;
  const [full] = await db.rows<{ millis: number }>(sql`
    select (extract(epoch from ends_at - clock_timestamp()) * 1000)::int as millis from rate_limits where key = ${key}`);
  return Math.max(full?.millis ?? 0, 1);
}

const alone = new Map<string, RateLimiterMemory>();

/** Without the database a process counts for itself: no limit falls away, and what needs no database goes on. */
async function consumeInProcess({ name, points, seconds }: Limit, key: string): Promise<number | null> {
  const limiter = alone.get(name) ?? new RateLimiterMemory({ points, duration: seconds });
  alone.set(name, limiter);
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
}

/**
 * Counts one more before it is done, so that many at once are not all done; refuses with 429 and `Retry-After` when it was too often.
 * Never within a transaction, whose end would undo the count.
 */
export async function countOrRefuse({ db }: At, limit: Limit, counted: string): Promise<void> {
  const key = rowKey(limit, counted);
  const refusals = refusalsOf(db);
  const now = performance.now();
  const until = refusals.get(key) ?? 0;
  if (until > now) throw tooMany(until - now);
  const wait = await consume(db, limit, key).catch(() => consumeInProcess(limit, key));
  if (wait === null) return;
  if (refusals.size >= mostRemembered) refusals.clear();
  refusals.set(key, now + Math.min(wait, rememberedMillis));
  throw tooMany(wait);
}

/** Takes one back that was no try after all. */
export async function returnPoint({ db }: At, limit: Limit, counted: string): Promise<void> {
  const key = rowKey(limit, counted);
  refusalsOf(db).delete(key);
  await db.rows(sql`update rate_limits set points = points - 1 where key = ${key} and points > 0`);
}

/** Begins anew. */
export async function forgetCount({ db }: At, limit: Limit, counted: string): Promise<void> {
  const key = rowKey(limit, counted);
  refusalsOf(db).delete(key);
  await db.rows(sql`delete from rate_limits where key = ${key}`);
}

/**
 * The next free moment of something that happens at most once in `gapMillis`, for all processes together: each call takes one. Returns how
 * long it is until then, 0 or less for now.
 */
export async function reserveMoment(db: Db, name: string, gapMillis: number): Promise<number> {
  const gap = gapMillis / 1000;
  const [moment] = await db.rows<{ millis: number }>(sql`
    insert into rate_limits as known (key, points, ends_at) values (${name}, 0, clock_timestamp() + make_interval(secs => ${gap}))
    on conflict (key) do update set ends_at = greatest(known.ends_at, clock_timestamp()) + make_interval(secs => ${gap})
    returning (extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as millis`);
  return (moment?.millis ?? 0) - gapMillis;
}

/** Counts whose time is over say nothing any more. */
export async function deleteOldCounts(db: Db): Promise<number> {
  return (await db.rows(sql`delete from rate_limits where ends_at <= clock_timestamp() returning 1`)).length;
}
