import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it.each(['=1+1', '+48 600', '-2+3', '-1 rok', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1', '－1', '=cmd|/c calc'])(
  'a cell that a spreadsheet would run is text: %j',
  (value) => expect(csvText([[value]])).toMatch(/^\ufeff"?'/),
);

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
      expect(/^\s*-/.test(cell) && !/^-\d+(,\d+)?$/.test(cell)).toBe(false);
    }),
  );
});
