import { join } from 'node:path';
import { runIsolated } from '#server/platform/process/isolated-process.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { semaphore } from '#server/platform/process/semaphore.ts';
import { mostLetters, type Unpackable } from './unpack.ts';

/** A sheet as texts; the place of a row and of a cell is its number in the sheet, counted from 0. */
export type SheetText = Readonly<{ name: string; rows: readonly (readonly string[])[] }>;

/** How much of a workbook is read; one with more sheets or rows is refused, columns further to the right are not checked. */
export type Most = Readonly<{ sheets: number; rows: number; columns: number }>;

export type ReadJob = Readonly<{ bytes: Uint8Array; most: Most }>;
export type ReadAnswer = Readonly<{ sheets: SheetText[] } | { why: Unpackable; detail: string }>;

/** Beside what is unpacked; a letter comes back in two bytes at most. */
const bounds = { heapMegabytes: 256, millis: 15_000, answerBytes: 3 * mostLetters.sheets };
const program = join(import.meta.dirname, 'read-child.ts');
/** One file after another: each child takes its share of memory. */
const inSlot = semaphore({ atOnce: 1, waitingAtMost: 7 });

const refusals = { unreadable: 'sheet_unreadable', locked: 'sheet_locked', too_large: 'sheet_too_large' } as const;

/**
 * The cells of a workbook (XLSX) as texts, its hidden sheets included. Unpacked within bounds and read in a process of its own, one file
 * after another. Refuses with 400 `sheet_unreadable`, `sheet_locked` or `sheet_too_large`, and with 503 when too many wait.
 */
export async function readWorkbook(bytes: Uint8Array, most: Most): Promise<SheetText[]> {
  const job: ReadJob = { bytes, most };
  const read = await inSlot(() => runIsolated<ReadAnswer>(program, job, bounds));
  const answer = read ?? { why: 'unreadable', detail: 'the reader was lost' };
  if ('sheets' in answer) return answer.sheets;
  throw Object.assign(new AppError(400, refusals[answer.why]), { cause: answer.detail });
}
