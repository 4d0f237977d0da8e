import { describe, expect, it } from 'vitest';
import { regimeRules, regimes } from '#core/platform/regimes.ts';
import { end, firstOpen, leadsOn, requestedPlace, placesOf, pressed, resumeAt, sectionOf, stepFrom } from './order.ts';

const all = placesOf('nis2', null);
const none = (): boolean => false;
const every = (): boolean => true;

describe('the order of the questions', () => {
  it.each(regimes)('of %s leads from the first through all to the end and back', (regime) => {
    const places = placesOf(regime, null);
    const walk = (from: string, by: 1 | -1): string[] => {
      const next = stepFrom(places, from, by);
      return next === null ? [from] : [from, ...walk(next, by)];
    };
    const ids = [...places.map(({ id }) => id), end];
    expect(places).toHaveLength(regimeRules[regime].sectionSizes.reduce((sum, size) => sum + size, 0));
    expect(walk(ids[0] ?? '', 1)).toEqual(ids);
    expect(walk(end, -1)).toEqual(ids.toReversed());
  });

  it('crosses sections, stays within chosen questions, and leads nowhere from a question that is not among them', () => {
    expect(stepFrom(all, 'nis2-1-8', 1)).toBe('nis2-2-1');
    expect(stepFrom(all, 'nis2-2-1', -1)).toBe('nis2-1-8');
    const mine = placesOf('nis2', new Set(['nis2-1-2', 'nis2-4-3']));
    expect(stepFrom(mine, 'nis2-1-2', 1)).toBe('nis2-4-3');
    expect(stepFrom(mine, 'nis2-4-3', 1)).toBe(end);
    expect(stepFrom(mine, 'nis2-1-1', 1)).toBeNull();
    expect(stepFrom([], end, -1)).toBeNull();
  });

  it('goes on at the first question without an answer, in all or in a section, else at the first', () => {
    expect(firstOpen(all, (id) => id === 'nis2-1-1')).toBe('nis2-1-2');
    expect(firstOpen(all, every)).toBeNull();
    expect(firstOpen(all, none, 3)).toBe('nis2-3-1');
    expect(resumeAt(all, (id) => id.startsWith('nis2-2-') && id !== 'nis2-2-5', 2)).toBe('nis2-2-5');
    expect(resumeAt(all, every, 2)).toBe('nis2-2-1');
    expect(resumeAt([], none)).toBeNull();
  });

  it('takes from an address only what is shown', () => {
    expect(requestedPlace(all, 'nis2-7-7')).toBe('nis2-7-7');
    expect(requestedPlace(all, end)).toBe(end);
    for (const requested of ['nis2-7-8', 'ai-act-1-1', 'x', null]) expect(requestedPlace(all, requested)).toBeNull();
    expect(requestedPlace([], end)).toBeNull();
    expect([sectionOf('nis2-4-3', all), sectionOf(end, all)]).toEqual([4, 7]);
  });
});

describe('an answer', () => {
  it('leads on unless a reason is asked for or something contradicts it', () => {
    expect((['yes', 'partial', 'no', 'not_applicable'] as const).map((answer) => leadsOn(answer, false))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(leadsOn('yes', true)).toBe(false);
  });
});

describe('keys on the page of one question', () => {
  const press = (key: string, on: 'heading' | 'control' | 'field' = 'heading', modified = false) => pressed({ key, on, modified });

  it('choose by number, at the heading and at any control', () => {
    expect(press('1')).toEqual({ choose: 'yes' });
    expect(press('4', 'control')).toEqual({ choose: 'not_applicable' });
    for (const key of ['0', '5', 'Tab', ' ']) expect(press(key)).toBeNull();
  });

  it('change the question at the heading alone, so that controls and scrolling stay in place', () => {
    expect([press('ArrowRight'), press('Enter'), press('ArrowLeft')]).toEqual([{ step: 1 }, { step: 1 }, { step: -1 }]);
    for (const key of ['ArrowRight', 'Enter', 'ArrowLeft']) expect(press(key, 'control')).toBeNull();
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown']) expect(press(key)).toBeNull();
  });

  it('are letters in a field, and nothing with Ctrl, Alt or Cmd', () => {
    for (const key of ['1', 'Enter', 'ArrowLeft']) expect([press(key, 'field'), press(key, 'heading', true)]).toEqual([null, null]);
  });
});
