import type { Regime } from '#core/platform/regimes.ts';
import type { WordKey } from '#client/platform/words/words.ts';

/** The key of a section's title; `section` counts from 1 to the number of the regime's sections. */
export function sectionKey(regime: Regime, section: number) {
  return `sections.${regime}.${section}` as Extract<WordKey, `sections.${string}`>;
}
