import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/db.ts';
import { startLocalPostgres } from '#server/db/local-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { writeReferenceTables } from '#server/db/reference-tables.ts';
import { openQueue } from '#server/queue.ts';
import { makeTemplate } from './databases.ts';
import { applications, startMany, type Beside } from './many.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    beside: Beside;
  }
}

async function startOne(dataRoot: string): Promise<{ url: string; beside: Beside; stop: () => Promise<void> }> {
  const { url, stop } = await startLocalPostgres({ dataDir: join(dataRoot, 'test-postgres'), durable: false });
  return { url, beside: { pooler: '', standby: '' }, stop };
}

/** Starts the test server of PostgreSQL and prepares the template that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataRoot = join(import.meta.dirname, '..', '..', 'var');
  const postgres = applications > 1 ? await startMany(dataRoot) : await startOne(dataRoot);
  const template = await makeTemplate(postgres.url);
  await migrate(template);
  const db = openDatabase({ url: template, poolSize: 1, onError: () => {} });
  await writeReferenceTables(db, new Date());
  await db.close();
  const queue = await openQueue({ url: template, onError: () => {}, retryDelay: 1 });
  await queue.close();
  project.provide('postgresUrl', postgres.url);
  project.provide('beside', postgres.beside);
  return () => postgres.stop();
}
