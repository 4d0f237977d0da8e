import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Area } from './areas.ts';
import type { Mutant } from './instrument.ts';
import type { CustomerNote } from './worker.ts';

export type Verdict = 'noticed' | 'survived' | 'unmet';

/** Longer than the tests of any file take. */
const longestTrialMillis = 300_000;

type Trial = Readonly<{ area: Area; all: readonly Mutant[]; seed: number; say: (mutant: Mutant, verdict: Verdict) => void }>;

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  return ended;
}

/** Tries mutants in a process of its own until all are through or one hangs; gives what became of those it came to. */
function round({ area, all, seed, say }: Trial, awake: readonly number[]): Promise<Map<number, Verdict>> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  const found = new Map<number, Verdict>();
  const verdict = (id: number, what: Verdict): void => {
    found.set(id, what);
    say(
      all.find((one) => one.id === id)!,
      what,
    );
  };
  return new Promise((resolve, reject) => {
    let [trying, timer]: [number | null, NodeJS.Timeout | undefined] = [null, undefined];
    child.on('message', (told: CustomerNote) => {
      clearTimeout(timer);
      if (told.tells === 'broken') reject(new Error(`The tests fail without any mutant: ${stripVTControlCharacters(told.why)}`));
      else if (told.tells === 'trying') {
        trying = told.id;
        // A mutant that makes a test wait for ever is noticed.
        timer = setTimeout(() => {
          verdict(trying!, 'noticed');
          void end(child).then(() => resolve(found));
        }, longestTrialMillis);
      } else if (told.tells !== 'done') verdict(told.id, told.tells);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      if (trying !== null && !found.has(trying)) verdict(trying, 'noticed');
      resolve(found);
    });
    child.send({ area, all, seed, awake });
  });
}

/** What becomes of each of the mutants. */
export async function tryAll(trial: Trial, awake: readonly number[]): Promise<Map<number, Verdict>> {
  const found = new Map<number, Verdict>();
  let left = [...awake];
  while (left.length > 0) {
    const some = await round(trial, left);
    if (some.size === 0) throw new Error('The tests ended before a single mutant was tried.');
    for (const [id, what] of some) found.set(id, what);
    left = left.filter((id) => !found.has(id));
  }
  return found;
}
