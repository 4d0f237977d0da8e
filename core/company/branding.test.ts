import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastWithWhite, defaultAccent, isAccent, isLegibleAccent, relativeLuminance } from './branding.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('an accent colour', () => {
  it.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#ff0000', 4],
    ['#767676', 4.54],
    ['#777777', 4.48],
    ['#0f4c5c', 9.51],
    ['#0a0a0a', 19.8],
  ])('%s has the contrast %f with white', (accent, ratio) => {
    expect(contrastWithWhite(accent)).toBeCloseTo(ratio, 1);
  });

  it('is legible from 4.5:1 on', () => {
    expect(isLegibleAccent('#767676')).toBe(true);
    expect(isLegibleAccent('#777777')).toBe(false);
    expect(isLegibleAccent('#ff0000')).toBe(false);
    expect(isLegibleAccent(defaultAccent)).toBe(true);
  });

  it('is written #rrggbb in small letters', () => {
    expect(['#0f4c5c', '#0F4C5C', '0f4c5c', '#fff', '#0f4c5c80', 'red'].map(isAccent)).toEqual([true, false, false, false, false, false]);
    expect(() => relativeLuminance('red')).toThrow('not a colour');
  });

  it('has a contrast between 1 and 21, and a darker one never less', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const [a, b] = [contrastWithWhite(one), contrastWithWhite(other)];
        return a >= 1 && a <= 21 && a < b === relativeLuminance(one) > relativeLuminance(other);
      }),
    );
  });
});
