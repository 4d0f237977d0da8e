import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it.each(['=1+1', '+48 600', '-2+3', '-1 rok', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1', '－1', '=cmd|/c calc'])(
  'a cell that a spreadsheet would run is text: %j',
  (value) => expect(csvText([[value]])).toMatch(/^\ufeff"?'/),
);

it.each([
  ['Firma,=1+1', "Firma,'=1+1"],
  ['a, @SUM(A1)', "a, '@SUM(A1)"],
  ['a;\t+1', "a;\t'+1"],
  ['a\n=1', "a\n'=1"],
  ['a",=1', 'a"",\'=1'],
])('a text that another mark would part is no formula behind it: %j', (value, safe) => expect(csvText([[value]])).toContain(safe));

it('is made in a time that grows as its length', () => {
  const begun = performance.now();
  for (const letter of [',', ' ', '\t', '\n', ', ']) csvText([[letter.repeat(100_000)]]);
  expect(performance.now() - begun).toBeLessThan(500);
});

it.each(['-12', '-12,50', '12,50', 'a=b', '2026-11-21'])('a cell that it would not run stays as it is: %s', (value) => {
  expect(csvText([[value]])).toBe(`\ufeff${value}\r\n`);
});

it('no text whatever begins a cell with what would be run', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const cell = csvText([[value]])
        .slice(1, -2)
        .replace(/^"/, '');
      expect(/^\s*[=+@\t\r]/.test(cell)).toBe(false);
      expect(/[,;\t\r\n] *[=+\-@]/.test(cell)).toBe(false);
      expect(/^\s*-/.test(cell) && !/^-\d+(,\d+)?$/.test(cell)).toBe(false);
    }),
  );
});
