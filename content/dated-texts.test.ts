import { describe, expect, it } from 'vitest';
import { deadlinePhases } from '#core/platform/deadline.ts';
import { languages } from '#core/languages.ts';
import { deadlineWords } from './documents/deadline.ts';
import { rightsMails } from './mails/rights.ts';
import { refusals } from './refusals.ts';
import { interfaceWords } from './said.ts';

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

  it('counts no years that nobody looked up', () => {
    const guess = /prawie roku|almost a year|fast einem Jahr|près d’un an/i;
    expect(textsIn(all, '').filter(({ text }) => guess.test(text))).toEqual([]);
  });
});
