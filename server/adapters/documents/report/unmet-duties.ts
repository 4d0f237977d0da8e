import { unmetDuties } from '#core/assessment/scope/questions/contradictions.ts';
import { subjectOf } from '#content/questions/catalogue.ts';
import { unmetDutyWords } from '#content/documents/report/unmet-duties.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import { bind } from '#server/adapters/documents/drawing/typography.ts';

/** As many as a page for the board names; the rest stands in the chapter about gaps. */
const namedOnBoard = 3;

/** Statutory duties that bound on the day the assessment was finished and were declared unmet; null where there are none or no scope check states. */
export function unmetData({ scope, items }: ReportModel, completedAt: string, language: Language) {
  const unmet = unmetDuties(scope, items, isoDay(new Date(completedAt))) ?? [];
  if (unmet.length === 0) return null;
  const words = unmetDutyWords[language];
  const byId = new Map(items.map((item) => [item.questionId, item]));
  const list = unmet.flatMap(({ questionId }) => {
    const item = byId.get(questionId);
    return item ? [{ ref: `${item.section}.${item.number}`, text: bind(subjectOf(item)[language], language) }] : [];
  });
  const more = list.slice(namedOnBoard).map(({ ref }) => ref);
  return {
    title: bind(filled(words.title, { count: list.length }), language),
    text: bind(words.text, language),
    list,
    first: list.slice(0, namedOnBoard),
    more: more.length > 0 ? bind(filled(words.more, { refs: more.join(', ') }), language) : '',
  };
}
