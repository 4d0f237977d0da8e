import sql, { raw } from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { lastDecided, openTask, resolveOthers, type TaskFacts } from '#server/platform/tasks/service.ts';
import { lastGoodRun, Stopped } from '#server/platform/jobs/runs.ts';
import type { RuleName } from './rules.ts';

type Clocks = Pick<Deps, 'db' | 'now' | 'databaseNow'>;

const dayMillis = 86_400_000;
/** A clock that is further ahead is believed by nobody. */
const aheadMillis = 2 * dayMillis;
/** Of a table at once; where a table is small, so many rows are nothing unusual. */
const usualShare = 0.01;
const usualRows = 50;
const clearShare = usualShare / 2;
/** An operator's word holds for so long, and for what was shown and a tenth more. */
const permitMillis = dayMillis;
const permitGrowth = 1.1;

/**
 * Rows of a table as PostgreSQL estimates them from its size now and their density when it was last scanned; 0 where it never was.
 * An estimate may let pass only what is clear: half the share that is unusual. It errs to more rows where most of a table went since; what
 * retention takes is counted beside it each day, so that cannot have been retention. Anything else is counted row by row.
 */
async function estimatedRows(tx: Db, table: string): Promise<number> {
  const [row] = await tx.rows<{ estimate: number }>(sql`
    select case when relpages > 0 then reltuples / relpages * (pg_relation_size(oid) / current_setting('block_size')::int) else 0 end::float8 as estimate
    from pg_class where oid = ${table}::regclass`);
  return Math.max(0, row?.estimate ?? 0);
}

/** Deleting stopped before anything was deleted, with what an operator has to know to decide. */
export class RetentionStopped extends Stopped {
  readonly facts: TaskFacts;
  constructor(stopReason: 'database' | 'last_run' | 'many', facts: TaskFacts) {
    super(`stopped: ${stopReason === 'many' ? `${facts.due} of ${facts.stored} due at once (${facts.rule})` : 'the clock is ahead'}`);
    this.facts = { stopReason, ...facts };
  }
}

/** Stops when the clock of this machine is ahead of the database’s. Being behind deletes nothing too early. */
export async function requireClock(deps: Clocks): Promise<void> {
  const [server, database] = [deps.now(), await deps.databaseNow()];
  if (server.getTime() - database.getTime() <= aheadMillis) return;
  throw new RetentionStopped('database', { serverClockAt: server.toISOString(), databaseClockAt: database.toISOString() });
}

/** What an operator allowed since the last deletion; null when nobody did. */
async function permit(deps: Clocks, lastRun: Date | null): Promise<TaskFacts | null> {
  const allowed = await lastDecided(deps.db, 'retention_stopped', 'let_run');
  if (!allowed) return null;
  const age = deps.now().getTime() - allowed.closedAt.getTime();
  const isUsed = lastRun !== null && lastRun > allowed.closedAt;
  return age >= 0 && age <= permitMillis && !isUsed ? allowed.facts : null;
}

/**
 * Checks the clocks before anything is deleted, and gives the check of each rule that was carried out in the transaction: it stops,
 * and so undoes, what took unusually much. What an operator allowed is let through once.
 */
export async function openGuard(
  deps: Clocks,
): Promise<(tx: Db, rule: { name: RuleName; statement: { sql: string }; does?: string }, due: number) => Promise<void>> {
  const lastRun = await lastGoodRun(deps.db, 'retention');
  const allowed = await permit(deps, lastRun);
  if (allowed?.stopReason !== 'database') await requireClock(deps);
  const now = deps.now();
  if (allowed === null && lastRun && now.getTime() - lastRun.getTime() > aheadMillis) {
    const facts = { serverClockAt: now.toISOString(), lastRunAt: lastRun.toISOString() };
    throw new RetentionStopped('last_run', facts);
  }
  return async (tx, { name, statement, does }, due) => {
    if (due <= usualRows || (allowed?.rule === name && due <= Number(allowed.due) * permitGrowth)) return;
    const [, verb = '', table = ''] = /^\s*(delete from|update)\s+(\w+)/.exec(does ?? statement.sql) ?? [];
    const gone = verb === 'update' ? 0 : due;
    if (due <= (await estimatedRows(tx, table)) * clearShare) return;
    const [row] = await tx.rows<{ count: number }>(sql`select count(*)::int as count from ${raw(table)}`);
    const stored = (row?.count ?? 0) + gone;
    if (due > stored * usualShare) throw new RetentionStopped('many', { rule: name, due, stored, serverClockAt: now.toISOString() });
  };
}

/** Asks an operator; what was requested before and not decided is asked with the new figures. */
export async function requestDecision(deps: Pick<Deps, 'db' | 'now' | 'newId'>, { facts }: RetentionStopped): Promise<void> {
  const subject = `${String(facts.stopReason)} ${deps.newId()}`;
  await deps.db.transaction(async (tx) => {
    await resolveOthers(deps, tx, 'retention_stopped', { prefix: '', but: subject });
    await openTask(deps, tx, { kind: 'retention_stopped', subject, organizationId: null, facts });
  });
}
