import { recognise } from '#core/assessment/facts/columns.ts';
import { delimiterOf, readTable, type Row, type TableProblem } from '#core/assessment/facts/csv.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { sizes } from '#core/platform/limits.ts';
import { hex, sha256, type Bytes } from '#proof/bytes.ts';
import { unpackArchive, type ArchiveProblem } from './archive.ts';
import { yieldToPage } from './yield-to-page.ts';
import { decode, type DecodeProblem } from './decode.ts';

export type ExportProblem = DecodeProblem | TableProblem | ArchiveProblem | 'too_large' | 'empty';
/** A file as it was read here: nothing of it has left the browser. */
export type Export = Readonly<{ name: string; rows: readonly Row[]; sha256: string; savedOn: string }>;
/** A file of an archive that is passed over, and why. */
export type Skipped = Readonly<{ name: string; why: ExportProblem | 'unrecognised' }>;
/** What there is to count, and what of an archive there is not. */
export type Exports = Readonly<{ files: readonly Export[]; skipped: readonly Skipped[] }>;
type Refused = Readonly<{ problem: ExportProblem }>;

/** Characters that are read at a time, so that the page goes on answering. */
const pieceLength = 10_000;

async function readTableOf(name: string, bytes: Bytes, savedOn: string): Promise<Export | Refused> {
  const read = await decode(bytes);
  if ('problem' in read) return read;
  const reader = readTable(delimiterOf(read.text));
  // Excel's own line about what parts the cells is no row.
  const text = read.text.replace(/^sep=[,;\t]\r?\n/, '');
  const breathe = yieldToPage();
  for (let at = 0; at < text.length; at += pieceLength) {
    if (!reader.push(text.slice(at, at + pieceLength))) break;
    await breathe();
  }
  const { rows, problem } = reader.finish();
  if (problem) return { problem };
  if (rows.length === 0) return { problem: 'empty' };
  return { name, rows, sha256: hex(await sha256(bytes)), savedOn };
}

/** The day that an archive says, where it is one and not after the archive itself. */
function dayOfEntry(changedOn: string, savedOn: string): string {
  const at = new Date(`${changedOn}T12:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(changedOn);
  return isDay && changedOn <= savedOn ? changedOn : savedOn;
}

/** Reads the files of an archive as if each had been chosen by itself; of what is not recognised only the name is stored. */
async function readArchive(bytes: Bytes, savedOn: string): Promise<Exports | Refused> {
  const unpacked = await unpackArchive(bytes);
  if (typeof unpacked === 'string') return { problem: unpacked };
  const files: Export[] = [];
  const skipped: Skipped[] = [];
  for (const { name, changedOn, bytes: content } of unpacked) {
    if (content === 'too_large') skipped.push({ name, why: content });
    else {
      const read = await readTableOf(name, content, dayOfEntry(changedOn, savedOn));
      if ('problem' in read) skipped.push({ name, why: read.problem });
      else if (recognise(read.rows)) files.push(read);
      else skipped.push({ name, why: 'unrecognised' });
    }
  }
  return { files, skipped };
}

/** Reads an export, or a ZIP of them, in this browser: cells, SHA-256 and the day it was saved. */
export async function readExports(file: File): Promise<Exports | Refused> {
  if (file.size > sizes.factFile) return { problem: 'too_large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const savedOn = isoDay(new Date(file.lastModified));
  const read = await readTableOf(file.name, bytes, savedOn);
  if (!('problem' in read)) return { files: [read], skipped: [] };
  return read.problem === 'archive' ? readArchive(bytes, savedOn) : read;
}
