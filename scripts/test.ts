import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { check } from './check.ts';
import { buildClient } from './client-build.ts';
import { runTool } from './run.ts';

type Count = Readonly<{ passed: number; failed: number }>;

const results = join(import.meta.dirname, '..', 'test-results');

async function readJson<T>(name: string): Promise<T | null> {
  return readFile(join(results, name), 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  );
}

/** A run that ended badly counts as a failure even when no single test says so. */
function counted(code: number, passed: number, failed: number): Count {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function runChecks(): Promise<Count> {
  return { passed: 0, failed: await check() };
}

async function runVitest(): Promise<Count> {
  const file = join(results, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runTool('vitest', args, { shown: true });
  const report = await readJson<{ numPassedTests: number; numFailedTests: number }>('vitest.json');
  return counted(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

async function runJourneys(): Promise<Count> {
  try {
    await buildClient();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return { passed: 0, failed: 1 };
  }
  let [passed, failed] = [0, 0];
  for (const project of ['journeys', 'alone']) {
    const args = ['test', '--pass-with-no-tests', `--project=${project}`];
    const { code } = await runTool('@playwright/test', args, { program: 'playwright', shown: true });
    const report = await readJson<{ stats: { expected: number; flaky: number; unexpected: number } }>('journeys.json');
    const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
    const count = counted(code, expected + flaky, unexpected);
    if (flaky > 0) process.stdout.write(`${flaky} of the journeys passed at the second try only: find out why.\n`);
    passed += count.passed;
    failed += count.failed;
  }
  return { passed, failed };
}

async function runEverything(): Promise<Count> {
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  let passed = 0;
  let failed = 0;
  const parts = [
    ['checks', runChecks],
    ['tests', runVitest],
    ['journeys', runJourneys],
  ] as const;
  for (const [name, run] of parts) {
    const started = performance.now();
    const count = await run();
    passed += count.passed;
    failed += count.failed;
    process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  }
  return { passed, failed };
}

const { passed, failed } = await runEverything();
process.stdout.write(`tests: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
