import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { check } from '#scripts/checks/check.ts';
import { buildApplication } from '#scripts/build/application-build.ts';
import { buildClient } from '#scripts/build/client-build.ts';
import { failedTests, type JourneyReport, journeysThat, shakyTests, type VitestReport } from './failures.ts';
import { runTool } from '#scripts/run.ts';
import { journeysOf, testsOf, type Suite } from './suites.ts';
import { journeyTimings, readTimings, slowest, type Timings, writeTimings } from './timings.ts';

type Count = Readonly<{ passed: number; failed: number; named?: readonly string[]; timings?: Timings }>;
/** What a run of the short suite leaves for one of the rest. */
type ShortResult = Readonly<{ passed: number; failed: number; timings: Timings }>;

const root = join(import.meta.dirname, '..', '..');
const results = join(root, 'test-results');
const resultFile = join(results, 'short.json');
const slowestShown = 10;

async function readJson<T>(file: string): Promise<T | null> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  );
}

const atSecondTry = (name: string): string => `passed at the second try only, find out why: ${name}`;

/** A run that ended badly counts as a failure even when no single test states so. */
function counted(code: number, passed: number, failed: number): Count {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function runChecks(): Promise<Count> {
  const failed = await check();
  return { passed: 0, failed, named: failed > 0 ? [`${failed} of the checks failed: see the top of this output`] : [] };
}

async function runVitest(suite: Suite): Promise<Count> {
  // As with the journeys: what needs its second try is named at the end and is a defect to be found.
  const { code } = await runTool('vitest', ['run', '--retry=1', ...testsOf(suite)], {
    shown: true,
    env: { ...process.env, TEST_SUITE: suite },
  });
  const report = (await readJson<VitestReport>(join(results, 'vitest.json'))) ?? {};
  const count = counted(code, report.numPassedTests ?? 0, report.numFailedTests ?? 0);
  const named = [...failedTests(report, root), ...shakyTests(report, root).map(atSecondTry)];
  return { ...count, named, timings: readTimings(join(results, 'vitest-timings.json')) };
}

/** Before the tests, of which several start what is built: none finds a build of another's start half done. */
async function runBuilds(): Promise<Count> {
  try {
    await Promise.all([buildClient(), buildApplication()]);
    return { passed: 0, failed: 0 };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return { passed: 0, failed: 1, named: ['what is tested could not be built'] };
  }
}

async function runJourneys(suite: Suite): Promise<Count> {
  let [passed, failed] = [0, 0];
  const named: string[] = [];
  const timings: Record<string, number> = {};
  // None of the smoke needs the machine to itself.
  for (const project of suite === 'short' ? ['journeys'] : ['journeys', 'alone']) {
    const args = ['test', '--pass-with-no-tests', `--project=${project}`, ...journeysOf(suite)];
    const { code } = await runTool('@playwright/test', args, { program: 'playwright', shown: true });
    const report = (await readJson<JourneyReport>(join(results, 'journeys.json'))) ?? {};
    const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
    const count = counted(code, expected + flaky, unexpected);
    passed += count.passed;
    failed += count.failed;
    named.push(...journeysThat('unexpected', report));
    named.push(...journeysThat('flaky', report).map(atSecondTry));
    for (const [file, seconds] of Object.entries(journeyTimings(report))) timings[file] = (timings[file] ?? 0) + seconds;
  }
  return { passed, failed, named, timings };
}

/** Runs the parts one after another; what failed and what took longest are the last lines, which people read first. */
async function runParts(parts: readonly (readonly [name: string, run: () => Promise<Count>])[]): Promise<ShortResult> {
  let [passed, failed] = [0, 0];
  const named: string[] = [];
  const timings: Record<string, number> = {};
  const begun = performance.now();
  const since = (start: number): string => ((performance.now() - start) / 1000).toFixed(0);
  for (const [name, run] of parts) {
    const started = performance.now();
    const count = await run();
    passed += count.passed;
    failed += count.failed;
    named.push(...(count.named ?? []));
    Object.assign(timings, count.timings);
    process.stdout.write(`${name}: ${since(started)} s\n`);
  }
  process.stdout.write(`all: ${since(begun)} s; longest:\n`);
  for (const line of [...slowest(timings, slowestShown), ...named]) process.stdout.write(`  ${line}\n`);
  return { passed, failed, timings };
}

/** Of what a file of journeys has in both suites, the times are added up. */
function sumOf(one: Timings, other: Timings): Timings {
  const names = [...Object.keys(one), ...Object.keys(other)];
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}

/** `--all` runs every test there is; with `--rest` those that `npm test`, run before, did not, and counts both. */
const [all, rest] = ['--all', '--rest'].map((option) => process.argv.includes(option));
const before = all && rest ? await readJson<ShortResult>(resultFile) : null;
if (all && rest && !before) throw new Error('--rest goes on from `npm test`, which did not run before.');
if (!before) await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const suite = all ? (rest ? 'long' : 'all') : 'short';
const own = await runParts([
  ...(rest ? [] : [['checks', runChecks] as const]),
  ['builds', runBuilds],
  ['tests', () => runVitest(suite)],
  ['journeys', () => runJourneys(suite)],
]);
const timings = sumOf(own.timings, before?.timings ?? {});
if (all && own.failed === 0) writeTimings(timings);
if (!all) await writeFile(resultFile, JSON.stringify(own));
const [passed, failed] = [own.passed + (before?.passed ?? 0), own.failed + (before?.failed ?? 0)];
process.stdout.write(`tests: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
