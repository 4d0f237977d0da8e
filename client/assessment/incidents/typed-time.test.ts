import { describe, expect, it } from 'vitest';
import { instantOf, isoOfTyped, typedTime } from './typed-time.ts';

const now = new Date('2027-06-01T10:00:00Z');

describe('a time that is typed', () => {
  it.each([
    ['2027-03-28T02:30', null, { problem: 'skipped' }],
    ['2026-10-25T02:30', null, { problem: 'twice' }],
    ['2026-10-25T02:30', 'CEST', { iso: '2026-10-25T00:30:00.000Z' }],
    ['2026-10-25T02:30', 'CET', { iso: '2026-10-25T01:30:00.000Z' }],
    ['2027-06-01T12:02', null, { problem: 'future' }],
    ['2027-06-01T12:00', null, { iso: '2027-06-01T10:00:00.000Z' }],
    ['', null, { iso: null }],
  ] as const)('%s %s', (text, zone, expected) => {
    expect(instantOf({ text, zone }, now)).toEqual(expected);
  });

  it.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-07-01T12:00:00.000Z'])(
    '%s is read back as the same instant',
    (iso) => {
      expect(isoOfTyped(typedTime(iso))).toBe(iso);
    },
  );
});
