import type { Finding, readQuality as readCall } from '#contract/assessment/answering/quality.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import {
  countLevels,
  endingDays,
  findingLevels,
  levelOfFinding,
  questionFindings,
  type FindingLevel,
} from '#core/assessment/quality/quality.ts';
import { addDays, businessDay, isoDay, isoOf } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { regimes } from '#core/platform/regimes.ts';
import type { Deps } from '#server/deps.ts';
import type { Member } from '#server/platform/security/principal.ts';
import { organizationOf } from '#server/platform/security/principal.ts';
import { planOf, type Plan } from '#server/assessment/action-plan/plan.ts';
import { itemsOf } from '#server/assessment/action-plan/repository.ts';
import { recordedQuestions } from '#server/assessment/contradictions/service.ts';
import { dutyList, type ListedRow } from '#server/assessment/duties/list.ts';
import { shownQuestion } from '#server/assessment/results/shown-question.ts';
import { currentOf } from '#server/assessment/results/repository.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import { answeredIn } from './answered.ts';

type Bare = Omit<Finding, 'question'> & Readonly<{ questionId: string | null }>;

type Known = Readonly<{ plan: Plan; duties: readonly ListedRow[] }>;

const blank: Omit<Bare, 'kind'> = { regime: null, questionId: null, by: null, name: null, duty: null, day: null };

function ofDuty(row: ListedRow): Bare[] {
  if (row.state !== 'overdue') return [];
  if (row.kind === 'law') return [{ ...blank, kind: 'duty_overdue', regime: row.regime, duty: row.code, day: row.day }];
  if (row.kind === 'plan_item') {
    return [{ ...blank, kind: 'action_overdue', regime: row.item.regime, questionId: row.item.gap.questionId, day: row.day }];
  }
  return row.kind === 'own_action' ? [{ ...blank, kind: 'action_overdue', name: row.text, day: row.day }] : [];
}

/** Open items of the plan whose owner is no member any more. */
async function ownersGone(deps: Deps, organizationId: string, plan: Plan): Promise<Bare[]> {
  const members = new Set(plan.people.map(({ userId }) => userId));
  const rows = (await itemsOf(deps.db, organizationId)).filter(({ ownerUserId }) => ownerUserId !== null && !members.has(ownerUserId));
  const open = plan.items.filter(({ values: { state } }) => state === 'open' || state === 'in_progress');
  return rows.flatMap(({ questionId, ownerName }) => {
    const item = open.find(({ gap }) => gap.questionId === questionId);
    return item ? [{ ...blank, kind: 'owner_gone' as const, regime: item.regime, questionId, name: ownerName }] : [];
  });
}

/** `known` is the plan and the list of duties where they were read. */
async function bareFindings(deps: Deps, account: Member, known?: Known): Promise<Bare[]> {
  const organizationId = organizationOf(account);
  const now = deps.now();
  const [today, soon] = [isoDay(now), isoOf(addDays(businessDay(now), endingDays))];
  const recorded = await recordedQuestions(deps, organizationId);
  const found: Bare[] = [];
  const scopes = await newestScopes(deps.db, organizationId);
  for (const regime of regimes) {
    const assessment = await currentOf(deps.db, organizationId, regime);
    const answered = assessment ? await answeredIn(deps, account, assessment, recorded) : [];
    for (const { evidence, ...one } of questionFindings(answered, today, soon)) {
      found.push({ ...blank, ...one, regime, name: evidence?.name ?? null, day: evidence?.day ?? null });
    }
    if (answered.length > 0 && !scopes.has(regime)) found.push({ ...blank, kind: 'unscoped', regime });
  }
  const plan = known?.plan ?? (await planOf(deps, deps.db, account));
  const duties = known?.duties ?? (await dutyList(deps, account, plan));
  found.push(...duties.flatMap(ofDuty), ...(await ownersGone(deps, organizationId, plan)));
  const rank = ({ kind }: Bare): number => findingLevels.indexOf(levelOfFinding[kind]);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

function questionOf(id: string | null, language: Language): Finding['question'] {
  const shown = id === null ? null : shownQuestion(id, language);
  return id !== null && shown ? { id, section: shown.section, number: shown.number, text: shown.text } : null;
}

/** What does not hold of an organisation today, worked out anew whenever it is read. */
export async function readQuality(deps: Deps, account: Member, language: Language): Promise<OutputOf<typeof readCall>> {
  const found = await bareFindings(deps, account);
  const findings = found.map(({ questionId, ...rest }) => ({ ...rest, question: questionOf(questionId, language) }));
  return { today: isoDay(deps.now()), findings };
}

/** How much of it there is, for a list of organisations. */
export async function countQuality(deps: Deps, account: Member, known: Known): Promise<Record<FindingLevel, number>> {
  return countLevels((await bareFindings(deps, account, known)).map(({ kind }) => kind));
}
