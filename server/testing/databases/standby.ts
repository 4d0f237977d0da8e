import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalPostgres, type LocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { onServer } from './databases.ts';

const slot = 'atesto_standby';

/** A local server with the folder that it was started on. */
export type Primary = Readonly<{ url: string; dataDir: string }>;

/** A streaming standby of a local server that runs, on a copy of its files in `dataDir`. It follows until it is stopped. */
export async function startStandby(primary: Primary, dataDir: string): Promise<LocalPostgres> {
  const cluster = join(dataDir, 'cluster');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await onServer(primary.url, async (client) => {
    // What it has not received yet is stored for it.
    await client.query(`select pg_create_physical_replication_slot('${slot}', true)`);
    await client.query(`select pg_backup_start('standby', true)`);
    const isCopied = (path: string): boolean => !/\/((pg_wal|pg_replslot|pg_stat_tmp)\/.+|postmaster\.(pid|opts))$/.test(path);
    await cp(join(primary.dataDir, 'cluster'), cluster, { recursive: true, filter: isCopied });
    const { rows } = await client.query<{ label: string }>(`select labelfile as label from pg_backup_stop(false)`);
    await writeFile(join(cluster, 'backup_label'), rows[0]!.label);
  });
  const socket = new URL(primary.url).searchParams.get('host') ?? '';
  const settings = [`primary_conninfo = 'host=${socket} user=postgres'`, `primary_slot_name = '${slot}'`, 'hot_standby_feedback = on'];
  await writeFile(join(cluster, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await writeFile(join(cluster, 'standby.signal'), '');
  return startLocalPostgres({ dataDir, durable: false });
}
