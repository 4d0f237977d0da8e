import { checkModules } from './modules.ts';
import { runTool, type Outcome } from '#scripts/run.ts';

const atOnce = 2;

/** The fast gate: what can be known about the code without running it. */
const checks: readonly (readonly [name: string, run: () => Promise<Outcome>])[] = [
  // The linter works out the types of every project for its rules anyway, each by the nearest `tsconfig.json`, and states what is wrong with them.
  ['types, lint and import boundaries (oxlint)', () => runTool('oxlint', ['--deny-warnings', '--format=unix', '--type-check'])],
  ['order of the modules', checkModules],
  ['format (oxfmt)', () => runTool('oxfmt', ['--check'])],
  ['dead code (knip)', () => runTool('knip', ['--no-config-hints'])],
];

/** Runs every check and says one line about each, with the output of those that fail. Returns how many failed. */
export async function check(): Promise<number> {
  const waiting = [...checks];
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, run] = next;
      const started = performance.now();
      const { code, output } = await run();
      if (code !== 0) failed += 1;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n${code === 0 ? '' : output}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}

if (import.meta.main) process.exitCode = (await check()) === 0 ? 0 : 1;
