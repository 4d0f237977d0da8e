import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export type Outcome = Readonly<{ code: number; output: string }>;

/** Where an installed package says its program is. */
function programOf(packageName: string, program: string): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: string | Record<string, string> };
  const path = typeof bin === 'string' ? bin : bin[program];
  if (path === undefined) throw new Error(`The package ${packageName} has no program ${program}.`);
  return join(folder, path);
}

type Options = Readonly<{ program?: string; shown?: boolean; env?: NodeJS.ProcessEnv }>;

/** Runs the program of an installed package in this Node; with `shown` its output goes straight to the terminal. */
export function runTool(packageName: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  const { program = packageName, shown = false, env = process.env } = options;
  const child = spawn(process.execPath, [programOf(packageName, program), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
