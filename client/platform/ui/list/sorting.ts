import { oneOf } from './address.ts';

/** By which column a list is sorted, and whether from its end. */
export type Sorting<C extends string> = Readonly<{ by: C; isReversed: boolean }>;

/** As it stands in the address: `name`, or `-name` from its end. */
export function sortingFrom<C extends string>(columns: readonly C[], value: string | null, otherwise: C): Sorting<C> {
  const by = oneOf(columns, value?.replace(/^-/, '') ?? null, otherwise);
  return { by, isReversed: value === `-${by}` };
}

export function sortingText({ by, isReversed }: Sorting<string>): string {
  return `${isReversed ? '-' : ''}${by}`;
}

/** The order after a press on the head of a column: another column from its beginning, the same one the other way round. */
export function pressed<C extends string>(sorting: Sorting<C>, column: C): Sorting<C> {
  return { by: column, isReversed: sorting.by === column && !sorting.isReversed };
}

/** Sorts without touching what is given; what is alike keeps the order that it came in. */
export function sortedBy<T>(items: readonly T[], compare: (a: T, b: T) => number, isReversed: boolean): T[] {
  return items.toSorted(isReversed ? (a, b) => compare(b, a) : compare);
}
