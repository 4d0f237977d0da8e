import type { ParseKeys } from 'i18next';
import type { Regime } from '#core/regimes.ts';

/** The key of a section's title; `section` counts from 1 to the number of the regime's sections. */
export function sectionKey(regime: Regime, section: number) {
  return `sections.${regime}.${section}` as Extract<ParseKeys, `sections.${string}`>;
}
