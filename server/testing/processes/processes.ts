import { execFileSync, fork, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { requireNothingPrivate } from '#server/testing/logs/private-lines.ts';

const program = join(import.meta.dirname, '..', '..', 'main.ts');

type Env = Readonly<Record<string, string>>;

/** The application in a process of its own. */
export type Process = Readonly<{
  child: ChildProcess;
  /** What it wrote to its standard output: the log. */
  output: () => string;
  /** Its exit code, null when a signal ended it. */
  ended: Promise<number | null>;
}>;

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

type Living = Readonly<{ pid: number; parent: number }>;

/** A line `pid parent state` of `ps`, or of `/proc` brought into that form. */
function livingIn(lines: readonly string[]): Living[] {
  const rows = lines.map((line) => line.trim().split(/\s+/));
  // What ended and was not yet taken note of (state Z) lives no more.
  return rows.filter(([, , state = 'Z']) => !state.startsWith('Z')).map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

function lineOf(entry: string): string {
  try {
    return readFileSync(`/proc/${entry}/stat`, 'utf8').replace(/^(\d+) \(.*\) (\S) (\d+) .*/s, '$1 $3 $2');
  } catch {
    return '';
  }
}

/** Every process with its parent. */
export function living(platform: NodeJS.Platform = process.platform): Living[] {
  if (platform !== 'linux') return livingIn(execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n'));
  return livingIn(
    readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map(lineOf),
  );
}

/** Processes that a process started. */
export function childrenOf(pid: number): number[] {
  return living()
    .filter(({ parent }) => parent === pid)
    .map((child) => child.pid);
}

export function lives(pid: number): boolean {
  return living().some((one) => one.pid === pid);
}

function environment(env: Env): NodeJS.ProcessEnv {
  return { ...process.env, NODE_OPTIONS: '', NODE_ENV: '', ATESTO_MODE: 'local', DEMO: 'off', LOG_LEVEL: 'warn', ...env };
}

/** Starts a part of the application and waits until it states that it is ready; rejects with the reason when it cannot start. */
export async function startProcess(part: 'serve' | 'work' | null, env: Env): Promise<Process> {
  const child = fork(program, part === null ? [] : [part], {
    env: environment(env),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.on('message', (report: 'ready' | { failed: string }) => {
      if (report === 'ready') resolve();
      else reject(new Error(report.failed));
    });
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`It ended with ${code} before it was ready: ${output}`)));
  });
  return { child, output: () => output, ended };
}

/** Asks it to finish, and waits; its exit code. What it logged is scanned. */
export async function stopProcess({ child, ended, output }: Process): Promise<number | null> {
  child.kill('SIGTERM');
  const code = await ended;
  requireNothingPrivate(output().split('\n'));
  return code;
}

/** Runs the program to its end, as an operator's shell does. */
export function runToEnd(args: readonly string[], env: Env): { code: number | null; output: string } {
  const ran = spawnSync(process.execPath, [program, ...args], { env: environment(env), encoding: 'utf8' });
  return { code: ran.status, output: ran.stdout + ran.stderr };
}
