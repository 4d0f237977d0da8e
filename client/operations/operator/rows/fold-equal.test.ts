import { describe, expect, it } from 'vitest';
import { foldEqual } from './fold-equal.ts';

const keyOf = (row: { what: string }): string => row.what;
const rows = ['a', 'a', 'b', 'a'].map((what, at) => ({ what, at }));

describe('equal rows of the console', () => {
  it('become one where they follow each other, so that the order stays true', () => {
    const folds = foldEqual(rows, keyOf, 'neighbours');
    expect(folds.map((fold) => fold.map(({ at }) => at))).toEqual([[0, 1], [2], [3]]);
  });

  it('become one wherever they stand, in the place of the newest', () => {
    const folds = foldEqual(rows, keyOf, 'all');
    expect(folds.map((fold) => fold.map(({ at }) => at))).toEqual([[0, 1, 3], [2]]);
  });

  it('lose no row', () => {
    const many = Array.from({ length: 49 }, (_, at) => ({ what: 'same', at }));
    expect(foldEqual(many, keyOf, 'neighbours')).toEqual([many]);
    expect(foldEqual([], keyOf, 'all')).toEqual([]);
  });
});
