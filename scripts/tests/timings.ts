import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JourneyReport } from './failures.ts';

/** Seconds by test file. */
export type Timings = Readonly<Record<string, number>>;

/** What the last `npm run test:all` took; files are run in that order, the longest first. */
export const timingsFile = join(import.meta.dirname, 'timings.json');

export function readTimings(file: string = timingsFile): Timings {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Timings;
  } catch {
    return {};
  }
}

/** In whole seconds and sorted by name, so that a change of the file shows what became slower. */
export function writeTimings(timings: Timings, file: string = timingsFile): void {
  const names = Object.keys(timings).toSorted();
  const rounded = Object.fromEntries(names.map((name) => [name, Math.round(timings[name]!)]));
  writeFileSync(file, `${JSON.stringify(rounded, null, 2)}\n`);
}

/** Seconds of the journeys of each file, from a report in Playwright's JSON form. */
export function journeyTimings({ suites = [], specs = [] }: JourneyReport): Timings {
  const all = [
    ...specs.map(({ file = '', tests = [] }) => {
      const millis = tests.flatMap(({ results = [] }) => results.map(({ duration = 0 }) => duration));
      return [`e2e/${file}`, millis.reduce((sum, one) => sum + one, 0) / 1000] as const;
    }),
    ...suites.flatMap((suite) => Object.entries(journeyTimings(suite))),
  ];
  const sums = new Map<string, number>();
  for (const [file, seconds] of all) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return Object.fromEntries(sums);
}

/** The files that took longest, one a line. */
export function slowest(timings: Timings, count: number): string[] {
  const sorted = Object.entries(timings).toSorted(([, one], [, other]) => other - one);
  return sorted.slice(0, count).map(([file, seconds]) => `${seconds.toFixed(1).padStart(6)} s ${file}`);
}
