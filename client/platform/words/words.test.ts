import { expect, it } from 'vitest';
import { textOf, wordsOf } from './words.ts';

const words = wordsOf({
  plan: {
    title: 'Plan {{name}}',
    empty: '',
    days_one: '{{count}} dzień',
    days_few: '{{count}} dni',
    days_many: '{{count}} dni',
    days_other: '{{count}} dnia',
  },
});

it('a text is found by its place and filled in', () => {
  expect(textOf(words, 'pl', 'plan.title', { name: 'A' })).toBe('Plan A');
  expect(textOf(words, 'pl', 'plan.title')).toBe('Plan ');
  expect(textOf({ whose: 'Konto {{name}}.' }, 'pl', 'whose', { name: 'HUTA S.A.' })).toBe('Konto HUTA S.A.');
});

it('a number is written in the plural form of the language', () => {
  expect([1, 2, 5, 22].map((count) => textOf(words, 'pl', 'plan.days', { count }))).toEqual(['1 dzień', '2 dni', '5 dni', '22 dni']);
  expect(textOf({ days_one: 'one day', days_other: '{{count}} days' }, 'en', 'days', { count: 0 })).toBe('0 days');
  expect(textOf({ jours_one: '{{count}} jour', jours_other: '{{count}} jours' }, 'fr', 'jours', { count: 0 })).toBe('0 jour');
});

it('what is not there, or is there without a text, is nothing', () => {
  expect(textOf(words, 'pl', 'plan.other')).toBeNull();
  expect(textOf(words, 'pl', 'plan.empty')).toBeNull();
});

it('a value is never read as a place for another one', () => {
  expect(textOf({ a: '{{x}} {{y}}' }, 'en', 'a', { x: '{{y}}', y: '$&' })).toBe('{{y}} $&');
});
