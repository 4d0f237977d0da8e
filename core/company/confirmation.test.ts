import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeAlphabet,
  codeExpiry,
  codeFrom,
  codeLength,
  codesPerDay,
  codeTries,
  confirmationInForce,
  confirmationMethods,
  confirmedForDays,
  countsUntil,
  isCode,
  isQuarantined,
  isSharedContact,
  levelOf,
  maskedEmail,
  nextCodeAt,
  normalizedCode,
  readableCode,
  companyStatusOf,
  type Confirmation,
} from './confirmation.ts';

const dayMillis = 86_400_000;
const now = new Date('2026-11-21T09:00:00Z');

function ago(days: number): Date {
  return new Date(now.getTime() - days * dayMillis);
}

function one(change: Partial<Confirmation> = {}): Confirmation {
  return { method: 'register_email', level: 1, confirmedAt: ago(10), endedAt: null, ...change };
}

describe('a confirmation', () => {
  it('proves so much by each method', () => {
    expect(levelOf).toEqual({ register_email: 1, website: 1, transfer: 2, letter: 2, operator: 2, signature: 3 });
  });

  it('counts for 398 days, from its first instant until before its last', () => {
    const at = one({ confirmedAt: ago(confirmedForDays) });
    expect(countsUntil(at)).toEqual(now);
    expect(confirmationInForce([at], now)).toBeNull();
    expect(confirmationInForce([at], new Date(now.getTime() - 1))).toBe(at);
    expect(confirmationInForce([one({ confirmedAt: now })], now)).not.toBeNull();
    expect(confirmationInForce([one({ confirmedAt: new Date(now.getTime() + 1) })], now)).toBeNull();
  });

  it('is the one of the highest level, and of these the newest; an ended one never counts', () => {
    const [mail, letter, transfer] = [
      one(),
      one({ method: 'letter', level: 2, confirmedAt: ago(90) }),
      one({ method: 'transfer', level: 2 }),
    ];
    expect(confirmationInForce([mail, letter, transfer], now)).toBe(transfer);
    expect(confirmationInForce([mail, letter, { ...transfer, endedAt: ago(1) }], now)).toBe(letter);
    expect(confirmationInForce([], now)).toBeNull();
  });

  it('in force is never older, ended or of a lower level than another that counts', () => {
    const row = fc.record({
      method: fc.constantFrom(...confirmationMethods),
      level: fc.constantFrom(1 as const, 2 as const, 3 as const),
      confirmedAt: fc.integer({ min: -10, max: 800 }).map(ago),
      endedAt: fc.constantFrom(null, ago(1)),
    });
    fc.assert(
      fc.property(fc.array(row), (all) => {
        const found = confirmationInForce(all, now);
        const counting = all.filter((each) => each.endedAt === null && each.confirmedAt <= now && each.confirmedAt > ago(confirmedForDays));
        expect(found === null).toBe(counting.length === 0);
        for (const each of counting) expect(each.level).toBeLessThanOrEqual(found?.level ?? 0);
      }),
    );
  });
});

describe('a code', () => {
  it('works a day by mail and thirty by letter, five times', () => {
    expect(codeExpiry('register_email', now)).toEqual(ago(-1));
    expect(codeExpiry('letter', now)).toEqual(ago(-30));
    expect(codeTries).toBe(5);
  });

  it('has eight characters of an alphabet in which nothing looks like something else', () => {
    expect(codeAlphabet).toHaveLength(32);
    expect(codeAlphabet).not.toMatch(/[ILOU]/);
    fc.assert(
      fc.property(fc.array(fc.nat(31), { minLength: codeLength, maxLength: codeLength }), (drawn) => {
        const code = codeFrom(drawn);
        expect(isCode(code)).toBe(true);
        expect(normalizedCode(` ${readableCode(code).toLowerCase()}\u00a0`)).toBe(code);
        expect(normalizedCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
      }),
    );
  });

  it.each(['', '1234567', '123456789', '1234567U', '1234567!'])('is not %j', (typed) => expect(isCode(normalizedCode(typed))).toBe(false));

  it('is sent three times a day for a NIP; the next one may be asked for a day after the third last', () => {
    expect(codesPerDay).toBe(3);
    expect(nextCodeAt([ago(0.1), ago(0.2)], now)).toBeNull();
    expect(nextCodeAt([ago(0.1), ago(0.5), ago(0.2)], now)).toEqual(ago(-0.5));
    expect(nextCodeAt([ago(0.1), ago(1), ago(0.2)], now)).toBeNull();
    expect(nextCodeAt([ago(0.1), ago(0.9), ago(0.5), ago(0.2)], now)).toEqual(ago(-0.5));
  });
});

describe('a contact in a register', () => {
  it.each([
    [null, false],
    ['2026-11-21', true],
    ['2026-11-08', true],
    ['2026-11-07', false],
  ])('that changed on %s is too new: %s', (iso, expected) => {
    const [year = 0, month = 0, day = 0] = (iso ?? '').split('-').map(Number);
    expect(isQuarantined(iso === null ? null : { year, month, day }, now)).toBe(expected);
  });

  it('proves nothing from three companies on', () => {
    expect([0, 1, 2, 3].map(isSharedContact)).toEqual([false, false, true, true]);
  });

  it.each([
    ['biuro@lacza-poludnie.example', 'b***@l***e.example'],
    ['a@b.pl', 'a***@b***.pl'],
    ['zarzad@mail.firma.com.pl', 'z***@m***l.firma.com.pl'],
  ])('%s is shown as %s', (address, masked) => expect(maskedEmail(address)).toBe(masked));
});

describe('how a company stands', () => {
  const days = { suspendedOn: null, resumedOn: null, endedOn: null, deletedOn: null, bankruptOn: null, bankruptcyEndedOn: null };
  it.each([
    [{}, 'active'],
    [{ suspendedOn: '2026-01-01' }, 'suspended'],
    [{ suspendedOn: '2026-01-01', resumedOn: '2026-03-01' }, 'active'],
    [{ suspendedOn: '2026-05-01', resumedOn: '2026-03-01' }, 'suspended'],
    [{ bankruptOn: '2026-01-01' }, 'bankrupt'],
    [{ bankruptOn: '2026-01-01', bankruptcyEndedOn: '2026-02-01' }, 'active'],
    [{ bankruptOn: '2026-01-01', suspendedOn: '2026-01-01' }, 'bankrupt'],
    [{ endedOn: '2026-01-01', bankruptOn: '2026-01-01' }, 'ended'],
    [{ deletedOn: '2026-01-01' }, 'ended'],
    [{ active: false }, 'ended'],
  ])('with %j it is %s', (change, expected) => {
    expect(companyStatusOf({ active: true, ...days, ...change })).toBe(expected);
  });
});
