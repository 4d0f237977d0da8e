// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '#server/account/accounts/operators.ts';
import { jobsState } from '#server/platform/process/heartbeat.ts';
import { lastGoodRun, lastRuns } from '#server/platform/jobs/runs.ts';
import { jobsByState } from '#server/platform/jobs/queue.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { readsOf } from '#server/testing/databases/reads.ts';
import { openWorld } from '#server/testing/world.ts';

const lanes = 1;
const world = openWorld({ poolSize: lanes });
const many = 20_000;
let operator: TestOrganization;

beforeAll(async () => {
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
  const { db } = world.deps;
  await db.rows(sql`
    insert into pgboss.job (name, data, state, policy, completed_on, output)
    select 'mail', jsonb_build_object('kind', 'reset', 'userId', ${operator.userId}::text, 'language', 'pl'),
      (case when n % 200 = 0 then 'failed' else 'completed' end)::pgboss.job_state, 'standard', now() - make_interval(secs => n),
      jsonb_build_object('message', 'refused ' || n) from generate_series(1, ${many}::int) n`);
  await db.rows(sql`
    insert into job_runs (name, started_at, finished_at, error)
    select case when n % 2 = 0 then 'payments' else 'reminders' end, at, at, case when n % 2 = 1 and n < 9 then 'Error: away' end
    from generate_series(1, ${many}::int) n, lateral (select timestamptz '2026-11-20' - make_interval(mins => n) as at) t`);
  await db.rows(sql`
    insert into audit_logs (action, entity_type, entity_id, created_at)
    select case n when 7 then 'operator.refund' when 8 then 'operator.refund' else (array['answer.saved', 'user.signed_in'])[1 + n % 2] end, 'user', '', now()
    from generate_series(1, ${many}::int) n`);
  await db.rows(sql`
    insert into security_events (minute, kind, ip_address, code, route, count, last_at)
    select at, case when n in (5, 19995) then 'signature' else 'access' end, n::text, 'x', '/api', 1, at
    from generate_series(1, ${many}::int) n, lateral (select timestamptz '2026-11-21 08:59Z' - make_interval(mins => ${many}::int - n) as at) t`);
  await db.rows(sql`
    insert into payment_events (id, type, payload, received_at, processed_at)
    select 'evt' || n, 'charge.updated', '{}', now(), now() from generate_series(1, ${many}::int) n`);
  await db.raw('vacuum analyze', []);
}, 60_000);

const read = async (path: string) => (await world.call('GET', path, { cookie: operator.cookie })).json();

describe('the screens of operators, among many', () => {
  it.each([
    '/api/operator/today',
    '/api/operator/jobs',
    '/api/operator/tasks',
    '/api/operator/log',
    '/api/operator/log?action=operator.refund',
    '/api/operator/log?action=operator.extended',
    '/api/operator/log?action=answer.saved',
    '/api/operator/security-events?span=hour',
    '/api/operator/security-events?span=all&kind=signature',
    '/api/operator/security-events?span=hour&kind=signature',
    '/api/operator/security-events?span=week&kind=limit',
  ])('%s reads a screenful', async (path) => {
    await read(path);
    const { rows, whole } = await readsOf(world.deps.db, lanes, () => read(path));
    expect(whole).toEqual([]);
    expect(rows).toBeLessThan(2000);
  });

  it('list the newest mails that were abandoned, state that there are more, and repeat any of them', async () => {
    const { failures, moreFailures } = await read('/api/operator/jobs');
    expect(failures).toHaveLength(40);
    expect(moreFailures).toBe(true);
    expect(failures.slice(0, 2).map((job: { error: string }) => job.error)).toEqual(['refused 200', 'refused 400']);
    const [last] = await world.deps.db.rows<{ id: string }>(sql`
      select id from pgboss.job where state = 'failed' order by completed_on limit 1`);
    const [done] = await world.deps.db.rows<{ id: string }>(sql`select id from pgboss.job where state = 'completed' limit 1`);
    const repeated = (id: string) =>
      world.call('POST', `/api/operator/jobs/${id}/repetition`, { cookie: operator.cookie, body: { note: 'na prośbę' } });
    expect((await repeated(last!.id)).statusCode).toBe(200);
    expect((await repeated(done!.id)).statusCode).toBe(404);
    await world.deps.db.rows(
      sql`delete from pgboss.job where state = 'failed' and id in (select id from pgboss.job where state = 'failed' limit 80)`,
    );
    expect((await read('/api/operator/jobs')).moreFailures).toBe(false);
  });

  it('find what is old and rare as well as what is new', async () => {
    expect(await read('/api/operator/log?action=operator.refund')).toHaveLength(2);
    const kinds = (await read('/api/operator/security-events?span=all&kind=signature')).events;
    expect(kinds.map((event: { ipAddress: string }) => event.ipAddress)).toEqual(['19995', '5']);
    expect((await read('/api/operator/security-events?span=hour&kind=signature')).events).toHaveLength(1);
  });
});

describe('who watches the service', () => {
  it('learns of open jobs and of the last runs without reading what is done', async () => {
    const { db } = world.deps;
    const readState = async () =>
      [await jobsByState(db), await lastRuns(db), await lastGoodRun(db, 'reminders'), await jobsState(db)] as const;
    const [, runs, good] = await readState();
    expect(runs).toMatchObject([
      { name: 'payments', failed: false },
      { name: 'reminders', failed: true },
    ]);
    expect([runs[1]?.succeededAt, good]).toEqual([new Date('2026-11-19T23:51:00.000Z'), new Date('2026-11-19T23:51:00.000Z')]);
    const { rows, whole } = await readsOf(db, lanes, readState);
    expect(whole).toEqual([]);
    expect(rows).toBeLessThan(2000);
  });

  it('states every few seconds that it lives, without reading what is done', async () => {
    const { db } = world.deps;
    const { whole } = await readsOf(db, lanes, async () => {
      const { rows } = await db.raw(
        `explain update pgboss.job set start_after = now()
          where state = 'retry' and start_after > now() and output -> 'value' ->> 'message' = 'job heartbeat timeout'`,
        [],
      );
      expect(JSON.stringify(rows)).not.toContain('Seq Scan');
    });
    expect(whole).toEqual([]);
  });
});
