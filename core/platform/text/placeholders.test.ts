import { expect, it } from 'vitest';
import { filled } from './placeholders.ts';

it('fills what has a value and leaves the rest', () => {
  expect(filled('{name}: {count}, {other}', { name: 'A', count: 2 })).toBe('A: 2, {other}');
});

it('ends a sentence with one full stop, also after a company whose name ends in one', () => {
  const company = 'HUTA ŻELAZOWA S.A.';
  expect(filled('Konto firmy {company}.', { company })).toBe('Konto firmy HUTA ŻELAZOWA S.A.');
  expect(filled('Konto firmy {company}. Dalej', { company })).toBe('Konto firmy HUTA ŻELAZOWA S.A. Dalej');
  expect(filled('Konto firmy {company}, {company}', { company })).toBe('Konto firmy HUTA ŻELAZOWA S.A., HUTA ŻELAZOWA S.A.');
});
