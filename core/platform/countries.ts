import { languages } from './languages.ts';
import { foldForSearch } from './text/search-text.ts';

/** Countries by ISO 3166-1 alpha-2, as far as FA(3) knows them (KodyKrajow v10). */
const codes = (
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ ' +
  'DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GG GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT ' +
  'JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI ' +
  'NL NO NP NR NZ OM PA PE PG PH PK PL PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT ' +
  'TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW'
).split(' ');

/** Names that people write and no dictionary of regions lists. */
const spoken: Readonly<Record<string, string>> = {
  'rzeczpospolita polska': 'PL',
  'republic of poland': 'PL',
  'polen (republik)': 'PL',
  rp: 'PL',
  'bundesrepublik deutschland': 'DE',
  brd: 'DE',
  'federal republic of germany': 'DE',
  holandia: 'NL',
  holland: 'NL',
  hollande: 'NL',
  'the netherlands': 'NL',
  'wielka brytania': 'GB',
  'great britain': 'GB',
  uk: 'GB',
  anglia: 'GB',
  england: 'GB',
  grossbritannien: 'GB',
  'grande-bretagne': 'GB',
  usa: 'US',
  'stany zjednoczone ameryki': 'US',
  'united states of america': 'US',
  'czech republic': 'CZ',
  'republika czeska': 'CZ',
  'tschechische republik': 'CZ',
  'slovak republic': 'SK',
};

function fold(text: string): string {
  return foldForSearch(text.replace(/[.,]/g, ''));
}

function dictionary(): ReadonlyMap<string, string> {
  const known = new Map(Object.entries(spoken));
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of codes) known.set(fold(names.of(code) ?? code), code);
  }
  for (const code of codes) known.set(code.toLowerCase(), code);
  return known;
}

let known: ReadonlyMap<string, string> | null = null;

/** ISO code of a country written by hand in Polish, English, German or French, or as its code; null when that is unknown. */
export function countryCode(text: string): string | null {
  known ??= dictionary();
  return known.get(fold(text)) ?? null;
}
