import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './areas.ts';
import { broken, type Mutant } from './instrument.ts';

const tree = join(root, 'var', 'mutants');
const copied = ['core', 'content', 'contract', 'server', 'client', 'sandbox', 'scripts', 'bench', 'e2e', 'proof'];
const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'];

/** A copy of the sources, in which one mutant at a time is written. */
function prepare(): void {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  for (const name of [...copied, ...files])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(tree, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
}

function compiles(project: string): boolean {
  const program = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return spawnSync(process.execPath, [program, '--noEmit', '-p', project], { cwd: tree, stdio: 'ignore' }).status === 0;
}

/** The mutants that the type check notices, which runs before every test. */
export function noticedByTypes(mutants: readonly Mutant[], project: string): Set<number> {
  if (mutants.length === 0) return new Set();
  prepare();
  if (!compiles(project)) throw new Error('The types do not check without any mutant.');
  const noticed = mutants.filter((mutant) => {
    const path = join(tree, mutant.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, broken(source, mutant));
    const fine = compiles(project);
    writeFileSync(path, source);
    return !fine;
  });
  return new Set(noticed.map(({ id }) => id));
}
