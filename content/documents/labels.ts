import { localized } from '#content/localized.ts';
import type { Localized } from '#core/platform/languages.ts';
import type { AnswerValue, Applicability, Effort } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';

/** What the answers are called. */
export const answerLabels: Readonly<Record<AnswerValue, Localized>> = {
  yes: localized((words) => words.answers.values.yes),
  partial: localized((words) => words.answers.values.partial),
  no: localized((words) => words.answers.values.no),
  not_applicable: localized((words) => words.answers.values.not_applicable),
};

/** How long closing a gap takes. */
export const effortLabels: Readonly<Record<Effort, Localized>> = {
  S: localized((words) => words.answers.efforts.S),
  M: localized((words) => words.answers.efforts.M),
  L: localized((words) => words.answers.efforts.L),
};

/** What a date of application is about. */
export const applicabilityLabels: Readonly<Record<Applicability['target'], Localized>> = {
  all: localized((words) => words.answers.targets.all),
  annex_iii: localized((words) => words.answers.targets.annex_iii),
  annex_i: localized((words) => words.answers.targets.annex_i),
  formal: localized((words) => words.answers.targets.formal),
  good_practice: localized((words) => words.answers.targets.good_practice),
  new_prohibitions: localized((words) => words.answers.targets.new_prohibitions),
  new_systems: localized((words) => words.answers.targets.new_systems),
  earlier_systems: localized((words) => words.answers.targets.earlier_systems),
  amended_wording: localized((words) => words.answers.targets.amended_wording),
  covered_in_april_2026: localized((words) => words.answers.targets.covered_in_april_2026),
};

/** The regimes by their short and full names. */
export const regimeNames: Readonly<Record<Regime, Readonly<{ short: Localized; full: Localized }>>> = {
  nis2: {
    short: localized((words) => words.regimes.nis2.short),
    full: {
      pl: 'dyrektywa (UE) 2022/2555 (NIS2) i ustawa o krajowym systemie cyberbezpieczeństwa',
      en: 'Directive (EU) 2022/2555 (NIS2) and the Polish Act on the National Cybersecurity System',
      de: 'Richtlinie (EU) 2022/2555 (NIS-2) und polnisches Gesetz über das nationale Cybersicherheitssystem',
      fr: 'directive (UE) 2022/2555 (NIS\u00a02) et loi polonaise sur le système national de cybersécurité',
    },
  },
  ai_act: {
    short: localized((words) => words.regimes.ai_act.short),
    full: {
      pl: 'rozporządzenie (UE) 2024/1689 (AI Act)',
      en: 'Regulation (EU) 2024/1689 (AI Act)',
      de: 'Verordnung (EU) 2024/1689 (KI-Verordnung)',
      fr: 'règlement (UE) 2024/1689 (règlement sur l’IA)',
    },
  },
};
