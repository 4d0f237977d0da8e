import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { broken, instrumented, mutantsOf } from './instrument.ts';

const file = 'a.ts';

function changes(source: string): string[] {
  return mutantsOf(file, source, 0).map((mutant) => broken(source, mutant));
}

/** What `result` is after a source ran, or the name of its failure; awake is one mutant at most. */
function outcome(source: string, awake = -1): unknown {
  try {
    return runInNewContext(`${source}; JSON.stringify(result)`, { __mutant: (id: number) => id === awake });
  } catch (error) {
    return (error as Error).name;
  }
}

describe('a source with mutants in it', () => {
  it.each([
    ['one decision after another', 'let result = ""; const a = 3; if (a > 2) result += "big"; else result += "small";'],
    ['?? beside &&', 'const a = null; const b = 1; const result = a ?? (b && 2);'],
    ['a chain', 'const a = { b: { c: (n) => n + 1 } }; const result = a?.b?.c(2) ?? a?.["b"];'],
    ['a loop with removed statements', 'const result = []; for (const one of [1, 2]) result.push(one * 2 + 1);'],
    ['templates and calls', 'const result = `${["b", "a", " c "].map((x) => x.trim()).toSorted().join("-")}!`;'],
    ['parentheses', 'const a = 2; const result = ((a + 1) * (a - 5)) / -(a % 7) <= 4 || !(a === 2);'],
  ])('behaves as before while they sleep, and as each one says when it is awake: %s', (_, source) => {
    const mutants = mutantsOf(file, source, 0);
    expect(mutants.length).toBeGreaterThan(2);
    const code = instrumented(source, mutants);
    expect(outcome(code)).toBe(outcome(source));
    for (const mutant of mutants) expect(outcome(code, mutant.id), `${mutant.was} → ${mutant.is}`).toBe(outcome(broken(source, mutant)));
  });

  it('leaves types, imports, keys and the text of other languages alone', () => {
    const source = "import a from 'a';\ntype T = 'x' | 1;\nconst o = { 'k': b } as const;\nconst q = sql`select 1 from t where id = ${b}`;";
    expect(changes(source)).toEqual([]);
  });

  it('leaves alone what only developers read', () => {
    const source = "deps.log.warn({ err: 1 }, 'odd'); work().catch((error) => log.error({ err: error }, 'odder'));";
    expect(changes(source)).toEqual([source.replace(/work.*/, ';')]);
    expect(changes("if (!one) throw new Error('there is none');")).not.toContainEqual(expect.stringContaining("Error('')"));
    expect(changes("throw new Refusal(404, 'none');")).toContain("throw new Refusal(404, '');");
  });

  it('makes a number visibly another one', () => {
    expect(changes('const [day, some] = [86_400_000, 3];')).toEqual(
      expect.arrayContaining(['const [day, some] = [172800000, 3];', 'const [day, some] = [86_400_000, 4];']),
    );
  });

  it('knows where a mutant stands', () => {
    const [mutant] = mutantsOf(file, '\n\nconst one = 1;', 7);
    expect(mutant).toMatchObject({ id: 7, line: 3, was: '1', is: '2' });
  });
});
