import type { Criterion, CriterionId, Judged, SignificanceAnswers } from './answers.ts';

const minutesOfHour = 60;

/** A yes or no that somebody gave; without one it is open. */
function flagOf(id: string): (answers: SignificanceAnswers) => Judged {
  return ({ flags }) => flags[id] ?? 'unknown';
}

function longerThan(minutes: number | null, bound: number): Judged {
  return minutes === null ? 'unknown' : minutes > bound ? 'yes' : 'no';
}

/** More users than that part of all or that number, whichever is smaller. A number that nobody knows is the greatest that it can be. */
function moreUsers({ usersHit, usersAll }: SignificanceAnswers, part: number, most: number): Judged {
  if (usersHit === null) return 'yes';
  if (usersHit > most) return 'yes';
  if (usersAll === null) return usersHit === 0 ? 'no' : 'unknown';
  return usersHit > Math.min(part * usersAll, most) ? 'yes' : 'no';
}

/** All have to be true. */
function every(...judged: readonly Judged[]): Judged {
  return judged.includes('no') ? 'no' : judged.includes('unknown') ? 'unknown' : 'yes';
}

function some(...judged: readonly Judged[]): Judged {
  return judged.includes('yes') ? 'yes' : judged.includes('unknown') ? 'unknown' : 'no';
}

const wide = (answers: SignificanceAnswers): Judged => moreUsers(answers, 0.05, 1_000_000);

/** The bound of a loss in euro: 500 000, or 5 % of the turnover of the year before where that is less (art. 3 ust. 1 lit. a). */
export function lossLimit(turnoverEur: number | null): number {
  return turnoverEur === null ? 500_000 : Math.min(500_000, turnoverEur * 0.05);
}

function overLimit(loss: number | null, turnoverEur: number | null): Judged {
  if (loss === null) return 'unknown';
  if (loss > lossLimit(turnoverEur)) return 'yes';
  return turnoverEur === null && loss > 0 ? 'unknown' : 'no';
}

/** Art. 4: at least two in six months with the same apparent cause, which together exceed the bound. */
function recurring({ lossEur, earlierLossEur, turnoverEur }: SignificanceAnswers): Judged {
  if (earlierLossEur === null) return 'unknown';
  return earlierLossEur === 0 ? 'no' : overLimit(lossEur === null ? null : lossEur + earlierLossEur, turnoverEur);
}

const asks = {
  loss: ['lossEur', 'turnoverEur'],
  recurring: ['lossEur', 'earlierLossEur', 'turnoverEur'],
  users: ['usersHit', 'usersAll'],
} as const;

/** Art. 3 and 4: for every type. */
export const commonCriteria: readonly Criterion[] = [
  { id: 'loss', cite: 'art. 3 ust. 1 lit. a', asks: asks.loss, judge: ({ lossEur, turnoverEur }) => overLimit(lossEur, turnoverEur) },
  { id: 'trade_secret', cite: 'art. 3 ust. 1 lit. b', judge: flagOf('trade_secret') },
  { id: 'death', cite: 'art. 3 ust. 1 lit. c', judge: flagOf('death') },
  { id: 'health', cite: 'art. 3 ust. 1 lit. d', judge: flagOf('health') },
  { id: 'malicious_access', cite: 'art. 3 ust. 1 lit. e', judge: flagOf('malicious_access') },
  { id: 'recurring', cite: 'art. 4', asks: asks.recurring, judge: recurring },
];

const down = (cite: string, minutes: number): Criterion => ({
  id: minutes === 0 ? 'down_any' : 'down',
  cite,
  asks: ['downMinutes'],
  judge: ({ downMinutes }) => longerThan(downMinutes, minutes),
});
const limitedWide = (cite: string): Criterion => ({
  id: 'limited_wide',
  cite,
  asks: ['limitedMinutes', ...asks.users],
  judge: (answers) => every(longerThan(answers.limitedMinutes, minutesOfHour), wide(answers)),
});
const wideIf = (id: CriterionId, cite: string): Criterion => ({
  id,
  cite,
  asks: asks.users,
  judge: (answers) => every(flagOf(id)(answers), wide(answers)),
});
const flag = (id: CriterionId, cite: string): Criterion => ({ id, cite, judge: flagOf(id) });

const hosted = (cite: string): readonly Criterion[] => [
  down(cite, 30),
  limitedWide(cite),
  flag('malicious_compromise', cite),
  wideIf('data_wide', cite),
];
const platform = (cite: string): readonly Criterion[] => [
  wideIf('down_wide', cite),
  wideIf('limited_platform', cite),
  flag('malicious_compromise', cite),
  wideIf('data_wide', cite),
];

const trust: readonly Criterion[] = [
  {
    id: 'down_trust',
    cite: 'art. 14',
    asks: ['downMinutes', 'downMinutesInWeek'],
    judge: ({ downMinutes, downMinutesInWeek }) => some(longerThan(downMinutes, 20), longerThan(downMinutesInWeek, minutesOfHour)),
  },
  {
    id: 'limited_trust',
    cite: 'art. 14',
    asks: asks.users,
    judge: (answers) => every(flagOf('limited_trust')(answers), moreUsers(answers, 0.01, 200_000)),
  },
  flag('physical_access', 'art. 14'),
  {
    id: 'data_trust',
    cite: 'art. 14',
    asks: asks.users,
    judge: (answers) => every(flagOf('data_trust')(answers), moreUsers(answers, 0.001, 100)),
  },
];

/** Art. 5–14 of Implementing Regulation (EU) 2024/2690, type by type. */
export const typeCriteria = {
  dns: [down('art. 5', 30), flag('slow_replies', 'art. 5'), flag('data_dns', 'art. 5')],
  tld: [down('art. 6', 0), flag('slow_replies', 'art. 6'), flag('data_compromised', 'art. 6')],
  cloud: hosted('art. 7'),
  data_centre: [
    down('art. 8', 0),
    {
      id: 'limited_any',
      cite: 'art. 8',
      asks: ['limitedMinutes'],
      judge: ({ limitedMinutes }) => longerThan(limitedMinutes, minutesOfHour),
    },
    flag('malicious_compromise', 'art. 8'),
    flag('physical_access', 'art. 8'),
  ],
  content_delivery: hosted('art. 9'),
  managed_services: hosted('art. 10'),
  marketplace: platform('art. 11'),
  search_engine: platform('art. 12'),
  social_network: platform('art. 13'),
  trust,
} as const satisfies Readonly<Record<string, readonly Criterion[]>>;

/** The definition for everybody else (NIS2, art. 23 ust. 3): the thresholds of the Polish regulation are not known. */
export const generalCriteria: readonly Criterion[] = [
  flag('severe_disruption', 'art. 23 ust. 3 lit. a'),
  flag('financial_loss', 'art. 23 ust. 3 lit. a'),
  flag('damage_to_others', 'art. 23 ust. 3 lit. b'),
];
