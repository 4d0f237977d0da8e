import { describe, expect, it } from 'vitest';
import {
  changeText,
  colon,
  dayText,
  momentText,
  moneyText,
  monthText,
  numberText,
  percentText,
  scoreText,
  semicolon,
  shortDayText,
  wholePercent,
} from './formats.ts';
import { languages } from '#core/platform/languages.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
/** An instant that is another day in Warsaw than in UTC. */
const lateEvening = new Date('2026-11-20T23:30:00Z');

describe('a reader', () => {
  it('sees days of Warsaw in the own language, on one line', () => {
    expect(languages.map((language) => plain(dayText(lateEvening, language)))).toEqual([
      '21 listopada 2026',
      '21 November 2026',
      '21. November 2026',
      '21 novembre 2026',
    ]);
    expect(dayText(lateEvening, 'pl')).not.toContain(' ');
    expect(shortDayText(lateEvening, 'pl')).toBe('21.11.2026');
    expect(plain(momentText(lateEvening, 'pl', 'short'))).toBe('21 listopada 2026 00:30');
    expect(plain(momentText(lateEvening, 'pl'))).toBe('21 listopada 2026 00:30:00');
    expect(plain(monthText({ year: 2026, month: 10 }, 'pl'))).toBe('październik 2026');
  });

  it('sees scores with two decimals, and a dash where there is none', () => {
    expect(languages.map((language) => plain(scoreText(84.5, language)))).toEqual(['84,50%', '84.50%', '84,50 %', '84,50 %']);
    expect(scoreText(null, 'pl')).toBe('–');
    expect([percentText(75, 'pl', 0), wholePercent(75, 'pl'), percentText(84.5, 'pl')]).toEqual(['75%', '75%', '84,50%']);
    expect([numberText(1.239, 'pl'), percentText(84.506, 'pl')]).toEqual(['1,24', '84,51%']);
    expect([numberText(1.5, 'pl'), numberText(1.5, 'pl', 0), numberText(2, 'en', 0)]).toEqual(['1,50', '1,5', '2']);
  });

  it('sees whether something grew or shrank', () => {
    expect([14.68, 0.01, -3, 0, null].map((change) => plain(changeText(change, 'pkt proc.', 'pl')))).toEqual([
      '+14,68 pkt proc.',
      '+0,01 pkt proc.',
      '−3,00 pkt proc.',
      '±0,00 pkt proc.',
      '–',
    ]);
  });

  it('sees amounts with their currency, and colons as the language sets them', () => {
    expect([moneyText(1845, 'PLN', 'pl'), moneyText(1845, 'PLN', 'pl', 0), moneyText(429.27, 'EUR', 'en')].map(plain)).toEqual([
      '1845,00 zł',
      '1845 zł',
      '€429.27',
    ]);
    expect(languages.map((language) => plain(colon(language)))).toEqual([':', ':', ':', ' :']);
    expect(languages.map((language) => plain(semicolon(language)))).toEqual(['; ', '; ', '; ', ' ; ']);
  });
});
