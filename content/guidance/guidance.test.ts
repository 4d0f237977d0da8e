import { describe, expect, it } from 'vitest';
import { guidanceLengths } from '#core/assessment/scope/questions/guidance.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { regimes } from '#core/platform/regimes.ts';
import { catalogues } from '#content/questions/catalogue.ts';
import { guidance } from './guidance.ts';

const questions = regimes.flatMap((regime) => guidance[regime].flatMap((section) => Object.entries(section)));
const parts = questions.flatMap(([id, texts]) =>
  languages.flatMap((language) => Object.entries(texts[language]).map(([part, text]) => ({ id, language, part, text }))),
);
const where = ({ id, language, part }: (typeof parts)[number]): string => `${id} ${language} ${part}`;

describe('the guidance', () => {
  it.each(regimes)('of %s speaks of every question, in its section and in order', (regime) => {
    const ids = guidance[regime].map((section) => Object.keys(section));
    expect(ids).toEqual(catalogues[regime].sections.map((section) => section.questions.map(({ id }) => id)));
  });

  it('is short enough to be read beside a question, and long enough to say something', () => {
    const bad = parts.filter(
      ({ part, text }) => text.length < 30 || text.length > (part === 'why' ? guidanceLengths.why : guidanceLengths.other),
    );
    expect(bad.map(where)).toEqual([]);
  });

  it('states why in one sentence, and ends every text as a sentence', () => {
    const several = parts.filter(({ part, text }) => part === 'why' && /[.!?] \p{Lu}/u.test(text));
    expect(several.map(where)).toEqual([]);
    expect(parts.filter(({ text }) => !/[.”“»]$/.test(text)).map(where)).toEqual([]);
  });

  it('says nothing twice', () => {
    const seen = new Map<string, string>();
    for (const one of parts) {
      expect(seen.get(one.text), where(one)).toBeUndefined();
      seen.set(one.text, where(one));
    }
  });

  it('does not copy the text or the explanation of its question', () => {
    for (const regime of regimes)
      for (const question of catalogues[regime].sections.flatMap((section) => section.questions))
        for (const language of languages)
          for (const { id, text } of parts.filter((one) => one.id === question.id && one.language === language))
            expect(`${question.text[language]} ${question.help[language]} ${question.remediation[language]}`, id).not.toContain(text);
  });

  it('promises no certificate of conformity and no guarantee, and speaks of audits only where the law prescribes one', () => {
    const never: Readonly<Record<Language, RegExp>> = {
      pl: /certyfika\p{L}+ zgodności|gwaran/iu,
      en: /certificate of (?:conformity|compliance)|guarant/i,
      de: /Konformitätszertifikat|garant/i,
      fr: /certificat de conformité|garanti/i,
    };
    const audit: Readonly<Record<Language, RegExp>> = { pl: /audyt/i, en: /audit/i, de: /audit/i, fr: /audit/i };
    const bad = parts.filter((one) => never[one.language].test(one.text) || (one.id !== 'nis2-6-3' && audit[one.language].test(one.text)));
    expect(bad.map(where)).toEqual([]);
  });

  it('never states that a first step is enough', () => {
    const enough: Readonly<Record<Language, RegExp>> = {
      pl: /wystarcz|spełnia wymóg/i,
      en: /\bis enough|suffic|fulfils/i,
      de: /genügt|\breicht aus\b|ausreichend/i,
      fr: /suffit|suffis/i,
    };
    const steps = parts.filter(({ part }) => part.startsWith('people'));
    expect(steps.filter(({ language, text }) => enough[language].test(text)).map(where)).toEqual([]);
  });

  it('lets no Polish line end in a one-letter word', () => {
    expect(parts.filter(({ language, text }) => language === 'pl' && /(?<![\p{L}\d])[aiouwz] (?=\S)/iu.test(text)).map(where)).toEqual([]);
  });
});
