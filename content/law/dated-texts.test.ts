import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deadlinePhases } from '#core/platform/calendar/deadline.ts';
import { languages } from '#core/platform/languages.ts';
import { catalogues } from '#content/questions/catalogue.ts';
import { misplacedInTime } from './dated-sentences.ts';
import { deadlineWords } from '#content/documents/duties/deadline.ts';
import { reportWords } from '#content/documents/report/report.ts';
import { legalPages } from '#content/legal/editions/versions.ts';
import { mailWords } from '#content/mails/mails.ts';
import { rightsMails } from '#content/mails/account/rights.ts';
import { refusals } from '#content/refusals.ts';
import { interfaceWords } from '#content/localized.ts';

type Found = Readonly<{ where: string; text: string }>;

function textsIn(value: unknown, where: string): Found[] {
  if (typeof value === 'string') return [{ where, text: value.replaceAll('\u00a0', ' ') }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`));
}

/** Every object with one of the forms of a deadline. */
function phasedIn(value: unknown, where: string): Readonly<{ where: string; forms: readonly string[] }>[] {
  if (typeof value !== 'object' || value === null) return [];
  const forms = Object.keys(value);
  const own = forms.includes('passed') && forms.includes('coming') ? [{ where, forms }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => phasedIn(inner, `${where}.${key}`))];
}

const all = { interface: interfaceWords, rights: rightsMails, refusals };

/** Everything in Polish that is written once and read for years: screens, mails, documents, questions with their advice, legal pages. */
const legal = legalPages.map((page) => readFileSync(join(import.meta.dirname, '..', 'legal', `${page}.pl.md`), 'utf8'));
const polish = [
  ...textsIn({ interfaceWords: interfaceWords.pl, legal }, ''),
  ...textsIn({ mailWords, reportWords, catalogues }, '').filter(({ where }) => /\.pl(\.|$)/.test(where)),
];

describe('a text with a date', () => {
  it.each(languages)('has in %s a form for a deadline to come, for its last day and for one that has passed', (language) => {
    const phased = [...phasedIn(interfaceWords[language], 'interface'), ...phasedIn(deadlineWords[language], 'documents.deadline')];
    expect(phased.map(({ where }) => where)).toEqual(
      expect.arrayContaining(['interface.terms.objection', 'interface.certificates.notice.deadline', 'documents.deadline']),
    );
    for (const { where, forms } of phased)
      expect(
        forms.toSorted((a, b) => a.localeCompare(b)),
        where,
      ).toEqual([...deadlinePhases].toSorted((a, b) => a.localeCompare(b)));
  });

  it('promises no time until a fixed day, which passes while the text stays', () => {
    const promise = /(?:czas do|have until|Frist bis zum|ont jusqu’au|masz czas do)[^.]*\b20\d\d\b/i;
    expect(textsIn(all, '').filter(({ text }) => promise.test(text))).toEqual([]);
  });

  it('speaks of no fixed day as of one to come: the text stays, and the day passes', () => {
    expect(polish.filter(({ text }) => misplacedInTime(text, '2099-12-31').length > 0)).toEqual([]);
  });

  it('speaks of no fixed day as of one that has passed, while it is still to come', () => {
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
    expect(polish.filter(({ text }) => misplacedInTime(text, today).length > 0)).toEqual([]);
  });

  it('counts no years that nobody looked up', () => {
    const guess = /prawie roku|almost a year|fast einem Jahr|près d’un an/i;
    expect(textsIn(all, '').filter(({ text }) => guess.test(text))).toEqual([]);
  });
});
