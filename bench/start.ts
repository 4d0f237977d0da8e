import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from './measure.ts';

const root = join(import.meta.dirname, '..');
const port = 4380;

/** Milliseconds from the command to the ready line; the product is stopped again. */
async function startOnce(dataDir: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const millis = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready ')) resolve(performance.now() - started);
    });
    child.once('exit', (code) => reject(new Error(`start ended with ${code}`)));
  });
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  return millis;
}

/** The first start on an empty data folder (with the demonstration data) and the second one. */
export async function benchStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atesto-bench-start-'));
  const first = await startOnce(dataDir);
  const second = await startOnce(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  print('first start, empty data folder', `${first.toFixed(0)} ms`, '', null);
  print('second start', `${second.toFixed(0)} ms`, 'aim 1500 ms', second / 1500);
}
