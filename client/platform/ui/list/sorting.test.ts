import { expect, it } from 'vitest';
import { searchFor, someOf } from './address.ts';
import { pressed, sortedBy, sortingFrom, sortingText } from './sorting.ts';

const columns = ['name', 'end'] as const;

it('the order stands in the address, and an unknown one is that at first', () => {
  expect(sortingFrom(columns, '-end', 'name')).toEqual({ by: 'end', isReversed: true });
  expect([sortingFrom(columns, null, 'name'), sortingFrom(columns, '-x', 'name')]).toEqual([
    { by: 'name', isReversed: false },
    { by: 'name', isReversed: false },
  ]);
  expect(sortingText({ by: 'end', isReversed: true })).toBe('-end');
});

it('the head of a column sorts by it, pressed again the other way round', () => {
  const once = pressed(sortingFrom(columns, null, 'name'), 'end');
  expect([once, pressed(once, 'end'), pressed(pressed(once, 'end'), 'end')].map(sortingText)).toEqual(['end', '-end', 'end']);
});

it('what is alike keeps its order either way', () => {
  const rows = ['b1', 'a1', 'b2'];
  const byLetter = (a: string, b: string): number => a.charCodeAt(0) - b.charCodeAt(0);
  expect([sortedBy(rows, byLetter, false), sortedBy(rows, byLetter, true), rows]).toEqual([
    ['a1', 'b1', 'b2'],
    ['b1', 'b2', 'a1'],
    ['b1', 'a1', 'b2'],
  ]);
});

it('the address holds only what is narrowed, and of choices only those that there are', () => {
  expect(searchFor({ q: 'ż', state: '', sort: 'name' }, { q: '', state: '', sort: 'name' })).toBe('q=%C5%BC');
  expect([someOf(columns, 'end,nonsense,name'), someOf(columns, null)]).toEqual([['name', 'end'], []]);
});
