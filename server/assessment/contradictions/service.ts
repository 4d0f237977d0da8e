import type { RecordedContradiction } from '#contract/assessment/evidence/contradictions.ts';
import { deniedQuestions } from '#core/assessment/ai-sheets/deployer-checklist.ts';
import { isHighRiskInUse, oversightQuestions } from '#core/assessment/ai-systems/oversight.ts';
import { contradictsRecord, type Recorded } from '#core/assessment/questionnaire/recorded.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { organizationOf, type Member } from '#server/platform/security/principal.ts';
import { systemsOf } from '#server/assessment/ai-systems/repository.ts';
import { deniedPoints } from '#server/assessment/ai-systems/sheets/checklist-rows.ts';
import { contradictedByObserved } from '#server/assessment/observations/observed-questions.ts';
import { unexplainedQuestions } from '#server/assessment/incidents/contradiction-rows.ts';
import { shownQuestion } from '#server/assessment/results/shown-question.ts';
import { newestResults } from '#server/assessment/results/newest.ts';

/**
 * The questions to which something recorded speaks today: incidents as marked by the people named in them, high-risk AI systems in use, a “no” in
 * the checklist of art. 26 for such a system, what was seen on own domains, and what was counted in exports of own systems.
 */
export async function recordedQuestions(deps: Deps, organizationId: string): Promise<Recorded[]> {
  const today = isoDay(deps.now());
  const systems = await systemsOf(deps.db, organizationId);
  const isUsed = systems.some(({ facts }) => isHighRiskInUse(facts, today));
  const denied = await deniedPoints(deps.db, organizationId);
  const answered = systems.map(({ id, facts }) => ({ facts, denied: denied.get(id) ?? [] }));
  const incidents = await unexplainedQuestions(deps.db, organizationId);
  const observed = await contradictedByObserved(deps, organizationId);
  return [
    ...incidents.map((id) => [id, 'incident'] as const),
    ...(isUsed ? oversightQuestions.map((id) => [id, 'ai_system'] as const) : []),
    ...deniedQuestions(answered, today).map((id) => [id, 'ai_checklist'] as const),
    ...observed,
  ];
}

/** The same with what the newest results answer there. */
export async function listContradictions(deps: Deps, account: Member, language: Language): Promise<RecordedContradiction[]> {
  const organizationId = organizationOf(account);
  const recorded = await recordedQuestions(deps, organizationId);
  if (recorded.length === 0) return [];
  const results = await newestResults(deps.db, organizationId);
  const answers = new Map(results.flatMap(({ model }) => model.items.map(({ questionId, answer }) => [questionId, answer] as const)));
  return recorded.flatMap(([questionId, kind]) => {
    const shown = shownQuestion(questionId, language);
    if (!shown) return [];
    const { text: questionText, ...place } = shown;
    const contradicted = contradictsRecord(kind, answers.get(questionId) ?? null);
    return [{ questionId, kind, ...place, questionText, contradicted }];
  });
}
