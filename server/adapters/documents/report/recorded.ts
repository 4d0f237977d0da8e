import { subjectOf } from '#content/questions/catalogue.ts';
import { recordedWords } from '#content/documents/report/recorded.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { bind } from '#server/adapters/documents/drawing/typography.ts';

/** Answers that records of the organisation contradicted when the assessment was finished; null where there are none or nobody checked. */
export function recordedData({ items }: Pick<ReportModel, 'items'>, recorded: readonly string[] | undefined, language: Language) {
  const named = items.filter(({ questionId }) => recorded?.includes(questionId));
  if (named.length === 0) return null;
  const words = recordedWords[language];
  const list = named.map((item) => ({ ref: `${item.section}.${item.number}`, text: bind(subjectOf(item)[language], language) }));
  return {
    title: bind(filled(words.title, { count: list.length }), language),
    text: bind(words.text, language),
    list,
    board: bind(filled(words.board, { refs: list.map(({ ref }) => ref).join(', ') }), language),
  };
}
