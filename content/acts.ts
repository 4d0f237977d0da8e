import type { Localized } from '#core/languages.ts';
import type { ReferenceAct } from '#core/questionnaire.ts';

/** Short names of the acts that references cite. */
export const actNames: Readonly<Record<ReferenceAct, Localized>> = {
  NIS2: { pl: 'NIS2', en: 'NIS2', de: 'NIS-2-Richtlinie', fr: 'Directive NIS\u00a02' },
  UKSC: { pl: 'UKSC', en: 'KSC Act (Poland)', de: 'KSC-Gesetz (Polen)', fr: 'Loi KSC (Pologne)' },
  '2024/2690': {
    pl: 'Rozporządzenie wykonawcze (UE) 2024/2690',
    en: 'Implementing Regulation (EU) 2024/2690',
    de: 'Durchführungsverordnung (EU) 2024/2690',
    fr: 'Règlement d’exécution (UE) 2024/2690',
  },
  '651/2014': {
    pl: 'Rozporządzenie (UE) nr 651/2014',
    en: 'Regulation (EU) No 651/2014',
    de: 'Verordnung (EU) Nr.\u00a0651/2014',
    fr: 'Règlement (UE) nº 651/2014',
  },
  'AI Act': { pl: 'AI Act', en: 'AI Act', de: 'KI-Verordnung', fr: 'Règlement sur l’IA' },
  RODO: { pl: 'RODO', en: 'GDPR', de: 'DSGVO', fr: 'RGPD' },
};
