import type { Language } from './languages.ts';

type Unit = { kind: 'article' | 'paragraph' | 'item' | 'letter' | 'annex' | 'annexPoint'; value: string };

const kinds: ReadonlyArray<[RegExp, Unit['kind']]> = [
  [/^zał\. pkt (\S+)/, 'annexPoint'],
  [/^załącznik (\S+)/, 'annex'],
  [/^art\. (\S+)/, 'article'],
  [/^ust\. (\S+)/, 'paragraph'],
  [/^pkt (\S+)/, 'item'],
  [/^lit\. (\S+(?: i \S+)?)/, 'letter'],
];

function parse(cite: string): Unit[] {
  const units: Unit[] = [];
  let rest = cite;
  while (rest !== '') {
    const match = kinds.map(([pattern, kind]) => ({ kind, found: pattern.exec(rest) })).find((m) => m.found !== null);
    if (!match?.found?.[1]) throw new Error(`citation not understood: ${cite}`);
    units.push({ kind: match.kind, value: match.found[1] });
    rest = rest.slice(match.found[0].length).trimStart();
  }
  return units;
}

const and: Readonly<Record<Language, string>> = { pl: 'i', en: 'and', de: 'und', fr: 'et' };

const german: Readonly<Record<Unit['kind'], string>> = {
  article: 'Art.',
  paragraph: 'Abs.',
  item: 'Nr.',
  letter: 'Buchst.',
  annex: 'Anhang',
  annexPoint: 'Anhang Nr.',
};
const french: Readonly<Record<Unit['kind'], string>> = {
  article: 'art.',
  paragraph: 'par.',
  item: 'point',
  letter: 'point',
  annex: 'annexe',
  annexPoint: 'annexe, point',
};

function english(units: readonly Unit[]): string {
  return units
    .map(({ kind, value }) => {
      if (kind === 'article') return `Art. ${value}`;
      if (kind === 'annex') return `Annex ${value}`;
      if (kind === 'annexPoint') return `Annex, point ${value}`;
      return value.includes(' and ')
        ? value
            .split(' and ')
            .map((part) => `(${part})`)
            .join(' and ')
        : `(${value})`;
    })
    .join('');
}

/**
 * A citation in the reader's language: `art. 21 ust. 2 lit. a` is `Art. 21(2)(a)` in English, `Art. 21 Abs. 2
 * Buchst. a` in German, `art. 21, par. 2, point a)` in French. Throws on a form the catalogue does not use.
 */
export function citation(cite: string, language: Language): string {
  const units = parse(cite).map((unit) => ({ ...unit, value: unit.value.replace(' i ', ` ${and[language]} `) }));
  if (language === 'pl') return cite;
  if (language === 'en') return english(units);
  if (language === 'de') return units.map(({ kind, value }) => `${german[kind]} ${value}`).join(' ');
  return units.map(({ kind, value }) => `${french[kind]} ${value}${kind === 'letter' ? ')' : ''}`).join(', ');
}
