import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/db.ts';
import { startLocalPostgres } from '#server/db/local-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { writeReferenceTables } from '#server/db/reference-tables.ts';
import { openQueue } from '#server/queue.ts';
import { makeTemplate } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts the test server of PostgreSQL and prepares the template that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = join(import.meta.dirname, '..', '..', 'var', 'test-postgres');
  const postgres = await startLocalPostgres({ dataDir, durable: false });
  const template = await makeTemplate(postgres.url);
  await migrate(template);
  const db = openDatabase({ url: template, poolSize: 1, onError: () => {} });
  await writeReferenceTables(db, new Date());
  await db.close();
  const queue = await openQueue({ url: template, onError: () => {}, retryDelay: 1 });
  await queue.close();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
