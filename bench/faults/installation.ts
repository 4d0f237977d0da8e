import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { startLocalPostgres, type LocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import type { Deps } from '#server/deps.ts';
import { openFolder } from '#server/adapters/storage/folder-store.ts';
import { prepareQueue } from '#server/platform/jobs/queue.ts';
import { childrenOf, freePort, startProcess, type Process } from '#server/testing/processes/processes.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';

export const victims = ['application', 'worker', 'renderer', 'PostgreSQL'] as const;
export type Victim = (typeof victims)[number];

/** A durable PostgreSQL, the outside world, a process that serves and one that works, each of which can be killed and started again. */
export type Environment = Readonly<{
  address: string;
  db: Database;
  /** As much of them as data needs that are made without asking the application. */
  deps: Deps;
  sandbox: Sandbox;
  /** Kills it at once; false when there was nothing to kill. */
  kill(victim: Victim): Promise<boolean>;
  /** Starts it again and waits until the service states that it is ready; the milliseconds from its start to that. */
  mend(victim: Victim): Promise<number>;
  close(): Promise<void>;
}>;

const readyWithinMillis = 60_000;

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}

export async function openEnvironment(): Promise<Environment> {
  const folder = await mkdtemp(join(tmpdir(), 'atesto-faults-'));
  const dataDir = join(folder, 'postgres');
  let postgres: LocalPostgres = await startLocalPostgres({ dataDir });
  const { url } = postgres;
  await migrate(url);
  await prepareQueue(url);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({ applicationPort: port });
  const env = {
    ATESTO_MODE: 'local',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    SANDBOX_PORT: new URL(sandbox.address).port,
    SMTP_PORT: String(sandbox.smtpPort),
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '0',
  };
  const parts: Record<'application' | 'worker', Process> = {
    application: await startProcess('serve', env),
    worker: await startProcess('work', env),
  };
  const db = openDatabase({ url, poolSize: 8, onError: () => {} });
  const deps = {
    db,
    now: () => new Date(),
    newId: () => randomUUID(),
    randomIntegers: (count: number, bound: number) => Array.from({ length: count }, () => randomInt(bound)),
    log: pino({ level: 'silent' }),
    config: readConfig(env),
    files: openFolder(join(env.DATA_DIR, 'files')),
    queue: { wake: async () => {}, enqueueMail: async () => {} },
  } as unknown as Deps;

  async function untilReady(): Promise<number> {
    const begun = performance.now();
    while (performance.now() - begun < readyWithinMillis) {
      const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3000) }).catch(() => null);
      if (answer?.ok) return performance.now() - begun;
      await pause(20);
    }
    throw new Error(`Not ready ${readyWithinMillis} ms after a mend:\n${parts.application.output()}\n${parts.worker.output()}`);
  }
  await untilReady();

  return {
    address,
    db,
    deps,
    sandbox,
    async kill(victim) {
      if (victim === 'application' || victim === 'worker') {
        parts[victim].child.kill('SIGKILL');
        await parts[victim].ended;
      } else if (victim === 'PostgreSQL') {
        end(Number(readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]));
      } else {
        const drawing = childrenOf(parts.application.child.pid ?? 0);
        drawing.forEach(end);
        return drawing.length > 0;
      }
      return true;
    },
    async mend(victim) {
      if (victim === 'application') parts.application = await startProcess('serve', env);
      if (victim === 'worker') parts.worker = await startProcess('work', env);
      if (victim === 'PostgreSQL') postgres = await startLocalPostgres({ dataDir });
      return untilReady();
    },
    async close() {
      for (const { child, ended } of Object.values(parts)) {
        child.kill('SIGTERM');
        await ended;
      }
      await db.close();
      await sandbox.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
