import { describe, expect, it } from 'vitest';
import { annexSectors } from '#core/assessment/scope/kinds/kind.ts';
import { roundedScore, sectorsOfAnswers } from './sector-scores.ts';

describe('scores of a sector', () => {
  it.each([
    [0, 0],
    [2.49, 0],
    [2.5, 5],
    [74.99, 75],
    [77.4, 75],
    [100, 100],
  ])('%s % is told as %s', (percent, shown) => {
    expect(roundedScore(percent)).toBe(shown);
  });

  it('the sectors of a check are those of the annexes, in their order', () => {
    expect(sectorsOfAnswers({ sectors: ['in_food', 'in_energy', 'transport', 'sector_unsure'] })).toEqual(['in_energy', 'in_food']);
    expect(sectorsOfAnswers({ seat: 'poland' })).toEqual([]);
    expect(sectorsOfAnswers(undefined)).toEqual([]);
    expect(sectorsOfAnswers({ sectors: [...annexSectors] })).toEqual(annexSectors);
  });
});
