import { interfaceWords, localized } from '#content/localized.ts';
import type { ActionState } from '#core/assessment/report/action-plan.ts';
import { languages, type Language, type Localized } from '#core/platform/languages.ts';
import { reportWords } from './report.ts';

/** How the states of an item are called. */
export const actionStateLabels: Readonly<Record<ActionState, Localized>> = {
  open: localized((words) => words.plan.states.open),
  in_progress: localized((words) => words.plan.states.in_progress),
  done: localized((words) => words.plan.states.done),
  risk_accepted: localized((words) => words.plan.states.risk_accepted),
};

type Own = Readonly<{
  fileName: string;
  calendarName: string;
  ownerIs: string;
  nobody: string;
  asOf: string;
  summary: string;
  working: string;
  reason: string;
  regime: string;
  overdue: string;
}>;

const own: Readonly<Record<Language, Own>> = {
  pl: {
    fileName: 'atesto-plan-dzialan-{day}',
    calendarName: 'Atesto, plan działań: {organization}',
    ownerIs: 'Właściciel: {name}',
    nobody: 'nikt',
    asOf: 'Stan na {date}',
    summary: 'Podsumowanie',
    working: 'Kopia robocza: zmiany w tym pliku nie wracają do Atesto.',
    reason: 'Powód akceptacji ryzyka',
    regime: 'Regulacja',
    overdue: 'po terminie',
  },
  en: {
    fileName: 'atesto-action-plan-{day}',
    calendarName: 'Atesto, action plan: {organization}',
    ownerIs: 'Owner: {name}',
    nobody: 'nobody',
    asOf: 'As of {date}',
    summary: 'Summary',
    working: 'A working copy: changes in this file do not return to Atesto.',
    reason: 'Why the risk was accepted',
    regime: 'Regulation',
    overdue: 'overdue',
  },
  de: {
    fileName: 'atesto-massnahmenplan-{day}',
    calendarName: 'Atesto, Maßnahmenplan: {organization}',
    ownerIs: 'Zuständig: {name}',
    nobody: 'niemand',
    asOf: 'Stand {date}',
    summary: 'Zusammenfassung',
    working: 'Eine Arbeitskopie: Änderungen in dieser Datei gelangen nicht zurück zu Atesto.',
    reason: 'Warum das Risiko akzeptiert wurde',
    regime: 'Regelwerk',
    overdue: 'überfällig',
  },
  fr: {
    fileName: 'atesto-plan-d-action-{day}',
    calendarName: 'Atesto, plan d’action\u00a0: {organization}',
    ownerIs: 'Responsable\u00a0: {name}',
    nobody: 'personne',
    asOf: 'État au {date}',
    summary: 'Synthèse',
    working: 'Une copie de travail\u00a0: les modifications de ce fichier ne reviennent pas dans Atesto.',
    reason: 'Pourquoi le risque a été accepté',
    regime: 'Réglementation',
    overdue: 'en retard',
  },
};

function wordsOf(language: Language) {
  const { plan, answers, regimes } = interfaceWords[language];
  return {
    ...own[language],
    own: plan.own.title,
    ownLead: plan.own.lead,
    title: plan.title,
    score: plan.score,
    projected: plan.projected,
    projectedWhen: plan.projectedWhen,
    toThreshold: plan.toThreshold,
    whatToDo: plan.whatToDo,
    question: plan.question,
    basis: answers.references,
    evidence: answers.evidence,
    effort: answers.effort,
    gain: plan.gain,
    owner: plan.owner,
    due: plan.due,
    state: plan.state,
    notes: plan.notes,
    yes: answers.values.yes,
    points: reportWords[language].points,
    notAudit: reportWords[language].notAudit,
    regimes,
  };
}

export type PlanWords = ReturnType<typeof wordsOf>;

/** Words of the exported plan, its calendar and its mails; `{name}` is filled in. */
export const planWords = Object.fromEntries(languages.map((language) => [language, wordsOf(language)])) as Readonly<
  Record<Language, PlanWords>
>;
