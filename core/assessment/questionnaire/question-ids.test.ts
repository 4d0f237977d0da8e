import fc from 'fast-check';
import { expect, it } from 'vitest';
import { questionId, questionPlace } from './question-ids.ts';
import { regimes } from '#core/platform/regimes.ts';

it('an id leads back to the place it was made from', () => {
  const place = fc.record({
    regime: fc.constantFrom(...regimes),
    section: fc.integer({ min: 1, max: 99 }),
    number: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(place, (one) => {
      expect(questionPlace(questionId(one))).toEqual(one);
    }),
  );
});

it.each(['', 'nis2', 'nis2-1', 'nis2-0-1', 'nis2-1-01', 'gdpr-1-1', 'ai_act-1-1', 'nis2-1-2-3', ' nis2-1-1'])(
  '%j is the id of no question',
  (id) => {
    expect(questionPlace(id)).toBeNull();
  },
);
