import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { prepareTemplate } from '#server/testing/databases/databases.ts';
import { applications, startMany, type Beside } from '#server/testing/databases/many-applications.ts';
import { testFolder } from './folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    beside: Beside;
  }
}

async function startOne(dataRoot: string): Promise<{ url: string; beside: Beside; stop: () => Promise<void> }> {
  const { url, stop } = await startLocalPostgres({ dataDir: dataRoot, durable: false });
  return { url, beside: { pooler: '', standby: '' }, stop };
}

/** Starts the test server of PostgreSQL and prepares the template that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataRoot = join(testFolder(), 'test-postgres');
  const postgres = applications > 1 ? await startMany(dataRoot) : await startOne(dataRoot);
  await prepareTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  project.provide('beside', postgres.beside);
  return async () => {
    await postgres.stop();
    await rm(dataRoot, { recursive: true, force: true });
  };
}
