import type { LegalReference, Reading } from '#core/assessment/questionnaire/questionnaire.ts';
import type { DeclaredScope } from '#core/assessment/scope/declared.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';

/** Outcomes that leave out the steps which determine whether a listed activity is there, unless it was found before. */
function isSettled({ status, answers }: DeclaredScope): boolean {
  if (status === 'unclear' || answers.sectors?.includes('sector_unsure') || answers.kinds?.includes('kind_unsure')) return false;
  return status !== 'key' || answers.sectors !== undefined;
}

/**
 * What Implementing Regulation (EU) 2024/2690 is to an organisation by its scope check: it binds those in its art. 1 and is a
 * benchmark for everybody else; without a check, or where that leaves it open, either.
 */
export function implementingReading(scope: DeclaredScope | null | undefined): Reading {
  if (!scope || scope.regime !== 'nis2') return 'either';
  const duties: readonly string[] = scope.duties ?? scopeDuties('nis2', scope.answers).map(({ code }) => code);
  if (duties.includes('implementing')) return 'binding';
  return isSettled(scope) ? 'benchmark' : 'either';
}

/** References with what the implementing regulation is to the organisation. */
export function withReading(references: readonly LegalReference[], reading: Reading): LegalReference[] {
  return references.map((reference) => (reference.act === '2024/2690' ? { ...reference, reading } : reference));
}
