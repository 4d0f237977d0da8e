import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#core/platform/languages.ts';
import type { Glossary } from './glossary/concepts.ts';
import { englishTerms } from './glossary/en.ts';
import { frenchTerms } from './glossary/fr.ts';
import { germanTerms } from './glossary/de.ts';
import { polishTerms } from './glossary/pl.ts';

const glossaries: Readonly<Record<Language, Glossary>> = { pl: polishTerms, en: englishTerms, de: germanTerms, fr: frenchTerms };

type Text = { readonly where: string; readonly text: string };

function collect(value: unknown, where: string, language: Language, inside: boolean): Text[] {
  if (typeof value === 'string') return inside ? [{ where, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const other = (languages as readonly string[]).includes(key) && key !== language;
    return other ? [] : collect(inner, `${where}.${key}`, language, inside || key === language);
  });
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  // What customers write in their questionnaires is recognised there, not said by us.
  (file) => !/\.test\.ts$|^glossary\b|^customer-questionnaires\b|^legal\/archive\b/.test(file),
);

/** Every text in the language: modules, the interface, and the legal pages in force. */
async function textsIn(language: Language): Promise<Text[]> {
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => collect(await import(join(import.meta.dirname, file)), file, language, false)),
  );
  const words = JSON.parse(readFileSync(join(import.meta.dirname, 'interface', `${language}.json`), 'utf8')) as unknown;
  const pages = files
    .filter((file) => file.endsWith(`.${language}.md`))
    .map((file) => ({ where: file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));
  return [...modules.flat(), ...collect(words, 'interface', language, true), ...pages].map(({ where, text }) => ({
    where,
    text: text.replaceAll('\u00a0', ' '),
  }));
}

function ruleOf(never: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${never.join('|')})`, 'iu');
}

describe('the terms of the acts', () => {
  it.each(languages)('in %s are the official ones, in every text', async (language) => {
    const texts = await textsIn(language);
    expect(texts.length).toBeGreaterThan(2000);
    const offences = Object.entries(glossaries[language]).flatMap(([concept, { term, never = [] }]) => {
      if (never.length === 0) return [];
      const rule = ruleOf(never);
      return texts.flatMap(({ where, text }) => {
        const found = rule.exec(text);
        return found ? [`${where}: “${text.slice(Math.max(0, found.index - 30), found.index + 40)}” (${concept}: ${term})`] : [];
      });
    });
    expect(offences).toEqual([]);
  });

  it.each(languages)('in %s forbid no term that they hold', (language) => {
    const terms = Object.values(glossaries[language]);
    const rule = ruleOf(terms.flatMap(({ never = [] }) => never));
    expect(terms.filter(({ term }) => rule.test(term)).map(({ term }) => term)).toEqual([]);
  });

  it('finds a variant that nobody should write', () => {
    expect(ruleOf(polishTerms.humanOversight.never ?? []).test('system bez ludzkiego nadzoru')).toBe(true);
    expect(ruleOf(germanTerms.importer.never ?? []).test('Pflichten der Importeure')).toBe(true);
  });
});
