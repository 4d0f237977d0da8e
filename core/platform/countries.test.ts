import { describe, expect, it } from 'vitest';
import { countryCode } from './countries.ts';
import { languages } from './languages.ts';

describe('a country written by hand', () => {
  it('is known by its code and by its name in every language, in the Union and around it', () => {
    const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
    for (const code of `${union} CH GB IS LI NO UA US`.split(' ')) {
      const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(code)!);
      for (const text of [code, code.toLowerCase(), ...names, ` ${names[0]!.toUpperCase()}. `]) expect(countryCode(text), text).toBe(code);
    }
  });

  it.each([
    ...['Polska', 'polska', ' POLSKA ', 'Poland', 'PL', 'pl', 'Polen', 'Pologne', 'Rzeczpospolita Polska', 'R.P.'].map((text) => [
      text,
      'PL',
    ]),
    ...['Niemcy', 'Deutschland', 'Germany', 'DE', 'Allemagne', 'niemcy'].map((text) => [text, 'DE']),
    ...['Francja', 'France', 'Frankreich'].map((text) => [text, 'FR']),
    ...['Czechy', 'Czech Republic', 'Tschechien'].map((text) => [text, 'CZ']),
    ...['Wielka Brytania', 'UK', 'United Kingdom', 'Großbritannien'].map((text) => [text, 'GB']),
    ...['Szwajcaria', 'Österreich', 'Ukraina', 'USA', 'Holandia'].map((text, place) => [text, ['CH', 'AT', 'UA', 'US', 'NL'][place]]),
  ])('%s is %s', (text, code) => {
    expect(countryCode(text!)).toBe(code);
  });

  it.each([
    ['PL', 'RP, Republic of Poland, Polen (Republik)'],
    ['DE', 'Bundesrepublik Deutschland, BRD, Federal Republic of Germany'],
    ['NL', 'Holland, Hollande, The Netherlands'],
    ['GB', 'Great Britain, Anglia, England, Grossbritannien, Grande-Bretagne'],
    ['US', 'Stany Zjednoczone Ameryki, United States of America'],
    ['CZ', 'Republika Czeska, Tschechische Republik'],
    ['SK', 'Slovak Republic'],
  ])('%s is also called %s', (code, names) => {
    for (const name of names.split(', ')) expect(countryCode(name), name).toBe(code);
  });

  it.each(['', '  ', 'Polska B', 'Nibylandia', 'XX', 'P', 'Berlin', 'constructor'])('%j is no country, never silently Poland', (text) => {
    expect(countryCode(text)).toBeNull();
  });
});
