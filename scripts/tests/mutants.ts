import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '#scripts/run.ts';

const root = join(import.meta.dirname, '..', '..');
/** Rules that are broken on purpose. The tests beside them have to notice, for the server those of the whole module. */
const areas = {
  core: 'core',
  proof: 'proof',
  'server/billing': 'server/billing',
  'server/account/entitlements': 'server/account',
  'server/certificate/certificates': 'server/certificate',
} as const;

/** The sources among the given files, folders or globs that lie in an area. */
function sourcesIn(area: string, given: readonly string[]): string[] {
  const files = given.flatMap((path) => globSync(/[.*]/.test(path) ? path : `${path}/**/*.ts`, { cwd: root }));
  return files.filter((file) => file.startsWith(`${area}/`) && !/\.(test|d)\.ts$|\/testing\//.test(file));
}

/** Breaks files of an area with StrykerJS; of a whole area only what changed since its last run. Gives its exit code. */
async function breakFiles(area: keyof typeof areas, files: readonly string[], isWhole: boolean): Promise<number> {
  const memory = join('var', 'mutants', `${area.replaceAll('/', '-')}.json`);
  const args = [
    'run',
    'stryker.config.json',
    '--mutate',
    files.join(','),
    ...(isWhole ? ['--incremental', '--incrementalFile', memory] : []),
  ];
  // Isolated processes of the server may read nothing through a link, as a copy has its packages; and there is one database.
  if (area.startsWith('server/')) args.push('--inPlace', '--concurrency', '1');
  const env = { ...process.env, MUTANT_TESTS: `${areas[area]}/**/*.test.ts` };
  return (await runTool('@stryker-mutator/core', args, { program: 'stryker', shown: true, env })).code;
}

const args = process.argv.slice(2).filter((word) => word !== '--');
mkdirSync(join(root, 'var', 'mutants'), { recursive: true });
let tried = 0;
for (const area of Object.keys(areas) as (keyof typeof areas)[]) {
  const files = sourcesIn(area, args.length > 0 ? args : [area]);
  if (files.length === 0) continue;
  tried += files.length;
  if ((await breakFiles(area, files, args.length === 0)) !== 0) process.exitCode = 1;
}
if (tried === 0) {
  process.stderr.write(`npm run tool -- mutants [files or folders in ${Object.keys(areas).join(', ')}]\n`);
  process.exitCode = 1;
}
