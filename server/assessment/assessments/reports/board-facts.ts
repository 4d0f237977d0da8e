import { createHash } from 'node:crypto';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import { compare } from '#core/assessment/report/comparison.ts';
import { reportNumber } from '#core/certificate/report-number.ts';
import { dutiesOf, dutyKey, lastDone, type DutyProof } from '#core/assessment/duties/duties.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import { changedScope } from '#core/assessment/scope/declared.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { ExposedTo, PreviousResult } from '#server/adapters/documents/report/report-board.ts';
import { newestResults } from '#server/assessment/results/newest.ts';

type Shown = Readonly<{ proofs: readonly DutyProof[]; today: string }>;

/**
 * The duties and fines that follow from the attached scope check by today's rules, each with the day (ISO) of the proof that shows it to be
 * met on that calendar day; what is met stands last. Null where none is attached, and none where
 * these rules come to another outcome than the check states.
 */
export function exposedTo({ scope }: ReportModel, { proofs, today }: Shown): ExposedTo[] | null {
  if (!scope) return null;
  if (changedScope(scope)) return [];
  const met = new Set(dutiesOf([scope], proofs, today).flatMap(({ key, state }) => (state === 'done' ? [key] : [])));
  return scopeDuties(scope.regime, scope.answers)
    .map(({ code, from }) => {
      const key = dutyKey(scope.regime, code);
      return { code, from, doneOn: met.has(key) ? lastDone(proofs, key, today) : null };
    })
    .toSorted((a, b) => Number(a.doneOn !== null) - Number(b.doneOn !== null));
}

/** What became of answers and score since the newest result of the regime; null where this is the first. */
export async function previousResult(db: Db, organizationId: string, model: ReportModel): Promise<PreviousResult | null> {
  const results = await newestResults(db, organizationId);
  const before = results.find(({ regime }) => regime === model.regime);
  if (!before) return null;
  const { score, counts } = compare(before.model, model);
  const isOtherCatalogue = before.model.catalogueVersion !== model.catalogueVersion;
  return { completedAt: before.completedAt.toISOString(), score, counts, isOtherCatalogue };
}

/** The number of the report of one finishing: always the same for it, and nothing that anybody could work out without its id. */
export function numberOf({ id, edition }: Readonly<{ id: string; edition: number }>, at: Date): string {
  return reportNumber(businessDay(at).year, createHash('sha256').update(`${id} ${edition}`).digest());
}
