import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessState,
  accessUntil,
  arrange,
  coverage,
  ended,
  lastEnd,
  lastEndOf,
  newPeriod,
  periodInForce,
  startOfPlan,
  withEnd,
  type PaidPeriod,
} from './access.ts';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import { planIds, type PlanId } from './plans.ts';

const epoch = Date.parse('2026-11-21T09:00:00Z');
const dayMillis = 86_400_000;
const day = (number: number): Date => new Date(epoch + number * dayMillis);

/** An organisation that buys, leaves and is extended; every act is put in its place at once. */
function aBuyer() {
  let periods: PaidPeriod[] = [];
  const buyer = {
    buy: (plan: PlanId, at: Date, id = `${plan}-${periods.length + 1}`) => {
      periods = arrange([...periods, newPeriod({ id, plan, months: 12, at })], at);
      return buyer;
    },
    leave: (id: string, at: Date) => {
      periods = arrange(
        periods.map((one) => (one.id === id ? ended(one, at) : one)),
        at,
      );
      return buyer;
    },
    extend: (id: string, to: Date, at: Date) => {
      periods = arrange(
        periods.map((one) => (one.id === id ? withEnd(one, to) : one)),
        at,
      );
      return buyer;
    },
    of: (id: string): PaidPeriod => periods.find((one) => one.id === id)!,
    all: () => periods,
    lived: () => periods.filter((one) => one.endsAt > one.startsAt),
  };
  return buyer;
}

describe('a period that was just paid', () => {
  it('begins at once where nothing else runs, for 12 calendar months', () => {
    const bought = aBuyer().buy('basic', day(0)).of('basic-1');
    expect([bought.startsAt, bought.endsAt]).toEqual([day(0), new Date('2027-11-21T09:00:00Z')]);
  });

  it('begins at once when all that was bought before is over', () => {
    expect(aBuyer().buy('basic', day(-800)).buy('basic', day(0)).of('basic-2').startsAt).toEqual(day(0));
  });

  it.each(planIds)('of the same plan (%s) begins at the end of the running one', (plan) => {
    const buyer = aBuyer().buy(plan, day(0)).buy(plan, day(90));
    expect(buyer.of(`${plan}-2`).startsAt).toEqual(buyer.of(`${plan}-1`).endsAt);
    expect(buyer.of(`${plan}-2`).endsAt).toEqual(addMonths(day(0), 24));
  });

  it('of Pro over Basic begins at once and leaves Basic where it is', () => {
    const buyer = aBuyer().buy('basic', day(0)).buy('pro', day(90));
    expect(buyer.of('pro-2').startsAt).toEqual(day(90));
    expect(buyer.of('basic-1').endsAt).toEqual(addMonths(day(0), 12));
    expect(periodInForce(buyer.all(), day(100))?.id).toBe('pro-2');
  });

  it('of Basic over Pro begins when Pro ends', () => {
    const buyer = aBuyer().buy('pro', day(0)).buy('basic', day(10));
    expect(buyer.of('basic-2').startsAt).toEqual(buyer.of('pro-1').endsAt);
  });

  it('of Pro moves a Basic that waits behind it: no paid time is lost', () => {
    const buyer = aBuyer().buy('pro', day(0)).buy('basic', day(10)).buy('pro', day(20));
    expect(buyer.of('pro-3').startsAt).toEqual(addMonths(day(0), 12));
    expect(buyer.of('basic-2').startsAt).toEqual(addMonths(day(0), 24));
    expect(buyer.of('basic-2').endsAt).toEqual(addMonths(day(0), 36));
  });

  it('waits behind what was paid earlier, of the same moment behind what was ordered earlier', () => {
    const buyer = aBuyer().buy('pro', day(0)).buy('pro', day(1), 'b').buy('pro', day(1), 'c').buy('pro', day(2), 'a');
    expect(buyer.all().map((one) => one.id)).toEqual(['pro-1', 'b', 'c', 'a']);
  });
});

describe('a period that a refund ends', () => {
  it('lets what waits behind it begin at once', () => {
    const buyer = aBuyer().buy('pro', day(0)).buy('basic', day(10)).leave('pro-1', day(20));
    expect(buyer.of('pro-1').endsAt).toEqual(day(20));
    expect(buyer.of('basic-2').startsAt).toEqual(day(20));
  });

  it('is not filled again when a second one is refunded, in whatever order', () => {
    for (const order of [
      ['pro-2', 'pro-1'],
      ['pro-1', 'pro-2'],
    ] as const) {
      const buyer = aBuyer().buy('pro', day(0)).buy('pro', day(1)).leave(order[0], day(2)).leave(order[1], day(3));
      expect(buyer.lived().filter((one) => one.endsAt > day(3))).toEqual([]);
      expect(accessUntil(buyer.all(), day(3))).toEqual(day(3));
    }
  });

  it('does not move a waiting Basic on top of a running one', () => {
    const buyer = aBuyer().buy('basic', day(0)).buy('pro', day(90)).buy('basic', day(100)).leave('pro-2', day(120));
    expect(buyer.of('basic-3').startsAt).toEqual(buyer.of('basic-1').endsAt);
  });

  it('before it began takes its place away and no other', () => {
    const buyer = aBuyer().buy('pro', day(0)).buy('pro', day(1)).buy('basic', day(2)).leave('pro-2', day(3));
    expect(buyer.of('pro-2').endsAt).toEqual(buyer.of('pro-2').startsAt);
    expect(buyer.of('basic-3').startsAt).toEqual(buyer.of('pro-1').endsAt);
  });

  it('stays ended the first time when it is ended again, and keeps an earlier end', () => {
    const buyer = aBuyer().buy('pro', day(0)).leave('pro-1', day(5)).leave('pro-1', day(9));
    expect(buyer.of('pro-1')).toMatchObject({ endsAt: day(5), endedAt: day(5) });
    const over = aBuyer().buy('pro', day(0)).leave('pro-1', day(500));
    expect(over.of('pro-1').endsAt).toEqual(addMonths(day(0), 12));
  });
});

describe('an end that an operator moved', () => {
  it('keeps the days added when the period moves', () => {
    const buyer = aBuyer().buy('pro', day(0)).buy('pro', day(1));
    const longer = new Date(buyer.of('pro-2').endsAt.getTime() + 10 * dayMillis);
    buyer.extend('pro-2', longer, day(2)).leave('pro-1', day(3));
    expect(buyer.of('pro-2').startsAt).toEqual(day(3));
    expect(buyer.of('pro-2').endsAt).toEqual(new Date(addMonths(day(3), 12).getTime() + 10 * dayMillis));
  });

  it('moves what waits behind it', () => {
    const buyer = aBuyer().buy('pro', day(0)).buy('basic', day(1)).extend('pro-1', day(500), day(2));
    expect(buyer.of('pro-1').endsAt).toEqual(day(500));
    expect(buyer.of('basic-2').startsAt).toEqual(day(500));
  });

  it('is stored to the nearest second', () => {
    const requested = day(500).getTime();
    const end = (millis: number) =>
      aBuyer()
        .buy('pro', day(0))
        .extend('pro-1', new Date(requested + millis), day(1))
        .of('pro-1').endsAt;
    expect([end(499), end(500), end(-500), end(-501)].map((at) => at.getTime() - requested)).toEqual([0, 1000, 0, -1000]);
  });

  it('never lies before the beginning', () => {
    const buyer = aBuyer().buy('pro', day(0)).extend('pro-1', day(-5), day(0));
    expect(buyer.of('pro-1').endsAt).toEqual(day(0));
  });
});

type Step = Readonly<{ kind: 'buy' | 'leave' | 'extend'; plan: PlanId; target: number; after: number }>;
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('buy', 'buy', 'leave', 'extend'),
    plan: fc.constantFrom(...planIds),
    target: fc.nat(5),
    after: fc.oneof(fc.constant(0), fc.nat(500)),
  }),
  { minLength: 1, maxLength: 9 },
);

/** Lives a history of purchases and calls `look` after every step with what was before it. */
function live(history: readonly Step[], look: (buyer: ReturnType<typeof aBuyer>, before: PaidPeriod[], now: Date) => void): void {
  const buyer = aBuyer();
  let now = 0;
  for (const { kind, plan, target, after } of history) {
    now += after;
    const before = buyer.all();
    const chosen = before[target % Math.max(before.length, 1)];
    if (kind === 'buy' || !chosen) buyer.buy(plan, day(now));
    else if (kind === 'leave') buyer.leave(chosen.id, day(now));
    else if (chosen.endedAt === null && chosen.endsAt > day(now))
      buyer.extend(chosen.id, new Date(chosen.endsAt.getTime() + dayMillis), day(now));
    look(buyer, before, day(now));
  }
}

const overlaps = (one: PaidPeriod, other: PaidPeriod): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

describe('whatever is bought, left and extended', () => {
  it('no plan runs twice at the same time, and Basic lies under Pro only where it had begun by then', () => {
    fc.assert(
      fc.property(steps, (history) => {
        live(history, (buyer) => {
          const lived = buyer.lived();
          for (const one of lived) {
            for (const other of lived.filter((period) => period.id > one.id && overlaps(one, period))) {
              expect(one.plan).not.toBe(other.plan);
              const [basic, pro] = one.plan === 'basic' ? [one, other] : [other, one];
              expect(basic.startsAt.getTime()).toBeLessThanOrEqual(pro.startsAt.getTime());
            }
          }
        });
      }),
    );
  });

  it('every period that nothing ended has its whole length', () => {
    fc.assert(
      fc.property(steps, (history) => {
        live(history, (buyer) => {
          for (const period of buyer.all().filter((one) => one.endedAt === null)) {
            const whole = addMonths(period.startsAt, period.months).getTime() + period.addedSeconds * 1000;
            expect(period.endsAt.getTime()).toBe(whole);
          }
        });
      }),
    );
  });

  it('what has begun stays where it began, and nothing begins in the past', () => {
    fc.assert(
      fc.property(steps, (history) => {
        live(history, (buyer, before, now) => {
          for (const period of buyer.all()) {
            const earlier = before.find((one) => one.id === period.id);
            if (earlier && earlier.startsAt <= now) expect(period.startsAt).toEqual(earlier.startsAt);
            else if (period.endedAt === null) expect(period.startsAt.getTime()).toBeGreaterThanOrEqual(now.getTime());
          }
        });
      }),
    );
  });

  it('what waits begins at the very end of another period', () => {
    fc.assert(
      fc.property(steps, (history) => {
        live(history, (buyer, _, now) => {
          for (const period of buyer.all().filter((one) => one.endedAt === null && one.startsAt > now)) {
            expect(buyer.all().some((one) => one.endsAt.getTime() === period.startsAt.getTime())).toBe(true);
          }
        });
      }),
    );
  });

  it('putting periods in their places again changes nothing', () => {
    fc.assert(
      fc.property(steps, (history) => {
        live(history, (buyer, _, now) => expect(arrange(buyer.all(), now)).toEqual(buyer.all()));
      }),
    );
  });

  it('periods are listed as they begin, of the same moment as they were ordered, in whatever order they were stored', () => {
    fc.assert(
      fc.property(steps, fc.boolean(), (history, reversed) => {
        live(history, (buyer, _, now) => {
          const stored = buyer.all().toSorted((one, other) => (one.id < other.id === reversed ? 1 : -1));
          const listed = arrange(stored, now);
          expect(listed).toEqual(buyer.all());
          for (const [place, period] of listed.slice(1).entries()) {
            const before = listed[place]!;
            const sameMoment = before.startsAt.getTime() === period.startsAt.getTime();
            expect(sameMoment ? before.id < period.id : before.startsAt < period.startsAt).toBe(true);
          }
        });
      }),
    );
  });

  it('what was ended gives no access any more', () => {
    fc.assert(
      fc.property(steps, (history) => {
        live(history, (buyer, _, now) => {
          for (const period of buyer.all()) if (period.endedAt) expect(period.endsAt > now).toBe(period.startsAt > now);
          for (const period of buyer.lived()) if (period.endedAt) expect(period.endsAt.getTime()).toBeLessThanOrEqual(now.getTime());
        });
      }),
    );
  });
});

describe('what is in force', () => {
  const span = (plan: PlanId, from: number, to: number) => ({ plan, startsAt: day(from), endsAt: day(to) });

  it('is the greater plan, else the one that ends last; its last moment is out', () => {
    const [basic, pro, longer] = [span('basic', 0, 100), span('pro', 0, 50), span('basic', 0, 120)];
    expect(periodInForce([basic, pro], day(10))).toBe(pro);
    expect(periodInForce([basic, pro], day(50))).toBe(basic);
    expect(periodInForce([basic, longer], day(10))).toBe(longer);
    expect(periodInForce([basic], day(100))).toBeNull();
    expect(periodInForce([basic], day(0))).toBe(basic);
    expect(periodInForce([basic], new Date(day(0).getTime() - 1))).toBeNull();
  });

  it('ends with the current plan although another one follows', () => {
    const [first, second, after] = [span('pro', 0, 10), span('pro', 10, 20), span('basic', 20, 30)];
    expect(coverage([first, second, after], day(1))).toEqual({ current: first, planUntil: day(20), next: after, until: day(30) });
    expect(coverage([first], day(1))).toEqual({ current: first, planUntil: day(10), next: null, until: day(10) });
    expect(coverage([first, span('basic', 11, 20)], day(1))).toMatchObject({ next: null, until: day(10) });
    expect(coverage([first], day(10))).toBeNull();
  });

  it('names Basic as what follows a Pro that runs beside it', () => {
    const [basic, pro] = [span('basic', 0, 30), span('pro', 5, 20)];
    expect(coverage([basic, pro], day(6))).toEqual({ current: pro, planUntil: day(20), next: basic, until: day(30) });
  });

  it('knows the last end of what is over and of certain plans', () => {
    const periods = [span('basic', 0, 10), span('pro', 20, 30), span('pro', 40, 40)];
    expect(lastEnd(periods, day(15))).toEqual(day(10));
    expect(lastEnd(periods, day(30))).toEqual(day(30));
    expect(lastEnd(periods, day(45))).toEqual(day(30));
    expect(lastEnd(periods, day(5))).toBeNull();
    expect(lastEndOf(periods, ['pro'])).toEqual(day(30));
    expect(lastEndOf(periods, ['basic'])).toEqual(day(10));
    expect(lastEndOf(periods, [])).toBeNull();
  });

  it('returns when a plan would begin that is bought now', () => {
    const periods = [span('pro', 0, 10), span('basic', 10, 20), span('pro', 30, 30)];
    expect(startOfPlan('pro', periods, day(1))).toEqual(day(10));
    expect(startOfPlan('basic', periods, day(1))).toEqual(day(20));
    expect(startOfPlan('basic', periods, day(25))).toEqual(day(25));
  });
});

describe('the state of access', () => {
  const order = (more: Partial<{ open: boolean; paidAt: Date | null; givenBack: boolean }> = {}) => ({
    open: false,
    paidAt: null,
    givenBack: false,
    ...more,
  });
  const period = { plan: 'basic' as const, startsAt: day(0), endsAt: day(100) };

  it.each([
    ['never_paid', [], []],
    ['never_paid', [], [order()]],
    ['pending', [], [order({ open: true })]],
    ['refunded', [], [order({ paidAt: day(1), givenBack: true }), order({ paidAt: day(0) })]],
    ['refunded', [], [order({ paidAt: day(0) }), order(), order({ paidAt: day(1), givenBack: true })]],
    ['never_paid', [], [order({ paidAt: day(0), givenBack: true }), order({ paidAt: day(1) })]],
    ['ended', [{ ...period, endsAt: day(5) }], [order({ paidAt: day(1) }), order({ paidAt: day(0), givenBack: true })]],
    ['active', [period], [order({ open: true })]],
    ['ending', [{ ...period, endsAt: day(40) }], []],
    ['active', [{ ...period, endsAt: new Date(day(40).getTime() + 1) }], []],
    [
      'active',
      [
        { ...period, endsAt: day(11) },
        { ...period, startsAt: day(11), endsAt: day(80) },
      ],
      [],
    ],
  ] as const)('is %s', (state, periods, orders) => {
    expect(accessState(periods, orders, day(10))).toBe(state);
  });
});
