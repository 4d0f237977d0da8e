import { CheckBox, Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { writeXlsx } from 'hucre/xlsx';
import { customerQuestions } from '#content/customer-questionnaires/asked.ts';

/** A row of a made questionnaire: what it asks and the numbers of our questions that answer it; none for what must stay open. */
export type MadeRow = Readonly<{ text: string; truth: readonly string[] }>;
/** A questionnaire as customers send them, with its truth. */
export type MadeFile = Readonly<{ name: string; rows: readonly MadeRow[]; make: () => Promise<Uint8Array> }>;

const rowsPerFile = 10;

function rowsOf(file: number): MadeRow[] {
  return customerQuestions
    .slice((file - 1) * rowsPerFile, file * rowsPerFile)
    .map(([text, numbers]) => ({ text, truth: numbers.split(' ').filter(Boolean) }));
}

type Sheet = Parameters<typeof writeXlsx>[0]['sheets'][number];
type Cell = string | number | null;

async function workbook(sheets: readonly Sheet[], namedRanges: { name: string; range: string }[] = []): Promise<Uint8Array> {
  return writeXlsx({ sheets: [...sheets], namedRanges });
}

const list = (range: string, values: string[]): NonNullable<Sheet['dataValidations']>[number] => ({ type: 'list', range, values });

/** A cloud provider's self-assessment: a banner, two lists, merged rows that name the domain. */
function cloudSelfAssessment(rows: readonly MadeRow[]): Promise<Uint8Array> {
  const head = [
    'Question ID',
    'Question',
    'CSP CAIQ Answer',
    'SSRM Control Ownership',
    'CSP Implementation Description',
    'CSC Responsibilities',
    'CCM Control ID',
  ];
  const cells: Cell[][] = [['CONSENSUS ASSESSMENT'], head];
  const merges: { startRow: number; startCol: number; endRow: number; endCol: number }[] = [];
  for (const [at, { text }] of rows.entries()) {
    if (at % 5 === 0) {
      merges.push({ startRow: cells.length, startCol: 0, endRow: cells.length, endCol: 6 });
      cells.push([`Domain ${at / 5 + 1}`]);
    }
    cells.push([`IAM-${at + 1}.1`, text, null, null, null, null, `IAM-${at + 1}`]);
  }
  const end = cells.length;
  return workbook([
    {
      name: 'CAIQv4',
      rows: cells,
      merges,
      dataValidations: [list(`C3:C${end}`, ['Yes', 'No', 'NA']), list(`D3:D${end}`, ['CSP-owned', 'CSC-owned', 'Shared CSP and CSC'])],
    },
  ]);
}

/** A lighter one: spaces in names, headings in row 4, empty columns between, lists on a hidden sheet. */
function liteAssessment(rows: readonly MadeRow[]): Promise<Uint8Array> {
  const head: Cell[][] = [['Lite'], [], ['Please answer every question.'], ['Question', null, null, null, 'Answer']];
  return workbook([
    {
      name: 'Security questions 2026',
      rows: [...head, ...rows.map(({ text }): Cell[] => [text, null, null, null, null])],
      dataValidations: [{ type: 'list', range: `E5:E${rows.length + 4}`, formula1: "'Helper lists'!$A$1:$A$3" }],
    },
    { name: 'Helper lists', hidden: true, rows: [['Yes'], ['No'], ['N/A']] },
  ]);
}

/** Eight sheets, answers in free text. */
function vendorAlliance(rows: readonly MadeRow[]): Promise<Uint8Array> {
  const head = ['#', 'Question', 'Type', 'Vendor response', 'Evidence link'];
  return workbook(
    Array.from({ length: 8 }, (_, sheet) => ({
      name: `${sheet + 1}. Section`,
      rows: [head, ...rows.filter((__, at) => at % 8 === sheet).map(({ text }, at): Cell[] => [at + 1, text, 'Text', null, null])],
    })),
  );
}

const cell = (...children: Paragraph[]): TableCell => new TableCell({ children });
const paragraph = (text: string): Paragraph => new Paragraph({ children: [new TextRun(text)] });

async function documentOf(children: (Paragraph | Table)[]): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

/** Controls in a table of a document, with a box for what is met. */
function controlTable(rows: readonly MadeRow[]): Promise<Uint8Array> {
  const head = new TableRow({ children: ['Control', 'Description', 'Compliant?', 'Notes'].map((text) => cell(paragraph(text))) });
  const body = rows.map(
    ({ text }) =>
      new TableRow({
        children: [
          cell(paragraph(text)),
          cell(paragraph('')),
          cell(new Paragraph({ children: [new CheckBox({ checked: false })] })),
          cell(paragraph('')),
        ],
      }),
  );
  return documentOf([paragraph('Minimum security baseline'), new Table({ rows: [head, ...body] })]);
}

const unlocked = { style: { protection: { locked: false } } };

/** A bank's annex for suppliers: instructions first, a protected sheet of which three columns are open. */
function bankAnnex(rows: readonly MadeRow[]): Promise<Uint8Array> {
  const head: Cell[][] = [
    ['Bank Przykładowy S.A.'],
    ['Załącznik bezpieczeństwa dla dostawcy'],
    [],
    ['Proszę wypełnić kolumny C–E.'],
    [],
    [],
    ['Lp.', 'Wymaganie', 'Spełnia', 'Opis', 'Dowód'],
  ];
  const open = rows.flatMap((_, at) => [2, 3, 4].map((column) => [`${at + 7},${column}`, unlocked] as const));
  return workbook([
    {
      name: 'Załącznik 7',
      rows: [...head, ...rows.map(({ text }, at): Cell[] => [at + 1, text, null, null, null])],
      cells: new Map(open),
      dataValidations: [list(`C8:C${rows.length + 7}`, ['TAK', 'NIE', 'CZĘŚCIOWO', 'ND'])],
      protection: { sheet: true },
    },
  ]);
}

/** An energy company's form: questions of two lines, areas in merged cells. */
function energyForm(rows: readonly MadeRow[]): Promise<Uint8Array> {
  const head = ['Nr', 'Obszar', 'Pytanie', 'Odpowiedź', 'Komentarz'];
  const lines = rows.map(({ text }, at): Cell[] => [at + 1, at % 5 === 0 ? `Obszar ${at / 5 + 1}` : null, `Pytanie:\n${text}`, null, null]);
  const merges = [0, 5].map((at) => ({ startRow: at + 1, startCol: 1, endRow: at + 5, endCol: 1 }));
  return workbook([{ name: 'Ankieta NIS2', rows: [head, ...lines], merges }]);
}

/** Requirements of a tender: a list by its name on a hidden sheet, a place to sign at the end. */
function tenderForm(rows: readonly MadeRow[]): Promise<Uint8Array> {
  const head = ['Lp.', 'Wymaganie', 'Spełnia wymaganie', 'Uwagi'];
  return workbook(
    [
      {
        name: 'Formularz wymagań',
        rows: [
          head,
          ...rows.map(({ text }, at): Cell[] => [at + 1, text, null, null]),
          [],
          ['', '', 'Data i podpis osoby uprawnionej'],
          ['', '', '……………………………'],
        ],
        dataValidations: [{ type: 'list', range: `C2:C${rows.length + 1}`, formula1: 'Odpowiedzi' }],
      },
      { name: 'listy', hidden: true, rows: [['TAK'], ['NIE'], ['NIE DOTYCZY']] },
    ],
    [{ name: 'Odpowiedzi', range: 'listy!$A$1:$A$3' }],
  );
}

/** A law firm's questions as paragraphs, each with a dotted line for the answer. */
function numberedQuestions(rows: readonly MadeRow[]): Promise<Uint8Array> {
  return documentOf([
    paragraph('Ankieta dla podmiotu przetwarzającego'),
    ...rows.flatMap(({ text }, at) => [paragraph(`${at + 1}. ${text}`), paragraph('Odpowiedź: ………………………………………')]),
  ]);
}

/** A car maker's form: a degree of maturity, and reasons. */
function maturityForm(rows: readonly MadeRow[]): Promise<Uint8Array> {
  const head = ['Nr.', 'Frage', 'Reifegrad 0–5', 'Begründung'];
  return workbook([{ name: 'Selbstauskunft', rows: [head, ...rows.map(({ text }, at): Cell[] => [at + 1, text, null, null])] }]);
}

/** A short form without headings or numbers: the answer stands right of the question. */
function shortForm(rows: readonly MadeRow[]): Promise<Uint8Array> {
  return workbook([
    {
      name: 'Tabelle1',
      rows: [['Kurzfragebogen IT-Sicherheit'], ['Bitte rechts antworten.'], ...rows.map(({ text }): Cell[] => [text, null])],
    },
  ]);
}

const makers = [
  ['F01-caiq.xlsx', cloudSelfAssessment],
  ['F02-lite.xlsx', liteAssessment],
  ['F03-vsa.xlsx', vendorAlliance],
  ['F04-mvsp.docx', controlTable],
  ['F05-bank.xlsx', bankAnnex],
  ['F06-energetyka.xlsx', energyForm],
  ['F07-swz.xlsx', tenderForm],
  ['F08-powierzenie.docx', numberedQuestions],
  ['F09-selbstauskunft.xlsx', maturityForm],
  ['F10-kurzfragebogen.xlsx', shortForm],
] as const;

/** Ten questionnaires in the shapes that customers send, ten questions each, always the same. */
export const questionnaireFiles: readonly MadeFile[] = makers.map(([name, make], at) => {
  const rows = rowsOf(at + 1);
  return { name, rows, make: () => make(rows) };
});

/** Tempting rows that no plain yes answers, whatever is answered in the catalogue. */
export const neverYes: ReadonlySet<string> = new Set([
  'Do you hold a valid SOC 2 Type II report?',
  'Do you run a bug bounty programme?',
  'Notify customers of a breach without undue delay, no later than 72 hours',
  'List of sub-processors published',
  'Czy testy odtworzeniowe wykonywane są co kwartał?',
  'Czy Dostawca powiadomi Bank o incydencie w ciągu 4 godzin?',
  'Czy zdarzenia są monitorowane 24/7 przez SOC?',
  'Czy wdrożono IEC 62443?',
  'Wykonawca posiada certyfikat ISO/IEC 27001',
]);
