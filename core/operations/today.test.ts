import { describe, expect, it } from 'vitest';
import { healthOf, runSpans, stateOfRun, type HealthFacts, type HealthReason } from './health.ts';
import { funnelFrom, inOrder, moneySpans, shareOfStep, urgencyOfAge, urgencyOfDeadline, type Need } from './today.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

describe('what waits', () => {
  it('is urgent within a day of its deadline and past it, and soon within three', () => {
    expect([-50, -1, 24, 25, 72, 73].map((hours) => urgencyOfDeadline(ago(-hours), now))).toEqual([
      'urgent',
      'urgent',
      'urgent',
      'soon',
      'soon',
      'open',
    ]);
    expect([0, 71, 72].map((hours) => urgencyOfAge(ago(hours), now))).toEqual(['open', 'open', 'soon']);
  });

  it('stands in the order of urgency, deadline and age', () => {
    const need = (kind: Need['kind'], change: Partial<Need>): Need => ({
      kind,
      count: 1,
      urgency: 'open',
      since: null,
      deadline: null,
      ...change,
    });
    const needs = [
      need('tasks', { since: '2026-11-02T00:00:00.000Z' }),
      need('transfers', { since: '2026-11-01T00:00:00.000Z' }),
      need('mails', { urgency: 'soon' }),
      need('invoices', { urgency: 'soon', deadline: '2026-12-15T00:00:00.000Z' }),
      need('jobs', { urgency: 'urgent' }),
    ];
    expect(inOrder(needs).map(({ kind }) => kind)).toEqual(['jobs', 'invoices', 'mails', 'transfers', 'tasks']);
  });
});

describe('the shares of the funnel', () => {
  it('are whole, and not said of few or of more than the step before', () => {
    expect([shareOfStep(5, 5), shareOfStep(2, 3), shareOfStep(2, 6), shareOfStep(7, 6), shareOfStep(0, 5)]).toEqual([
      100,
      null,
      33,
      null,
      0,
    ]);
  });

  it('are of thirty days in Warsaw, today included', () => expect(funnelFrom(now).toISOString()).toBe('2026-10-22T22:00:00.000Z'));
});

describe('the months of money', () => {
  it.each([
    ['2026-11-21T22:59:59.000Z', ['2026-11-01', '2026-11-21'], ['2026-10-01', '2026-10-21']],
    // Midnight in Warsaw.
    ['2026-11-30T23:00:00.000Z', ['2026-12-01', '2026-12-01'], ['2026-11-01', '2026-11-01']],
    ['2027-03-31T10:00:00.000Z', ['2027-03-01', '2027-03-31'], ['2027-02-01', '2027-02-28']],
    ['2027-01-05T10:00:00.000Z', ['2027-01-01', '2027-01-05'], ['2026-12-01', '2026-12-05']],
  ])('at %s are %j and %j', (at, present, previous) => {
    const spans = moneySpans(new Date(at));
    expect([spans.present.firstDay, spans.present.lastDay]).toEqual(present);
    expect([spans.previous.firstDay, spans.previous.lastDay]).toEqual(previous);
  });

  it('begin and end at midnight in Warsaw', () => {
    const { previous } = moneySpans(now);
    expect([previous.from, previous.to]).toEqual([new Date('2026-09-30T22:00:00.000Z'), new Date('2026-10-21T21:59:59.999Z')]);
  });
});

const run = { name: 'statuses', every: 'day', state: 'ok', succeededAt: null } as const;
const ksef = { canSignIn: true, stoppedAt: null, failingSince: null, pausedUntil: null, reachedAt: ago(1), daysLeft: [90] };
const well: HealthFacts = {
  workers: 'ok',
  waitingSince: null,
  runs: [run],
  ksef,
  mail: { sent: 3, failed: 0 },
  log: { isContradicted: false, waitingSince: null, comparedAt: ago(1) },
  disk: { bytes: 100, freeBytes: 10 },
};
const reasons = (change: Partial<HealthFacts>): HealthReason[] =>
  healthOf({ ...well, ...change }, now)
    .filter(({ state }) => state !== 'ok')
    .map(({ reason }) => reason);

describe('the health', () => {
  it('reports each part as well', () => {
    expect(healthOf(well, now).map(({ part, state }) => [part, state])).toEqual(
      ['database', 'workers', 'queue', 'runs', 'ksef', 'mail', 'log', 'disk'].map((part) => [part, 'ok']),
    );
  });

  it.each<[HealthReason, Partial<HealthFacts>]>([
    ['workers_away', { workers: 'away' }],
    ['workers_stuck', { workers: 'stuck' }],
    ['queue_waits', { waitingSince: ago(0.26) }],
    ['runs_failed', { runs: [run, { ...run, state: 'late' }, { ...run, state: 'failed' }] }],
    ['runs_late', { runs: [run, { ...run, state: 'never' }, { ...run, state: 'late' }] }],
    ['runs_never', { runs: [run, { ...run, state: 'never' }] }],
    ['ksef_off', { ksef: { ...ksef, canSignIn: false } }],
    ['ksef_stopped', { ksef: { ...ksef, stoppedAt: ago(1), failingSince: ago(1) } }],
    ['ksef_failing', { ksef: { ...ksef, failingSince: ago(1) } }],
    ['ksef_paused', { ksef: { ...ksef, pausedUntil: ago(-1) } }],
    ['ksef_certificate', { ksef: { ...ksef, daysLeft: [90, 7] } }],
    ['ksef_certificate', { ksef: { ...ksef, daysLeft: [null] } }],
    ['ksef_silent', { ksef: { ...ksef, reachedAt: null } }],
    ['ksef_silent', { ksef: { ...ksef, reachedAt: ago(37) } }],
    ['mail_failed', { mail: { sent: 3, failed: 1 } }],
    ['mail_none', { mail: { sent: 0, failed: 0 } }],
    ['log_contradicted', { log: { ...well.log, isContradicted: true } }],
    ['log_waits', { log: { ...well.log, waitingSince: ago(0.26) } }],
    ['log_old', { log: { ...well.log, comparedAt: ago(3) } }],
    ['log_never', { log: { ...well.log, comparedAt: null } }],
    ['disk_full', { disk: { bytes: 1000, freeBytes: 99 } }],
    ['disk_unknown', { disk: null }],
  ])('is %s', (reason, change) => expect(reasons(change)).toEqual([reason]));

  it('takes a job for late that did not go well in its time, and for unknown that never ran', () => {
    const done = (at: Date | null, failed = false) => stateOfRun('day', { failed, succeededAt: at }, now);
    expect([stateOfRun('day', null, now), done(null), done(ago(1)), done(ago(26)), done(ago(26.1)), done(ago(1), true)]).toEqual([
      'never',
      'never',
      'ok',
      'ok',
      'late',
      'failed',
    ]);
    expect(stateOfRun('minutes', { failed: false, succeededAt: ago(1.1) }, now)).toBe('late');
    expect(runSpans.minutes).toBeLessThan(runSpans.day);
  });
});
