import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { catalogues } from '#content/questions/catalogue.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Exported } from '#server/assessment/exchange/exported.ts';
import { readAnswers } from '#server/assessment/exchange/read-answers.ts';
import { answerWorkbook } from '#server/assessment/exchange/workbook.ts';
import { readWorkbook } from '#server/adapters/spreadsheets/read.ts';

// Opens a sheet of questions in LibreOffice, fills in cells there, saves it as XLSX and reads it back: `npm run tool -- libreoffice`. With
// `--keep` the saved file becomes the one that the tests read. Needs `soffice` (Debian: libreoffice-calc-nogui).

const run = promisify(execFile);
const fixture = join(import.meta.dirname, '..', '..', 'server', 'assessment', 'exchange', 'fixtures', 'saved-by-libreoffice.xlsx');

const exported: Exported = {
  language: 'pl',
  organization: { name: 'Młyn „Łódzki”', nip: '5261040828' },
  id: '00000000-0000-4000-8000-000000000001',
  edition: 1,
  regime: 'nis2',
  catalogueVersion: catalogues.nis2.version,
  catalogueAsOf: catalogues.nis2.asOf,
  exportedAt: new Date('2026-11-21T09:00:00Z'),
  completedAt: null,
  thresholdPercent: null,
  scorePercent: null,
  score: null,
  reached: null,
  obstacles: [],
  sections: catalogues.nis2.sections.map(({ number, title }) => ({ number, title: title.pl, scorePercent: null })),
  questions: questionsOf(catalogues.nis2).map(({ id, section, number, weightHundredths, text, evidence }, index) => ({
    id,
    section,
    number,
    weightHundredths,
    text: text.pl,
    suggested: evidence.pl,
    attached: [],
    basis: '',
    answer: index < 2 ? 'partial' : null,
    comment: index === 1 ? '=1+1\ndruga linia, zażółć' : '',
  })),
};

const typed = {
  'nis2-1-1': ['Tak, w pełni spełnione', 'Uchwała z 2026 r.'],
  'nis2-1-3': ['Nie dotyczy', 'Nie mamy budżetu &lt;własnego&gt;'],
  'nis2-7-7': ['raczej tak', ''],
} as const;

async function convert(folder: string, file: string, format: string): Promise<void> {
  await run('soffice', [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    '--convert-to',
    format,
    '--outdir',
    folder,
    join(folder, file),
  ]);
}

/** Types into the flat form of the open document, as somebody would into its cells: answers have one validation, comments the other. */
function fillIn(flat: string, cells: Readonly<Record<string, readonly [answer: string, comment: string]>>): string {
  return flat
    .split('<table:table-row')
    .map((row) => {
      const typed = cells[/>(nis2-\d+-\d+)</.exec(row)?.[1] ?? ''];
      if (!typed) return row;
      return typed.reduce(
        (filled, text, index) =>
          filled.replace(
            new RegExp(
              `<table:table-cell( table:style-name="\\w+")? (table:content-validation-name="val${index + 1}")[^>]*?(/>|>[\\s\\S]*?</table:table-cell>)`,
            ),
            `<table:table-cell$1 $2 office:value-type="string"><text:p>${text}</text:p></table:table-cell>`,
          ),
        row,
      );
    })
    .join('<table:table-row');
}

async function saved(folder: string): Promise<{ untouched: Buffer; filled: Buffer }> {
  await writeFile(join(folder, 'sheet.xlsx'), await answerWorkbook(exported));
  await convert(folder, 'sheet.xlsx', 'fods');
  await convert(folder, 'sheet.fods', 'xlsx:Calc MS Excel 2007 XML');
  const untouched = await readFile(join(folder, 'sheet.xlsx'));
  await writeFile(join(folder, 'filled.fods'), fillIn(await readFile(join(folder, 'sheet.fods'), 'utf8'), typed));
  await convert(folder, 'filled.fods', 'xlsx:Calc MS Excel 2007 XML');
  return { untouched, filled: await readFile(join(folder, 'filled.xlsx')) };
}

async function readBack(bytes: Buffer): Promise<string> {
  const read = readAnswers(await readWorkbook(bytes, { sheets: 6, rows: 400, columns: 24 }));
  return JSON.stringify(read && { ...read, rows: read.rows.map(({ questionId, cell, filled }) => [questionId, cell, filled]) }, null, 1);
}

const folder = await mkdtemp(join(tmpdir(), 'atesto-libreoffice-'));
try {
  const { untouched, filled } = await saved(folder);
  const before = await readBack(await answerWorkbook(exported));
  console.log(
    before === (await readBack(untouched)) ? 'unchanged: the sheet comes back as it went out' : `CHANGED:\n${await readBack(untouched)}`,
  );
  console.log(await readBack(filled));
  if (process.argv.includes('--keep')) await writeFile(fixture, filled);
} finally {
  await rm(folder, { recursive: true, force: true });
}
