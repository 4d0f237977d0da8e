import type { Localized } from '#core/languages.ts';
import type { ScopeStatus } from '#core/scope.ts';

/** What a scope check can say, inside a sentence. */
export const scopeLabels: Readonly<Record<ScopeStatus, Localized>> = {
  key: { pl: 'podmiot kluczowy', en: 'essential entity', de: 'wesentliche Einrichtung', fr: 'entité essentielle' },
  important: { pl: 'podmiot ważny', en: 'important entity', de: 'wichtige Einrichtung', fr: 'entité importante' },
  not_covered: {
    pl: 'nie podlega ustawie o KSC',
    en: 'not covered by the KSC Act',
    de: 'nicht vom KSC-Gesetz erfasst',
    fr: 'non soumise à la loi KSC',
  },
  none: {
    pl: 'bez roli w rozumieniu AI Act',
    en: 'no role under the AI Act',
    de: 'keine Rolle nach der KI-Verordnung',
    fr: 'aucun rôle au sens du règlement sur l’IA',
  },
  minimal: { pl: 'ryzyko minimalne', en: 'minimal risk', de: 'minimales Risiko', fr: 'risque minimal' },
  transparency: {
    pl: 'obowiązki przejrzystości',
    en: 'transparency duties',
    de: 'Transparenzpflichten',
    fr: 'obligations de transparence',
  },
  model: {
    pl: 'model AI ogólnego przeznaczenia',
    en: 'general-purpose AI model',
    de: 'KI-Modell mit allgemeinem Verwendungszweck',
    fr: 'modèle d’IA à usage général',
  },
  high_risk: {
    pl: 'systemy AI wysokiego ryzyka',
    en: 'high-risk AI systems',
    de: 'Hochrisiko-KI-Systeme',
    fr: 'systèmes d’IA à haut risque',
  },
  prohibited: {
    pl: 'podejrzenie praktyki zakazanej',
    en: 'suspected prohibited practice',
    de: 'Verdacht auf eine verbotene Praktik',
    fr: 'soupçon de pratique interdite',
  },
  unclear: {
    pl: 'bez rozstrzygnięcia',
    en: 'not settled',
    de: 'nicht geklärt',
    fr: 'sans réponse certaine',
  },
};
