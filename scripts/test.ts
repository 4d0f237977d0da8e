import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { check } from './check.ts';
import { buildApplication } from './application-build.ts';
import { buildClient } from './client-build.ts';
import { failedTests, type JourneyReport, journeysThat, shakyTests, type VitestReport } from './failures.ts';
import { runTool } from './run.ts';

type Count = Readonly<{ passed: number; failed: number; named?: readonly string[] }>;

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

async function readJson<T>(name: string): Promise<T | null> {
  return readFile(join(results, name), 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  );
}

const atSecondTry = (name: string): string => `passed at the second try only, find out why: ${name}`;

/** A run that ended badly counts as a failure even when no single test says so. */
function counted(code: number, passed: number, failed: number): Count {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function runChecks(): Promise<Count> {
  const failed = await check();
  return { passed: 0, failed, named: failed > 0 ? [`${failed} of the checks failed: see the top of this output`] : [] };
}

async function runVitest(): Promise<Count> {
  const file = join(results, 'vitest.json');
  // As with the journeys: what needs its second try is named at the end and is a defect to be found.
  const args = ['run', '--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runTool('vitest', args, { shown: true });
  const report = (await readJson<VitestReport>('vitest.json')) ?? {};
  const count = counted(code, report.numPassedTests ?? 0, report.numFailedTests ?? 0);
  return { ...count, named: [...failedTests(report, root), ...shakyTests(report, root).map(atSecondTry)] };
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

async function runJourneys(): Promise<Count> {
  let [passed, failed] = [0, 0];
  const named: string[] = [];
  for (const project of ['journeys', 'alone']) {
    const args = ['test', '--pass-with-no-tests', `--project=${project}`];
    const { code } = await runTool('@playwright/test', args, { program: 'playwright', shown: true });
    const report = (await readJson<JourneyReport>('journeys.json')) ?? {};
    const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
    const count = counted(code, expected + flaky, unexpected);
    passed += count.passed;
    failed += count.failed;
    named.push(...journeysThat('unexpected', report));
    named.push(...journeysThat('flaky', report).map(atSecondTry));
  }
  return { passed, failed, named };
}

async function runEverything(): Promise<Count> {
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  let passed = 0;
  let failed = 0;
  const named: string[] = [];
  const parts = [
    ['checks', runChecks],
    ['builds', runBuilds],
    ['tests', runVitest],
    ['journeys', runJourneys],
  ] as const;
  for (const [name, run] of parts) {
    const started = performance.now();
    const count = await run();
    passed += count.passed;
    failed += count.failed;
    named.push(...(count.named ?? []));
    process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  }
  // The last lines of a long output are what people read first.
  for (const line of named) process.stdout.write(`  ${line}\n`);
  return { passed, failed };
}

const { passed, failed } = await runEverything();
process.stdout.write(`tests: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
