// @module-tag long
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockFolder } from './instance-lock.ts';

type Run = Readonly<{ process: ChildProcess; output: () => string; ended: Promise<number | null> }>;

const startScript = join(import.meta.dirname, 'main.ts');
const runs: Run[] = [];
let folder = '';
let firstPort = 0;

/** Five free ports in a row, below those that the system gives out by itself. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = 10_000 + Math.floor(Math.random() * 20_000);
    const free = await Promise.all([0, 1, 2, 3, 4].map((offset) => listening(first + offset)));
    for (const server of free) server?.close();
    if (free.every((server) => server !== null)) return first;
  }
}

function listening(port: number): Promise<ReturnType<typeof createServer> | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function start(env: Record<string, string> = {}, args: readonly string[] = []): Run {
  const settings = { PORT: String(firstPort), SANDBOX_PORT: '', SMTP_PORT: '', DATABASE_URL: '', PUBLIC_URL: '', NODE_ENV: '' };
  const child = spawn(process.execPath, [startScript, ...args], {
    env: { ...process.env, ...settings, DATA_DIR: join(folder, 'data'), DEMO: 'off', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const run = { process: child, output: () => output, ended };
  runs.push(run);
  return run;
}

/** Waits for the line that says the service answers, or for the end of the process. */
async function untilReady(run: Run): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    run.process.stdout?.on('data', () => run.output().includes('ready ') && resolve());
  });
  await Promise.race([ready, run.ended]);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-start-'));
  firstPort = await freePorts();
});
afterEach(async () => {
  for (const run of runs.splice(0)) {
    run.process.kill('SIGTERM');
    await run.ended;
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the start that cannot succeed states why in one line', () => {
  it('when a port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const run = start({ SMTP_PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe(`Port ${port} is already in use; set SMTP_PORT to another one.\n`);
    server.close();
  });

  it('when a port is no number', async () => {
    const run = start({ SANDBOX_PORT: 'http' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe('SANDBOX_PORT must be a port number, not “http”.\n');
  });

  it('when the data folder is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'below')]) {
      const run = start({ DATA_DIR: path });
      expect(await run.ended).toBe(1);
      expect(run.output()).toBe(`The data folder ${path} is not a folder (DATA_DIR).\n`);
    }
  });

  it('when another instance works on the data folder', async () => {
    const shared = await mkdtemp(join(folder, 'shared-'));
    await lockFolder(shared);
    const run = start({ DATA_DIR: shared });
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe(`Atesto already runs on this data folder (${shared}).\n`);
  });

  it('when the database cannot be reached, without its password', async () => {
    const run = start({ DATABASE_URL: 'postgresql://someone:secret@127.0.0.1:1/none' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/^The database cannot be used \(DATABASE_URL [^\n]*127\.0\.0\.1:1[^\n]*\n$/);
    expect(run.output()).not.toContain('secret');
  }, 90_000);
});

describe('the running service', () => {
  it('answers once it says ready, serves its mailbox beside it, and stops without an error', async () => {
    const run = start();
    await untilReady(run);
    expect(run.output()).toBe(`ready http://localhost:${firstPort}\n`);
    expect((await fetch(`http://localhost:${firstPort}/readyz`)).status).toBe(200);
    expect(await (await fetch(`http://localhost:${firstPort + 1}/mailbox/messages`)).json()).toEqual([]);
    run.process.kill('SIGINT');
    run.process.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    await expect(fetch(`http://localhost:${firstPort}/readyz`)).rejects.toThrow();
  }, 90_000);

  it('stops in order with hot reload too, and leaves no database behind', async () => {
    const dataDir = join(folder, 'hot');
    const run = start({ DATA_DIR: dataDir }, ['--dev']);
    await untilReady(run);
    run.process.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
  }, 90_000);

  it('stops when npm is signalled, or is gone, also when a shell between them passes nothing on', async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      // As npm runs it: a shell that waits for it, and hears nothing of signals.
      const shell = [`"${process.execPath}" "${startScript}" & wait $!`];
      const npm = spawn(
        process.execPath,
        ['-e', `require('child_process').spawn('sh', ['-c', ${JSON.stringify(shell[0])}], { stdio: 'inherit' })`],
        {
          env: {
            ...process.env,
            PORT: String(firstPort),
            DATABASE_URL: '',
            PUBLIC_URL: '',
            NODE_ENV: '',
            DATA_DIR: join(folder, 'npm'),
            DEMO: 'off',
            npm_lifecycle_event: 'start',
          },
        },
      );
      let output = '';
      npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await vi.waitUntil(() => output.includes('ready '), { timeout: 60_000 });
      npm.kill(signal);
      const gone = () =>
        fetch(`http://localhost:${firstPort}/healthz`).then(
          () => false,
          () => true,
        );
      await vi.waitUntil(gone, { timeout: 10_000, interval: 200 });
      await vi.waitUntil(() => !existsSync(join(folder, 'npm', 'postgres', 'cluster', 'postmaster.pid')), { timeout: 10_000 });
    }
  }, 180_000);

  it('stops within ten seconds while its database is frozen', async () => {
    const dataDir = join(folder, 'frozen');
    const run = start({ DATA_DIR: dataDir });
    await untilReady(run);
    const pid = Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGSTOP');
    run.process.kill('SIGTERM');
    const late = new Promise((resolve) => setTimeout(() => resolve('too late'), 10_000));
    expect(await Promise.race([run.ended, late])).toBe(0);
  }, 90_000);

  it('stops in order while it still starts', async () => {
    const dataDir = join(folder, 'interrupted');
    const run = start({ DATA_DIR: dataDir });
    await vi.waitUntil(() => existsSync(join(dataDir, 'postgres')), { timeout: 20_000 });
    run.process.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(run.output()).toBe('');
  }, 90_000);
});
