import { findQuestion } from '#content/questions/catalogue.ts';
import { csirtNames } from '#content/documents/evidence/templates.ts';
import { interfaceWords } from '#content/localized.ts';
import { templateIn } from '#content/templates/languages.ts';
import type { TemplateDetail, TemplateSummary } from '#contract/assessment/evidence/templates.ts';
import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { implementingReading, withReading } from '#core/assessment/scope/questions/benchmark.ts';
import { readAnswers } from '#core/assessment/scope/scope.ts';
import type { DeclaredScope } from '#core/assessment/scope/declared.ts';
import { nis2Receivers } from '#core/assessment/scope/nis2/authority.ts';
import { byApproval, templateState } from '#core/assessment/templates/adoption.ts';
import { filledPlaces, gapsOf, type TemplateFacts } from '#core/assessment/templates/fill.ts';
import {
  documentLanguages,
  type DocumentLanguage,
  type DocumentTemplate,
  type TemplateSection,
} from '#core/assessment/templates/template.ts';
import type { Language } from '#core/platform/languages.ts';
import { subjectFacts } from '#server/account/public.ts';
import { basisText } from '#server/adapters/documents/report/references.ts';
import { listAnswers } from '#server/assessment/assessments/service.ts';
import { peopleOf } from '#server/assessment/duties/board/repository.ts';
import { currentOf } from '#server/assessment/results/repository.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import type { AdoptedRow, FillRow } from './repository.ts';
import { ownDocument, type OwnTextRow } from './texts.ts';

export type OwnAnswers = ReadonlyMap<string, AnswerValue>;

/** The answers to NIS2 of the assessment that is worked on, or of the newest one, by question. */
export async function answersToday(deps: Deps, account: Account): Promise<OwnAnswers> {
  const current = await currentOf(deps.db, organizationOf(account), 'nis2');
  if (!current) return new Map();
  return new Map((await listAnswers(deps, account, current.id)).map(({ questionId, answer }) => [questionId, answer]));
}

function receivers(scope: DeclaredScope | undefined, language: DocumentLanguage): TemplateFacts {
  const found = scope ? nis2Receivers(readAnswers('nis2', scope.answers)) : null;
  if (!found) return {};
  const { authorities } = interfaceWords[language].scope;
  // What has to be looked up is left to be filled in.
  const known = found.authorities.filter((code) => code !== 'to_check' && code !== 'science').map((code) => authorities[code]);
  const csirt = csirtNames[language][found.csirt];
  return { ...(known.length > 0 ? { authority: known.join(', ') } : {}), ...(csirt ? { csirt } : {}) };
}

/** What is known of an organisation for its documents, in the language of the document. */
export async function templateFacts(
  db: Db,
  organizationId: string,
  { scope, language }: Readonly<{ scope: DeclaredScope | undefined; language: DocumentLanguage }>,
): Promise<TemplateFacts> {
  const subject = await subjectFacts(db, organizationId);
  const people = await peopleOf(db, organizationId);
  const { statuses } = interfaceWords[language].scope;
  const heads = people.filter(({ until }) => until === null).map(({ name, role }) => (role ? `${name} (${role})` : name));
  return {
    name: subject.name,
    nip: subject.nip,
    address: `${subject.address}, ${subject.postalCode} ${subject.city}`,
    ...(scope?.status === 'key' || scope?.status === 'important' ? { entity: statuses[scope.status].label } : {}),
    ...(heads.length > 0 ? { head: heads.join(', ') } : {}),
    ...receivers(scope, language),
  };
}

type Reader = Readonly<{ scope: DeclaredScope | undefined; language: Language }>;

/** The provisions that sections meet, each once, by act, with what the implementing regulation is to the organisation. */
export function basisOf(sections: readonly Pick<TemplateSection, 'meets'>[], { scope, language }: Reader): string {
  const references = new Map(sections.flatMap(({ meets }) => meets).map((reference) => [`${reference.act} ${reference.cite}`, reference]));
  return basisText(withReading([...references.values()], implementingReading(scope)), language);
}

export function adoptionsOf(rows: readonly AdoptedRow[], id: string, userId: string): TemplateDetail['adoptions'] {
  return byApproval(rows.filter(({ templateId }) => templateId === id)).map((row) => ({
    evidenceId: row.evidenceId,
    name: row.name,
    version: row.version,
    approvedOn: row.approvedOn,
    approvedBy: row.approvedBy,
    validUntil: row.validUntil,
    recordedBy: row.recordedBy,
    readers: row.readers.length,
    isRead: row.readers.includes(userId),
    staff: row.staff,
  }));
}

type Known = Readonly<{
  answers: OwnAnswers;
  fills: readonly FillRow[];
  texts: readonly OwnTextRow[];
  adopted: readonly AdoptedRow[];
  userId: string;
  today: string;
  language: Language;
  scope: DeclaredScope | undefined;
}>;

/** `template` is the Polish one. */
export function summaryOf(
  template: DocumentTemplate,
  { answers, fills, texts, adopted, userId, today, language, scope }: Known,
): TemplateSummary {
  const { id, version, title, questions, sections } = template;
  const polish = ownDocument(template, 'pl', texts);
  const isEdited = texts.some((one) => one.templateId === id);
  // Gaps of texts that were edited do not stand at the same places in both languages.
  const versions = isEdited ? [polish] : documentLanguages.map((one) => templateIn(template, one));
  const values = fills.find(({ templateId }) => templateId === id)?.filled ?? {};
  // A place counts as filled in on the list whichever of the documents it was filled in.
  const filled = filledPlaces(versions, values);
  const adoption = adoptionsOf(adopted, id, userId)[0] ?? null;
  return {
    id,
    version,
    title: title[language],
    filled,
    adoption,
    gaps: gapsOf(polish).length,
    state: templateState(adoption, filled > 0 || isEdited, today),
    basis: basisOf(sections, { scope, language }),
    questions: questions.map((questionId) => ({
      id: questionId,
      ref: questionNumber(questionId),
      text: findQuestion(questionId)?.question.text[language] ?? '',
      answer: answers.get(questionId) ?? null,
    })),
  };
}
