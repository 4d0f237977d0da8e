import { statfs } from 'node:fs/promises';
import sql from 'sql-template-tag';
import type { Deps } from '#server/deps.ts';
import { countOpenTasks } from '#server/platform/tasks/service.ts';
import { lastRuns } from '#server/platform/jobs/runs.ts';
import { jobsByState } from '#server/platform/jobs/queue.ts';
import { refundsByState } from '#server/billing/public.ts';

/** One figure with what it is about. */
export type Figure = Readonly<{ name: FigureName; labels?: Readonly<Record<string, string>>; value: number }>;

/** Every figure about the service as a whole, with what it means; all processes say the same of them. */
export const figureNames = {
  atesto_database_up: 'Whether the database answers',
  atesto_jobs: 'Jobs by queue and state; failed ones were given up after all tries',
  atesto_job_oldest_seconds: 'How long the oldest job that may run has waited, by queue',
  atesto_job_run_failed: 'Whether the last run of a job that comes by the clock failed',
  atesto_job_success_timestamp_seconds: 'When a job that comes by the clock last went well',
  atesto_refunds: 'Refunds that are not given yet, by state',
  atesto_operator_tasks: 'Tasks that wait for a person',
  atesto_operator_task_oldest_seconds: 'How long the oldest task for the operator has waited',
  atesto_key_end_timestamp_seconds: 'When a key, the list of keys, the seal or the certificate of the address ends, by use',
  atesto_data_disk_bytes: 'Size of the disk of the data folder',
  atesto_data_disk_free_bytes: 'What is free of it for this user',
  atesto_replicas: 'Standby servers that the database sends its changes to',
  atesto_replica_lag_seconds: 'How far the slowest of them is behind, where the role may see it (pg_monitor)',
  atesto_archive_failing: 'Whether the last WAL file could not be archived',
} as const;
export type FigureName = keyof typeof figureNames;

const seconds = (at: Date): number => at.getTime() / 1000;

async function jobFigures({ db, now }: Deps): Promise<Figure[]> {
  const [jobs, runs] = await Promise.all([jobsByState(db), lastRuns(db)]);
  const waiting = jobs.filter(({ state }) => state === 'created' || state === 'retry');
  return [
    // None is a figure too: an alert needs a line that falls back to it.
    ...['mail', 'refund'].map((queue): Figure => {
      const failed = jobs.find((job) => job.queue === queue && job.state === 'failed');
      return { name: 'atesto_jobs', labels: { queue, state: 'failed' }, value: failed?.count ?? 0 };
    }),
    ...jobs
      .filter(({ queue, state }) => state !== 'failed' || (queue !== 'mail' && queue !== 'refund'))
      .map(({ queue, state, count }): Figure => ({ name: 'atesto_jobs', labels: { queue, state }, value: count })),
    ...waiting.map(({ queue, since }): Figure => {
      const value = Math.max(0, seconds(now()) - seconds(since));
      return { name: 'atesto_job_oldest_seconds', labels: { queue }, value };
    }),
    ...runs.flatMap(({ name, failed, succeededAt }): Figure[] => [
      { name: 'atesto_job_run_failed', labels: { job: name }, value: Number(failed) },
      ...(succeededAt
        ? [{ name: 'atesto_job_success_timestamp_seconds', labels: { job: name }, value: seconds(succeededAt) } as const]
        : []),
    ]),
  ];
}

async function taskFigures({ db, now }: Deps): Promise<Figure[]> {
  const [{ open, since }, refunds] = await Promise.all([countOpenTasks(db), refundsByState(db)]);
  return [
    { name: 'atesto_operator_tasks', value: open },
    { name: 'atesto_operator_task_oldest_seconds', value: since ? Math.max(0, seconds(now()) - seconds(since)) : 0 },
    ...['owed', 'sent', 'failed'].map((state): Figure => {
      return { name: 'atesto_refunds', labels: { state }, value: refunds.find((one) => one.state === state)?.count ?? 0 };
    }),
  ];
}

async function replicaFigures({ db }: Deps): Promise<Figure[]> {
  const [replicas] = await db.rows<{ count: number; lag: number | null }>(sql`
    select count(*)::int as count, extract(epoch from max(replay_lag))::float8 as lag from pg_stat_replication`);
  const [archive] = await db.rows<{ failing: boolean }>(sql`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing from pg_stat_archiver`);
  return [
    { name: 'atesto_replicas', value: replicas?.count ?? 0 },
    ...(replicas && replicas.lag !== null ? [{ name: 'atesto_replica_lag_seconds', value: replicas.lag } as const] : []),
    { name: 'atesto_archive_failing', value: Number(archive?.failing ?? false) },
  ];
}

async function databaseFigures(deps: Deps): Promise<Figure[]> {
  try {
    const figures = await Promise.all([jobFigures(deps), taskFigures(deps), replicaFigures(deps)]);
    return [{ name: 'atesto_database_up', value: 1 }, ...figures.flat()];
  } catch (error) {
    deps.log.warn({ err: error }, 'no figures of the database');
    return [{ name: 'atesto_database_up', value: 0 }];
  }
}

function keyFigures({ keyring, sealer }: Deps): Figure[] {
  const signing = new Set([keyring.credential, keyring.status, keyring.log].map(({ id }) => id));
  const ends = keyring.manifest.keys.filter(({ id }) => signing.has(id)).map(({ use, until }) => [use, new Date(until)] as const);
  const all = [...ends, ['list', new Date(keyring.manifest.expires)] as const, ...(sealer ? [['seal', sealer.until] as const] : [])];
  return all.map(([use, until]) => ({ name: 'atesto_key_end_timestamp_seconds', labels: { use }, value: seconds(until) }));
}

/** The disk of the data folder; null where nobody knows. */
export async function diskOf({ config }: Pick<Deps, 'config'>): Promise<{ bytes: number; freeBytes: number } | null> {
  const disk = await statfs(config.dataDir).catch(() => null);
  return disk && { bytes: disk.blocks * disk.bsize, freeBytes: disk.bavail * disk.bsize };
}

async function diskFigures(deps: Deps): Promise<Figure[]> {
  const disk = await diskOf(deps);
  if (disk === null) return [];
  return [
    { name: 'atesto_data_disk_bytes', value: disk.bytes },
    { name: 'atesto_data_disk_free_bytes', value: disk.freeBytes },
  ];
}

/** What there is to be said of the service now; `tlsEnd` states when the certificate of its address ends, null where nobody knows. */
export async function figuresOf(deps: Deps, tlsEnd: () => Promise<Date | null>): Promise<Figure[]> {
  const [database, disk, tls] = await Promise.all([databaseFigures(deps), diskFigures(deps), tlsEnd()]);
  const address: Figure[] = tls ? [{ name: 'atesto_key_end_timestamp_seconds', labels: { use: 'tls' }, value: seconds(tls) }] : [];
  return [...database, ...disk, ...keyFigures(deps), ...address];
}
