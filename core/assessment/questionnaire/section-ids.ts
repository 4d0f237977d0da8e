import { regimeRules, type Regime } from '#core/platform/regimes.ts';
import { questionId } from './question-ids.ts';

/** Question ids of one section in their order; none for a section that a regime does not have. */
export function idsOfSection(regime: Regime, section: number): string[] {
  const size = regimeRules[regime].sectionSizes[section - 1] ?? 0;
  return Array.from({ length: size }, (_, index) => questionId({ regime, section, number: index + 1 }));
}
