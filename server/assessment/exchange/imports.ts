import sql from 'sql-template-tag';
import { catalogues } from '#content/questions/catalogue.ts';
import type { AnswerView, AssessmentPayload } from '#contract/assessment/answering/assessments.ts';
import type { ImportPreview, ImportRow, StatementPart } from '#contract/assessment/answering/exchange/imports.ts';
import {
  importExpiry,
  leavesOut,
  merged,
  proposed,
  proposedKind,
  type AnswerWithComment,
} from '#core/assessment/questionnaire/answer-import.ts';
import type { Language } from '#core/platform/languages.ts';
import { existing } from '#server/assessment/results/find.ts';
import { shownQuestion } from '#server/assessment/results/shown-question.ts';
import { saveImported } from '#server/assessment/assessments/answers/imported.ts';
import { listAnswers } from '#server/assessment/assessments/service.ts';
import type { Principal, Member } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { readWorkbook } from '#server/adapters/spreadsheets/read.ts';
import { readAnswers, type FilledRow, type ReadAnswers, type StatementFacts } from './read-answers.ts';
import { requirePeriod } from '#server/account/public.ts';

/** More than the sheets that are made here, as programs pad them. */
const most = { sheets: 6, rows: 400, columns: 24 } as const;
export const uploadsPerHour = { name: 'sheet', points: 40, seconds: 3600 };

type ImportRowStored = Readonly<{ id: string; assessmentId: string; read: ReadAnswers; createdAt: Date }>;

async function importOf(db: Db, deps: Deps, { organization }: Member, id: string): Promise<ImportRowStored> {
  const [row] = await db.rows<ImportRowStored>(sql`
    select id, assessment_id, read, created_at from answer_imports where organization_id = ${organization.id} and id = ${id}`);
  if (!row || importExpiry(row.createdAt) <= deps.now()) throw notFound();
  return row;
}

/** Refuses a sheet of an assessment that can no longer be answered, or of questions that are no longer asked so. */
export async function requireOpen(deps: Deps, account: Member, { assessmentId, regime, catalogue }: ReadAnswers): Promise<void> {
  const assessment = await existing(deps.db, account.organization.id, assessmentId).catch((error: unknown) => {
    throw error instanceof AppError && error.status === 404 ? new AppError(409, 'import_foreign') : error;
  });
  if (assessment.regime !== regime) throw new AppError(400, 'import_unknown');
  requirePeriod(account, regime);
  if (assessment.completedAt) throw new AppError(409, 'assessment_locked');
  if (catalogue !== catalogues[regime].version) throw new AppError(409, 'import_other_catalogue');
}

type Answering = Readonly<{ read: ReadAnswers; answers: ReadonlyMap<string, AnswerView>; language: Language }>;

/** What a row would save, and what that means for the answer of now. */
function outcomeOf(
  row: FilledRow,
  now: AnswerWithComment | null,
  { statement }: ReadAnswers,
): Readonly<{ filled: AnswerWithComment; kind: ReturnType<typeof merged> }> {
  if (statement) {
    const isFull = statement.proposed[row.questionId]?.every(({ state }) => state === 'implemented') ?? false;
    return { filled: proposed(row.filled, now), kind: proposedKind(row.filled, now, isFull) };
  }
  return { filled: row.filled, kind: merged({ ...row, now }) };
}

function rowView(row: FilledRow, { read, answers, language }: Answering): ImportRow | null {
  const now = answers.get(row.questionId);
  const shown = shownQuestion(row.questionId, language);
  const { filled, kind } = outcomeOf(row, now ?? null, read);
  if (!shown || kind === 'same') return null;
  return {
    questionId: row.questionId,
    section: shown.section,
    number: shown.number,
    questionText: shown.text,
    cell: row.cell,
    kind,
    filled,
    now: now ? { answer: now.answer, comment: now.comment } : null,
    seen: now?.updatedAt ?? null,
    changedBy: now?.answeredBy ?? null,
    controls: [...(read.statement?.proposed[row.questionId] ?? [])],
  };
}

function statementView({ open, controls, problems, moreProblems }: StatementFacts, language: Language): StatementPart {
  const shownOpen = open.flatMap((one) => {
    const shown = shownQuestion(one.questionId, language);
    if (!shown) return [];
    const { section, number, text } = shown;
    return [{ questionId: one.questionId, section, number, questionText: text, why: one.why, controls: [...one.controls] }];
  });
  return { controls, problems, moreProblems, open: shownOpen };
}

async function answersNow(deps: Deps, account: Member, assessmentId: string, language: Language): Promise<ReadonlyMap<string, AnswerView>> {
  const answers = await listAnswers(deps, { ...account, language }, assessmentId);
  return new Map(answers.map((answer) => [answer.questionId, answer]));
}

async function previewOf(deps: Deps, account: Member, stored: ImportRowStored, language: Language): Promise<ImportPreview> {
  const { id, assessmentId, read, createdAt } = stored;
  await requireOpen(deps, account, read);
  const answers = await answersNow(deps, account, assessmentId, language);
  const rows = read.rows.flatMap((row) => rowView(row, { read, answers, language }) ?? []);
  return {
    id,
    assessmentId,
    regime: read.regime,
    exportedAt: read.exportedAt,
    expiresAt: importExpiry(createdAt).toISOString(),
    rows,
    problems: read.problems.map((one) => ({ ...one, leftOut: leavesOut(one.problem) })),
    unchanged: read.rows.length - rows.length,
    statement: read.statement ? statementView(read.statement, language) : null,
  };
}

/** Reads a sheet and stores what it states; no answer changes. */
export async function previewImport(deps: Deps, { account, language }: Principal<'consultant'>, file: Buffer): Promise<ImportPreview> {
  await countOrRefuse(deps, uploadsPerHour, account.userId);
  const read = readAnswers(await readWorkbook(file, most));
  if (!read) throw new AppError(400, 'import_unknown');
  await requireOpen(deps, account, read);
  return saveImport(deps, account, read, language);
}

/** Stores what was read for a day, in the place of an earlier import of the same person; what it would change. */
export async function saveImport(deps: Deps, account: Member, read: ReadAnswers, language: Language): Promise<ImportPreview> {
  const stored = { id: deps.newId(), assessmentId: read.assessmentId, read, createdAt: deps.now() };
  await deps.db.transaction(async (tx) => {
    await tx.rows(sql`delete from answer_imports where organization_id = ${account.organization.id} and user_id = ${account.userId}`);
    await tx.rows(sql`
      insert into answer_imports (organization_id, id, assessment_id, user_id, read, created_at)
      values (${account.organization.id}, ${stored.id}, ${stored.assessmentId}, ${account.userId}, ${JSON.stringify(read)}::jsonb, ${stored.createdAt})`);
  });
  return previewOf(deps, account, stored, language);
}

export async function readImport(deps: Deps, account: Member, id: string, language: Language): Promise<ImportPreview> {
  return previewOf(deps, account, await importOf(deps.db, deps, account, id), language);
}

type Chosen = Readonly<{ questionId: string; seen: string | null }>;

/** Saves the chosen rows of a sheet, all or none, and forgets the sheet. */
export async function applyImport(
  deps: Deps,
  caller: Principal<'consultant'>,
  id: string,
  chosen: readonly Chosen[],
): Promise<{ saved: number; assessment: AssessmentPayload }> {
  const { account } = caller;
  const { read, assessmentId } = await importOf(deps.db, deps, account, id);
  await requireOpen(deps, account, read);
  const rows = new Map(read.rows.map((row) => [row.questionId, row]));
  const now = await answersNow(deps, account, assessmentId, caller.language);
  const answers = chosen.flatMap(({ questionId, seen }) => {
    const row = rows.get(questionId);
    return row ? [{ questionId, given: outcomeOf(row, now.get(questionId) ?? null, read).filled, seen }] : [];
  });
  const unknown = answers.length !== chosen.length || new Set(chosen.map(({ questionId }) => questionId)).size !== chosen.length;
  if (unknown) throw new AppError(400, 'invalid_input', { fields: { rows: 'invalid' } });
  const assessment = await saveImported(deps, caller, { assessmentId, importId: id, answers });
  await deps.db.rows(sql`delete from answer_imports where organization_id = ${account.organization.id} and id = ${id}`);
  return { saved: answers.length, assessment };
}
