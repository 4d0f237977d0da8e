// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOperator } from '#server/account/accounts/operators.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { listTasks } from '#server/platform/tasks/service.ts';
import { runDaily } from '#server/operations/jobs/daily.ts';
import { newestRuns, runLogged } from '#server/platform/jobs/runs.ts';
import { decideTask } from '#server/operations/operators/decisions.ts';
import { anOrganization, asPrincipal } from '#server/testing/builders.ts';
import { changingLogs } from '#server/testing/logs/changing-logs.ts';
import { openWorld } from '#server/testing/world.ts';
import { applyRetention } from './service.ts';

const world = openWorld();
const dayMillis = 86_400_000;
let start = new Date('2030-03-01T03:15:00.000Z');

/** So many sign-ins that happened long ago, among so many in all. */
async function signIns(old: number, all: number): Promise<void> {
  const at = world.deps.now().getTime();
  for (const [count, days] of [[old, 400] as const, [all - old, 10] as const]) {
    await world.deps.db.rows(sql`
      insert into audit_logs (action, entity_type, entity_id, created_at)
      select 'user.signed_in', 'user', 'x', ${new Date(at - days * dayMillis)} from generate_series(1, ${count}::int)`);
  }
}

async function logs(): Promise<number> {
  const [row] = await world.deps.db.rows<{ count: number }>(sql`select count(*)::int as count from audit_logs where entity_id = 'x'`);
  return row!.count;
}

const run = () => runLogged(world.deps, 'retention', () => applyRetention(world.deps));
const stoppedTasks = async () => (await listTasks(world.deps.db)).tasks.filter(({ kind }) => kind === 'retention_stopped');

async function decide(decision: 'let_run' | 'not_now'): Promise<void> {
  const operator = await anOrganization(world.deps);
  await addOperator(world.deps, operator.email);
  const caller = (await asPrincipal(world.deps, operator)) as unknown as Principal<'operator'>;
  const [task] = await stoppedTasks();
  world.at(new Date(world.deps.now().getTime() + 60_000).toISOString());
  await decideTask(world.deps, caller, task!.id, { decision, note: 'Zegar sprawdzony' });
}

function after(days: number): void {
  world.at(new Date(start.getTime() + days * dayMillis).toISOString());
}

beforeEach(async () => {
  start = new Date(start.getTime() + 3000 * dayMillis);
  world.at(start.toISOString());
  for (const table of ['audit_logs', 'job_runs', 'desk_tasks'])
    await changingLogs(world.deps.db, (tx) => tx.raw(`delete from ${table}`, []));
  await run();
});

describe('a clock that is ahead', () => {
  it('of the database by more than two days deletes nothing, does nothing of the day, and asks', async () => {
    await signIns(5, 1000);
    await run();
    await signIns(5, 5);
    const truth = world.deps.now();
    world.at(new Date(truth.getTime() + 2.1 * dayMillis).toISOString());
    world.deps.databaseNow = async () => truth;
    await expect(run()).rejects.toThrow('stopped: the clock is ahead');
    expect(await logs()).toBe(1000);
    await runDaily(world.deps);
    const runs = await newestRuns(world.deps.db, 12);
    expect(runs.filter(({ error }) => error === null)).toEqual([]);
    expect(await stoppedTasks()).toMatchObject([{ facts: { stopReason: 'database', databaseClockAt: truth.toISOString() } }]);
    // Its being right again is enough.
    world.at(truth.toISOString());
    await run();
    expect(await logs()).toBe(995);
  });

  it('of the last run by more than two days asks once, and goes on after an operator confirmed it', async () => {
    await signIns(5, 1000);
    after(1.9);
    await run();
    after(4);
    await signIns(5, 5);
    await expect(run()).rejects.toThrow('stopped');
    await expect(run()).rejects.toThrow('stopped');
    expect(await stoppedTasks()).toMatchObject([{ facts: { stopReason: 'last_run' }, decisions: ['not_now', 'let_run'] }]);
    expect(await logs()).toBe(1000);
    await decide('not_now');
    await expect(run()).rejects.toThrow('stopped');
    expect(await logs()).toBe(1000);
    await decide('let_run');
    await run();
    expect([await logs(), await stoppedTasks()]).toEqual([995, []]);
    const [audit] = await world.deps.db.rows(sql`
      select metadata ->> 'decision' as decision, metadata ->> 'kind' as kind from audit_logs where action = 'operator.task_decided' order by id desc`);
    expect(audit).toEqual({ decision: 'let_run', kind: 'retention_stopped' });
    // What was allowed was allowed once.
    after(8);
    await expect(run()).rejects.toThrow('stopped');
  });
});

describe('more than a hundredth of a table at once', () => {
  it('is not deleted before an operator confirmed it, and then no more than was shown', async () => {
    await signIns(60, 1000);
    await expect(run()).rejects.toThrow('60 of 1000 due at once (securityLogs)');
    expect(await logs()).toBe(1000);
    expect(await stoppedTasks()).toMatchObject([{ facts: { stopReason: 'many', rule: 'securityLogs', due: 60, stored: 1000 } }]);
    await decide('let_run');
    await signIns(60, 60);
    await expect(run()).rejects.toThrow('due at once');
    expect(await logs()).toBe(1060);
    await decide('let_run');
    await run();
    expect(await logs()).toBe(940);
  });

  it('is usual where little is retained', async () => {
    await signIns(50, 60);
    await run();
    expect(await logs()).toBe(10);
  });
});
