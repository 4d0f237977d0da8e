import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { acquireSessionLock } from '#server/platform/db/session-lock.ts';

const folder = join(import.meta.dirname, '..', 'migrations');
/** Any constant: one migrating process at a time. */
const advisoryLock = 4_917_201;

/** First line of a migration that makes indexes while others write: its statements run one by one, each by itself. */
const separateMark = '-- Statements apart';

type Migration = { name: string; sql: string; checksum: string };

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

const applies = 'insert into migrations (name, checksum) values ($1, $2)';

async function inOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(applies, [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** What was interrupted is begun again from its first statement: these are written so that they may be. */
async function oneByOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  for (const statement of statementsOf(sql)) await client.query(statement);
  await client.query(applies, [name, checksum]);
}

/** The statements of a migration, as they are sent: all at once, or one by one where its first line says so. */
export function statementsOf(sql: string): string[] {
  if (!sql.startsWith(separateMark)) return [sql];
  return sql.split('\n\n').filter((statement) => statement.replace(/^--.*$/gm, '').trim() !== '');
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await (migration.sql.startsWith(separateMark) ? oneByOne : inOne)(client, migration);
  } catch (error) {
    throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Names of the migrations that the database does not have yet. Those that only a newer version knows do not count: its processes and
 * those of this version work beside each other while one takes the place of the other.
 */
export async function missingMigrations(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`);
    const known = rows[0]?.there ? await client.query<{ name: string }>('select name from migrations') : { rows: [] };
    const names = new Set(known.rows.map((row) => row.name));
    return (await readMigrations()).map((migration) => migration.name).filter((name) => !names.has(name));
  } finally {
    await client.end();
  }
}

/**
 * Applies the migrations that the database does not have yet, each in its own transaction but those whose statements run one by one.
 * Throws when an applied migration was edited afterwards.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await acquireSessionLock(client, advisoryLock);
    const done = await applied(client);
    for (const migration of await readMigrations()) {
      const checksum = done.get(migration.name);
      if (checksum === undefined) await apply(client, migration);
      else if (checksum !== migration.checksum) throw new Error(`migration ${migration.name} was changed after it ran`);
    }
  } finally {
    await client.end();
  }
}
