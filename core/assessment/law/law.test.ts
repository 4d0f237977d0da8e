import { describe, expect, it } from 'vitest';
import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { comingChanges, isTouched, validityOf, type LawChange } from './law-changes.ts';
import { provisionsMeet } from './overlap.ts';

const uksc = (cite: string): LegalReference => ({ act: 'UKSC', cite });
const ai = (cite: string): LegalReference => ({ act: 'AI Act', cite });

describe('two citations', () => {
  it.each([
    ['art. 21', 'art. 21 ust. 2 lit. d', true],
    ['art. 21 ust. 2 lit. d', 'art. 21', true],
    ['art. 21 ust. 2 lit. d', 'art. 21 ust. 2 lit. e', false],
    ['art. 21 ust. 3', 'art. 21 ust. 2 lit. d', false],
    ['art. 2', 'art. 21', false],
    ['art. 6–27', 'art. 26 ust. 7', true],
    ['art. 6–27', 'art. 27', true],
    ['art. 6–27', 'art. 28', false],
    ['art. 8–14', 'art. 8b', true],
    ['art. 8–14', 'art. 12a ust. 1', true],
    ['art. 8–14', 'art. 7c ust. 1', false],
    ['art. 5 ust. 1 lit. ba i bb', 'art. 5 ust. 1 lit. bb', true],
    ['art. 5 ust. 1 lit. ba i bb', 'art. 5 ust. 1 lit. b', false],
    ['art. 5 ust. 1 lit. a–h', 'art. 5 ust. 1 lit. ba', true],
    ['zał. pkt 4.2', 'zał. pkt 4.2.1', true],
    ['zał. pkt 4.2.1', 'zał. pkt 4.2', true],
    ['zał. pkt 4.2', 'zał. pkt 4.20', false],
    ['załącznik III', 'załącznik I', false],
    ['załącznik III', 'załącznik III pkt 4', true],
    ['załącznik III', 'art. 3', false],
  ])('%s and %s: %s', (a, b, meet) => {
    expect([provisionsMeet(uksc(a), uksc(b)), provisionsMeet(uksc(b), uksc(a))]).toEqual([meet, meet]);
  });

  it('of two acts never meet', () => {
    expect(provisionsMeet(uksc('art. 5'), ai('art. 5'))).toBe(false);
  });
});

const change = (id: string, day: string, more: Partial<LawChange> = {}): LawChange => ({
  id,
  act: 'UKSC',
  cites: ['art. 11'],
  kind: 'amended',
  day,
  ...more,
});
const act = change('act', '2018-08-28', { cites: 'whole', kind: 'introduced' });

describe('a provision', () => {
  const amended = change('amended', '2027-06-01');
  const repealed = change('repealed', '2028-01-01', { kind: 'repealed' });
  const changes = [repealed, amended, act];
  it.each([
    ['2018-08-27', null, '2018-08-27', 'act'],
    ['2027-05-31', '2018-08-28', '2027-05-31', 'amended'],
    ['2027-06-01', '2027-06-01', '2027-12-31', 'repealed'],
    ['2028-01-01', null, '2027-12-31', null],
  ])('on %s reads from %s until %s', (today, from, until, next) => {
    const validity = validityOf(uksc('art. 11 ust. 1'), changes, today);
    expect({ from: validity.from, until: validity.until, next: validity.next?.id ?? null }).toEqual({ from, until, next });
  });

  it('that another article shares nothing with stays as it is', () => {
    expect(validityOf(uksc('art. 12'), changes, '2028-06-01')).toMatchObject({ from: '2018-08-28', until: null });
  });

  it('that comes in later is not in force before, though its act is', () => {
    const added = change('added', '2026-12-02', { cites: ['art. 5 ust. 1a'], kind: 'introduced' });
    expect(validityOf(uksc('art. 5 ust. 1a'), [act, added], '2026-11-26')).toMatchObject({ from: null, next: added });
    expect(validityOf(uksc('art. 5 ust. 1a'), [act, added], '2026-12-02')).toMatchObject({ from: '2026-12-02', next: null });
    expect(validityOf(uksc('art. 5 ust. 1'), [act, added], '2026-11-26').from).toBe('2018-08-28');
  });
});

it('a whole act touches each of its provisions; what is to come begins the day after today', () => {
  expect(isTouched(act, uksc('załącznik nr 1'))).toBe(true);
  expect(isTouched(act, ai('art. 5'))).toBe(false);
  const days = ['2026-11-26', '2027-04-03', '2026-12-02'].map((day) => change(day, day));
  expect(comingChanges(days, '2026-11-26').map(({ id }) => id)).toEqual(['2026-12-02', '2027-04-03']);
});
