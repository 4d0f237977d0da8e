import type { Language } from '#core/platform/languages.ts';
import type { LegalReference, ReferenceAct } from './questionnaire.ts';

/** Acts of the Union by their CELEX number; the AI Act as consolidated on 27 July 2026, for articles 4, 4a, 5 and 6 as amended. */
const celex: Readonly<Record<Exclude<ReferenceAct, 'UKSC'>, string>> = {
  NIS2: '32022L2555',
  '2024/2690': '32024R2690',
  '651/2014': '32014R0651',
  DORA: '32022R2554',
  'AI Act': '02024R1689-20260727',
  RODO: '32016R0679',
};

/** The act of 2018 with its unified text: what was promulgated as Dz.U. 2026 poz. 20 does not hold the amendment of 2026 yet. */
const actInIsap = 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20180001560';

/** Where EUR-Lex begins the article or annex of a citation in Polish form; its headings are `art_21`, `art_4a`, `anx_III`. */
function placeOf(cite: string): string {
  const [, article] = /^art\. (\d+[a-z]*)/.exec(cite) ?? [];
  if (article) return `art_${article}`;
  const [, annex] = /^załącznik (\S+)/.exec(cite) ?? [];
  // An act with one annex does not number it.
  return annex ? `anx_${annex}` : 'anx_1';
}

/**
 * The official text of what is cited, in the reader's language and at the article where the address allows it: EUR-Lex for acts of
 * the Union. The Polish act stands in ISAP, in Polish, as a document without addresses of its parts.
 */
export function lawAddress({ act, cite }: Pick<LegalReference, 'act' | 'cite'>, language: Language): string {
  if (act === 'UKSC') return actInIsap;
  return `https://eur-lex.europa.eu/legal-content/${language.toUpperCase()}/TXT/HTML/?uri=CELEX:${celex[act]}#${placeOf(cite)}`;
}
