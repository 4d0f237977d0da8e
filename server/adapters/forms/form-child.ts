import type { FormSheet } from '#core/platform/forms.ts';
import { serveOneJob } from '#server/platform/process/isolated-process-child.ts';
import { letterCount } from '#server/adapters/spreadsheets/cell-text.ts';
import { NotUnpacked, packedAnew, xmlParts } from '#server/adapters/spreadsheets/unpack.ts';
import { replacedParts } from './archive-fill.ts';
import { documentSheets, documentWords, filledDocument } from './document-form.ts';
import type { FormAnswer, FormChange, FormJob } from './form-file.ts';
import { filledText, textSheets } from './text-form.ts';
import { filledSheet, recalculated, sheetParts } from './workbook-fill.ts';
import { readWorkbookForm } from './workbook-read.ts';

const documentPart = 'word/document.xml';
const workbookPart = 'xl/workbook.xml';

/** A signed file could be filled in, and its signature would say afterwards that somebody tampered with it. */
class Signed extends Error {}
const isSigned = (parts: ReadonlyMap<string, Buffer>): boolean => [...parts.keys()].some((name) => name.startsWith('_xmlsignatures/'));

function partText(parts: ReadonlyMap<string, Buffer>, name: string): string {
  const part = parts.get(name);
  if (!part) throw new NotUnpacked('unreadable', `no ${name}`);
  return part.toString('utf8');
}

/** What no form holds is refused before anything scans it. */
function counted(sheets: FormSheet[]): FormSheet[] {
  const count = letterCount();
  for (const { rows } of sheets) for (const row of rows) count(row.map(({ text }) => text));
  return sheets;
}

async function read({ type, bytes }: FormJob): Promise<FormSheet[]> {
  if (type === 'csv') return textSheets(bytes);
  const parts = xmlParts(bytes);
  if (isSigned(parts)) throw new Signed('a signed file');
  if (type === 'docx') return documentSheets(partText(parts, documentPart));
  partText(parts, workbookPart);
  return readWorkbookForm(packedAnew(parts));
}

async function fill({ type, bytes }: FormJob, changes: readonly FormChange[]): Promise<Uint8Array> {
  if (type === 'csv') return filledText(bytes, changes);
  const parts = xmlParts(bytes);
  if (type === 'docx') return replacedParts(bytes, new Map([[documentPart, filledDocument(partText(parts, documentPart), changes)]]));
  const workbook = partText(parts, workbookPart);
  const places = sheetParts(workbook, partText(parts, 'xl/_rels/workbook.xml.rels'));
  const filled = new Map(
    [...Map.groupBy(changes, ({ sheet }) => sheet)].map(([sheet, ofSheet]) => {
      const name = places[sheet] ?? '';
      return [name, filledSheet(partText(parts, name), ofSheet)] as const;
    }),
  );
  const again = recalculated(workbook);
  return replacedParts(bytes, again === workbook ? filled : new Map([...filled, [workbookPart, again]]));
}

function wordsOf(bytes: Uint8Array): string {
  const words = documentWords(partText(xmlParts(bytes), documentPart));
  letterCount()([words]);
  return words;
}

async function answer(job: FormJob): Promise<FormAnswer> {
  try {
    if (job.words) return { words: wordsOf(job.bytes) };
    return job.changes === null ? { sheets: counted(await read(job)) } : { bytes: await fill(job, job.changes) };
  } catch (error) {
    if (error instanceof Signed) return { why: 'signed', detail: error.message };
    if (error instanceof NotUnpacked) return { why: error.why, detail: error.message };
    return { why: 'unreadable', detail: error instanceof Error ? error.message : String(error) };
  }
}

serveOneJob(answer);
