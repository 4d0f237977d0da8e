import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { serveOneJob } from '#server/platform/process/isolated-process-child.ts';

export type Probe = Readonly<{ kind: 'look'; secretFile: string } | { kind: 'hang' | 'abort' | 'fill' | 'hoard' | 'flood' }>;
export type Seen = Readonly<{ environment: string[]; allowed: string[] }>;

function isAllowed(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

async function probe(job: Probe): Promise<Seen> {
  if (job.kind === 'hang') await new Promise(() => setInterval(() => {}, 1000));
  if (job.kind === 'abort') process.abort();
  const retained: unknown[] = [];
  while (job.kind === 'fill') retained.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  while (job.kind === 'hoard') {
    retained.push(Buffer.alloc(10_000_000, 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  if (job.kind === 'flood') return { environment: Array.from({ length: 10_000 }, () => 'the same text again and again'), allowed: [] };
  const path = 'secretFile' in job ? job.secretFile : '';
  const acts: Readonly<Record<string, () => unknown>> = {
    'read a secret': () => readFileSync(path),
    'read what it is to be told of others': () => readFileSync('/proc/self/environ'),
    write: () => writeFileSync(`${path}.new`, ''),
    'start a program': () => execFileSync(process.execPath, ['--version']),
    'start a thread': () => new Worker('', { eval: true }),
  };
  const allowed = Object.entries(acts).filter(([, act]) => isAllowed(act));
  return { environment: Object.keys(process.env), allowed: allowed.map(([name]) => name) };
}

serveOneJob(probe);
