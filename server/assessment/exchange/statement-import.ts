import { catalogues } from '#content/questions/catalogue.ts';
import { statementComment } from '#content/statement-import/comments.ts';
import { cellWords, statementHeadings } from '#content/statement-import/words.ts';
import type { ImportPreview, StatedControl } from '#contract/assessment/answering/exchange/imports.ts';
import { nis2Mapping } from '#core/assessment/mapping/nis2.ts';
import { proposalsFrom } from '#core/assessment/statement-import/proposal.ts';
import { readStatement, type ReadStatement, type RowPlace } from '#core/assessment/statement-import/read.ts';
import type { FormSheet } from '#core/platform/forms.ts';
import type { Language } from '#core/platform/languages.ts';
import { readForm } from '#server/adapters/forms/form-file.ts';
import { cellAddress } from '#server/adapters/spreadsheets/cell-places.ts';
import { noAssessment } from '#server/assessment/results/find.ts';
import { currentOf } from '#server/assessment/results/repository.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { saveImport, requireOpen, uploadsPerHour } from './imports.ts';
import type { FilledRow, ReadAnswers, StatementFacts } from './read-answers.ts';

/** So many rows that say nothing are named; the rest is counted. */
const namedProblems = 200;

/** A workbook is an archive, or what Office makes of one with a password; anything else is read as values in lines. */
function isWorkbook(bytes: Buffer): boolean {
  return ['504b', 'd0cf'].includes(bytes.subarray(0, 2).toString('hex'));
}

/** What the reader of questionnaires refuses, in the words of sheets; a signed file is to be saved anew. */
const refusals: ReadonlyMap<string, 'sheet_unreadable' | 'sheet_locked'> = new Map([
  ['questionnaire_unreadable', 'sheet_unreadable'],
  ['questionnaire_signed', 'sheet_unreadable'],
  ['questionnaire_locked', 'sheet_locked'],
]);

async function sheetsOf(bytes: Buffer): Promise<FormSheet[]> {
  if (bytes.length === 0) throw new AppError(400, 'sheet_unreadable');
  return readForm(isWorkbook(bytes) ? 'xlsx' : 'csv', bytes).catch((error: unknown) => {
    const code = error instanceof AppError ? refusals.get(error.code) : undefined;
    throw code ? Object.assign(new AppError(400, code), { cause: error }) : error;
  });
}

type Placed = (place: RowPlace) => Readonly<{ cell: string; sheet: number | null }>;

/** The address of a row; sheets are counted as they are seen, where there are several. */
function placesIn(sheets: readonly FormSheet[]): Placed {
  const seen = [...sheets.entries()].filter(([, { hidden }]) => !hidden).map(([index]) => index);
  return ({ sheet, row, column }) => ({ cell: cellAddress(row, column), sheet: seen.length > 1 ? seen.indexOf(sheet) + 1 : null });
}

/** What a statement proposes, and why it proposes nothing for the other questions. Only its control numbers and states are used. */
function proposedBy(read: ReadStatement, placed: Placed, language: Language): Readonly<{ rows: FilledRow[]; statement: StatementFacts }> {
  const stated = read.controls.map(({ place, ...control }): StatedControl => ({ ...control, ...placed(place) }));
  const proposals = proposalsFrom(nis2Mapping, stated);
  const problems = read.problems.map(({ place, ...problem }) => ({ ...problem, ...placed(place) }));
  const rows = proposals.flatMap(({ questionId, answer, rows: controls }): FilledRow[] =>
    answer ? [{ questionId, cell: '', exported: null, filled: { answer, comment: statementComment(controls, language) } }] : [],
  );
  const statement = {
    controls: stated.length,
    proposed: Object.fromEntries(proposals.filter(({ answer }) => answer).map(({ questionId, rows: controls }) => [questionId, controls])),
    open: proposals.flatMap(({ questionId, why, rows: controls }) => (why ? [{ questionId, why, controls }] : [])),
    problems: problems.slice(0, namedProblems),
    moreProblems: Math.max(0, problems.length - namedProblems),
  };
  return { rows, statement };
}

/**
 * Reads a statement of applicability and stores what it proposes for the open assessment of NIS2, as a filled sheet is stored; no answer changes before a
 * person confirms it. Of the file nothing else is stored.
 */
export async function previewStatementImport(
  deps: Deps,
  { account }: Principal<'consultant'>,
  file: Buffer,
  language: Language,
): Promise<ImportPreview> {
  await countOrRefuse(deps, uploadsPerHour, account.userId);
  const assessment = await currentOf(deps.db, account.organization.id, 'nis2');
  if (!assessment) throw noAssessment();
  const facts = {
    assessmentId: assessment.id,
    regime: 'nis2',
    catalogue: catalogues.nis2.version,
    exportedAt: deps.now().toISOString(),
  } as const;
  await requireOpen(deps, account, { ...facts, rows: [], problems: [] });
  const sheets = await sheetsOf(file);
  const found = readStatement(sheets, statementHeadings, cellWords);
  if (!found) throw new AppError(400, 'soa_unknown');
  const read: ReadAnswers = { ...facts, problems: [], ...proposedBy(found, placesIn(sheets), language) };
  return saveImport(deps, account, read, language);
}
