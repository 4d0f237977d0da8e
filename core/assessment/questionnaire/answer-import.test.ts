import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, merged, plainComment, plainWord, type AnswerWithComment } from './answer-import.ts';
import { answerValues } from './questionnaire.ts';

const given: fc.Arbitrary<AnswerWithComment> = fc.record({
  answer: fc.constantFrom(...answerValues),
  comment: fc.constantFrom('', 'a', 'a\n', 'b\r\nc'),
});
const maybe = fc.option(given);

describe('a filled row', () => {
  it('that was not touched changes nothing, whatever happened since', () => {
    fc.assert(fc.property(given, maybe, (exported, now) => merged({ exported, filled: exported, now }) === 'same'));
  });

  it('that states what is said already changes nothing', () => {
    fc.assert(fc.property(maybe, given, (exported, now) => merged({ exported, filled: now, now }) === 'same'));
  });

  it('changes what nobody touched meanwhile, and is a conflict where somebody did', () => {
    fc.assert(
      fc.property(maybe, given, maybe, (exported, filled, now) => {
        const outcome = merged({ exported, filled, now });
        if (outcome !== 'same') expect(outcome).toBe(isSame(exported, now) ? 'change' : 'conflict');
        else expect(isSame(filled, now) || isSame(filled, exported)).toBe(true);
      }),
    );
  });

  it('is read alike from every program', () => {
    expect(plainComment('a\r\nb\rc \n')).toBe('a\nb\nc');
    expect(plainWord('  Tak,\u00a0W PEŁNI  spełnione ')).toBe('tak, w pełni spełnione');
  });
});
