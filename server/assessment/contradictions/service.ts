import { findQuestion } from '#content/catalogue.ts';
import type { RecordedContradiction } from '#contract/assessment/contradictions.ts';
import { isHighRiskInUse, oversightQuestions } from '#core/assessment/ai-systems/oversight.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { contradictsRecord, type RecordedKind } from '#core/assessment/questionnaire/recorded.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { organizationOf, type Member } from '#server/platform/security/principal.ts';
import { systemsOf } from '#server/assessment/ai-systems/repository.ts';
import { unexplainedQuestions } from '#server/assessment/incidents/contradiction-rows.ts';
import { newestResults } from '#server/assessment/results/newest.ts';

/** What speaks against answers today: incidents as marked by the people named in them, and high-risk AI systems in use. */
export async function listContradictions(deps: Deps, account: Member, language: Language): Promise<RecordedContradiction[]> {
  const organizationId = organizationOf(account);
  const today = isoDay(deps.now());
  const isUsed = (await systemsOf(deps.db, organizationId)).some(({ facts }) => isHighRiskInUse(facts, today));
  const incidents = await unexplainedQuestions(deps.db, organizationId);
  const asked: (readonly [string, RecordedKind])[] = [
    ...incidents.map((id) => [id, 'incident'] as const),
    ...(isUsed ? oversightQuestions.map((id) => [id, 'ai_system'] as const) : []),
  ];
  if (asked.length === 0) return [];
  const results = await newestResults(deps.db, organizationId);
  const answers = new Map(results.flatMap(({ model }) => model.items.map(({ questionId, answer }) => [questionId, answer] as const)));
  return asked.flatMap(([questionId, kind]) => {
    const place = questionPlace(questionId);
    const found = findQuestion(questionId);
    if (!place || !found) return [];
    const contradicted = contradictsRecord(kind, answers.get(questionId) ?? null);
    return [{ questionId, kind, ...place, questionText: found.question.text[language], contradicted }];
  });
}
