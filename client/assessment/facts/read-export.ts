import { delimiterOf, readTable, type Row, type TableProblem } from '#core/assessment/facts/csv.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { sizes } from '#core/platform/limits.ts';
import { hex, sha256 } from '#proof/bytes.ts';
import { decode, type DecodeProblem } from './decode.ts';

export type ExportProblem = DecodeProblem | TableProblem | 'too_large' | 'empty';
/** A file as it was read here: nothing of it has left the browser. */
export type Export = Readonly<{ name: string; rows: readonly Row[]; sha256: string; savedOn: string }>;

/** Characters that are read at a time, so that the page goes on answering. */
const pieceLength = 200_000;

/** Reads an export in this browser: its cells, its SHA-256 and the day it was saved. */
export async function readExport(file: File): Promise<Export | Readonly<{ problem: ExportProblem }>> {
  if (file.size > sizes.factFile) return { problem: 'too_large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = decode(bytes);
  if ('problem' in read) return read;
  const reader = readTable(delimiterOf(read.text));
  // Excel's own line about what parts the cells is no row.
  const text = read.text.replace(/^sep=[,;\t]\r?\n/, '');
  for (let at = 0; at < text.length; at += pieceLength) {
    if (!reader.push(text.slice(at, at + pieceLength))) break;
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { rows, problem } = reader.finish();
  if (problem) return { problem };
  if (rows.length === 0) return { problem: 'empty' };
  return { name: file.name, rows, sha256: hex(await sha256(bytes)), savedOn: isoDay(new Date(file.lastModified)) };
}
