import type { Language } from '#core/platform/languages.ts';
import type { LegalReference, ReferenceAct } from './questionnaire.ts';

/** One step of a citation: `art. 21 ust. 2` has two. */
export type Unit = { kind: 'article' | 'paragraph' | 'item' | 'letter' | 'subpoint' | 'annex' | 'annexPoint'; value: string };

const kinds: ReadonlyArray<[RegExp, Unit['kind']]> = [
  [/^zał\. pkt (\S+)/, 'annexPoint'],
  [/^załącznik(?: nr)? (\S+)/, 'annex'],
  [/^art\. (\S+)/, 'article'],
  [/^ust\. (\S+)/, 'paragraph'],
  [/^pkt (\S+)/, 'item'],
  [/^lit\. (\S+(?: i \S+)?)/, 'letter'],
  [/^ppkt (\S+)/, 'subpoint'],
];

/** The steps of a citation in Polish form, the widest first. Throws on a form the catalogue does not use. */
export function unitsOf(cite: string): Unit[] {
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

const and: Readonly<Record<Exclude<Language, 'pl'>, string>> = { en: 'and', de: 'und', fr: 'et' };

const german: Readonly<Record<Unit['kind'], string>> = {
  article: 'Art.',
  paragraph: 'Abs.',
  item: 'Nr.',
  letter: 'Buchst.',
  subpoint: 'Ziffer',
  annex: 'Anhang',
  annexPoint: 'Anhang Nr.',
};
const french: Readonly<Record<Exclude<Unit['kind'], 'letter' | 'subpoint'>, string>> = {
  article: 'art.',
  paragraph: 'paragraphe',
  item: 'point',
  annex: 'annexe',
  annexPoint: 'annexe, point',
};

function english(units: readonly Unit[]): string {
  return units
    .map(({ kind, value }) => {
      if (kind === 'article') return `Art. ${value}`;
      if (kind === 'annex') return `Annex ${value}`;
      if (kind === 'annexPoint') return `Annex, point ${value}`;
      return value
        .split(' and ')
        .map((part) => `(${part})`)
        .join(' and ');
    })
    .join('');
}

const latinOrdinals = ['bis', 'ter', 'quater', 'quinquies'];

/** Inserted articles of Union law count in Latin in French: 4a is `4 bis`. Polish acts keep their letters. */
function frenchArticle(act: ReferenceAct, value: string): string {
  const [, number, letter] = /^(\d+)([a-d])$/.exec(value) ?? [];
  if (act === 'UKSC' || !number || !letter) return value;
  return `${number} ${latinOrdinals[letter.charCodeAt(0) - 97]}`;
}

/** Letters of Union law are points (`point a)`, `points a) à h)`), those of Polish acts letters (`lettre e)`). */
function frenchLetter(act: ReferenceAct, value: string): string {
  const name = act === 'UKSC' ? 'lettre' : 'point';
  const several = value.includes('–') || value.includes(' ');
  return `${name}${several ? 's' : ''} ${value.replace('–', ') à ').replace(' et ', ') et ')})`;
}

function inFrench(act: ReferenceAct, units: readonly Unit[]): string {
  return units
    .map(({ kind, value }) => {
      if (kind === 'letter') return `, ${frenchLetter(act, value)}`;
      // Part of the letter before it: `point a) ii)`.
      if (kind === 'subpoint') return ` ${value})`;
      return `, ${french[kind]} ${kind === 'article' ? frenchArticle(act, value) : value}`;
    })
    .join('')
    .replace(/^, /, '');
}

/**
 * A citation in the reader's language: `art. 21 ust. 2 lit. a` is `Art. 21(2)(a)` in English, `Art. 21 Abs. 2
 * Buchst. a` in German, `art. 21, paragraphe 2, point a)` in French. Throws on a form the catalogue does not use.
 */
export function citation({ act, cite }: LegalReference, language: Language): string {
  const parsed = unitsOf(cite);
  if (language === 'pl') return cite;
  const units = parsed.map((unit) => ({ ...unit, value: unit.value.replace(' i ', ` ${and[language]} `) }));
  if (language === 'en') return english(units);
  if (language === 'de') return units.map(({ kind, value }) => `${german[kind]} ${value}`).join(' ');
  return inFrench(act, units);
}

/** References that may be shown: unconfirmed units of the Polish act stay in the rules (docs/product.md, “Assessments”). */
export function shownUnits(references: readonly LegalReference[]): LegalReference[] {
  return references.filter(({ verified }) => verified !== false).map(({ act, cite }) => ({ act, cite }));
}
