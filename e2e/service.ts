import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { testFolder } from '#scripts/tests/folder.ts';
import { logFolder } from '#scripts/tests/journey-logs.ts';

const root = join(import.meta.dirname, '..');
const dataRoot = join(testFolder(), 'journeys');
const startWithinMillis = 120_000;
const pollMillis = 100;

/** The product with its sandbox, on data of its own. */
export type Service = Readonly<{
  origin: string;
  sandbox: string;
  stop: () => Promise<void>;
  /** Stops it and starts it on the same data: what is done once a day is done at every start. */
  restart: () => Promise<void>;
  /** The address of its own database. */
  database: () => string;
}>;

function logOf(dataDir: string): string {
  mkdirSync(logFolder, { recursive: true });
  return join(logFolder, `${basename(dataDir)}.log`);
}

/** Starts `scripts/start/main.ts`; rejects with its output when it ends or does not get ready. Returns how it is stopped. */
async function launch(port: number, dataDir: string): Promise<() => Promise<void>> {
  const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO: 'on', DATABASE_URL: '', PUBLIC_URL: '', NODE_ENV: '', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [join(root, 'scripts', 'start', 'main.ts')], {
    env: { ...process.env, ...settings },
    stdio: 'pipe',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let [output, isReady] = ['', false];
  const log = logOf(dataDir);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${output}`)), startWithinMillis);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        appendFileSync(log, chunk);
        if (isReady) return;
        output += chunk.toString();
        if (!output.includes(`ready http://localhost:${port}\n`)) return;
        clearTimeout(timer);
        isReady = true;
        resolve();
      });
    }
    void ended.then(() => reject(new Error(`ended before it was ready:\n${output}`)));
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Where the database of a data folder listens, as it says itself in its fifth line. */
function databaseOf(dataDir: string): string {
  const socket = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socket)}`;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** The first of five ports in a row that nothing listens on: other copies of the project may run their journeys at the same time. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = 20_000 + randomInt(1000) * 10;
    const free = await Promise.all([0, 1, 2, 3, 4].map((more) => isFree(port + more)));
    if (!free.includes(false)) return port;
  }
}

async function start(dataDir: string): Promise<Service> {
  const port = await freePorts();
  let end = await launch(port, dataDir);
  return {
    origin: `http://localhost:${port}`,
    sandbox: `http://localhost:${port + 1}`,
    stop: () => end(),
    restart: async () => {
      await end();
      end = await launch(port, dataDir);
    },
    database: () => databaseOf(dataDir),
  };
}

/** What an earlier run left goes: its data is gone when it ended well, what its services said is not. */
export function forgetServices(): void {
  forgetData();
  rmSync(logFolder, { recursive: true, force: true });
}

/** The data of all services, when all have stopped. */
export function forgetData(): void {
  rmSync(dataRoot, { recursive: true, force: true });
}

/** The seeded data; made by the worker that comes first, the others wait for it. */
async function seeded(): Promise<string> {
  const [folder, ready] = [join(dataRoot, 'template'), join(dataRoot, 'seeded')];
  mkdirSync(dataRoot, { recursive: true });
  try {
    mkdirSync(folder);
  } catch {
    for (let waited = 0; !existsSync(ready); waited += pollMillis) {
      if (waited > startWithinMillis || !existsSync(folder)) throw new Error('the demonstration data was not seeded');
      await pause(pollMillis);
    }
    return folder;
  }
  try {
    const service = await start(folder);
    await service.stop();
  } catch (error) {
    // Nobody waits for what will not come, and the next one tries again.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(ready, '');
  return folder;
}

/**
 * Right after the start all jobs catch up, and with two services at once the database may take longer than anybody at a screen
 * waits (503, `busy`): no journey begins before a list was answered.
 */
async function answers(origin: string): Promise<void> {
  for (let waited = 0; waited < startWithinMillis; waited += pollMillis) {
    if ((await fetch(`${origin}/api/registry?limit=100`)).ok) return;
    await pause(pollMillis);
  }
  throw new Error('the service is started and answers nothing');
}

/** A service for one worker, on a copy of the seeded data. */
export async function startService(worker: number): Promise<Service> {
  const dataDir = join(dataRoot, `worker-${worker}`);
  rmSync(dataDir, { recursive: true, force: true });
  const template = await seeded();
  // The socket of the stopped server cannot be copied and is made anew.
  cpSync(template, dataDir, { recursive: true, filter: (path) => !path.endsWith('/socket') });
  const service = await start(dataDir);
  await answers(service.origin);
  return service;
}
