/** Colour of reports without an own accent: the petrol of Atesto. */
export const defaultAccent = '#0f4c5c';

/** Normal text needs this contrast (WCAG 2.2, success criterion 1.4.3); white is printed on the accent and the accent on white. */
export const leastContrast = 4.5;

/** The box that the stored picture fits in. */
export const logoBox = { width: 800, height: 320 } as const;

/** Why the look of a consultant's organisation that was chosen does not stand on documents: nobody who owns it advises here, its plan ended, or it has none. */
export const brandingObstacles = ['consultant_gone', 'plan_ended', 'no_look'] as const;
export type BrandingObstacle = (typeof brandingObstacles)[number];

const accentForm = /^#[0-9a-f]{6}$/;

/** `#rrggbb` in small letters. */
export function isAccent(value: string): boolean {
  return accentForm.test(value);
}

/** One channel of sRGB as linear light (WCAG 2.2, definition of relative luminance). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance from 0 (black) to 1 (white). Throws on anything but `#rrggbb`. */
export function relativeLuminance(accent: string): number {
  if (!isAccent(accent)) throw new RangeError(`not a colour: ${accent}`);
  const channel = (start: number): number => linear(Number.parseInt(accent.slice(start, start + 2), 16));
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of a colour with white, from 1 to 21. */
export function contrastWithWhite(accent: string): number {
  return 1.05 / (relativeLuminance(accent) + 0.05);
}

/** Whether white text on the accent, and the accent on white, can be read. */
export function isLegibleAccent(accent: string): boolean {
  return contrastWithWhite(accent) >= leastContrast;
}
