import { localized } from '#content/localized.ts';
import type { Localized } from '#core/platform/languages.ts';
import type { ScopeStatus } from '#core/assessment/scope/scope.ts';

/** What a scope check can say, inside a sentence. */
export const scopeLabels: Readonly<Record<ScopeStatus, Localized>> = {
  key: localized((words) => words.scope.statuses.key.label),
  important: localized((words) => words.scope.statuses.important.label),
  not_covered: localized((words) => words.scope.statuses.not_covered.label),
  dora: localized((words) => words.scope.statuses.dora.label),
  none: localized((words) => words.scope.statuses.none.label),
  minimal: localized((words) => words.scope.statuses.minimal.label),
  sectoral: localized((words) => words.scope.statuses.sectoral.label),
  transparency: localized((words) => words.scope.statuses.transparency.label),
  model: localized((words) => words.scope.statuses.model.label),
  high_risk: {
    pl: 'systemy AI wysokiego ryzyka',
    en: 'high-risk AI systems',
    de: 'Hochrisiko-KI-Systeme',
    fr: 'systèmes d’IA à haut risque',
  },
  prohibited: localized((words) => words.scope.statuses.prohibited.label),
  unclear: localized((words) => words.scope.statuses.unclear.label),
};

/** What leads from the document of a verdict to the page that shows the same. */
export const verdictLink: Localized = {
  pl: 'Ten sam wynik na\u00a0stronie, z\u00a0tymi odpowiedziami',
  en: 'The same verdict online, with these answers',
  de: 'Dasselbe Ergebnis online, mit diesen Antworten',
  fr: 'Le même résultat en ligne, avec ces réponses',
};
