import { catalogues } from '#content/questions/catalogue.ts';
import { comingChanges, type LawChange } from '#core/assessment/law/law-changes.ts';
import { impactOf, type LawImpact, type LegalPosition } from '#core/assessment/law/law-impact.ts';
import { regimes } from '#core/platform/regimes.ts';
import { organizationsWithSystems, systemsOf } from '#server/assessment/ai-systems/repository.ts';
import { organizationsWithAnswers, questionsAnsweredBy } from '#server/assessment/assessments/answers/answer-repository.ts';
import { newestScopes, organizationsWithScope } from '#server/assessment/scope/checks.ts';
import type { Db } from '#server/platform/db/db.ts';

async function positionOf(db: Db, organizationId: string): Promise<LegalPosition> {
  const [scopes, systems, answered] = [
    await newestScopes(db, organizationId),
    await systemsOf(db, organizationId),
    await questionsAnsweredBy(db, organizationId),
  ];
  return { scopes: [...scopes.values()], systems, answered: new Set(answered) };
}

/** What changes of law still to come touch of an organisation, the next one first. `today` is the calendar day (ISO). */
export async function comingImpacts(db: Db, organizationId: string, changes: readonly LawChange[], today: string): Promise<LawImpact[]> {
  const position = await positionOf(db, organizationId);
  const all = regimes.map((regime) => catalogues[regime]);
  return comingChanges(changes, today).flatMap((change) => impactOf(change, position, all, today) ?? []);
}

/** Organisations that keep anything that rests on law, in the order of their ids. */
export async function organizationsUnderLaw(db: Db): Promise<string[]> {
  const found = [await organizationsWithScope(db), await organizationsWithSystems(db), await organizationsWithAnswers(db)];
  return [...new Set(found.flat())].toSorted((a, b) => a.localeCompare(b));
}
