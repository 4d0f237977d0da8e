import { describe, expect, it } from 'vitest';
import type { ActionItem, ActionPlan, OwnAction } from '#contract/assessment/plan/action-items.ts';
import { calendarText, type IcsEntry } from '#core/platform/calendar/ics.ts';
import { readCalendar } from './moved-days.ts';

const organizationId = '0190aaaa-0000-7000-8000-000000000001';
const actionId = '0190aaaa-0000-7000-8000-000000000002';
const item = (questionId: string, more: Partial<ActionItem>): ActionItem =>
  ({ questionId, title: `Zrób ${questionId}`, state: 'open', dueOn: '2026-12-01', version: 2, ...more }) as ActionItem;
const own = { id: actionId, text: 'Własne', state: 'open', dueOn: '2026-12-05' } as OwnAction;
const plan = {
  items: [item('nis2-1-1', {}), item('nis2-1-2', { state: 'done' }), item('ai-act-2-1', { dueOn: null })],
  own: [own],
} as unknown as ActionPlan;

const entry = (uid: string, day: string, more: Partial<IcsEntry> = {}): IcsEntry => ({
  uid,
  day,
  summary: 'x',
  description: 'y',
  url: 'https://atesto.example',
  sequence: 2,
  changedAt: new Date('2026-11-01T10:00:00Z'),
  ...more,
});
const uidOf = (key: string, organization = organizationId): string => `${key}.${organization}@atesto.example`;
const read = (...entries: IcsEntry[]) => readCalendar(calendarText('Plan', entries), plan, organizationId);
const days = (...entries: IcsEntry[]) => read(...entries).moved.map(({ id, from, to, isOlder }) => [id, from, to, isOlder]);

describe('a calendar', () => {
  it('states which days of the plan were moved in it, the earliest first', () => {
    expect(days(entry(uidOf('nis2-1-1'), '2026-12-24'), entry(uidOf('ai-act-2-1'), '2026-12-10'))).toEqual([
      ['ai-act-2-1', null, '2026-12-10', false],
      ['nis2-1-1', '2026-12-01', '2026-12-24', false],
    ]);
    expect(read(entry(uidOf('nis2-1-1'), '2026-12-01'))).toEqual({ moved: [], found: 1 });
  });

  it('knows an action of one’s own by the day that the calendar got, and states where the plan has another by now', () => {
    expect(days(entry(uidOf(`own_action.${actionId}.2026-12-05`), '2026-12-09'))).toEqual([[actionId, '2026-12-05', '2026-12-09', false]]);
    expect(days(entry(uidOf(`own_action.${actionId}.2026-11-30`), '2026-12-09'))).toEqual([[actionId, '2026-12-05', '2026-12-09', true]]);
    expect(days(entry(uidOf('nis2-1-1'), '2026-12-24', { sequence: 1 }))).toEqual([['nis2-1-1', '2026-12-01', '2026-12-24', true]]);
  });

  it('passes over what is done, cancelled, of another organisation, of a duty or of somebody else', () => {
    expect(days(entry(uidOf('nis2-1-2'), '2026-12-24'))).toEqual([]);
    expect(days(entry(uidOf('nis2-1-1', '0190aaaa-0000-7000-8000-000000000009'), '2026-12-24'))).toEqual([]);
    expect(days(entry(uidOf('law.2026-12-01'), '2026-12-24'), entry('dentysta@example.com', '2026-12-24'))).toEqual([]);
    const cancelled = calendarText('Plan', [entry(uidOf('nis2-1-1'), '2026-12-24')]).replace('TRANSP:', 'STATUS:CANCELLED\r\nTRANSP:');
    expect(readCalendar(cancelled, plan, organizationId)).toEqual({ moved: [], found: 0 });
  });

  it('takes the day of a moment as it is written, and in Warsaw where it is in UTC', () => {
    const moved = (start: string) =>
      readCalendar(
        calendarText('Plan', [entry(uidOf('nis2-1-1'), '2026-12-24')]).replace('DTSTART;VALUE=DATE:20261224', start),
        plan,
        organizationId,
      ).moved.map(({ to }) => to);
    expect(moved('DTSTART:20261230T233000Z')).toEqual(['2026-12-31']);
    expect(moved('DTSTART;TZID=Europe/Warsaw:20261230T233000')).toEqual(['2026-12-30']);
    expect(moved('DTSTART:20261230T080000')).toEqual(['2026-12-30']);
    expect(moved('DTSTART;VALUE=DATE:gibberish')).toEqual([]);
    expect(moved('X-NO-START:1')).toEqual([]);
  });

  it('counts the last of two entries, and reads a file with a byte order mark', () => {
    expect(days(entry(uidOf('nis2-1-1'), '2026-12-24'), entry(uidOf('nis2-1-1'), '2026-12-26')).map(([, , to]) => to)).toEqual([
      '2026-12-26',
    ]);
    expect(readCalendar(`\uFEFF${calendarText('Plan', [entry(uidOf('nis2-1-1'), '2026-12-24')])}`, plan, organizationId).found).toBe(1);
  });

  it.each(['', 'nothing', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])(
    'refuses what is none: %j',
    (text) => {
      expect(() => readCalendar(text, plan, organizationId)).toThrow();
    },
  );
});
