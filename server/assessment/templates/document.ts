import { findQuestion } from '#content/questions/catalogue.ts';
import { answerWords } from '#content/documents/report/answers.ts';
import { templateWords, unknownData } from '#content/documents/evidence/templates.ts';
import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';
import { fillTemplate } from '#core/assessment/templates/fill.ts';
import type { DocumentLanguage } from '#core/assessment/templates/template.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { templateDocument } from '#server/adapters/documents/template-docx.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import type { Deps } from '#server/deps.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import { fillsOf } from './repository.ts';
import { templateOf } from './catalogue.ts';
import { ownDocument, ownTextsOf } from './texts.ts';
import { answersToday, basisOf, templateFacts } from './view.ts';

/** The template as a document of words, filled with what is known of the organisation. */
export async function templateFile(
  deps: Deps,
  account: Account,
  id: string,
  language: DocumentLanguage,
): Promise<{ bytes: Buffer; name: string }> {
  const words = templateWords[language];
  const organizationId = organizationOf(account);
  const template = ownDocument(templateOf(id), language, await ownTextsOf(deps.db, organizationId));
  const values = (await fillsOf(deps.db, organizationId)).find(({ templateId }) => templateId === id)?.filled ?? {};
  const scope = (await newestScopes(deps.db, organizationId)).get('nis2');
  const facts = await templateFacts(deps.db, organizationId, { scope, language });
  const answers = await answersToday(deps, account);
  const { purpose, sections } = fillTemplate(template, { facts, values, unknown: unknownData[language], language });
  const bytes = await templateDocument({
    language,
    id,
    version: template.version,
    heading: template.heading,
    facts,
    purpose,
    sections: sections.map(({ title, blocks, meets }) => ({ title, blocks, basis: basisOf([{ meets }], { scope, language }) })),
    questions: template.questions.flatMap((questionId) => {
      const question = findQuestion(questionId)?.question;
      const answer = answers.get(questionId);
      if (!question) return [];
      const given = answer ? answerWords[language].values[answer] : words.unanswered;
      return [[questionNumber(questionId), question.text[language], given] as const];
    }),
  });
  return { bytes, name: `${filled(words.fileName, { id, day: isoDay(deps.now()) })}.docx` };
}
