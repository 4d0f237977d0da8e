import { useQueries } from '@tanstack/react-query';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { questionsQuery } from './queries.ts';

/** The texts of questions by their ids, as far as they are read. */
export function useQuestionTexts(questionIds: readonly string[]): ReadonlyMap<string, string> {
  const places = questionIds.flatMap((id) => questionPlace(id) ?? []);
  const sections = [...new Map(places.map(({ regime, section }) => [`${regime} ${section}`, { regime, section }])).values()];
  const results = useQueries({ queries: sections.map(({ regime, section }) => questionsQuery(regime, section)) });
  return new Map(results.flatMap(({ data }) => (data ?? []).map(({ id, questionText }) => [id, questionText] as const)));
}
