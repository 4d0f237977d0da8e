import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellWords } from './cells.ts';
import { controlNamed } from './control-id.ts';
import type { StatementHeadings } from './layout.ts';
import { readStatement, type ReadStatement } from './read.ts';

const words: CellWords = {
  yes: ['tak', 'x'],
  no: ['nie'],
  implemented: ['wdrozone'],
  partial: ['czesciowo'],
  planned: ['planowane'],
  not_implemented: ['niewdrozone'],
  not_assessed: ['nieocenione'],
  excluded: ['wylaczone', 'nie dotyczy'],
};
const headings: StatementHeadings = {
  applied: ['stosowane'],
  excluded: ['wylaczone'],
  state: ['stan', 'wdrozone'],
  other: ['uzasadnienie'],
};

function read(rows: readonly (readonly string[])[], hidden = false): ReadStatement | null {
  return readStatement([{ name: 'x', hidden, rows: rows.map((row) => row.map((text) => ({ text }))) }], headings, words);
}
const states = (rows: readonly (readonly string[])[]) => read(rows)?.controls.map(({ control, state }) => `${control} ${state}`);
const problems = (rows: readonly (readonly string[])[]) => read(rows)?.problems.map(({ problem, place }) => `${place.row + 1} ${problem}`);
const head = ['Nr', 'Stosowane', 'Stan'];

describe('what names a control', () => {
  it.each([
    ['A.5.1', 'A.5.1'],
    ['5.1', 'A.5.1'],
    ['A 8.24', 'A.8.24'],
    ['A8.24.', 'A.8.24'],
    ['A.5.01', 'A.5.1'],
    ['a. 5.7 Threat intelligence', 'A.5.7'],
    ['Załącznik A 5.1', 'A.5.1'],
    ['ISO 27001:2022 A.5.31', 'A.5.31'],
    ['5.1 Polityki', 'A.5.1'],
    ['Ａ.5.1', 'A.5.1'],
    ['A.9.1.2', 'older'],
    ['9.1.2', 'older'],
    ['A.12.4', 'older'],
    ['A.5.1.1', 'older'],
    ['A.5.38', 'unknown'],
    ['8.35', 'unknown'],
    ['6.1.3', 'clause'],
    ['4.1', 'clause'],
    ['10.2', 'clause'],
    ['Lp. 1', 'none'],
    ['5', 'none'],
    ['2026-01-05', 'none'],
    ['1.2', 'none'],
    ['A.19.1', 'none'],
    ['5.1.1.1', 'none'],
    ['DA.8.5', 'none'],
  ])('%s', (text, expected) => {
    const name = controlNamed(text);
    expect(name?.is === 'control' ? name.id : (name?.is ?? 'none')).toBe(expected);
  });
});

describe('a row', () => {
  it.each([
    ['tak', 'wdrożone', 'implemented', null],
    ['TAK', ' Wdrożone ', 'implemented', null],
    ['tak', 'tak', 'implemented', null],
    ['tak', 'nie', 'not_implemented', null],
    ['', 'częściowo', 'partial', null],
    ['tak', '', 'not_assessed', null],
    ['', '', 'not_assessed', null],
    ['nie', '', 'excluded', null],
    ['nie', 'planowane', 'excluded', null],
    ['wyłączone', 'cokolwiek', 'excluded', null],
    ['☒', 'wdrożone', 'implemented', null],
    ['nie', 'wdrożone', 'not_assessed', 'contradiction'],
    ['tak', 'nie dotyczy', 'not_assessed', 'contradiction'],
    ['', 'nie dotyczy', 'excluded', null],
    ['chyba', 'wdrożone', 'not_assessed', 'unknown_applied'],
    ['tak', 'wdrożone, ale nie działa', 'not_assessed', 'unknown_state'],
    ['tak', 'Jan Kowalski', 'not_assessed', 'unknown_state'],
  ])('that is applied “%s” and whose state is “%s”', (applied, state, expected, problem) => {
    const found = read([head, ['A.8.13', applied, state]]);
    expect(found?.controls[0]?.state).toBe(expected);
    expect(found?.problems.map((one) => one.problem)).toEqual(problem ? [problem] : []);
    // What was not understood is not stored.
    if (problem) expect(found?.controls[0]?.written).toBe('');
  });

  it('that only states that a control applies does not say that it is implemented', () => {
    expect(
      states([
        ['Nr', 'Stosowane'],
        ['A.5.1', 'tak'],
        ['A.5.2', 'nie'],
        ['A.5.3', 'planowane'],
      ]),
    ).toEqual(['A.5.1 not_assessed', 'A.5.2 excluded', 'A.5.3 planned']);
  });

  it('may say in a column of its own that it is excluded', () => {
    const rows = [
      ['Nr', 'Wyłączone', 'Stan'],
      ['A.5.1', 'x', ''],
      ['A.5.2', '', 'wdrożone'],
      ['A.5.3', 'x', 'wdrożone'],
    ];
    expect(states(rows)).toEqual(['A.5.1 excluded', 'A.5.2 implemented', 'A.5.3 not_assessed']);
    expect(problems(rows)).toEqual(['4 contradiction']);
  });
});

describe('a file', () => {
  it('is read below its headings, whatever stands above them and in which order its columns stand', () => {
    const rows = [
      ['Deklaracja stosowania', '', '', ''],
      ['Firma, wdrożone 2026', '', '', ''],
      [],
      ['Stan', 'Uzasadnienie stosowane', 'Zabezpieczenie', 'Stosowane'],
      ['', '', '5 Organizacyjne', ''],
      ['wdrożone', 'ryzyko', 'A.5.1 Polityki', 'tak'],
      ['planowane', '', 'A.8.13', 'tak'],
    ];
    expect(states(rows)).toEqual(['A.5.1 implemented', 'A.8.13 planned']);
    expect(read(rows)?.controls[0]?.place).toEqual({ sheet: 0, row: 5, column: 2 });
    expect(problems(rows)).toEqual([]);
  });

  it('without headings, without controls or hidden is none', () => {
    expect(
      read([
        ['A.5.1', 'tak', 'wdrożone'],
        ['A.5.2', 'tak', 'wdrożone'],
      ]),
    ).toBeNull();
    expect(read([head, ['Serwer', 'tak', 'wdrożone']])).toBeNull();
    expect(
      read([
        ['Nr', 'Nazwa'],
        ['A.5.1', 'Polityki'],
      ]),
    ).toBeNull();
    expect(read([head, ['A.5.1', 'tak', 'wdrożone']], true)).toBeNull();
    expect(read([])).toBeNull();
  });

  it('of the edition of 2013 is refused row by row, its headings of parts too', () => {
    const rows = [
      head,
      ['A.5.1 Kierunki', '', ''],
      ['A.5.1.1', 'tak', 'wdrożone'],
      ['A.9.1.2', 'tak', 'wdrożone'],
      ['A.18.2.3', 'nie', ''],
    ];
    expect(states(rows)).toEqual([]);
    expect(problems(rows)).toEqual(['2 other_edition', '3 other_edition', '4 other_edition', '5 other_edition']);
  });

  it('with one row of another edition keeps the others', () => {
    const rows = [head, ['A.5.1', 'tak', 'wdrożone'], ['A.5.2', 'tak', 'wdrożone'], ['A.9.1.2', 'tak', 'wdrożone'], ['A.5.38', 'tak', '']];
    expect(states(rows)).toEqual(['A.5.1 implemented', 'A.5.2 implemented']);
    expect(problems(rows)).toEqual(['4 other_edition', '5 unknown_control']);
  });

  it('whose program made 5.1 of 5.10 says nothing of either', () => {
    const rows = [head, ['5.1', 'tak', 'wdrożone'], ['5.2', 'tak', 'wdrożone'], ['5.1', 'tak', 'planowane']];
    expect(states(rows)).toEqual(['A.5.2 implemented']);
    expect(problems(rows)).toEqual(['2 unclear_number', '4 unclear_number']);
  });

  it('that has clauses of the standard too is not read where a number may be either', () => {
    const rows = [head, ['4.1', 'tak', 'wdrożone'], ['5.1', 'tak', 'wdrożone'], ['5.9', 'tak', 'wdrożone']];
    expect(states(rows)).toEqual(['A.5.9 implemented']);
    expect(problems(rows)).toEqual(['2 unknown_control', '3 unclear_number']);
    expect(states([head, ['5.1', 'tak', 'wdrożone'], ['A.5.1', 'tak', 'planowane']])).toEqual(['A.5.1 planned']);
  });

  it('that has a control twice states about it what the weaker row states', () => {
    const rows = [
      head,
      ['A.8.13', 'tak', 'wdrożone'],
      ['A.8.13', 'tak', 'planowane'],
      ['A.8.14', 'tak', 'wdrożone'],
      ['A.8.14', 'tak', 'wdrożone'],
    ];
    expect(states(rows)).toEqual(['A.8.13 planned', 'A.8.14 implemented']);
    expect(problems(rows)).toEqual(['2 repeated']);
  });

  it('however it is mangled is read or refused', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('A.5.1', '5.1', 'A.9.1.2', 'Stan', 'Stosowane', 'tak', 'wdrożone', 'x', '4.1'));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 12 }), (rows) => {
        const ids = read(rows)?.controls.map(({ control }) => control) ?? [];
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
