import { describe, expect, it } from 'vitest';
import { conceptIndex, conceptsIn, type ConceptWords } from '#core/assessment/customer-questionnaires/concepts.ts';
import { matcher, matchOf } from '#core/assessment/customer-questionnaires/match.ts';
import { wordsOf } from '#core/assessment/customer-questionnaires/words.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { languages } from '#core/platform/languages.ts';
import { catalogues } from '#content/questions/catalogue.ts';
import { customerQuestions } from './asked.ts';
import { concepts } from './concepts.ts';
import { uncoveredTopics } from './uncovered-topics.ts';
import { rules } from './rules.ts';

const matching = matcher(concepts, uncoveredTopics, rules);
const questions = questionsOf(catalogues.nis2);
const found = (text: string): string | null => matchOf(text, matching).question?.replace('nis2-', '') ?? null;

describe('what a customer asks', () => {
  const matched = customerQuestions.map(([text, numbers]) => ({ text, numbers: numbers.split(' ').filter(Boolean), found: found(text) }));

  it('is never matched to a question that does not answer it', () => {
    expect(matched.filter((row) => row.found !== null && !row.numbers.includes(row.found))).toEqual([]);
  });

  it('is matched where the catalogue answers it, in nine of ten', () => {
    const known = matched.filter(({ numbers }) => numbers.length > 0);
    expect(known.length).toBeGreaterThan(70);
    expect(known.filter((row) => row.found !== null).length / known.length).toBeGreaterThanOrEqual(0.9);
  });

  it('stays open where nothing of the catalogue shows it', () => {
    const unknown = matched.filter(({ numbers }) => numbers.length === 0);
    expect(unknown.length).toBeGreaterThan(15);
    expect(unknown.filter((row) => row.found !== null)).toEqual([]);
  });

  it.each([
    ['Czy Dostawca wyznaczył osobę odpowiedzialną za cyberbezpieczeństwo?', '2-2'],
    ['CZY STOSUJĄ PAŃSTWO MFA?', '7-5'],
    ['Czy  stosuja Panstwo\u00a0MFA?', '7-5'],
    ['', null],
    ['?', null],
    ['Czy prowadzą Państwo rejestr dostawców ICT?', '4-2'],
    ['MFA, kopie zapasowe i szyfrowanie', null],
  ])('%j is %s', (text, expected) => expect(found(text)).toBe(expected));

  it('that may be two things is offered as both, and as no more than three', () => {
    const { question, candidates } = matchOf('Szyfrowanie i poprawki bezpieczeństwa', matching);
    expect([question, candidates.length > 1 && candidates.length <= 3]).toEqual([null, true]);
  });

  it('of any length is looked through in a time that grows as its length', () => {
    const long = 'kopie zapasowe bezpieczeństwa '.repeat(1000);
    expect(matchOf(long, matching).candidates).toContain('nis2-3-2');
  });
});

describe('our own questions', () => {
  it.each(languages)('in %s are matched to themselves or to none', (language) => {
    const wrong = questions.filter(({ id, text }) => {
      const { question } = matchOf(text[language], matching);
      return question !== null && question !== id;
    });
    expect(wrong.map(({ id, text }) => `${id}: ${text[language]} → ${found(text[language])}`)).toEqual([]);
  });

  it('each have a rule', () => {
    const ruled = new Set(rules.map(({ question }) => question));
    expect([...ruled].toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
  });
});

describe('the glossary', () => {
  it.each([
    ['known', concepts],
    ['outside', uncoveredTopics],
  ] as const)('of what is %s names everything in four languages, each phrase once for its concept', (_, words) => {
    for (const [concept, named] of Object.entries<ConceptWords>(words))
      for (const language of languages) {
        const phrases = named[language].split(',').map((phrase) => phrase.trim());
        expect([concept, language, phrases.filter((phrase) => phrase === '')]).toEqual([concept, language, []]);
        expect([concept, language, new Set(phrases).size]).toEqual([concept, language, phrases.length]);
      }
  });

  it('finds words in any form, with at most two others between those of a phrase', () => {
    const index = conceptIndex({ zone: { pl: 'siec* podzielon*', en: 'network zone*', de: '*netz*', fr: 'zones reseau' } });
    const has = (text: string): boolean => conceptsIn(wordsOf(text), index).has('zone');
    expect(['Sieć jest podzielona', 'Sieci firmy są podzielone', 'Büronetze', 'network zoning'].map(has)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(has('Sieć naszej dużej firmy jest podzielona')).toBe(false);
  });
});
