import fc from 'fast-check';
import { expect, it } from 'vitest';
import { incidentClocks, type IncidentClock } from './clocks.ts';
import { unknownFirm, type ClockId, type Firm, type IncidentFacts } from './facts.ts';

/** 300 histories as a rule; `HISTORIES=10000` tries more. */
const numRuns = Number(process.env.HISTORIES ?? 300);

/** Days free of work from Monday to Friday, as calendars of those years print them: an oracle that knows no rule of Easter. */
const free = new Set([
  '2026-01-01',
  '2026-01-06',
  '2026-04-06',
  '2026-05-01',
  '2026-06-04',
  '2026-11-11',
  '2026-12-24',
  '2026-12-25',
  '2027-01-01',
  '2027-01-06',
  '2027-03-29',
  '2027-05-03',
  '2027-05-27',
  '2027-11-01',
  '2027-11-11',
  '2027-12-24',
  '2028-01-06',
  '2028-04-17',
  '2028-05-01',
  '2028-05-03',
  '2028-06-15',
  '2028-08-15',
  '2028-11-01',
  '2028-12-25',
  '2028-12-26',
]);
const minute = 60_000;
const hour = 60 * minute;

/** Summer time from the last Sunday of March until the last of October, at one o'clock of UTC, as tables give it. */
const summers = [
  ['2026-03-29', '2026-10-25'],
  ['2027-03-28', '2027-10-31'],
  ['2028-03-26', '2028-10-29'],
] as const;

function offset(at: number): number {
  const isSummer = summers.some(([from, to]) => at >= Date.parse(`${from}T01:00:00Z`) && at < Date.parse(`${to}T01:00:00Z`));
  return (isSummer ? 2 : 1) * hour;
}

const dayOf = (at: number): string => new Date(at + offset(at)).toISOString().slice(0, 10);

/** The last millisecond of a day, found by going back from the noon after it. */
function endOf(day: string): number {
  let at = Date.parse(`${day}T00:00:00Z`) + 36 * hour;
  while (dayOf(at) > day) at -= 30 * minute;
  while (dayOf(at + 1) === day) at += minute;
  while (dayOf(at) > day) at -= 1;
  return at;
}

const isFree = (day: string): boolean => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) || free.has(day);
const next = (day: string): string => new Date(Date.parse(`${day}T12:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
const workingFrom = (day: string): string => (isFree(day) ? workingFrom(next(day)) : day);

function inDays(day: string, days: number): string {
  return days === 0 ? day : inDays(next(day), days - 1);
}

/** A month later, by its date or by its last day. */
function inMonth(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const wanted = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  const dates = [date, 30, 29, 28].filter((one) => one <= date).map((one) => `${wanted}-${String(one).padStart(2, '0')}`);
  return dates.find((one) => new Date(`${one}T12:00:00Z`).toISOString().startsWith(one)) ?? '';
}

type Expected = Readonly<{ aim: number; last: number }>;

const hours = (from: Date | null | undefined, count: number): Expected | null =>
  from ? { aim: from.getTime() + count * hour, last: from.getTime() + count * hour } : null;
const days = (from: Date | null | undefined, term: (day: string) => string): Expected | null => {
  if (!from) return null;
  const aim = term(dayOf(from.getTime()));
  return { aim: endOf(aim), last: endOf(workingFrom(aim)) };
};

function shifted(due: Expected | null, isBank: boolean): Expected | null {
  if (!due || isBank || !isFree(dayOf(due.aim))) return due;
  return { aim: due.aim, last: endOf(workingFrom(dayOf(due.aim))) + 1 - 12 * hour };
}

function initial({ detected, classified }: IncidentFacts): Expected | null {
  if (!classified) return null;
  const [ofClass, ofDay] = [classified.getTime() + 4 * hour, detected.getTime() + 24 * hour];
  const at = classified.getTime() > ofDay ? ofClass : Math.min(ofClass, ofDay);
  return { aim: at, last: at };
}

/** What every clock comes to, written clock by clock from the acts and not from the table of rules. */
function expectedDue(id: ClockId, firm: Firm, facts: IncidentFacts, ids: readonly ClockId[]): Expected | null {
  const { sent, detected, fixed, ended } = facts;
  const isBank = firm.finance === 'credit';
  switch (id) {
    case 'ksc_early_warning':
    case 'eidas_notification':
    case 'telecom_notification':
    case 'cra_early_warning':
      return hours(detected, 24);
    case 'ksc_notification':
      return hours(detected, firm.ksc === 'trust' ? 24 : 72);
    case 'cra_notification':
      return hours(detected, 72);
    case 'gdpr_notification':
      return hours(facts.told ?? detected, 72);
    case 'ksc_progress':
      return days(sent.ksc_notification, inMonth);
    case 'ksc_final':
      return ids.includes('ksc_progress') ? days(ended, inMonth) : days(sent.ksc_notification, inMonth);
    case 'telecom_supplement':
      return days(sent.telecom_notification, (day) => inDays(day, 3));
    case 'cra_final':
      return facts.kinds.includes('product_incident') ? days(sent.cra_notification, inMonth) : days(fixed, (day) => inDays(day, 14));
    case 'ai_notification':
      if (firm.aiPart === 'deployer') return null;
      return days(detected, (day) => inDays(day, { death: 10, infrastructure: 2, other: 15 }[facts.aiHarm]));
    case 'dora_initial':
      return shifted(initial(facts), isBank);
    case 'dora_intermediate':
      return shifted(hours(sent.dora_initial, 72), isBank);
    case 'dora_final': {
      const due = days(sent.dora_intermediate, inMonth);
      return due && shifted({ aim: due.aim, last: due.aim }, false);
    }
    default:
      return null;
  }
}

/** The state, read off the times on a line: sent, before it was due, after. */
function expectedState({ id, due, sentAt, startedAt, rule }: IncidentClock, facts: IncidentFacts, now: Date): string {
  if (sentAt) return due && due.last < sentAt ? 'sent_late' : 'sent';
  if (facts.significance === 'not_significant' && /^(ksc|eidas)_/.test(id)) return 'not_required';
  if (!startedAt) return 'waiting';
  if (!due) return 'atOnce' in rule.length ? 'at_once' : 'missing';
  if (due.last < now) return 'overdue';
  return due.last.getTime() - now.getTime() > (due.wholeDay ? 72 : 6) * hour ? 'running' : 'amber';
}

/** Half of them around the nights that clocks change, Christmas, Easter and the ends of months. */
const start = fc
  .oneof(
    fc.constantFrom('2026-10-25', '2027-03-28', '2027-10-31', '2026-12-24', '2027-03-27', '2027-01-31', '2028-02-29', '2026-12-31'),
    fc.integer({ min: 0, max: 700 }).map((after) => new Date(Date.UTC(2026, 3, 3 + after)).toISOString().slice(0, 10)),
  )
  .chain((day) => fc.integer({ min: -1440, max: 1440 }).map((shift) => new Date(Date.parse(`${day}T00:00:00Z`) + shift * minute)));

const ago = fc.option(fc.integer({ min: 0, max: 60 * 24 * 60 }), { nil: null });

const history = fc.record({
  detected: start,
  kinds: fc.uniqueArray(
    fc.constantFrom('service_disruption', 'unauthorised_access', 'personal_data', 'product_vulnerability', 'product_incident', 'ai_harm'),
    { minLength: 1 },
  ),
  aiHarm: fc.constantFrom('death', 'infrastructure', 'other'),
  after: fc.record({ told: ago, classified: ago, fixed: ago, asked: ago, ended: ago }),
  stillOpen: fc.boolean(),
  significance: fc.constantFrom(null, 'significant', 'not_significant'),
  sent: fc.dictionary(
    fc.constantFrom(
      'ksc_early_warning',
      'ksc_notification',
      'telecom_notification',
      'dora_initial',
      'dora_intermediate',
      'cra_notification',
    ),
    fc.integer({ min: 0, max: 60 * 24 * 40 }),
    { noNullPrototype: true },
  ),
  ksc: fc.constantFrom('entity', 'trust', 'public_important', 'none', 'unknown'),
  finance: fc.constantFrom('none', 'credit', 'other'),
  telecom: fc.boolean(),
  dataRole: fc.constantFrom('controller', 'processor'),
  aiPart: fc.constantFrom('provider', 'deployer'),
  now: fc.integer({ min: 0, max: 60 * 24 * 90 }),
});

it(
  'no instant at which something is due is missed, whatever happens when',
  () => {
    fc.assert(
      fc.property(history, ({ detected, after, sent, ksc, finance, telecom, dataRole, aiPart, now: later, ...rest }) => {
        const at = (minutes: number | null): Date | null => (minutes === null ? null : new Date(detected.getTime() + minutes * minute));
        const firm = { ...unknownFirm, ksc, finance, telecom, dataRole, aiPart } as Firm;
        const facts = {
          ...rest,
          signal: null,
          detected,
          told: at(after.told),
          classified: at(after.classified),
          fixed: at(after.fixed),
          asked: at(after.asked),
          ended: at(after.ended),
          sent: Object.fromEntries(Object.entries(sent).map(([id, minutes]) => [id, at(minutes)])),
        } as IncidentFacts;
        const now = at(later) ?? detected;
        const clocks = incidentClocks(firm, facts, now);
        const ids = clocks.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const clock of clocks) {
          const due = expectedDue(clock.id, firm, facts, ids);
          expect([clock.id, clock.due?.aim.getTime(), clock.due?.last.getTime()]).toEqual([clock.id, due?.aim, due?.last]);
          expect([clock.id, clock.state]).toEqual([clock.id, expectedState(clock, facts, now)]);
        }
        const isHit = (...kinds: string[]): boolean => kinds.some((kind) => facts.kinds.includes(kind as IncidentFacts['kinds'][number]));
        const isSecurity = isHit('service_disruption', 'unauthorised_access', 'personal_data');
        expect(ids.includes('ksc_notification')).toBe(isSecurity && ksc !== 'none');
        expect(ids.includes('ksc_early_warning')).toBe(isSecurity && (ksc === 'entity' || ksc === 'unknown'));
        expect(ids.includes('ksc_interim')).toBe(isSecurity && ['entity', 'trust', 'unknown'].includes(ksc) && facts.asked !== null);
        expect(ids.includes('gdpr_notification')).toBe(isHit('personal_data') && dataRole === 'controller');
        expect(ids.includes('dora_initial')).toBe(isSecurity && finance !== 'none');
        expect(ids.includes('cra_early_warning')).toBe(isHit('product_vulnerability', 'product_incident'));
        expect(ids.includes('ai_notification')).toBe(isHit('ai_harm'));
      }),
      { numRuns },
    );
  },
  numRuns * 20 + 10_000,
);
