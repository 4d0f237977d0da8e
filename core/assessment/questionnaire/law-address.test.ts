import { describe, expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { lawAddress } from './law-address.ts';
import type { LegalReference } from './questionnaire.ts';

const eurLex = 'https://eur-lex.europa.eu/legal-content';
const isap = 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20180001560';

describe('the official text of what is cited', () => {
  it.each<[LegalReference['act'], string, string]>([
    ['NIS2', 'art. 21 ust. 2 lit. a', `${eurLex}/PL/TXT/HTML/?uri=CELEX:32022L2555#art_21`],
    ['NIS2', 'załącznik I', `${eurLex}/PL/TXT/HTML/?uri=CELEX:32022L2555#anx_I`],
    ['2024/2690', 'zał. pkt 4.2.4 lit. d', `${eurLex}/PL/TXT/HTML/?uri=CELEX:32024R2690#anx_1`],
    ['2024/2690', 'art. 3–14', `${eurLex}/PL/TXT/HTML/?uri=CELEX:32024R2690#art_3`],
    ['AI Act', 'art. 4a ust. 1', `${eurLex}/PL/TXT/HTML/?uri=CELEX:02024R1689-20260727#art_4a`],
    ['AI Act', 'art. 5 ust. 1 lit. ba i bb', `${eurLex}/PL/TXT/HTML/?uri=CELEX:02024R1689-20260727#art_5`],
    ['AI Act', 'załącznik III', `${eurLex}/PL/TXT/HTML/?uri=CELEX:02024R1689-20260727#anx_III`],
    ['RODO', 'art. 22', `${eurLex}/PL/TXT/HTML/?uri=CELEX:32016R0679#art_22`],
    ['UKSC', 'art. 8 ust. 1 pkt 2 lit. e', isap],
    ['UKSC', 'załącznik nr 1', isap],
  ])('of %s %s opens at its article', (act, cite, address) => expect(lawAddress({ act, cite }, 'pl')).toBe(address));

  it('is in the language of the reader, the Polish act in Polish', () => {
    const [union, polish] = (['NIS2', 'UKSC'] as const).map((act) => languages.map((one) => lawAddress({ act, cite: 'art. 8' }, one)));
    expect(union?.map((address) => address.slice(eurLex.length + 1, eurLex.length + 3))).toEqual(['PL', 'EN', 'DE', 'FR']);
    expect(new Set(polish)).toEqual(new Set([isap]));
  });
});
