import { waysToWrite } from '#content/documents/report/answers.ts';
import type { StatedControl, StatementPart } from '#contract/assessment/answering/exchange/imports.ts';
import type { OpenReason } from '#core/assessment/statement-import/proposal.ts';
import { plainComment, plainWord, type CellProblem, type AnswerWithComment } from '#core/assessment/questionnaire/answer-import.ts';
import { readInstant } from '#core/platform/calendar/instant.ts';
import { lengths } from '#core/platform/limits.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { isRegime, type Regime } from '#core/platform/regimes.ts';
import { cellAddress } from '#server/adapters/spreadsheets/cell-places.ts';
import type { SheetText } from '#server/adapters/spreadsheets/read.ts';
import { columns, facts, formName, keySheet, type Fact } from './sheet-form.ts';

/** A row that states something, with the place of its answer. */
export type FilledRow = Readonly<{ questionId: string; cell: string; exported: AnswerWithComment | null; filled: AnswerWithComment }>;
export type Problem = Readonly<{ cell: string; problem: CellProblem; questionId: string | null; value: string }>;

/** What a statement of applicability states beside the answers that it proposes. */
export type StatementFacts = Omit<StatementPart, 'open'> &
  Readonly<{
    /** By question, what a proposal rests on. */
    proposed: Readonly<Record<string, readonly StatedControl[]>>;
    open: readonly Readonly<{ questionId: string; why: OpenReason; controls: readonly StatedControl[] }>[];
  }>;

/** What a workbook states, whatever the organisation has. */
export type ReadAnswers = Readonly<{
  assessmentId: string;
  regime: Regime;
  catalogue: string;
  exportedAt: string;
  rows: readonly FilledRow[];
  problems: readonly Problem[];
  /** Where its rows are proposals. */
  statement?: StatementFacts;
}>;

const byWord: ReadonlyMap<string, AnswerValue> = new Map(waysToWrite.map(([word, answer]) => [plainWord(word), answer]));
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Of a wrong value so many characters are shown. */
const shownOfValue = 80;

/** The beginning of a value, without half a character at its end. */
function shown(value: string): string {
  return Array.from(value).slice(0, shownOfValue).join('');
}

type Keys = Readonly<{ stated: ReadonlyMap<Fact, string>; exported: ReadonlyMap<string, AnswerWithComment | null> }>;

function keysIn({ rows }: SheetText): Keys {
  const stated = new Map(facts.map((fact, index) => [fact, rows[index]?.[0] === fact ? (rows[index]?.[1] ?? '') : '']));
  const exported = new Map<string, AnswerWithComment | null>();
  for (const [id = '', answer = '', comment = ''] of rows.slice(facts.length)) {
    exported.set(id, byWord.has(answer) ? { answer: byWord.get(answer) as AnswerValue, comment } : null);
  }
  return { stated, exported };
}

type Places = Readonly<{ sheet: SheetText; head: number; key: number; answer: number; comment: number }>;

/** Where the questions stand: below the row that names the columns. */
function placesIn(sheets: readonly SheetText[]): Places | null {
  for (const sheet of sheets) {
    const head = sheet.rows.findIndex((row) => row.includes(columns.key));
    const names = sheet.rows[head] ?? [];
    const [key, answer, comment] = [columns.key, columns.answer, columns.comment].map((name) => names.indexOf(name)) as [
      number,
      number,
      number,
    ];
    if (key >= 0 && answer >= 0 && comment >= 0) return { sheet, head, key, answer, comment };
  }
  return null;
}

type RowText = Readonly<{ questionId: string; answer: string; comment: string; exported: AnswerWithComment | null }>;

/** What is wrong with a row, and which of its two cells says so. */
function problemOf({ answer, comment, exported }: RowText): { problem: CellProblem; at: 'answer' | 'comment' } | null {
  const value = byWord.get(plainWord(answer));
  if (answer.trim() === '') {
    if (exported) return { problem: 'answer_cleared', at: 'answer' };
    return comment === '' ? null : { problem: 'comment_without_answer', at: 'comment' };
  }
  if (!value) return { problem: 'unknown_answer', at: 'answer' };
  if (comment.length > lengths.comment.most) return { problem: 'comment_too_long', at: 'comment' };
  return value === 'not_applicable' && comment.trim() === '' ? { problem: 'reason_missing', at: 'comment' } : null;
}

function filledIn({ answer, comment }: RowText): AnswerWithComment | null {
  const value = byWord.get(plainWord(answer));
  return value && comment.length <= lengths.comment.most ? { answer: value, comment } : null;
}

function readRows({ sheet, head, ...at }: Places, exported: Keys['exported']): Pick<ReadAnswers, 'rows' | 'problems'> {
  const [rows, problems, seen] = [[] as FilledRow[], [] as Problem[], new Set<string>()];
  for (const [index, cells] of sheet.rows.entries()) {
    const questionId = (cells[at.key] ?? '').trim();
    // The headings have no key.
    if (index <= head || questionId === '') continue;
    const place = (column: number): string => cellAddress(index, column);
    const row = {
      questionId,
      answer: cells[at.answer] ?? '',
      comment: plainComment(cells[at.comment] ?? ''),
      exported: exported.get(questionId) ?? null,
    };
    if (!exported.has(questionId) || seen.has(questionId)) {
      const problem = seen.has(questionId) ? 'repeated_question' : 'unknown_question';
      problems.push({ cell: place(at.answer), problem, questionId: null, value: shown(questionId) });
      continue;
    }
    seen.add(questionId);
    const wrong = problemOf(row);
    const value = (wrong && row[wrong.at]) ?? '';
    if (wrong) problems.push({ cell: place(at[wrong.at]), problem: wrong.problem, questionId, value: shown(value) });
    const filled = filledIn(row);
    if (filled) rows.push({ questionId, cell: place(at.answer), exported: row.exported, filled });
  }
  return { rows, problems };
}

/** Reads a workbook that was made here and filled in; null where it is none. */
export function readAnswers(sheets: readonly SheetText[]): ReadAnswers | null {
  const hidden = sheets.find(({ name }) => name === keySheet);
  const places = placesIn(sheets.filter(({ name }) => name !== keySheet));
  if (!hidden || !places) return null;
  const { stated, exported } = keysIn(hidden);
  const [assessmentId = '', regime = '', catalogue = '', exportedAt = ''] = (
    ['assessment', 'regime', 'catalogue', 'exported'] as const
  ).map((fact) => stated.get(fact));
  if (stated.get('form') !== formName || !uuid.test(assessmentId) || !isRegime(regime) || readInstant(exportedAt) === null) return null;
  return { assessmentId, regime, catalogue, exportedAt, ...readRows(places, exported) };
}
