import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, hashOfSources } from './building.ts';

const folder = join(import.meta.dirname, '..', '..', 'dist', 'application');
const sources = [
  'server',
  'core',
  'content',
  'contract',
  'proof',
  'scripts/build/application.ts',
  'vite.application.config.ts',
  'package.json',
  'package-lock.json',
];
/** Earlier ones may still run, and load parts of themselves when those are needed first. */
const retainedBuilds = 3;

function sweep(): void {
  const age = (name: string): number => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builds = readdirSync(folder).toSorted((one, other) => age(other) - age(one));
  for (const name of builds.slice(retainedBuilds)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Puts the application into few files unless that was done for what its sources say now. Returns the file that Node starts. */
export async function buildApplication(): Promise<string> {
  const place = join(folder, hashOfSources(sources, process.version).slice(0, 16));
  const program = join(place, 'application.js');
  if (existsSync(program)) return program;
  const unfinished = `${place}.${randomUUID()}.unfinished`;
  mkdirSync(folder, { recursive: true });
  await build('The application', ['--config', 'vite.application.config.ts', '--outDir', unfinished, '--emptyOutDir']);
  try {
    renameSync(unfinished, place);
  } catch (error) {
    // Whoever built the same at the same time was as right.
    if (!existsSync(program)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  sweep();
  return program;
}
