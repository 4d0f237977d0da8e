import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citation } from '#core/assessment/questionnaire/citation.ts';
import { languages, type Language, type Localized } from '#core/platform/languages.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { questionsOf, shownReferences } from '#core/assessment/questionnaire/questionnaire.ts';
import { lawAddress } from '#core/assessment/questionnaire/law-address.ts';
import { regimeRules, regimes } from '#core/platform/regimes.ts';
import { scopeSteps } from '#core/assessment/scope/scope.ts';
import { catalogues } from './questions/catalogue.ts';
import { certificateWords } from './documents/certificate/certificate.ts';
import { reportWords } from './documents/report/report.ts';
import { fieldErrorMessages } from './field-errors.ts';
import { planTexts } from './plans.ts';
import { refusals } from './refusals.ts';

const questions = regimes.flatMap((regime) => questionsOf(catalogues[regime]));
const foreign = ['en', 'de', 'fr'] as const;

/** Every text of a question in one language. */
function textsOf(question: (typeof questions)[number], language: Language): string[] {
  const { text, help, evidence, subject, action, remediation, topicLabel, notApplicable } = question;
  const all: (Localized | undefined)[] = [text, help, evidence, subject, action, remediation, topicLabel, notApplicable.condition];
  return all.flatMap((localized) => localized?.[language] ?? []);
}

describe('the catalogue', () => {
  it.each(regimes)('of %s has as many questions in each section as the rules say', (regime) => {
    expect(catalogues[regime].sections.map((section) => section.questions.length)).toEqual(regimeRules[regime].sectionSizes);
  });

  it('has unique ids that say regime, section and number', () => {
    expect(new Set(questions.map((question) => question.id)).size).toBe(84);
    for (const regime of regimes) {
      for (const { id, section, number } of questionsOf(catalogues[regime])) {
        expect(questionPlace(id)).toEqual({ regime, section, number });
      }
    }
  });

  it('names what closes each gap in at most eight words, and no two alike', () => {
    for (const language of languages) {
      const names = questions.map(({ action }) => action[language]);
      expect(names.filter((name) => name.split(/\s+/).length > 8)).toEqual([]);
      expect(new Set(names).size).toBe(questions.length);
    }
  });

  it('names what each question is about in at most ten words, without asking, and no two alike', () => {
    for (const language of languages) {
      const names = questions.map(({ subject }) => subject[language]);
      expect(names.filter((name) => name.split(/\s+/).length > 10 || name.includes('?'))).toEqual([]);
      expect(new Set(names).size).toBe(questions.length);
    }
  });

  it('cites nothing without the address of its official text', () => {
    const cited = [
      ...questions.flatMap((question) => question.references),
      ...regimes.flatMap((regime) => scopeSteps[regime].flatMap((step) => step.references)),
    ];
    for (const reference of cited) {
      for (const language of languages) {
        const address = new URL(lawAddress(reference, language));
        const union = /^#(?:art_\d+[a-z]?|anx_(?:[IVX]+|1))$/.test(address.hash) && address.search.startsWith('?uri=CELEX:');
        const isOfficial = reference.act === 'UKSC' ? address.hostname === 'isap.sejm.gov.pl' : union;
        expect(isOfficial, `${reference.act} ${reference.cite}`).toBe(true);
      }
    }
  });

  it('dates what chapter 3 of the Polish act demands, and nothing else of NIS2', () => {
    const nis2 = questionsOf(catalogues.nis2);
    const dated = nis2.filter((question) => question.appliesFrom?.some(({ from }) => from === '2027-04-03'));
    // The register is of chapter 2.
    expect(dated.map(({ id }) => id)).not.toContain('nis2-1-1');
    expect(nis2.filter((question) => !dated.includes(question)).map(({ id }) => id)).toEqual(['nis2-1-1']);
  });

  it('says every question in full in every language', () => {
    for (const question of questions) {
      for (const language of languages) {
        for (const [index, text] of textsOf(question, language).entries()) {
          const polish = textsOf(question, 'pl')[index] ?? '';
          const least = polish.length > 40 ? polish.length * 0.5 : 4;
          expect(text.length, `${question.id} ${language}`).toBeGreaterThan(least);
          expect(text, `${question.id} ${language}`).not.toMatch(/TODO|undefined|\s{2}| $|^ /);
        }
      }
    }
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'entities of the directive are essential or important', /\bkey (?:entity|entities|and important)\b/i],
    ['de', 'a Richtlinie is a directive', /\bRichtlinien?\b(?! \(EU\))/],
    ['fr', 'a provision is cited by “paragraphe”', /\bpar\. \d/],
    ...languages.map((language): [Language, string, RegExp] => [language, 'apostrophes are typographic', /\w'\w/]),
  ])('says in %s: %s', (language, _, forbidden) => {
    for (const question of questions) for (const text of textsOf(question, language)) expect(text, question.id).not.toMatch(forbidden);
  });

  it('leaves no text of one language in another', () => {
    for (const question of questions) {
      for (const language of foreign) {
        for (const other of languages) {
          if (other !== language) expect(question.help[language], `${question.id} ${language}=${other}`).not.toBe(question.help[other]);
        }
      }
    }
  });

  it('cites law that can be written in every language', () => {
    for (const question of questions) {
      expect(shownReferences(question).length, question.id).toBeGreaterThan(0);
      for (const reference of question.references) for (const language of languages) expect(citation(reference, language)).toBeTruthy();
    }
  });

  it('uses the official words of each regime', () => {
    const text = (language: Language): string => questions.flatMap((question) => textsOf(question, language)).join('\n');
    for (const term of ['Betreiber', 'Anbieter', 'Hochrisiko-KI', 'Zweckbestimmung', 'Sicherheitsvorf']) expect(text('de')).toContain(term);
    for (const term of ['déployeur', 'fournisseur', 'haut risque', 'destination', 'incident']) expect(text('fr')).toContain(term);
    for (const term of ['deployer', 'provider', 'high-risk', 'intended purpose', 'incident'])
      expect(text('en').toLowerCase()).toContain(term);
  });

  it('quotes in the manner of each language', () => {
    for (const question of questions) {
      for (const language of ['pl', 'de', 'fr'] as const) {
        for (const text of textsOf(question, language)) expect(text, `${question.id} ${language}`).not.toMatch(/"|(?<=\p{L})'(?=\p{L})/u);
      }
    }
  });
});

/** Keys with their plural endings taken off, and the placeholders of each text. */
function shapeOf(value: unknown, path = ''): Map<string, string> {
  const shape = new Map<string, string>();
  for (const [key, inner] of Object.entries(value as object)) {
    const name = `${path}${key.replace(/_(one|few|many|other)$/, '')}`;
    if (typeof inner === 'string')
      shape.set(
        name,
        [...inner.matchAll(/\{\{?(\w+)\}\}?/g)]
          .map((match) => match[1] ?? '')
          .toSorted((a, b) => a.localeCompare(b))
          .join(','),
      );
    else for (const [innerName, placeholders] of shapeOf(inner, `${name}.`)) shape.set(innerName, placeholders);
  }
  return shape;
}

function interfaceWords(language: Language): object {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'interface', `${language}.json`), 'utf8')) as object;
}

describe('the words of the interface', () => {
  it.each(foreign)('in %s are the same keys with the same placeholders as in Polish', (language) => {
    expect(Object.fromEntries(shapeOf(interfaceWords(language)))).toEqual(Object.fromEntries(shapeOf(interfaceWords('pl'))));
  });
});

describe('the words of documents and answers', () => {
  it('have the same placeholders in every language', () => {
    const groups: object[] = [...Object.values(refusals), ...Object.values(fieldErrorMessages)];
    for (const group of groups) {
      const shapes = languages.map((language) =>
        [...(group as Localized)[language].matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted((a, b) => a.localeCompare(b)),
      );
      for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    }
    for (const words of [reportWords, certificateWords]) {
      const shapes = languages.map((language) => Object.fromEntries(shapeOf(words[language])));
      for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    }
  });

  it('say everywhere that this is a self-assessment and no audit', () => {
    const saying: Readonly<Record<Language, RegExp>> = {
      pl: /samoocen.*audyt/s,
      en: /self-assessment.*audit/s,
      de: /Selbstbewertung.*Audit/s,
      fr: /auto-évaluation.*audit/s,
    };
    for (const language of languages) {
      expect(reportWords[language].notAudit).toMatch(saying[language]);
      const { nis2, ai_act } = certificateWords[language].disclaimer;
      for (const text of [nis2, ai_act]) expect(text).toMatch(saying[language]);
      // Certificates of notified bodies are those of art. 44; art. 43 is about conformity assessment.
      expect(ai_act).toMatch(/(?:[Aa]rt\.|article)\s44/);
      expect(nis2).not.toMatch(/AI Act|KI-Verordnung|règlement sur l’IA/);
      expect(JSON.stringify(interfaceWords(language))).toMatch(saying[language]);
    }
  });

  it('list six features for each plan', () => {
    expect(planTexts.basic.features).toHaveLength(6);
    expect(planTexts.pro.features).toHaveLength(6);
  });
});
