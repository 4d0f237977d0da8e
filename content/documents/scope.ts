import { said } from '#content/said.ts';
import type { Localized } from '#core/platform/languages.ts';
import type { ScopeStatus } from '#core/assessment/scope/scope.ts';

/** What a scope check can say, inside a sentence. */
export const scopeLabels: Readonly<Record<ScopeStatus, Localized>> = {
  key: said((words) => words.scope.statuses.key.label),
  important: said((words) => words.scope.statuses.important.label),
  not_covered: said((words) => words.scope.statuses.not_covered.label),
  dora: said((words) => words.scope.statuses.dora.label),
  none: said((words) => words.scope.statuses.none.label),
  minimal: said((words) => words.scope.statuses.minimal.label),
  sectoral: said((words) => words.scope.statuses.sectoral.label),
  transparency: said((words) => words.scope.statuses.transparency.label),
  model: said((words) => words.scope.statuses.model.label),
  high_risk: {
    pl: 'systemy AI wysokiego ryzyka',
    en: 'high-risk AI systems',
    de: 'Hochrisiko-KI-Systeme',
    fr: 'systèmes d’IA à haut risque',
  },
  prohibited: said((words) => words.scope.statuses.prohibited.label),
  unclear: said((words) => words.scope.statuses.unclear.label),
};
