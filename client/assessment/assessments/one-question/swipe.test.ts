import { describe, expect, it } from 'vitest';
import { swiped, type Stroke } from './swipe.ts';

const left: Stroke = { fromX: 250, fromY: 400, toX: 120, toY: 410, millis: 200, width: 360 };

describe('a swipe', () => {
  it('to the left leads on, to the right back', () => {
    expect(swiped(left)).toBe(1);
    expect(swiped({ ...left, fromX: 120, toX: 250 })).toBe(-1);
  });

  it('is none while one scrolls, taps, or draws slowly', () => {
    expect(swiped({ ...left, toY: 460 })).toBeNull();
    expect(swiped({ ...left, toX: 245, toY: 100 })).toBeNull();
    expect(swiped({ ...left, toX: 200 })).toBeNull();
    expect(swiped({ ...left, toX: 250, toY: 400 })).toBeNull();
    expect(swiped({ ...left, millis: 900 })).toBeNull();
  });

  it('leaves the edges to the browser', () => {
    expect(swiped({ ...left, fromX: 8, toX: 200 })).toBeNull();
    expect(swiped({ ...left, fromX: 350, toX: 120 })).toBeNull();
  });
});
