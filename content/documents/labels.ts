import type { Localized } from '#core/languages.ts';
import type { AnswerValue, Applicability, Effort } from '#core/questionnaire.ts';
import type { Regime } from '#core/regimes.ts';

/** What the answers are called. */
export const answerLabels: Readonly<Record<AnswerValue, Localized>> = {
  yes: {
    pl: 'Tak, w pełni spełnione',
    en: 'Yes, fully met',
    de: 'Ja, vollständig erfüllt',
    fr: 'Oui, pleinement respecté',
  },
  partial: { pl: 'Częściowo spełnione', en: 'Partially met', de: 'Teilweise erfüllt', fr: 'Partiellement respecté' },
  no: { pl: 'Nie, nie spełnione', en: 'No, not met', de: 'Nein, nicht erfüllt', fr: 'Non, non respecté' },
  not_applicable: { pl: 'Nie dotyczy', en: 'Not applicable', de: 'Nicht zutreffend', fr: 'Sans objet' },
};

/** How long closing a gap takes. */
export const effortLabels: Readonly<Record<Effort, Localized>> = {
  S: { pl: 'dni', en: 'days', de: 'Tage', fr: 'jours' },
  M: { pl: 'tygodnie', en: 'weeks', de: 'Wochen', fr: 'semaines' },
  L: { pl: 'miesiące', en: 'months', de: 'Monate', fr: 'mois' },
};

/** What a date of application is about. */
export const applicabilityLabels: Readonly<Record<Applicability['target'], Localized>> = {
  all: { pl: 'wszystkie systemy', en: 'all systems', de: 'alle Systeme', fr: 'tous les systèmes' },
  annex_iii: {
    pl: 'systemy z załącznika III',
    en: 'Annex III systems',
    de: 'Systeme nach Anhang\u00a0III',
    fr: 'systèmes de l’annexe\u00a0III',
  },
  annex_i: {
    pl: 'systemy z załącznika I',
    en: 'Annex I systems',
    de: 'Systeme nach Anhang\u00a0I',
    fr: 'systèmes de l’annexe\u00a0I',
  },
  formal: { pl: 'obowiązek formalny', en: 'formal duty', de: 'förmliche Pflicht', fr: 'obligation formelle' },
  good_practice: {
    pl: 'dobra praktyka już dziś',
    en: 'good practice today',
    de: 'schon heute gute Praxis',
    fr: 'bonne pratique dès aujourd’hui',
  },
  new_prohibitions: {
    pl: 'nowe zakazy (art. 5 ust. 1 lit. ba i bb)',
    en: 'new prohibitions (Art. 5(1)(ba) and (bb))',
    de: 'neue Verbote (Art.\u00a05 Abs.\u00a01 Buchst.\u00a0ba und bb)',
    fr: 'nouvelles interdictions (art.\u00a05, par.\u00a01, points\u00a0b\u00a0bis) et b\u00a0ter))',
  },
  new_systems: { pl: 'nowe systemy', en: 'new systems', de: 'neue Systeme', fr: 'nouveaux systèmes' },
  earlier_systems: {
    pl: 'systemy wprowadzone do obrotu przed 2 sierpnia 2026 r.',
    en: 'systems placed on the market before 2 August 2026',
    de: 'vor dem 2.\u00a0August 2026 in Verkehr gebrachte Systeme',
    fr: 'systèmes mis sur le marché avant le 2 août 2026',
  },
  amended_wording: {
    pl: 'brzmienie po zmianie',
    en: 'amended wording',
    de: 'geänderte Fassung',
    fr: 'version modifiée',
  },
};

/** The regimes by their short and full names. */
export const regimeNames: Readonly<Record<Regime, Readonly<{ short: Localized; full: Localized }>>> = {
  nis2: {
    short: { pl: 'NIS2', en: 'NIS2', de: 'NIS-2', fr: 'NIS\u00a02' },
    full: {
      pl: 'dyrektywa (UE) 2022/2555 (NIS2) i ustawa o krajowym systemie cyberbezpieczeństwa',
      en: 'Directive (EU) 2022/2555 (NIS2) and the Polish Act on the National Cybersecurity System',
      de: 'Richtlinie (EU) 2022/2555 (NIS-2) und polnisches Gesetz über das nationale Cybersicherheitssystem',
      fr: 'directive (UE) 2022/2555 (NIS\u00a02) et loi polonaise sur le système national de cybersécurité',
    },
  },
  ai_act: {
    short: { pl: 'AI Act', en: 'AI Act', de: 'KI-Verordnung', fr: 'Règlement IA' },
    full: {
      pl: 'rozporządzenie (UE) 2024/1689 (AI Act)',
      en: 'Regulation (EU) 2024/1689 (AI Act)',
      de: 'Verordnung (EU) 2024/1689 (KI-Verordnung)',
      fr: 'règlement (UE) 2024/1689 (règlement sur l’IA)',
    },
  },
};
