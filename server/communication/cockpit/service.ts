import { isoDay } from '#core/platform/calendar/calendar.ts';
import { actionOf } from '#content/questions/catalogue.ts';
import type { AssessmentPayload } from '#contract/assessment/answering/assessments.ts';
import type { OwnCertificatePayload } from '#contract/certificate/certificates.ts';
import type { Cockpit } from '#contract/communication/cockpit.ts';
import type { UnmetDutyView } from '#contract/assessment/scope/scope.ts';
import { byUrgency, dutiesOf } from '#core/assessment/duties/duties.ts';
import type { IssuedCertificate } from '#core/assessment/duties/other-dates.ts';
import { dueOf, isOpen, projection } from '#core/assessment/report/action-plan.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import { statusAndStep } from '#core/communication/cockpit.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import { largestFirst } from '#core/assessment/report/path.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { reaches, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { type Account, organizationOf } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { termsNotice } from '#server/communication/legal/notices.ts';
import { deadlinesOf, scopeNewsOf, unscoped } from './deadlines.ts';
import { recordVisit } from './visits.ts';
import {
  dutyRecords,
  otherDatesOf,
  planOf,
  type Plan,
  type PlanItem,
  newestScopes,
  awaitedAnswers,
  hasRoom,
  listAssessments,
  listAssignments,
} from '#server/assessment/public.ts';
import { newsOf, exitOfAccount } from '#server/account/public.ts';
import { mayBeCertified, ownCertificates } from '#server/certificate/public.ts';

const shownActions = 3;

function dutyView({ questionId, section, number, text }: PlanItem['gap'], language: Language): UnmetDutyView {
  return { questionId, section, number, questionText: text[language] };
}

type Facts = Readonly<{
  account: Account;
  language: Language;
  plan: Plan;
  assessments: AssessmentPayload[];
  certificates: OwnCertificatePayload[];
  room: boolean;
  confirmed: boolean;
  now: Date;
}>;

function resultOf({ plan, language }: Facts, regime: Regime): Cockpit['regimes'][number]['result'] {
  const of = plan.regimes.find((one) => one.regime === regime);
  if (!of) return null;
  const gaps = plan.items.filter((item) => item.regime === regime).map(({ gap, values }) => ({ ...gap, state: values.state }));
  const { score, path, obstacles } = projection(of.score, of.thresholdPercent, gaps, of.obstacles);
  return {
    assessmentId: of.assessmentId,
    completedAt: of.completedAt.toISOString(),
    score: scorePercent(of.score),
    reached: reaches(of.score, of.thresholdPercent),
    barred: of.obstacles.length > 0,
    projected: gaps.some(({ state }) => state === 'done') ? scorePercent(score) : null,
    projectedReached: reaches(score, of.thresholdPercent) && obstacles.length === 0,
    missing: path.reached ? path.questionIds.length : null,
    unmet: plan.items.filter((item) => item.regime === regime && item.unmet).map(({ gap }) => dutyView(gap, language)),
  };
}

function openOf({ assessments }: Facts, regime: Regime): Cockpit['regimes'][number]['open'] {
  const open = assessments.find((one) => one.type === regime && one.status === 'in_progress');
  return open ? { assessmentId: open.id, answered: open.answeredCount, total: open.questionCount } : null;
}

function regimeOf(facts: Facts, regime: Regime): Cockpit['regimes'][number] {
  const { account, assessments, certificates, room, confirmed, now } = facts;
  const result = resultOf(facts, regime);
  const open = openOf(facts, regime);
  const certificate = certificates.find((one) => one.type === regime) ?? null;
  const cover = allows(account.period, regime) ? 'yes' : account.period ? 'lesser' : 'none';
  const known = {
    cover,
    // An untouched draft is the place that was used.
    room: room || assessments.some((one) => one.type === regime && one.status === 'draft'),
    open: open !== null,
    reached: result?.reached ?? null,
    barred: result?.barred ?? false,
    confirmed,
    resultIsNewer: result !== null && certificate !== null && result.completedAt > certificate.issuedAt,
    certificate: certificate && { status: certificate.status, expiresAt: new Date(certificate.expiresAt) },
  } as const;
  return { regime, ...statusAndStep(known, now), result, open, certificate };
}

function actionView({ regime, gap, values }: PlanItem, language: Language): Cockpit['next'][number] {
  const { questionId, section, number, effort, gain } = gap;
  const gainPercent = scorePercent(gain) ?? 0;
  return {
    questionId,
    regime,
    section,
    number,
    title: actionOf(gap)[language],
    effort,
    gainPercent,
    owner: values.ownerName,
    dueOn: values.dueOn,
  };
}

/** Duties declared unmet come first. Gains of two regimes are compared as shares of their own maximum. */
function nextOf(plan: Plan, language: Language): Cockpit['next'] {
  const open = largestFirst(
    plan.items.filter(({ values }) => isOpen(values.state)).map((item) => ({ ...item.gap, item, gain: item.gap.gain })),
  );
  return open
    .toSorted((a, b) => Number(b.item.unmet) - Number(a.item.unmet) || b.gain.points * a.gain.maximum - a.gain.points * b.gain.maximum)
    .slice(0, shownActions)
    .map(({ item }) => actionView(item, language));
}

/** Open items by who sees to them: what is overdue first, then whoever has most; what nobody has comes last. */
function waitingOf({ plan, account, now }: Facts): Cockpit['waiting'] {
  const owners = new Map<string, { name: string | null; mine: boolean; open: number; overdue: number; nextDueOn: string | null }>();
  for (const values of [...plan.items.map((item) => item.values), ...plan.own].filter(({ state }) => isOpen(state))) {
    const key = values.ownerUserId ?? values.ownerName ?? '';
    const mine = values.ownerUserId === account.userId;
    const one = owners.get(key) ?? { name: values.ownerName, mine, open: 0, overdue: 0, nextDueOn: null };
    one.open += 1;
    if (dueOf(values, businessDay(now)) === 'overdue') one.overdue += 1;
    if (values.dueOn && (!one.nextDueOn || values.dueOn < one.nextDueOn)) one.nextDueOn = values.dueOn;
    owners.set(key, one);
  }
  return [...owners.values()].toSorted(
    (a, b) => Number(a.name === null) - Number(b.name === null) || b.overdue - a.overdue || b.open - a.open,
  );
}

async function factsOf(deps: Deps, account: Account, language: Language): Promise<Facts> {
  const [plan, assessments, certificates, room] = await Promise.all([
    planOf(deps, deps.db, account),
    listAssessments(deps, account),
    ownCertificates(deps, account),
    hasRoom(deps.db, account),
  ]);
  const certified = new Set(assessments.filter(({ certificateId }) => certificateId).map(({ id }) => id));
  // Asked only where a certificate would be the next step.
  const ready = plan.regimes.some(
    ({ assessmentId, score, thresholdPercent, obstacles }) =>
      !certified.has(assessmentId) && reaches(score, thresholdPercent) && obstacles.length === 0,
  );
  const confirmed = !ready || (await mayBeCertified(deps, organizationOf(account)));
  return { account, language, plan, assessments, certificates, room, confirmed, now: deps.now() };
}

function regimesOf(facts: Facts): Cockpit['regimes'] {
  return regimes.map((regime) => regimeOf(facts, regime));
}

function heldOf({ certificateNumber: number, type: regime, issuedAt, expiresAt, revokedAt }: OwnCertificatePayload): IssuedCertificate {
  return { number, regime, issuedAt: new Date(issuedAt), expiresAt: new Date(expiresAt), isRevoked: revokedAt !== null };
}

/** Where an organisation stands, with the plan that it was read from, for a list of several. */
export async function overviewOf(deps: Deps, account: Account): Promise<Pick<Cockpit, 'regimes'> & Readonly<{ plan: Plan }>> {
  const facts = await factsOf(deps, account, defaultLanguage);
  return { regimes: regimesOf(facts), plan: facts.plan };
}

/** Everything that the dashboard shows, read in one go. */
export async function readCockpit(deps: Deps, account: Account, language: Language): Promise<Cockpit> {
  const organizationId = organizationOf(account);
  const [facts, given, scopes, records, since] = await Promise.all([
    factsOf(deps, account, language),
    listAssignments(deps, account),
    newestScopes(deps.db, organizationId),
    dutyRecords(deps.db, organizationId, isoDay(deps.now())),
    recordVisit(deps.db, { organizationId, userId: account.userId, at: deps.now() }),
  ]);
  const { plan, assessments, certificates } = facts;
  const duties = dutiesOf([...scopes.values()], records.proofs, plan.today, records.events);
  const ends = await otherDatesOf(deps, account, { items: [], own: [], certificates: certificates.map(heldOf), duties });
  return {
    regimes: regimesOf(facts),
    waiting: waitingOf(facts),
    today: plan.today,
    scopeNews: scopeNewsOf(scopes, facts.now),
    terms: await termsNotice(deps, account),
    exit: exitOfAccount(account, facts.now),
    unscoped: unscoped(scopes),
    deadlines: deadlinesOf({ scopes, duties, results: plan.regimes }, language),
    ends: ends.filter((row) => row.kind !== 'plan_item' && row.kind !== 'own_action').toSorted(byUrgency),
    next: nextOf(plan, language),
    questions: await awaitedAnswers(deps.db, { organizationId, assessments, given }),
    since: since?.toISOString() ?? null,
    news: since ? await newsOf(deps.db, { organizationId, userId: account.userId, since, language }) : [],
    assessments,
    certificates,
  };
}
