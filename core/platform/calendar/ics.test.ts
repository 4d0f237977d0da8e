import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarText, folded, isControl, type IcsEntry } from './ics.ts';

function entry(change: Partial<IcsEntry> = {}): IcsEntry {
  return {
    uid: 'nis2-1-1@atesto',
    day: '2026-12-31',
    summary: 'Zażółć, gęślą; jaźń',
    description: 'Pierwsza linia\nDruga \\ linia',
    url: 'https://atesto.test/plan-dzialan?item=nis2-1-1',
    sequence: 3,
    changedAt: new Date('2026-11-21T09:00:00.123Z'),
    ...change,
  };
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

it('a calendar is read by a foreign program as it was meant', () => {
  const [event] = read(calendarText('Plan, działań', [entry()]));
  expect(event?.uid).toBe('nis2-1-1@atesto');
  expect([event?.startDate.toString(), event?.endDate.toString(), event?.startDate.isDate]).toEqual(['2026-12-31', '2027-01-01', true]);
  expect([event?.summary, event?.description]).toEqual(['Zażółć, gęślą; jaźń', 'Pierwsza linia\nDruga \\ linia']);
  expect(event?.sequence).toBe(3);
});

it('an alarm sounds at its instant and states what is due', () => {
  const alarms = [new Date('2026-12-31T02:00:00Z'), new Date('2026-12-31T07:00:00Z')];
  const [event] = read(calendarText('x', [entry({ instant: new Date('2026-12-31T08:00:00Z'), alarms })]));
  const found = event?.component.getAllSubcomponents('valarm') ?? [];
  expect(found.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['2026-12-31T02:00:00Z', '2026-12-31T07:00:00Z']);
  expect(found.map((alarm) => alarm.getFirstPropertyValue('description'))).toEqual(['Zażółć, gęślą; jaźń', 'Zażółć, gęślą; jaźń']);
  expect(calendarText('x', [entry()])).not.toContain('VALARM');
});

it('any text survives, whatever stands in it', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((value) => !Array.from(value).some(isControl));
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const [event] = read(calendarText('x', [entry({ summary, description })]));
      expect([event?.summary ?? '', event?.description ?? '']).toEqual([summary, description]);
    }),
  );
});

it('no line is longer than 75 octets, none is cut within a character, and all end as the standard asks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (summary) => {
      const text = calendarText('x', [entry({ summary })]);
      expect(text.endsWith('\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
  );
  expect(folded('ł'.repeat(40))).toBe(`${'ł'.repeat(37)}\r\n ${'ł'.repeat(3)}`);
});
