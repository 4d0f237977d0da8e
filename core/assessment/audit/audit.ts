import { addMonthsToDay, calendarDay, isoDay, isoOf, startOfDay } from '#core/platform/calendar/calendar.ts';
import { endOfWorkingDays } from '#core/platform/calendar/deadlines.ts';

/** What is to be begun before the last day of an audit, and how many months before it. */
export const auditStepMonths = { choose: 12, contract: 6, evidence: 3, report: 1 } as const;
export type AuditStep = keyof typeof auditStepMonths;
export const auditSteps = Object.keys(auditStepMonths) as AuditStep[];

export type PlannedStep = Readonly<{ step: AuditStep; day: string; isPast: boolean }>;

/** The plan that ends on the last day of an audit; both are calendar days (ISO). A step whose day has passed is to be done now. */
export function auditPlan(lastDay: string, today: string): PlannedStep[] {
  return auditSteps.map((step) => {
    const day = isoOf(addMonthsToDay(calendarDay(lastDay), -auditStepMonths[step]));
    return { step, day, isPast: day < today };
  });
}

/** Working days after the report of an audit within which a copy of it is handed over (UKSC art. 15). */
export const copyWorkingDays = 3;

/** The last calendar day (ISO) on which a copy of a report of that day is handed over. */
export function copyDueOn(reportOn: string): string {
  return isoDay(endOfWorkingDays(startOfDay(calendarDay(reportOn)), copyWorkingDays));
}

/** Who may audit (UKSC art. 15 ust. 2). */
export const auditorKinds = ['accredited_body', 'two_auditors', 'sector_csirt'] as const;
export type AuditorKind = (typeof auditorKinds)[number];

/** What is asked of an auditor. `qualified` for two auditors: a certificate, three years of practice, or two with postgraduate studies. */
export const auditorChecks = ['accreditation', 'qualified', 'no_tasks_now', 'no_tasks_last_year', 'documents'] as const;
export type AuditorCheck = (typeof auditorChecks)[number];
export const checkAnswers = ['yes', 'no', 'unknown'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];

const requiredChecks: Readonly<Record<AuditorKind, readonly AuditorCheck[]>> = {
  accredited_body: ['accreditation', 'no_tasks_now', 'no_tasks_last_year', 'documents'],
  two_auditors: ['qualified', 'no_tasks_now', 'no_tasks_last_year', 'documents'],
  sector_csirt: ['no_tasks_now', 'no_tasks_last_year', 'documents'],
};

/** What is asked of an auditor of a kind; of none that was chosen, nothing. */
export function checksOf(kind: AuditorKind | null): readonly AuditorCheck[] {
  return kind === null ? [] : requiredChecks[kind];
}

export type AuditorVerdict = 'meets' | 'fails' | 'open';

/** What the answers come to: one “no” fails, and nothing is met while anything is unknown. */
export function auditorVerdict(kind: AuditorKind | null, answers: Readonly<Partial<Record<AuditorCheck, CheckAnswer>>>): AuditorVerdict {
  const answered = checksOf(kind).map((check) => answers[check] ?? 'unknown');
  if (answered.includes('no')) return 'fails';
  return answered.length === 0 || answered.includes('unknown') ? 'open' : 'meets';
}
