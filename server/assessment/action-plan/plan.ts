import { findQuestion } from '#content/questions/catalogue.ts';
import { unmetDuties } from '#core/assessment/scope/questions/contradictions.ts';
import { stateBeside } from '#core/assessment/report/action-plan.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import { mayAct } from '#core/account/members/members.ts';
import type { Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { ReportItem } from '#core/assessment/report/report.ts';
import type { Score } from '#core/assessment/questionnaire/scoring.ts';
import { newestResults, type NewestResult } from '#server/assessment/results/newest.ts';
import { type Account, organizationOf } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnActionRow } from './own/rows.ts';
import { readOwnActions } from './own/service.ts';
import { itemsOf, type ItemRow, type Values } from './repository.ts';
import { listMembers } from '#server/account/public.ts';

/** Somebody who can be made owner of an item. */
export type Person = Readonly<{ userId: string; name: string }>;

/** A gap of the newest result with what is stored about it. */
export type PlanItem = Readonly<{
  regime: Regime;
  gap: ReportItem;
  sectionTitle: Readonly<Record<string, string>>;
  values: Values;
  /** When its state was chosen; null while nobody did. */
  stateAt: Date | null;
  contradicted: boolean;
  /** Whether it is a statutory duty that binds today by the scope check and was answered “no”. */
  unmet: boolean;
  version: number;
  updatedAt: Date | null;
  updatedBy: string | null;
}>;

/** What is stored about a question that is no gap any more. */
export type Former = Readonly<{ regime: Regime; row: ItemRow; item: ReportItem | null; closedBy: 'yes' | 'not_applicable' | 'dropped' }>;

export type RegimePlan = Readonly<{
  regime: Regime;
  assessmentId: string;
  completedAt: Date;
  thresholdPercent: number;
  score: Score;
  obstacles: readonly Obstacle[];
  mayChange: boolean;
  /** Questions answered “yes”. */
  met: ReadonlySet<string>;
}>;

export type Plan = Readonly<{
  today: string;
  regimes: readonly RegimePlan[];
  items: readonly PlanItem[];
  former: readonly Former[];
  own: readonly OwnActionRow[];
  people: readonly Person[];
}>;

const untouched: Values = { state: 'open', reason: null, ownerUserId: null, ownerName: null, dueOn: null, notes: '' };

/** The owner as known now: a member by the present name; who left, or was typed, by the name that was stored. */
function withOwner(values: Values, people: readonly Person[]): Values {
  const member = people.find(({ userId }) => userId === values.ownerUserId);
  return { ...values, ownerUserId: member?.userId ?? null, ownerName: member?.name ?? values.ownerName };
}

type Beside = Readonly<{ row: ItemRow | undefined; people: readonly Person[]; unmet: boolean }>;

function planItem(result: NewestResult, gap: ReportItem, { row, people, unmet }: Beside): PlanItem {
  const { regime, completedAt, model } = result;
  const sectionTitle = model.sections.find(({ number }) => number === gap.section)?.title ?? gap.text;
  const known = { regime, gap, sectionTitle, unmet };
  if (!row) return { ...known, values: untouched, stateAt: null, contradicted: false, version: 0, updatedAt: null, updatedBy: null };
  const { state, contradicted } = stateBeside(row, completedAt);
  const { stateAt, version, updatedAt, updatedBy } = row;
  return { ...known, values: { ...withOwner(row, people), state }, stateAt, contradicted, version, updatedAt, updatedBy };
}

/** What people and the clock state beside a result. */
type Known = Readonly<{ rows: ReadonlyMap<string, ItemRow>; people: readonly Person[]; today: string }>;

/** Duties declared unmet stand first, then what gains most. */
function itemsOfResult(result: NewestResult, { rows, people, today }: Known): PlanItem[] {
  const { model, scope } = result;
  const byId = new Map(model.items.map((item) => [item.questionId, item]));
  const breached = new Set((unmetDuties(scope, model.items, today) ?? []).map(({ questionId }) => questionId));
  const items = model.gaps.flatMap((id) => {
    const gap = byId.get(id);
    return gap ? [planItem(result, gap, { row: rows.get(id), people, unmet: breached.has(id) })] : [];
  });
  return items.toSorted((a, b) => Number(b.unmet) - Number(a.unmet));
}

/** What is stored and is no gap of the newest result; a regime without a result has none to compare with. */
function formerOf(results: readonly NewestResult[], rows: readonly ItemRow[], people: readonly Person[]): Former[] {
  return rows.flatMap((stored): Former[] => {
    const regime = questionPlace(stored.questionId)?.regime;
    const result = results.find((one) => one.regime === regime);
    if (!regime || !result || result.model.gaps.includes(stored.questionId)) return [];
    const item = result.model.items.find(({ questionId }) => questionId === stored.questionId) ?? null;
    const row = { ...stored, ...withOwner(stored, people) };
    return [{ regime, row, item, closedBy: item ? (item.answer === 'not_applicable' ? 'not_applicable' : 'yes') : 'dropped' }];
  });
}

/** The action plan of an organisation as it is now, for whoever may change that of a regime or may not. */
export async function planOfOrganization(
  deps: Pick<Deps, 'now'>,
  db: Db,
  { organizationId, mayChange }: Readonly<{ organizationId: string; mayChange: (regime: Regime) => boolean }>,
): Promise<Plan> {
  const results = await newestResults(db, organizationId);
  const rows = await itemsOf(db, organizationId);
  const people = (await listMembers(db, organizationId)).map(({ id, name }) => ({ userId: id, name }));
  const today = isoDay(deps.now());
  const stored = new Map(rows.map((row) => [row.questionId, row]));
  return {
    today,
    regimes: results.map(({ regime, assessmentId, completedAt, model }) => ({
      regime,
      assessmentId,
      completedAt,
      thresholdPercent: model.thresholdPercent,
      score: model.score,
      obstacles: model.obstacles,
      met: new Set(model.items.filter(({ answer }) => answer === 'yes').map(({ questionId }) => questionId)),
      mayChange: mayChange(regime),
    })),
    items: results.flatMap((result) => itemsOfResult(result, { rows: stored, people, today })),
    former: formerOf(results, rows, people),
    own: await readOwnActions(db, organizationId),
    people,
  };
}

/** The action plan of an account's organisation as it is now. */
export function planOf(deps: Pick<Deps, 'now'>, db: Db, account: Account): Promise<Plan> {
  const mayChange = (regime: Regime) => allows(account.period, regime) && mayAct(account.organization?.role, 'consultant');
  return planOfOrganization(deps, db, { organizationId: organizationOf(account), mayChange });
}

/** What a question asks that an assessment of its time no longer holds. */
export function textOfFormer({ item, row }: Former): ReportItem['text'] | null {
  return item?.text ?? findQuestion(row.questionId)?.question.text ?? null;
}
