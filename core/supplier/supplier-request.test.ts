import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsToNotify } from './supplier-news.ts';
import { hidesCharacters, namesAddress } from '#core/platform/text/addresses.ts';

describe('the own words of a buyer', () => {
  it.each([
    'Zob. https://zly.example',
    'www.zly.example',
    'napisz na biuro@firma.pl',
    'firma.pl',
    'firma．pl',
    'x.com',
    'bit.ly/abc',
    '192.168.0.1',
    'ftp://a',
    'kliknij tutaj:evil.example',
  ])('%j names an address', (text) => expect(namesAddress(text)).toBe(true));

  it.each([
    'Prosimy o samoocenę do 31.12.2026, m.in. z powodu art. 21 ust. 2 lit. d NIS2.',
    'Huta Szkło sp. z o.o., ul. Prosta 1, tel. 22 608 30 00.',
    'Bitte bis 31.12. antworten, z. B. mit dem Zertifikat.\nDanke.',
    'It is about our contract no. 7/2026 … thank you.',
  ])('%j names none', (text) => expect(namesAddress(text)).toBe(false));

  it.each(['ż', 'a.', '1', '-', 'ﷺ', 'a\u0300', '1.'])('are looked through in a time that grows as their length: %j', (letters) => {
    const long = letters.repeat(20_000 / letters.length);
    const begun = performance.now();
    namesAddress(long);
    hidesCharacters(long);
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('hide nothing, and may have several lines', () => {
    expect(hidesCharacters('Pierwsza\nDruga\r\n\tTrzecia')).toBe(false);
    expect(['a\u202Eb', 'a\u200Bb', 'a\u0000b', 'a\u2066b'].map(hidesCharacters)).toEqual([true, true, true, true]);
  });
});

describe('ends of certificates', () => {
  it('are each notified once, however the checks are spaced', () => {
    const at = fc.integer({ min: 0, max: 400 * 86_400_000 });
    fc.assert(
      fc.property(at, fc.uniqueArray(at, { minLength: 2, maxLength: 12 }), (end, looks) => {
        const times = [-1, ...looks.toSorted((a, b) => a - b), 400 * 86_400_000 + 1];
        const notified = times.slice(1).filter((to, index) => {
          const { after, until } = endsToNotify('ends_in_30', new Date(times[index] ?? 0), new Date(to));
          const seen = end + 30 * 86_400_000;
          return seen > after.getTime() && seen <= until.getTime();
        });
        expect(notified).toHaveLength(1);
      }),
    );
  });
});
