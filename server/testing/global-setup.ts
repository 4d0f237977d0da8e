import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { prepareTemplate } from './databases.ts';
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
  await prepareTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  project.provide('beside', postgres.beside);
  return () => postgres.stop();
}
