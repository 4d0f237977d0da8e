import { catalogues } from '#content/questions/catalogue.ts';
import type { AnswerView } from '#contract/assessment/answering/assessments.ts';
import { implementingReading, withReading } from '#core/assessment/scope/questions/benchmark.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import { questionsOf, shownReferences, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import { reaches, scorePercent, type Score } from '#core/assessment/questionnaire/scoring.ts';
import { existing } from '#server/assessment/results/find.ts';
import { frozenReport } from '#server/assessment/assessments/reports/reports.ts';
import { listAnswers } from '#server/assessment/assessments/service.ts';
import type { Member } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { reportedEvidence } from '#server/assessment/evidence/answer-evidence.ts';
import type { ReportEvidence } from '#server/adapters/documents/report/report-evidence.ts';
import { oneLine } from '#server/adapters/documents/drawing/typography.ts';
import { basisText } from '#server/adapters/documents/report/references.ts';

/** A question with its answer as people read them in a file. */
export type ExportedQuestion = Readonly<{
  id: string;
  section: number;
  number: number;
  weightHundredths: number;
  text: string;
  /** What the catalogue suggests to keep; nothing that exists. */
  suggested: string;
  /** Names of the files and links at the answer. */
  attached: readonly string[];
  basis: string;
  answer: AnswerValue | null;
  comment: string;
}>;

/** A whole questionnaire in one language: as it was frozen once it is finished, with the questions of today until then. */
export type Exported = Readonly<{
  language: Language;
  organization: Readonly<{ name: string; nip: string }>;
  id: string;
  edition: number;
  regime: Regime;
  catalogueVersion: string;
  /** Day up to which that version follows the law. */
  catalogueAsOf: string;
  exportedAt: Date;
  completedAt: Date | null;
  thresholdPercent: number | null;
  /** Null until it is finished, and where nothing was applicable. */
  scorePercent: number | null;
  score: Score | null;
  reached: boolean | null;
  /** What keeps it from a certificate whatever its score is. */
  obstacles: readonly Obstacle[];
  sections: readonly Readonly<{ number: number; title: string; scorePercent: number | null }>[];
  questions: readonly ExportedQuestion[];
}>;

/** Names of evidence by the questions it stands at. */
function attachedAt(evidence: readonly ReportEvidence[]): (questionId: string) => string[] {
  return (questionId) => evidence.filter(({ questionIds }) => questionIds.includes(questionId)).map(({ name }) => oneLine(name));
}

function frozenParts(
  model: ReportModel,
  attached: (questionId: string) => string[],
  language: Language,
): Pick<Exported, 'sections' | 'questions'> {
  return {
    sections: model.sections.map(({ number, title, score }) => ({ number, title: title[language], scorePercent: scorePercent(score) })),
    questions: model.items.map(({ questionId, section, number, weightHundredths, text, evidence, references, answer, comment }) => ({
      id: questionId,
      section,
      number,
      weightHundredths,
      text: text[language],
      suggested: evidence[language],
      attached: attached(questionId),
      basis: basisText(references, language),
      answer,
      comment,
    })),
  };
}

function openParts(
  { regime, scope }: Awaited<ReturnType<typeof existing>>,
  language: Language,
  { answers, attached }: Readonly<{ answers: readonly AnswerView[]; attached: (questionId: string) => string[] }>,
): Pick<Exported, 'sections' | 'questions'> {
  const byId = new Map(answers.map((answer) => [answer.questionId, answer]));
  const reading = implementingReading(scope);
  return {
    sections: catalogues[regime].sections.map(({ number, title }) => ({ number, title: title[language], scorePercent: null })),
    questions: questionsOf(catalogues[regime]).map((question) => ({
      id: question.id,
      section: question.section,
      number: question.number,
      weightHundredths: question.weightHundredths,
      text: question.text[language],
      suggested: question.evidence[language],
      attached: attached(question.id),
      basis: basisText(withReading(shownReferences(question), reading), language),
      answer: byId.get(question.id)?.answer ?? null,
      comment: byId.get(question.id)?.comment ?? '',
    })),
  };
}

/** Questions and answers of an assessment of the organisation; 404 for any other. */
export async function exportedAnswers(deps: Deps, account: Member, id: string, language: Language): Promise<Exported> {
  const { organization } = account;
  const assessment = await existing(deps.db, organization.id, id);
  const facts = { language, id, edition: assessment.edition, regime: assessment.regime, exportedAt: deps.now() };
  if (!assessment.completedAt) {
    const open = { completedAt: null, thresholdPercent: null, scorePercent: null, score: null, reached: null, obstacles: [] };
    const { version, asOf } = catalogues[assessment.regime];
    const about = { organization: { name: organization.name, nip: organization.nip }, catalogueVersion: version, catalogueAsOf: asOf };
    const attached = attachedAt(await reportedEvidence(deps.db, organization.id, id));
    const answers = await listAnswers(deps, account, id);
    return { ...facts, ...about, ...open, ...openParts(assessment, language, { answers, attached }) };
  }
  const { model, subject } = await frozenReport(deps, account, id);
  return {
    ...facts,
    organization: { name: subject.name, nip: organization.nip },
    catalogueVersion: model.catalogueVersion,
    catalogueAsOf: model.asOf,
    completedAt: assessment.completedAt,
    thresholdPercent: model.thresholdPercent,
    scorePercent: scorePercent(model.score),
    score: model.score,
    reached: reaches(model.score, model.thresholdPercent),
    obstacles: model.obstacles,
    ...frozenParts(model, attachedAt(subject.evidence ?? []), language),
  };
}
