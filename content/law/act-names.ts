import { localized } from '#content/localized.ts';
import type { Localized } from '#core/platform/languages.ts';
import type { Reading, ReferenceAct } from '#core/assessment/questionnaire/questionnaire.ts';

/** What stands behind the name of an act that binds some and is a benchmark for others. */
export const readingNotes: Readonly<Record<Reading, Localized>> = {
  binding: { pl: 'wiąże wprost', en: 'binding', de: 'verbindlich', fr: 'contraignant' },
  benchmark: { pl: 'wzorzec', en: 'benchmark', de: 'Maßstab', fr: 'référence' },
  either: {
    pl: 'wiąże wprost albo jest wzorcem',
    en: 'binding or benchmark',
    de: 'verbindlich oder Maßstab',
    fr: 'contraignant ou référence',
  },
};

/** Short names of the acts that references cite. */
export const actNames: Readonly<Record<ReferenceAct, Localized>> = {
  NIS2: { pl: 'NIS2', en: 'NIS2', de: 'NIS-2-Richtlinie', fr: 'Directive NIS\u00a02' },
  UKSC: localized((words) => words.scope.acts.UKSC),
  '2024/2690': localized((words) => words.scope.acts['2024/2690']),
  '651/2014': localized((words) => words.scope.acts['651/2014']),
  DORA: localized((words) => words.scope.acts.DORA),
  'AI Act': { pl: 'AI Act', en: 'AI Act', de: 'KI-Verordnung', fr: 'Règlement sur l’IA' },
  RODO: { pl: 'RODO', en: 'GDPR', de: 'DSGVO', fr: 'RGPD' },
};
