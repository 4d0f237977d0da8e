import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** Rules that are broken on purpose, and the tests that have to notice; `project` is the type check of the files. */
export type Area = Readonly<{ files: readonly string[]; tests: readonly string[]; project: string; database: boolean }>;

function sources(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).filter((file) => !/\.test\.ts$|\.d\.ts$/.test(file));
}

/** The feature's own tests and those that name one of its files. */
function serverArea(folder: string): Area {
  const named = new RegExp(`from '#server/${folder}/`);
  const tests = globSync('server/**/*.test.ts', { cwd: root }).filter(
    (file) => file.startsWith(`server/${folder}/`) || named.test(readFileSync(join(root, file), 'utf8')),
  );
  return { files: sources(`server/${folder}/**/*.ts`), tests, project: '.', database: true };
}

/** Every area by its name. */
export const areas: Readonly<Record<string, () => Area>> = {
  core: () => ({ files: sources('core/**/*.ts'), tests: globSync('core/**/*.test.ts', { cwd: root }), project: 'core', database: false }),
  proof: () => ({ files: sources('proof/*.ts'), tests: globSync('proof/*.test.ts', { cwd: root }), project: 'proof', database: false }),
  billing: () => serverArea('billing/billing'),
  invoices: () => serverArea('billing/invoices'),
  entitlements: () => serverArea('account/entitlements'),
  certificates: () => serverArea('certificate/certificates'),
};
