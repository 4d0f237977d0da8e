import { expect, it } from 'vitest';
import { foundEntries } from './matching-entries.ts';

const entries = [
  { href: '/a', kind: 'Strony', label: 'Plan działań' },
  { href: '/b', kind: 'Działania', label: 'Przygotuj procedurę obsługi incydentu', also: '3.5' },
  { href: '/c', kind: 'Pytania', label: '3.5 Czy organizacja stosuje procedurę obsługi incydentu?' },
  { href: '/d', kind: 'Wzory', label: 'Łańcuch dostaw: polityka' },
];

it('finds what holds every word, without regard to case and diacritics, the best fit first', () => {
  const found = (typed: string) => foundEntries(entries, typed, 10).map(({ href }) => href);
  expect(found('LANCUCH')).toEqual(['/d']);
  expect(found('procedure incydentu')).toEqual(['/b', '/c']);
  expect(found('3.5')).toEqual(['/c', '/b']);
  expect(found('dzialan')).toEqual(['/a']);
  expect(found('incydentu audyt')).toEqual([]);
});

it('offers everything while nothing is typed, up to a bound', () => {
  expect(foundEntries(entries, '  ', 3).map(({ href }) => href)).toEqual(['/a', '/b', '/c']);
});
