import type { Applicability, Section } from '#core/assessment/questionnaire/questionnaire.ts';

/** Chapter 3 of the KSC Act (articles 8 to 16) binds those it covered on 3 April 2026 after twelve months (its art. 16(1)). */
const chapterThree: readonly Applicability[] = [{ from: '2027-04-03', target: 'covered_in_april_2026' }];

/** Article 15, the audit, has a date of its own, which its question names. */
function isOfChapterThree(cite: string): boolean {
  const article = Number(/^art\. (\d+)/.exec(cite)?.[1]);
  return article >= 8 && article <= 14;
}

/** The section with the day from which the duties of the Polish act apply at each question that asks for one of them. */
export function datedByTheAct(section: Section): Section {
  const questions = section.questions.map((question) => {
    const isDated = question.references.some(({ act, cite }) => act === 'UKSC' && isOfChapterThree(cite));
    return isDated ? { ...question, appliesFrom: chapterThree } : question;
  });
  return { ...section, questions };
}
