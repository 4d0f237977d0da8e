import { describe, expect, it } from 'vitest';
import type { Duty } from './duties.ts';
import { dutyRows, otherDates, type IssuedCertificate } from './other-dates.ts';

const now = new Date('2026-11-26T09:00:00.000Z');
const nothing = { items: [], own: [], certificates: [], paid: null, drill: null };
const issued = (number: string, expiresAt: string, change: Partial<IssuedCertificate> = {}): IssuedCertificate => ({
  number,
  regime: 'nis2',
  issuedAt: new Date('2025-01-01T09:00:00.000Z'),
  expiresAt: new Date(expiresAt),
  isRevoked: false,
  ...change,
});
const ends = (...certificates: IssuedCertificate[]): string[] =>
  otherDates({ ...nothing, certificates }, now).map(({ key, state, day }) => `${key} ${state} ${day}`);

describe('rows of the list of duties that no law sets', () => {
  it('are open items of the plan with a day; what is done or has none is no row', () => {
    const item = (questionId: string, state: 'open' | 'done', dueOn: string | null) => ({ questionId, state, dueOn, item: questionId });
    const items = [
      item('a', 'open', '2026-11-25'),
      item('b', 'open', '2026-11-26'),
      item('c', 'open', null),
      item('d', 'done', '2026-12-01'),
    ];
    expect(otherDates({ ...nothing, items }, now)).toEqual([
      { kind: 'plan_item', key: 'plan_item:a', day: '2026-11-25', state: 'overdue', item: 'a' },
      { kind: 'plan_item', key: 'plan_item:b', day: '2026-11-26', state: 'coming', item: 'b' },
    ]);
  });

  it('are actions of one’s own with a day that are not done', () => {
    const action = (id: string, state: 'open' | 'done', dueOn: string | null) =>
      ({ id, text: `Zadanie ${id}`, ownerUserId: null, ownerName: 'Ala', state, dueOn }) as const;
    const own = [action('a', 'open', '2026-11-25'), action('b', 'done', '2026-11-25'), action('c', 'open', null)];
    expect(otherDates({ ...nothing, own }, now)).toEqual([
      {
        kind: 'own_action',
        key: 'own_action:a',
        day: '2026-11-25',
        state: 'overdue',
        id: 'a',
        text: 'Zadanie a',
        ownerUserId: null,
        ownerName: 'Ala',
      },
    ]);
  });

  it('are the last days of certificates: the end at midnight in Warsaw is the day before', () => {
    expect(ends(issued('A', '2026-12-31T23:00:00.000Z'))).toEqual(['certificate:A coming 2026-12-31']);
    expect(ends(issued('A', '2026-12-31T23:00:01.000Z'))).toEqual(['certificate:A coming 2027-01-01']);
  });

  it('are of each regime the certificate that ends last; one that expired stays until there is another, or until a later one is revoked', () => {
    const [early, late] = [issued('A', '2026-12-10T09:00:00.000Z'), issued('B', '2027-12-10T09:00:00.000Z')];
    expect(ends(early, late, issued('C', '2027-01-01T09:00:00.000Z', { regime: 'ai_act' }))).toEqual([
      'certificate:B coming 2027-12-10',
      'certificate:C coming 2027-01-01',
    ]);
    const expired = issued('X', '2026-11-01T09:00:00.000Z');
    expect(ends(expired)).toEqual(['certificate:X overdue 2026-11-01']);
    expect(ends(expired, early)).toEqual(['certificate:A coming 2026-12-10']);
    expect(ends(expired, issued('R', '2027-11-01T09:00:00.000Z', { issuedAt: now, isRevoked: true }))).toEqual([]);
    expect(ends(early, issued('R', '2027-11-01T09:00:00.000Z', { issuedAt: now, isRevoked: true }))).toEqual([
      'certificate:A coming 2026-12-10',
    ]);
  });

  it('are the end of the paid time', () => {
    const paid = { plan: 'pro', until: new Date('2027-05-01T22:00:00.000Z') } as const;
    expect(otherDates({ ...nothing, paid }, now)).toEqual([
      { kind: 'paid_period', key: 'paid_period', plan: 'pro', day: '2027-05-01', state: 'coming' },
    ]);
  });

  it('are the next drill, a year after the last one or after the first day here', () => {
    const drill = (lastOn: string | null, since: string) =>
      otherDates({ ...nothing, drill: { lastOn, since } }, now).map((row) => `${row.kind} ${row.state} ${row.day}`);
    expect(drill('2026-02-28', '2024-01-01')).toEqual(['drill coming 2027-02-28']);
    expect(drill('2025-11-25', '2024-01-01')).toEqual(['drill overdue 2026-11-25']);
    expect(drill(null, '2025-11-26')).toEqual(['drill coming 2026-11-26']);
    expect(drill(null, '2024-02-29')).toEqual(['drill overdue 2025-02-28']);
  });

  it('stand among the duties of law, whatever is overdue first', () => {
    const law = (code: 'register' | 'measures', state: Duty['state'], day: string): Duty => {
      return { key: `nis2:${code}`, regime: 'nis2', code, state, day, references: [], provable: true };
    };
    const items = [{ questionId: 'a', state: 'open', dueOn: '2026-11-20', item: null } as const];
    const certificates = [issued('A', '2027-01-01T09:00:00.000Z')];
    const rows = dutyRows(
      [law('measures', 'coming', '2027-04-03'), law('register', 'overdue', '2026-11-20')],
      otherDates({ ...nothing, items, certificates }, now),
    );
    expect(rows.map(({ key }) => key)).toEqual(['nis2:register', 'plan_item:a', 'certificate:A', 'nis2:measures']);
  });
});
