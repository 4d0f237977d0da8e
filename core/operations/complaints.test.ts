import { describe, expect, it } from 'vitest';
import { answerBy } from './complaints.ts';

const inWarsaw = (at: Date): string => at.toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' });

describe('a complaint', () => {
  it('is answered within 14 working days, weekends and holidays aside', () => {
    expect(inWarsaw(answerBy(new Date('2026-12-18T10:00:00Z'), false))).toBe('2027-01-13 23:59:59');
  });

  it('of a consumer is answered within 14 days, whatever days these are', () => {
    expect(inWarsaw(answerBy(new Date('2026-12-18T10:00:00Z'), true))).toBe('2027-01-01 23:59:59');
    expect(inWarsaw(answerBy(new Date('2026-11-23T10:00:00Z'), true))).toBe('2026-12-07 23:59:59');
  });
});
