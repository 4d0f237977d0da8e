import { fork } from 'node:child_process';
import { join } from 'node:path';
import { confined } from '#server/confined.ts';
import { Refusal } from '#server/refusal.ts';
import { slots } from '#server/slots.ts';
import type { Unpackable } from './unpack.ts';

/** A sheet as texts; the place of a row and of a cell is its number in the sheet, counted from 0. */
export type SheetText = Readonly<{ name: string; rows: readonly (readonly string[])[] }>;

/** How much of a workbook is read; one with more sheets or rows is refused, columns further to the right are not looked at. */
export type Most = Readonly<{ sheets: number; rows: number; columns: number }>;

export type ReadJob = Readonly<{ bytes: Uint8Array; most: Most }>;
export type ReadAnswer = Readonly<{ sheets: SheetText[] } | { why: Unpackable; detail: string }>;

/** Memory of the child in megabytes, beside what it unpacks. */
const heapMegabytes = 256;
const hangAfterMillis = 15_000;
/** One file after another: each child takes its share of memory. */
const inSlot = slots({ atOnce: 1, waitingAtMost: 7 });

const refusals = { unreadable: 'sheet_unreadable', locked: 'sheet_locked', too_large: 'sheet_too_large' } as const;

/** One attempt in a process of its own: a crash, a hang or a lack of memory ends that process and nothing else. */
function readInChild(job: ReadJob): Promise<ReadAnswer> {
  return new Promise((resolve) => {
    const lost = (): void => resolve({ why: 'unreadable', detail: 'the reader was lost' });
    const child = fork(join(import.meta.dirname, 'read-child.ts'), [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMegabytes}`, ...confined()],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), hangAfterMillis);
    child.on('message', (answer: ReadAnswer) => resolve(answer));
    child.on('error', lost);
    child.on('exit', () => {
      clearTimeout(timer);
      lost();
    });
    child.send(job, (error) => error && lost());
  });
}

/**
 * The cells of a workbook (XLSX) as texts, its hidden sheets included. Unpacked within bounds and read in a process of its own, one file
 * after another. Refuses with 400 `sheet_unreadable`, `sheet_locked` or `sheet_too_large`, and with 503 when too many wait.
 */
export async function readWorkbook(bytes: Uint8Array, most: Most): Promise<SheetText[]> {
  const answer = await inSlot(() => readInChild({ bytes, most }));
  if ('sheets' in answer) return answer.sheets;
  throw Object.assign(new Refusal(400, refusals[answer.why]), { cause: answer.detail });
}
