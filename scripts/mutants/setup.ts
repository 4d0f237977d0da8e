import { appendFileSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

/** What the driver asks of this run: the mutant that is awake, or null to learn which test meets which mutant. */
type Asked = Readonly<{ awake: number | null; seen: string; seed: number }>;

/** A mutant met so often is a loop without an end. */
const longestLoop = 5_000_000;

const asked = JSON.parse(readFileSync(process.env.MUTANTS_ASKED!, 'utf8')) as Asked;
// The same cases for every mutant, so that only the mutant decides; nobody reads the smallest case that fails.
fc.configureGlobal({ seed: asked.seed, endOnFailure: true });
// Every file loads its modules itself, so that it meets what stands outside of functions.
vi.resetModules();
const met = new Map<string, Set<number>>();
const millis = new Map<string, number>();
let [file, current] = ['', ''];
let [times, begun] = [0, 0];

function meet(id: number): boolean {
  const known = met.get(current) ?? new Set();
  met.set(current, known.add(id));
  return false;
}

function isAwake(id: number): boolean {
  if (id !== asked.awake) return false;
  times += 1;
  if (times > longestLoop) throw new Error('a loop without an end');
  return true;
}

Object.assign(globalThis, { __mutant: asked.awake === null ? meet : isAwake });

if (asked.awake === null) {
  beforeEach(({ task }) => {
    file = task.file.filepath;
    current = task.fullTestName;
    begun = performance.now();
  });
  afterEach(() => {
    millis.set(current, performance.now() - begun);
    current = '';
  });
  afterAll(() => {
    const tests = [...met].map(([test, ids]) => ({ test, ids: [...ids], millis: millis.get(test) ?? 0 }));
    appendFileSync(asked.seen, `${JSON.stringify({ file, tests })}\n`);
  });
}
