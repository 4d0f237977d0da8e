import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/platform/db/db.ts';
import { migrate, statementsOf } from '#server/platform/db/schema/migrate.ts';
import { writeReferenceTables } from '#server/platform/db/schema/reference-tables.ts';
import { openQueue } from '#server/platform/jobs/queue.ts';

const templateName = 'atesto_template';

/** The same server, another database. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

export async function onServer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the empty template anew. */
async function makeTemplate(serverUrl: string): Promise<string> {
  await onServer(serverUrl, async (client) => {
    await client.query(`drop database if exists ${templateName} with (force)`);
    await client.query(`create database ${templateName}`);
  });
  return databaseUrl(serverUrl, templateName);
}

/** Makes the template anew, as the application finds its database at a start, before the first clone of it. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  const template = await makeTemplate(serverUrl);
  await migrate(template);
  const db = openDatabase({ url: template, poolSize: 1, onError: () => {} });
  await writeReferenceTables(db, new Date());
  await db.close();
  const queue = await openQueue({ url: template, onError: () => {}, retryDelay: 1 });
  await queue.close();
}

type TestDatabase = Readonly<{ url: string; drop: () => Promise<void> }>;

/** A database of its own for one test file, cloned from the template. */
export function cloneTemplate(serverUrl: string): Promise<TestDatabase> {
  return makeDatabase(serverUrl, templateName);
}

/** A database with nothing in it, as before the first start. */
export function emptyDatabase(serverUrl: string): Promise<TestDatabase> {
  return makeDatabase(serverUrl, 'template0');
}

async function makeDatabase(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

/** An empty database as it was before a migration: for tests of what that makes of the data there is. */
export async function earlierDatabase(url: string, before: string): Promise<pg.Client> {
  const folder = join(import.meta.dirname, '..', '..', 'platform', 'db', 'migrations');
  const earlier = new pg.Client({ connectionString: url });
  await earlier.connect();
  await earlier.query(
    'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  for (const file of (await readdir(folder)).filter((one) => one < before).toSorted()) {
    const text = await readFile(join(folder, file), 'utf8');
    for (const statement of statementsOf(text)) await earlier.query(statement);
    await earlier.query('insert into migrations (name, checksum) values ($1, $2)', [file, createHash('sha256').update(text).digest('hex')]);
  }
  return earlier;
}
