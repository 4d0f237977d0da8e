import { coverage } from '#core/account/entitlements/access.ts';
import { dutiesOf, type Duty } from '#core/assessment/duties/duties.ts';
import { dutyRows, otherDates, type DutyRow, type IssuedCertificate, type OtherDate } from '#core/assessment/duties/other-dates.ts';
import type { ScopeDutyCode } from '#core/assessment/scope/duty.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { periodsOf } from '#server/account/public.ts';
import { lastDrill } from '#server/assessment/incidents/drills.ts';
import { planOf, type Plan, type PlanItem } from '#server/assessment/action-plan/plan.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import type { Deps } from '#server/deps.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import { dutyRecords } from './records.ts';

type Needed = Pick<Deps, 'db' | 'now' | 'questions'>;
export type ListedRow = DutyRow<PlanItem>;

/** Duties of whoever has to be ready for an incident. */
const reporting: readonly string[] = ['incidents', 'incidents_public', 'incidents_trust'] satisfies readonly ScopeDutyCode[];

type Known = Pick<Plan, 'items' | 'own'> & Readonly<{ certificates: readonly IssuedCertificate[]; duties: readonly Duty[] }>;

/** Rows of the list of duties that no law sets. */
export async function otherDatesOf(
  deps: Needed,
  account: Account,
  { items, own, certificates, duties }: Known,
): Promise<OtherDate<PlanItem>[]> {
  const organizationId = organizationOf(account);
  // Nothing is paid for once the contract has ended.
  const periods = account.period ? await periodsOf(deps.db, organizationId) : [];
  const covered = coverage(periods, deps.now());
  const practises = covered && duties.some(({ code }) => reporting.includes(code));
  const lastAt = practises ? await lastDrill(deps.db, organizationId) : null;
  const since = new Date(Math.min(...periods.map(({ startsAt }) => startsAt.getTime())));
  const planned = items.map((item) => ({ questionId: item.gap.questionId, state: item.values.state, dueOn: item.values.dueOn, item }));
  const paid = covered ? { plan: covered.current.plan, until: covered.planUntil } : null;
  const drill = practises ? { lastOn: lastAt && isoDay(lastAt), since: isoDay(since) } : null;
  return otherDates({ items: planned, own, certificates, paid, drill }, deps.now());
}

/**
 * Everything an organisation has to do by a day or when something happens: what the law asks of it by its newest scope checks, its plan, and what
 * ends. Page, dashboard, monthly mail, portfolio and calendar read this list; the most urgent comes first. `known` is its plan where it was read.
 */
export async function dutyList(deps: Needed, account: Account, known?: Plan): Promise<ListedRow[]> {
  const organizationId = organizationOf(account);
  const today = isoDay(deps.now());
  const [scopes, { proofs, events }, { items, own }, certificates] = await Promise.all([
    newestScopes(deps.db, organizationId),
    dutyRecords(deps.db, organizationId, today),
    known ?? planOf(deps, deps.db, account),
    deps.questions.heldCertificates(deps.db, organizationId),
  ]);
  const duties = dutiesOf([...scopes.values()], proofs, today, events);
  return dutyRows(duties, await otherDatesOf(deps, account, { items, own, certificates, duties }));
}
