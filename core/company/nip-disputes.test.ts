import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideBy, disputeOutcome, isIssuingBlocked, type AccountLevel } from './nip-disputes.ts';

const openedAt = new Date('2026-11-21T09:00:00Z');
const days = (count: number): Date => new Date(openedAt.getTime() + count * 86_400_000);
const outcome = (holder: AccountLevel | null, claimant: AccountLevel, day: number, holderAge = 0) =>
  disputeOutcome({ holder: holder === null ? null : { level: holder, createdAt: days(-holderAge) }, claimant, openedAt, now: days(day) });

describe('a dispute about a NIP', () => {
  it.each([
    ['a NIP that nobody holds goes to the claimant', null, 0, 0, 0, 'claimant'],
    ['an unconfirmed account of yesterday still has six days', 0, 1, 5.9, 1, 'open'],
    ['and no day more', 0, 1, 6, 1, 'claimant'],
    ['an unconfirmed account of last week loses at once', 0, 1, 0, 7, 'claimant'],
    ['a confirmed one has seven days to answer', 1, 2, 6.9, 400, 'open'],
    ['and loses to a better one after them', 1, 2, 7, 400, 'claimant'],
    ['equals are for a person', 2, 2, 30, 400, 'open'],
    ['two who are not confirmed too', 0, 0, 30, 400, 'open'],
    ['a better holder waits for the claimant', 2, 1, 13.9, 400, 'open'],
    ['until the fourteen days are over', 2, 1, 14, 400, 'holder'],
  ] as const)('%s', (_, holder, claimant, day, age, expected) => expect(outcome(holder, claimant, day, age)).toBe(expected));

  it('never goes to somebody who is confirmed no better, and never to the worse one', () => {
    const level = fc.constantFrom<AccountLevel>(0, 1, 2, 3);
    fc.assert(
      fc.property(level, level, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 900 }), (holder, claimant, day, age) => {
        const decided = outcome(holder, claimant, day, age);
        return (decided !== 'claimant' || claimant > holder) && (decided !== 'holder' || holder > claimant);
      }),
    );
  });

  it('holds the issue up only where the claimant is confirmed at least as well', () => {
    expect([isIssuingBlocked(1, 0), isIssuingBlocked(0, 0), isIssuingBlocked(2, 1)]).toEqual([false, false, false]);
    expect([isIssuingBlocked(1, 1), isIssuingBlocked(1, 2), isIssuingBlocked(0, 1)]).toEqual([true, true, true]);
    expect(decideBy(openedAt)).toEqual(days(14));
  });
});
