import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { tick } from '#core/platform/forms.ts';
import { guardsOf } from './guards.ts';
import type { FormRow } from './layout.ts';
import { choiceOf, proposalFor, type OwnAnswer } from './proposal.ts';

const words = { yes: ['tak', 'yes'], partial: ['czesciowo'], no: ['nie', 'no'], not_applicable: ['nd', 'nie dotyczy', 'na', 'n a'] };
const usual = { yes: 'Tak', partial: 'Częściowo', no: 'Nie', not_applicable: 'Nie dotyczy' };
const good: OwnAnswer = { answer: 'yes', evidence: 1, isFresh: true, isContradicted: false };

function aRow(text: string, list: readonly string[] | null = null, locked = false): FormRow {
  const answer = { sheet: 0, row: 1, column: 2, list, locked, checkbox: false };
  return { sheet: '', number: '', text, detail: '', answer, comment: null, filled: false };
}

describe('a row that a plain yes does not answer', () => {
  it.each([
    ['Czy testy odtworzeniowe wykonywane są co kwartał?', ['own_figure']],
    ['Czy zdarzenia są monitorowane 24/7 przez SOC?', ['own_figure']],
    ['Wykonawca usuwa podatności krytyczne w 14 dni', ['own_figure']],
    ['Apply patches for severe issues within one month', ['own_figure']],
    ['Werden Sicherheitsupdates innerhalb von 14 Tagen eingespielt?', ['own_figure']],
    ['Is customer data encrypted with AES-256?', ['own_figure']],
    ['Czy analiza ryzyka jest wykonywana nie rzadziej niż raz w roku?', []],
    ['Czy w ciągu ostatnich 12 miesięcy oszacowano ryzyko?', []],
    ['Are incidents reported without undue delay?', []],
    ['Are shared accounts not used?', ['negated']],
    ['Czy konta nie są współdzielone?', ['negated']],
    ['Werden keine Sammelkonten verwendet?', ['negated']],
    ['Who is responsible for information security? Give name and role.', ['text_wanted']],
    ['Jakie środki kontroli dostępu fizycznego Państwo stosują?', ['text_wanted']],
    ['Wer meldet Vorfälle an die Behörde?', ['text_wanted']],
    ['Czy stosowane są kopie zapasowe?', []],
  ])('%s', (text, found) => expect(guardsOf(text)).toEqual(found));
});

describe('what is proposed', () => {
  it('is the entry of the list as the form writes it, and nothing where the list has none', () => {
    expect(proposalFor({ row: aRow('Czy jest MFA?', ['TAK', 'NIE']), own: good, words, usual })).toEqual({
      answer: 'yes',
      written: 'TAK',
      comment: '',
    });
    const partly = { ...good, answer: 'partial' as const };
    expect(proposalFor({ row: aRow('Czy jest MFA?', ['TAK', 'NIE']), own: partly, words, usual })).toEqual({
      answer: null,
      why: ['no_such_choice'],
    });
    expect(proposalFor({ row: aRow('Czy jest MFA?'), own: partly, words, usual })).toMatchObject({
      answer: 'partial',
      written: 'Częściowo',
    });
    expect(choiceOf('not_applicable', ['Yes', 'No', 'N/A'], words)).toBe('N/A');
  });

  it('ticks a box for a yes alone, and says the rest in the comment, as where only a comment is filled in', () => {
    const row = aRow('Czy jest MFA?');
    const comment = { sheet: 0, row: 1, column: 3, locked: false };
    const box = { ...row, comment, answer: row.answer && { ...row.answer, checkbox: true } };
    expect(proposalFor({ row: box, own: good, words, usual })).toEqual({ answer: 'yes', written: tick, comment: '' });
    expect(proposalFor({ row: box, own: { ...good, answer: 'no' }, words, usual })).toEqual({ answer: 'no', written: '', comment: 'Nie' });
    const noComment = { ...box, comment: null };
    expect(proposalFor({ row: noComment, own: { ...good, answer: 'no' }, words, usual })).toEqual({
      answer: null,
      why: ['no_such_choice'],
    });
    const maturity = { ...row, comment, answer: null };
    expect(proposalFor({ row: maturity, own: good, words, usual })).toEqual({ answer: 'yes', written: '', comment: 'Tak' });
    const locked = { ...maturity, comment: { ...comment, locked: true } };
    expect(proposalFor({ row: locked, own: good, words, usual })).toEqual({ answer: null, why: ['locked'] });
  });

  it('is nothing where something stands already', () => {
    const row = { ...aRow('Czy jest MFA?'), filled: true };
    expect(proposalFor({ row, own: good, words, usual })).toEqual({ answer: null, why: ['filled'] });
  });

  it('is never a yes without an answer, evidence, freshness, or against a contradiction, a guard or a lock', () => {
    const texts = ['Czy jest MFA?', 'Czy testy są co kwartał?', 'Czy konta nie są wspólne?', 'Kto odpowiada?'];
    const own = fc.option(
      fc.record({ answer: fc.constantFrom(...answerValues), evidence: fc.nat(2), isFresh: fc.boolean(), isContradicted: fc.boolean() }),
    );
    fc.assert(
      fc.property(own, fc.constantFrom(...texts), fc.boolean(), (given, text, locked) => {
        const { answer } = proposalFor({ row: aRow(text, null, locked), own: given, words, usual });
        const allowed = given?.answer === 'yes' && given.evidence > 0 && given.isFresh && !given.isContradicted && !locked;
        expect(answer === 'yes').toBe(allowed && text === texts[0]);
      }),
    );
  });
});
