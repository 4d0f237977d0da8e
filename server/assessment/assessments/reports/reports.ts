import { catalogues } from '#content/questions/catalogue.ts';
import type { AssessmentPayload, ReportEntry, Result } from '#contract/assessment/answering/assessments.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { contradictedAnswers } from '#core/assessment/questionnaire/recorded.ts';
import { missingQuestions } from '#core/assessment/questionnaire/completion.ts';
import { unmetDuties } from '#core/assessment/scope/questions/contradictions.ts';
import { judgedBeside } from '#core/assessment/report/current-obstacles.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import { reportModel, type ReportItem, type ReportModel } from '#core/assessment/report/report.ts';
import { reaches, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { plannedBy } from '#server/assessment/action-plan/planned.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Deps } from '#server/deps.ts';
import type { Branding } from '#server/adapters/documents/branding.ts';
import { reportPdf } from '#server/adapters/documents/report/report-pdf.ts';
import type { ReportSubject } from '#server/adapters/documents/report/report.ts';
import { markReported, reportedEvidence } from '#server/assessment/evidence/answer-evidence.ts';
import { issueDocument, issuedDocument, issueOnce, saveDocument, type StoredDocument } from '#server/adapters/document-archive/service.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { referenceView } from '#server/adapters/documents/report/references.ts';
import { existing, noAssessment } from '#server/assessment/results/find.ts';
import { recordedQuestions } from '#server/assessment/contradictions/service.ts';
import { dutyRecords } from '#server/assessment/duties/records.ts';
import { exposedTo, numberOf, previousResult } from './board-facts.ts';
import { enqueueReportMail } from './report-mail.ts';
import * as answerRows from '#server/assessment/assessments/answers/answer-repository.ts';
import * as repository from '#server/assessment/results/repository.ts';
import { assessmentView } from '#server/assessment/assessments/view.ts';
import { type Account, type Principal, organizationOf, type Period } from '#server/platform/security/principal.ts';
import { brandingNow } from '#server/company/public.ts';
import { subjectFacts, advisersOf, requirePeriod } from '#server/account/public.ts';
import { recordUse } from '#server/billing/public.ts';

/** How often a report is made anew because answers changed while it was being made. */
const maxAttempts = 3;

export type Frozen = { model: ReportModel; subject: ReportSubject; branding: Branding | null };

/** Builds the report from the answers as they are now; refuses an incomplete assessment with the missing ids. */
async function freeze(
  deps: Deps,
  { account, language }: Pick<Principal<'signed-in'>, 'account' | 'language'>,
  assessment: repository.AssessmentRow,
): Promise<Frozen> {
  const { id, organizationId, regime } = assessment;
  const answers = await answerRows.answersOf(deps.db, organizationId, id);
  const missing = missingQuestions(catalogues[regime].sections, new Set(answers.map((answer) => answer.questionId)));
  if (missing.length > 0) throw new AppError(409, 'assessment_incomplete', { facts: { missing } });
  const facts = await subjectFacts(deps.db, organizationId);
  const at = deps.now();
  const evidence = await reportedEvidence(deps.db, organizationId, id);
  const planned = await plannedBy(deps.db, organizationId, at, at);
  const model = reportModel(catalogues[regime], answers, assessment.scope);
  return {
    model,
    subject: {
      ...facts,
      assessmentId: id,
      completedAt: at.toISOString(),
      planned,
      advisers: await advisersOf(deps.db, organizationId),
      evidence,
      exposure: exposedTo(model, { proofs: (await dutyRecords(deps.db, organizationId, isoDay(at))).proofs, today: isoDay(at) }),
      recorded: contradictedAnswers(await recordedQuestions(deps, organizationId), model.items),
      previous: await previousResult(deps.db, organizationId, model),
      writtenIn: language,
      number: numberOf(assessment, at),
    },
    branding: await brandingNow(deps, account),
  };
}

/** Stores model and document and completes the assessment; null when answers changed meanwhile. */
async function store(
  deps: Deps,
  caller: Principal<'signed-in'>,
  made: Frozen & { assessment: repository.AssessmentRow; period: Period; language: Language; document: StoredDocument },
): Promise<AssessmentPayload | null> {
  const { model, subject, branding, assessment, period, language, document } = made;
  const { id, organizationId, edition } = assessment;
  const at = new Date(subject.completedAt);
  return deps.db.transaction(async (tx) => {
    const locked = await repository.lockAssessment(tx, organizationId, id);
    if (!locked) throw noAssessment();
    if (locked.completedAt) return assessmentView(await existing(tx, organizationId, id));
    if (locked.revision !== assessment.revision) return null;
    const { points, maximum } = model.score;
    const percent = scorePercent(model.score);
    const { catalogueVersion } = model;
    await repository.complete(tx, {
      organizationId,
      id,
      edition,
      points,
      maximum,
      percent,
      catalogueVersion,
      obstacles: model.obstacles,
      model,
      subject,
      branding,
      at,
    });
    await issueDocument(tx, { organizationId, assessmentId: id, kind: 'report', language, edition }, document, at);
    const metadata = { score: percent, threshold: model.thresholdPercent };
    await markReported(tx, organizationId, id, at);
    await recordUse(tx, organizationId, { period, kind: 'report', at: deps.now() });
    await record(deps, tx, caller, { action: 'assessment.completed', id, metadata });
    await enqueueReportMail(deps, tx, caller, { organizationId, id, edition, model, name: subject.name });
    return assessmentView(await existing(tx, organizationId, id));
  });
}

/**
 * Completes an assessment: checks completeness, computes the exact score and stores the report. Called again it
 * answers the same. The PDF is made before the transaction, so that nothing is locked while it is drawn. Where the
 * revision that was reviewed is named, what changed since is refused with 409 `assessment_changed`.
 */
export async function makeReport(deps: Deps, caller: Principal<'signed-in'>, id: string, reviewed?: number): Promise<AssessmentPayload> {
  const organizationId = organizationOf(caller.account);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const assessment = await existing(deps.db, organizationId, id);
    if (assessment.completedAt) return assessmentView(assessment);
    if (reviewed !== undefined && reviewed !== assessment.revision) throw new AppError(409, 'assessment_changed');
    const period = requirePeriod(caller.account, assessment.regime);
    const frozen = await freeze(deps, caller, assessment);
    const document = await saveDocument(deps, await reportPdf(deps, { ...frozen, language: caller.language }));
    const completed = await store(deps, caller, { ...frozen, assessment, period, language: caller.language, document });
    if (completed) return completed;
  }
  throw new AppError(503, 'busy', { retryAfterSeconds: 2 });
}

/** The frozen report of a completed assessment, judged beside the scope check that counts today; refuses one that is still open. */
export async function frozenReport(deps: Deps, account: Account, id: string): Promise<Frozen & { assessment: repository.AssessmentRow }> {
  const organizationId = organizationOf(account);
  const assessment = await existing(deps.db, organizationId, id);
  const frozen = await repository.reportOf<Frozen>(deps.db, { organizationId, id, edition: assessment.edition });
  if (!frozen) throw new AppError(409, 'assessment_not_completed');
  const { model, subject, branding, isUncertified, newestScope } = frozen;
  return { model: isUncertified ? judgedBeside(model, newestScope) : model, subject, branding, assessment };
}

type Wanted = Readonly<{ language: Language; edition?: number | undefined }>;

/**
 * The stored PDF, of the newest edition unless another is named; a language requested the first time is drawn from the
 * frozen report and stored. Refuses what is not finished, and with 404 an edition that never was.
 */
export async function readReport(
  deps: Deps,
  account: Account,
  id: string,
  { language, edition: wanted }: Wanted,
): Promise<{ bytes: Buffer; edition: number }> {
  const organizationId = organizationOf(account);
  const assessment = await existing(deps.db, organizationId, id);
  const edition = wanted ?? assessment.edition;
  if (!wanted && !assessment.completedAt) throw new AppError(409, 'assessment_not_completed');
  return { bytes: await reportDocument(deps, organizationId, id, { language, edition }), edition };
}

/** The PDF of one edition; 404 where there is none. */
export async function reportDocument(
  deps: Deps,
  organizationId: string,
  id: string,
  { language, edition }: { language: Language; edition: number },
): Promise<Buffer> {
  const key = { organizationId, assessmentId: id, kind: 'report', language, edition } as const;
  const stored = await issuedDocument(deps, key);
  if (stored) return stored;
  const frozen = await repository.reportOf<Frozen>(deps.db, { organizationId, id, edition });
  if (!frozen) throw notFound();
  const { model, subject, branding } = frozen;
  return issueOnce(deps, key, await reportPdf(deps, { model, subject, branding, language }));
}

/** Every report that the assessment had, the newest first. */
export async function listReports(deps: Deps, account: Account, id: string): Promise<ReportEntry[]> {
  const organizationId = organizationOf(account);
  const assessment = await existing(deps.db, organizationId, id);
  const rows = await repository.reportsOf(deps.db, organizationId, id);
  return rows.map(({ edition, createdAt, threshold, ...score }) => ({
    edition,
    completedAt: createdAt.toISOString(),
    complianceScore: scorePercent(score),
    reachesThreshold: reaches(score, threshold),
    isCurrent: edition === assessment.edition,
  }));
}

function gapView(item: ReportItem, language: Language): Result['gaps'][number] {
  return {
    questionId: item.questionId,
    section: item.section,
    number: item.number,
    questionText: item.text[language],
    answer: item.answer,
    remediation: item.remediation[language],
    evidence: item.evidence[language],
    effort: item.effort,
    references: item.references.map((reference) => referenceView(reference, language)),
    appliesFrom: [...item.appliesFrom],
    gain: scorePercent(item.gain) ?? 0,
  };
}

/** What the report states, for the screen. */
export async function readResult(deps: Deps, account: Account, id: string, language: Language = defaultLanguage): Promise<Result> {
  const { model, assessment } = await frozenReport(deps, account, id);
  const items = new Map(model.items.map((item) => [item.questionId, item]));
  return {
    assessment: assessmentView(assessment),
    distribution: model.distribution,
    withoutReason: model.withoutReason,
    sections: model.sections.map((section) => ({
      number: section.number,
      title: section.title[language],
      score: scorePercent(section.score),
      distribution: section.distribution,
    })),
    gaps: model.gaps.flatMap((questionId) => {
      const item = items.get(questionId);
      return item ? [gapView(item, language)] : [];
    }),
    unmet: (unmetDuties(assessment.newestScope ?? model.scope, model.items, isoDay(deps.now())) ?? []).flatMap(({ questionId }) => {
      const item = items.get(questionId);
      return item ? [{ questionId, section: item.section, number: item.number, questionText: item.text[language] }] : [];
    }),
    path: {
      questionIds: [...model.path.questionIds],
      score: scorePercent(model.path.score),
      reached: model.path.reached,
    },
  };
}
