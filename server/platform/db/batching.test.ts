import { setTimeout as later } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { charge, waitingAs, deadlineOf, type Waiting } from './deadlines.ts';
import { batched } from './batching.ts';

function recordingBatch() {
  const questions: (readonly string[])[] = [];
  const ask = batched(async (keys: readonly string[]) => {
    questions.push(keys);
    await later(1);
    return keys.map((key) => (key === 'none' ? new Error('none') : key.toUpperCase()));
  });
  return { questions, ask };
}

describe('what is wanted at the same moment', () => {
  it('is one question, whose answers reach who asked, also where the same is wanted twice', async () => {
    const { questions, ask } = recordingBatch();
    expect(await Promise.all([ask('a'), ask('b'), ask('a')])).toEqual(['A', 'B', 'A']);
    expect(questions).toEqual([['a', 'b', 'a']]);
  });

  it('is asked anew each time: nothing is remembered', async () => {
    const { questions, ask } = recordingBatch();
    await ask('a');
    await ask('a');
    expect(questions).toEqual([['a'], ['a']]);
  });

  it('fails for the one whose answer is an error, and for all when the question fails', async () => {
    const { ask } = recordingBatch();
    const [one, other] = await Promise.allSettled([ask('none'), ask('b')]);
    expect(one).toMatchObject({ status: 'rejected', reason: { message: 'none' } });
    expect(other).toEqual({ status: 'fulfilled', value: 'B' });
    const failing = batched(async (): Promise<string[]> => {
      throw new Error('away');
    });
    const all = await Promise.allSettled([failing('a'), failing('b')]);
    expect(all.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual(['Error: away', 'Error: away']);
  });

  it('goes in questions of at most 64', async () => {
    const { questions, ask } = recordingBatch();
    await Promise.all(Array.from({ length: 100 }, (_, at) => ask(String(at))));
    expect(questions.map((keys) => keys.length)).toEqual([64, 36]);
  });

  it('uses up the time limit of everybody who waited for a slow answer, once', async () => {
    const slow = batched((keys: readonly string[]) => charge(deadlineOf(), () => later(300, keys)));
    const callers: Waiting[] = [1, 2].map(() => ({ deadlineKind: 'call', waited: 0 }));
    await Promise.all(callers.map((waiting, at) => waitingAs(waiting, () => slow(String(at)))));
    const [first, second] = callers.map(({ waited }) => waited);
    expect(second).toBeGreaterThan(0);
    // Whose call happened to ask is not charged twice.
    expect(first! / second!).toBeLessThan(1.5);
  });
});
