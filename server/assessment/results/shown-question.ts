import { findQuestion } from '#content/questions/catalogue.ts';
import { questionPlace, type QuestionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import type { Language } from '#core/platform/languages.ts';

/** A question with its place and its text as it is shown; null where the catalogue has none of that id. */
export function shownQuestion(id: string, language: Language): (QuestionPlace & Readonly<{ text: string }>) | null {
  const place = questionPlace(id);
  const found = findQuestion(id);
  return place && found ? { ...place, text: found.question.text[language] } : null;
}
