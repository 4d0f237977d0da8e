import { localized } from '#content/localized.ts';
import type { RegimeStatus } from '#core/communication/cockpit.ts';
import type { Turn } from '#core/communication/portfolio.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import type { RowKind } from '#core/assessment/duties/other-dates.ts';
import type { Localized } from '#core/platform/languages.ts';

/** What the overview of several organisations says as a file. */
export const clientsFileWords = {
  fileName: { pl: 'atesto-klienci-{day}', en: 'atesto-clients-{day}', de: 'atesto-mandanten-{day}', fr: 'atesto-clients-{day}' },
  sheet: localized((words) => words.nav.clients),
  name: localized((words) => words.clients.organization),
  role: localized((words) => words.team.role),
  score: { pl: '{regime}, wynik w\u00a0%', en: '{regime}, score in %', de: '{regime}, Ergebnis in %', fr: '{regime}, score en %' },
  status: { pl: '{regime}, stan', en: '{regime}, status', de: '{regime}, Status', fr: '{regime}, état' },
  deadline: localized((words) => words.clients.deadline),
  kind: { pl: 'Czego dotyczy', en: 'What for', de: 'Wofür', fr: 'À quel titre' },
  overdue: localized((words) => words.clients.overdue),
  turn: localized((words) => words.clients.turn),
  errors: {
    pl: 'Kontrola jakości: błędy',
    en: 'Quality check: errors',
    de: 'Qualitätsprüfung: Fehler',
    fr: 'Contrôle qualité\u00a0: erreurs',
  },
  warnings: {
    pl: 'Kontrola jakości: ostrzeżenia',
    en: 'Quality check: warnings',
    de: 'Qualitätsprüfung: Warnungen',
    fr: 'Contrôle qualité\u00a0: avertissements',
  },
  asOf: { pl: 'Stan na', en: 'As of', de: 'Stand', fr: 'État au' },
  yes: localized((words) => words.answers.values.yes),
} as const satisfies Readonly<Record<string, Localized>>;

export const clientStatuses: Readonly<Record<RegimeStatus, Localized>> = {
  none: localized((words) => words.clients.notStarted),
  open: { pl: 'w\u00a0toku', en: 'in progress', de: 'in Arbeit', fr: 'en cours' },
  below: localized((words) => words.score.below),
  barred: localized((words) => words.obstacles.badge),
  ready: localized((words) => words.history.ready),
  certified: localized((words) => words.certificates.active),
  ending: localized((words) => words.clients.certificates.ending),
  expired: localized((words) => words.certificates.expired),
  revoked: localized((words) => words.certificates.revoked),
};

export const clientTurns: Readonly<Record<Turn, Localized>> = {
  you: localized((words) => words.clients.turns.you),
  client: localized((words) => words.clients.turns.client),
  others: localized((words) => words.clients.turns.others),
  nobody: localized((words) => words.clients.turns.nobody),
};

export const clientRoles: Readonly<Record<MemberRole, Localized>> = {
  reader: localized((words) => words.team.roles.reader),
  consultant: localized((words) => words.team.roles.consultant),
  editor: localized((words) => words.team.roles.editor),
  owner: localized((words) => words.team.roles.owner),
};

export const deadlineKinds: Readonly<Record<RowKind, Localized>> = {
  law: localized((words) => words.clients.kinds.law),
  plan_item: localized((words) => words.clients.kinds.plan_item),
  own_action: localized((words) => words.clients.kinds.own_action),
  certificate: localized((words) => words.clients.kinds.certificate),
  paid_period: localized((words) => words.clients.kinds.paid_period),
  drill: localized((words) => words.clients.kinds.drill),
};
