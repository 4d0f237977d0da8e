import { join } from 'node:path';
import type { FormSheet } from '#core/platform/forms.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { runIsolated } from '#server/platform/process/isolated-process.ts';
import { semaphore } from '#server/platform/process/semaphore.ts';
import { mostLetters, type Unpackable } from '#server/adapters/spreadsheets/unpack.ts';

/** What a form may come as. */
export const formTypes = ['xlsx', 'docx', 'csv'] as const;
export type FormType = (typeof formTypes)[number];

/** What is written into one cell: a text, a tick where the cell is a box, or a number that formulas of a workbook count. */
export type FormChange = Readonly<{
  sheet: number;
  row: number;
  column: number;
  text: string;
  tick?: boolean | undefined;
  isNumber?: boolean | undefined;
}>;

export const formMost = { sheets: 40, rows: 3000, columns: 40 } as const;

/** What is done: cells are filled in (`changes`), all words of a document are read (`words`), or the cells of a form. */
export type FormJob = Readonly<{ type: FormType; bytes: Uint8Array; changes: readonly FormChange[] | null; words?: boolean }>;
export type FormAnswer = Readonly<
  { sheets: FormSheet[] } | { words: string } | { bytes: Uint8Array } | { why: Unpackable | 'signed'; detail: string }
>;

const bounds = { heapMegabytes: 384, millis: 20_000, answerBytes: 6 * mostLetters.sheets + 30_000_000 };
const program = join(import.meta.dirname, 'form-child.ts');
const inSlot = semaphore({ atOnce: 1, waitingAtMost: 7 });
const refusals = {
  unreadable: 'questionnaire_unreadable',
  locked: 'questionnaire_locked',
  too_large: 'sheet_too_large',
  signed: 'questionnaire_signed',
} as const;

async function run(job: FormJob): Promise<FormAnswer> {
  const answer = (await inSlot(() => runIsolated<FormAnswer>(program, job, bounds))) ?? {
    why: 'unreadable' as const,
    detail: 'the reader was lost',
  };
  if ('why' in answer) throw Object.assign(new AppError(400, refusals[answer.why]), { cause: answer.detail });
  return answer;
}

/**
 * The cells of a questionnaire that somebody sends, read in a process of its own. Refuses with 400
 * `questionnaire_unreadable`, `questionnaire_locked`, `questionnaire_signed` or `sheet_too_large`, and with 503 when too many wait.
 */
export async function readForm(type: FormType, bytes: Uint8Array): Promise<FormSheet[]> {
  const answer = await run({ type, bytes, changes: null });
  return 'sheets' in answer ? answer.sheets : [];
}

/** All words of a document, paragraph by paragraph; refuses as `readForm` does. */
export async function readDocumentWords(bytes: Uint8Array): Promise<string> {
  const answer = await run({ type: 'docx', bytes, changes: null, words: true });
  return 'words' in answer ? answer.words : '';
}

/** The same file with some cells filled in; every part of it that holds none of them stays byte for byte as it was. */
export async function fillForm(type: FormType, bytes: Uint8Array, changes: readonly FormChange[]): Promise<Buffer> {
  const answer = await run({ type, bytes, changes });
  if (!('bytes' in answer)) throw new Error('the form was read and not filled');
  return Buffer.from(answer.bytes);
}
