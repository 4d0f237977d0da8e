import { describe, expect, it } from 'vitest';
import { countryCode } from './countries.ts';

describe('a country written by hand', () => {
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

  it.each(['', '  ', 'Polska B', 'Nibylandia', 'XX', 'P', 'Berlin', 'constructor'])('%j is no country, never silently Poland', (text) => {
    expect(countryCode(text)).toBeNull();
  });
});
