/** Rows that say the same, the first one standing for all. */
export type Fold<Row> = Readonly<[first: Row, ...rest: Row[]]>;

/**
 * Folds equal rows into one. `neighbours`: only those that follow each other, where the order means something; `all`:
 * wherever they stand, in the place of the first.
 */
export function foldEqual<Row>(rows: readonly Row[], keyOf: (row: Row) => string, which: 'neighbours' | 'all'): Fold<Row>[] {
  const folds: [string, [Row, ...Row[]]][] = [];
  for (const row of rows) {
    const same = which === 'all' ? folds.find(([said]) => said === keyOf(row)) : folds.at(-1);
    if (same && same[0] === keyOf(row)) same[1].push(row);
    else folds.push([keyOf(row), [row]]);
  }
  return folds.map(([, fold]) => fold);
}
