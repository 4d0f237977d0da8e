import { expect, it } from 'vitest';
import { placeAfterSignIn } from '#contract/platform/pages.ts';

it.each(['/', '/pulpit?x=1#a', '/ocena/nis2/1', '/ż'])('signing in leads to %j of this site', (next) => {
  expect(placeAfterSignIn(next)).toBe(next);
});

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\r\nb',
  'https://evil.example',
  'javascript:1',
];

it.each([...elsewhere, '', null])('signing in does not lead to %j', (next) => {
  expect(placeAfterSignIn(next)).toBe('/');
});

it('without a place that was requested, signing in leads to the own start page', () => {
  expect([
    placeAfterSignIn(null, '/klienci'),
    placeAfterSignIn('/plan-dzialan', '/klienci'),
    placeAfterSignIn('//evil.example', '/klienci'),
  ]).toEqual(['/klienci', '/plan-dzialan', '/klienci']);
});
