import { describe, expect, it } from 'vitest';
import { localTime, readLocalTime, type WarsawZone } from '#core/platform/calendar/local-time.ts';
import { incidentClocks, nextClock } from './clocks.ts';
import { noInstants, unknownFirm, type ClockId, type Firm, type IncidentFacts } from './facts.ts';

function warsaw(text: string, zone?: WarsawZone): Date {
  const read = readLocalTime(text, zone);
  if (!('at' in read)) throw new Error(`${text}: ${read.problem}`);
  return read.at;
}

const entity: Firm = { ...unknownFirm, ksc: 'entity' };
const bank: Firm = { ...unknownFirm, ksc: 'none', finance: 'credit' };
const payments: Firm = { ...bank, finance: 'other' };
const none: Firm = { ...unknownFirm, ksc: 'none' };

function factsOf(detected: Date, more: Partial<IncidentFacts> = {}): IncidentFacts {
  return {
    ...noInstants,
    kinds: ['service_disruption'],
    aiHarm: 'other',
    detected,
    stillOpen: false,
    significance: null,
    sent: {},
    ...more,
  };
}

/** An instant of Warsaw; a day alone where the term ends with the day, with the last one behind a stroke. */
function dues(firm: Firm, facts: IncidentFacts, now = facts.detected): Partial<Record<ClockId, string>> {
  const clocks = incidentClocks(firm, facts, now).filter(({ due }) => due !== null);
  return Object.fromEntries(
    clocks.map(({ id, due }) => {
      const [aim, last] = [localTime(due!.aim), localTime(due!.last)];
      const shown = due!.wholeDay ? [aim.slice(0, 10), last.endsWith('T23:59') ? last.slice(0, 10) : last] : [aim, last];
      return [id, shown[0] === shown[1] ? shown[0] : shown.join(' | ')];
    }),
  );
}

type Case = readonly [title: string, firm: Firm, facts: IncidentFacts, expected: Partial<Record<ClockId, string>>];

function kscHours(at: Date): IncidentFacts {
  return factsOf(at);
}

const cases: readonly Case[] = [
  [
    'T1 important entity, notified on 30.11',
    entity,
    factsOf(warsaw('2026-11-27T16:40'), { sent: { ksc_notification: warsaw('2026-11-30T12:00') } }),
    { ksc_early_warning: '2026-11-28T16:40', ksc_notification: '2026-11-30T16:40', ksc_final: '2026-12-30' },
  ],
  [
    'T2 over the night that has an hour more',
    entity,
    kscHours(warsaw('2026-10-24T20:00')),
    { ksc_early_warning: '2026-10-25T19:00', ksc_notification: '2026-10-27T19:00' },
  ],
  [
    'T3 in the hour that comes twice, the first time',
    entity,
    kscHours(warsaw('2026-10-25T02:30', 'CEST')),
    { ksc_early_warning: '2026-10-26T01:30', ksc_notification: '2026-10-28T01:30' },
  ],
  [
    'T4 in the hour that comes twice, the second time',
    entity,
    kscHours(warsaw('2026-10-25T02:30', 'CET')),
    { ksc_early_warning: '2026-10-26T02:30', ksc_notification: '2026-10-28T02:30' },
  ],
  [
    'T5 over the night that has an hour less, and Easter',
    entity,
    kscHours(warsaw('2027-03-27T12:00')),
    { ksc_early_warning: '2027-03-28T13:00', ksc_notification: '2027-03-30T13:00' },
  ],
  [
    'T7 over the new year',
    entity,
    kscHours(warsaw('2026-12-31T23:50')),
    { ksc_early_warning: '2027-01-01T23:50', ksc_notification: '2027-01-03T23:50' },
  ],
  [
    'T8 the final report of a month that is shorter',
    entity,
    factsOf(warsaw('2027-01-29T10:00'), { sent: { ksc_notification: warsaw('2027-01-31T09:00') } }),
    { ksc_early_warning: '2027-01-30T10:00', ksc_notification: '2027-02-01T10:00', ksc_final: '2027-02-28 | 2027-03-01' },
  ],
  [
    'T9 the final report on Christmas Day',
    entity,
    factsOf(warsaw('2026-11-24T10:00'), { sent: { ksc_notification: warsaw('2026-11-25T09:00') } }),
    { ksc_early_warning: '2026-11-25T10:00', ksc_notification: '2026-11-27T10:00', ksc_final: '2026-12-25 | 2026-12-28' },
  ],
  [
    'T10 still open after a month: a progress report, and the final one a month after the end',
    entity,
    factsOf(warsaw('2026-11-30T10:00'), { sent: { ksc_notification: warsaw('2026-12-01T09:00') }, ended: warsaw('2027-01-20T18:00') }),
    {
      ksc_early_warning: '2026-12-01T10:00',
      ksc_notification: '2026-12-03T10:00',
      ksc_progress: '2027-01-01 | 2027-01-04',
      ksc_final: '2027-02-20 | 2027-02-22',
    },
  ],
  [
    'T11 trust service provider: everything within 24 hours',
    { ...entity, ksc: 'trust' },
    factsOf(warsaw('2027-05-03T09:10'), { sent: { ksc_notification: warsaw('2027-05-04T09:00') } }),
    { ksc_notification: '2027-05-04T09:10', eidas_notification: '2027-05-04T09:10', ksc_final: '2027-06-04' },
  ],
  [
    'T12 important public entity: one notification and nothing else',
    { ...entity, ksc: 'public_important' },
    kscHours(warsaw('2027-06-10T08:00')),
    { ksc_notification: '2027-06-13T08:00' },
  ],
  [
    'T13 essential public entity: all three',
    entity,
    factsOf(warsaw('2027-06-10T08:00'), { sent: { ksc_notification: warsaw('2027-06-13T08:00') } }),
    { ksc_early_warning: '2027-06-11T08:00', ksc_notification: '2027-06-13T08:00', ksc_final: '2027-07-13' },
  ],
  [
    'T14 personal data, over a weekend with All Saints',
    none,
    factsOf(warsaw('2026-10-30T17:20'), { kinds: ['personal_data'] }),
    { gdpr_notification: '2026-11-02T17:20' },
  ],
  [
    'T15 told by a processor: from then on',
    none,
    factsOf(warsaw('2026-12-01T22:00'), { kinds: ['personal_data'], told: warsaw('2026-12-02T09:30') }),
    { gdpr_notification: '2026-12-05T09:30' },
  ],
  [
    'T16 financial entity, classified in time, each report from the one before',
    bank,
    factsOf(warsaw('2026-12-07T09:00'), {
      classified: warsaw('2026-12-07T14:00'),
      sent: { dora_initial: warsaw('2026-12-07T17:30'), dora_intermediate: warsaw('2026-12-10T17:30') },
    }),
    { dora_initial: '2026-12-07T18:00', dora_intermediate: '2026-12-10T17:30', dora_final: '2027-01-10 | 2027-01-11T12:00' },
  ],
  [
    'T17 classified after more than a day: four hours from then',
    bank,
    factsOf(warsaw('2026-12-07T09:00'), { classified: warsaw('2026-12-09T10:00') }),
    { dora_initial: '2026-12-09T14:00' },
  ],
  [
    'T18 on a Saturday night, a bank',
    bank,
    factsOf(warsaw('2026-12-12T20:00'), { classified: warsaw('2026-12-12T20:00') }),
    { dora_initial: '2026-12-13T00:00' },
  ],
  [
    'T18 on a Saturday night, a small payment firm',
    payments,
    factsOf(warsaw('2026-12-12T20:00'), { classified: warsaw('2026-12-12T20:00') }),
    { dora_initial: '2026-12-13T00:00 | 2026-12-14T12:00' },
  ],
  [
    'T19 exploited vulnerability of a product, fixed',
    none,
    factsOf(warsaw('2026-12-11T23:30'), { kinds: ['product_vulnerability'], fixed: warsaw('2026-12-21T15:00') }),
    { cra_early_warning: '2026-12-12T23:30', cra_notification: '2026-12-14T23:30', cra_final: '2027-01-04' },
  ],
  [
    'T20 incident of a product',
    none,
    factsOf(warsaw('2026-11-28T10:00'), { kinds: ['product_incident'], sent: { cra_notification: warsaw('2026-11-30T11:00') } }),
    { cra_early_warning: '2026-11-29T10:00', cra_notification: '2026-12-01T10:00', cra_final: '2026-12-30' },
  ],
  [
    'T21 AI system, death',
    none,
    factsOf(warsaw('2027-12-17T10:00'), { kinds: ['ai_harm'], aiHarm: 'death' }),
    { ai_notification: '2027-12-27' },
  ],
  [
    'T21 AI system, another serious incident',
    none,
    factsOf(warsaw('2027-12-17T10:00'), { kinds: ['ai_harm'] }),
    { ai_notification: '2028-01-01 | 2028-01-03' },
  ],
  [
    'T22 AI system, critical infrastructure',
    none,
    factsOf(warsaw('2027-12-23T10:00'), { kinds: ['ai_harm'], aiHarm: 'infrastructure' }),
    { ai_notification: '2027-12-25 | 2027-12-27' },
  ],
];

describe('clocks of an incident', () => {
  it.each(cases)('%s', (_, firm, facts, expected) => {
    expect(dues(firm, facts)).toEqual(expected);
  });

  it('T6 a time that no clock showed is refused', () => {
    expect(readLocalTime('2027-03-28T02:30')).toEqual({ problem: 'skipped' });
    expect(readLocalTime('2026-10-25T02:30')).toEqual({ problem: 'twice' });
  });

  it('an interim report is there where the CSIRT asked for one', () => {
    const requested = factsOf(warsaw('2027-06-10T08:00'), { asked: warsaw('2027-06-12T09:00') });
    const clocks = incidentClocks(entity, requested, warsaw('2027-06-12T10:00'));
    expect(clocks.map(({ id, state }) => [id, state])).toContainEqual(['ksc_interim', 'at_once']);
    const unasked = incidentClocks(entity, factsOf(warsaw('2027-06-10T08:00')), warsaw('2027-06-12T10:00'));
    expect(unasked.map(({ id }) => id)).not.toContain('ksc_interim');
  });

  it('T26 personal data of a telecommunications firm, within a day to the authority', () => {
    const facts = factsOf(warsaw('2026-12-24T10:00'), { kinds: ['personal_data'] });
    expect(dues({ ...none, telecom: true }, facts).telecom_notification).toBe('2026-12-25T10:00');
  });
});

describe('what binds when', () => {
  const forces = (firm: Firm, facts: IncidentFacts): Record<string, string> =>
    Object.fromEntries(incidentClocks(firm, facts, facts.detected).map(({ id, force }) => [id, force]));

  it('the Polish act from 3 April 2027, the regulations of the Union at once', () => {
    const kinds = ['service_disruption', 'personal_data', 'product_incident'] as const;
    const firm: Firm = { ...entity, finance: 'other' };
    const before = forces(firm, factsOf(warsaw('2027-04-02T23:59'), { kinds }));
    const after = forces(firm, factsOf(warsaw('2027-04-03T00:00'), { kinds }));
    expect(before).toMatchObject({ ksc_early_warning: 'not_yet_binding', gdpr_notification: 'binding', dora_initial: 'binding' });
    expect(before).toMatchObject({ cra_early_warning: 'binding' });
    expect(after).toMatchObject({ ksc_early_warning: 'binding' });
  });

  it('twelve months later for who came under it later, and open where nobody stated what the firm is', () => {
    const firm: Firm = { ...entity, coveredSince: '2026-06-15' };
    expect(forces(firm, factsOf(warsaw('2027-06-14T10:00'))).ksc_early_warning).toBe('not_yet_binding');
    expect(forces(firm, factsOf(warsaw('2027-06-15T10:00'))).ksc_early_warning).toBe('binding');
    expect(forces(unknownFirm, factsOf(warsaw('2027-06-15T10:00'))).ksc_early_warning).toBe('depends');
    const ai = factsOf(warsaw('2027-12-01T10:00'), { kinds: ['ai_harm'] });
    expect(forces(none, ai).ai_notification).toBe('not_yet_binding');
  });
});

describe('where a clock stands', () => {
  const detected = warsaw('2027-06-10T08:00');
  const state = (now: string, more: Partial<IncidentFacts> = {}): string | undefined =>
    incidentClocks(entity, factsOf(detected, more), warsaw(now)).find(({ id }) => id === 'ksc_early_warning')?.state;

  it('runs, is urgent in its last hours, and is overdue from the instant after', () => {
    expect(state('2027-06-10T09:00')).toBe('running');
    expect(state('2027-06-11T02:00')).toBe('amber');
    expect(state('2027-06-11T08:00')).toBe('amber');
    expect(state('2027-06-11T08:01')).toBe('overdue');
  });

  it('was sent in time or late', () => {
    expect(state('2027-06-12T08:00', { sent: { ksc_early_warning: warsaw('2027-06-11T08:00') } })).toBe('sent');
    expect(state('2027-06-12T08:00', { sent: { ksc_early_warning: warsaw('2027-06-11T08:01') } })).toBe('sent_late');
  });

  it('ends for the Polish act where somebody decided that it is not significant', () => {
    expect(state('2027-06-12T08:00', { significance: 'not_significant' })).toBe('not_required');
  });

  it('asks for a supplement at once where a data breach was notified with something unknown', () => {
    const kinds = ['personal_data'] as const;
    const sent = { gdpr_notification: warsaw('2027-06-10T20:00') };
    const of = (more: Partial<IncidentFacts>) =>
      incidentClocks(none, factsOf(detected, { kinds, ...more }), detected).find(({ id }) => id === 'gdpr_supplement')?.state;
    expect(of({})).toBeUndefined();
    expect(of({ sent })).toBeUndefined();
    expect(of({ sent, incomplete: ['gdpr_notification'] })).toBe('at_once');
    expect(of({ sent: { ...sent, gdpr_supplement: warsaw('2027-06-12T10:00') } })).toBe('sent');
  });

  it('states which is next, and which wait for what they start at', () => {
    const clocks = incidentClocks(entity, factsOf(detected), detected);
    expect(nextClock(clocks)?.id).toBe('ksc_early_warning');
    expect(clocks.map(({ id, state: of }) => [id, of])).toContainEqual(['ksc_final', 'waiting']);
    const ofProcessor = incidentClocks({ ...none, dataRole: 'processor' }, factsOf(detected, { kinds: ['personal_data'] }), detected);
    expect(ofProcessor.map(({ id, state: of }) => [id, of])).toEqual([['gdpr_controller', 'at_once']]);
  });
});
