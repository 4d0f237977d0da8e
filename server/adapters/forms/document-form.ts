import { tick as tickMark, type FormCell, type FormSheet } from '#core/platform/forms.ts';
import { boxesIn, boxNames, inside } from './boxes.ts';
import { elementsOf, escaped, spliced, unescaped, type Element, type Splice } from './markup.ts';
import type { FormChange } from './form-file.ts';

const names = new Set(['w:tbl', 'w:tr', 'w:tc', 'w:p', 'w:r', 'w:rPr', 'w:tab', 'w:br', ...boxNames]);

/** A place of a document that is filled in: a cell of a table, or the paragraph that an answer stands in. */
type Target = Readonly<{ element: Element; kind: 'cell' | 'line' }>;
type Table = Readonly<{ sheet: FormSheet; targets: readonly (readonly (Target | null)[])[] }>;

function textOf(xml: string, element: Element): string {
  if (element.name === 'w:t') return unescaped(xml.slice(element.innerFrom, element.innerTo));
  if (element.name === 'w:tab') return '\t';
  if (element.name === 'w:br') return '\n';
  const between = element.name === 'w:tc' ? '\n' : '';
  return element.children.map((child) => textOf(xml, child)).join(between);
}

const dots = /[\s.…_·]+$/;

/** One box is ticked or not; several are a choice by what stands beside each. */
function cellOf(xml: string, cell: Element): FormCell {
  const boxes = boxesIn(xml, cell);
  const [only] = boxes;
  const chosen = boxes.find(({ ticked }) => ticked);
  if (boxes.length > 1) return { text: chosen?.label ?? '', list: boxes.map(({ label }) => label) };
  if (only) return { text: chosen ? tickMark : '', checkbox: true };
  return {
    text: textOf(xml, cell)
      .trim()
      .replace(/^[.…_·\s]+$/, ''),
  };
}

function tableOf(xml: string, table: Element, name: string): Table {
  const rows = table.children.filter((one) => one.name === 'w:tr').map((row) => inside(row, 'w:tc'));
  return {
    sheet: { name, hidden: false, rows: rows.map((cells) => cells.map((cell) => cellOf(xml, cell))) },
    targets: rows.map((cells) => cells.map((element) => ({ element, kind: 'cell' as const }))),
  };
}

const label = /^\s*(odpowied[zź]|answer|antwort|r[ée]ponse)\s*:/i;

/** Questions as paragraphs, each with a line behind it that begins with “Answer:”. */
function linesOf(xml: string, paragraphs: readonly Element[]): Table | null {
  const rows: FormCell[][] = [[{ text: 'Question' }, { text: 'Answer' }]];
  const targets: (Target | null)[][] = [[null, null]];
  let question = '';
  for (const element of paragraphs) {
    const text = textOf(xml, element).trim();
    if (!label.test(text)) {
      if (text !== '') question = text;
      continue;
    }
    rows.push([{ text: question }, { text: text.replace(label, '').replace(dots, '').trim() }]);
    targets.push([null, { element, kind: 'line' }]);
    question = '';
  }
  return rows.length > 1 ? { sheet: { name: '', hidden: false, rows }, targets } : null;
}

function tablesOf(xml: string): Table[] {
  const top = elementsOf(xml, names);
  const flat = (elements: readonly Element[]): Element[] =>
    elements.flatMap((one) => (one.name === 'w:sdt' || one.name === 'w:sdtContent' ? flat(one.children) : [one]));
  const body = flat(top);
  const lines = linesOf(
    xml,
    body.filter(({ name }) => name === 'w:p'),
  );
  const tables = body.filter(({ name }) => name === 'w:tbl').map((table, index) => tableOf(xml, table, String(index + 1)));
  return lines ? [...tables, lines] : tables;
}

/** The tables of a document, and its questions that stand as paragraphs with a line for the answer. */
export function documentSheets(xml: string): FormSheet[] {
  return tablesOf(xml).map(({ sheet }) => sheet);
}

/** All words of a document, a line for each paragraph and cell. */
export function documentWords(xml: string): string {
  return elementsOf(xml, names)
    .map((element) => textOf(xml, element))
    .join('\n');
}

/** The style of the first run of a paragraph, which a new one takes. */
function styleOf(xml: string, paragraph: Element): string {
  const [look] = inside(paragraph, 'w:rPr');
  return look ? xml.slice(look.from, look.to) : '';
}

function runOf(style: string, text: string): string {
  const lines = text.split('\n').map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`);
  return `<w:r>${style}${lines.join('<w:br/>')}</w:r>`;
}

function inParagraph(xml: string, paragraph: Element, text: string): Splice[] {
  const run = runOf(styleOf(xml, paragraph), text);
  if (paragraph.innerFrom === paragraph.to) return [{ from: paragraph.from, to: paragraph.to, text: `<w:p>${run}</w:p>` }];
  return [{ from: paragraph.innerTo, to: paragraph.innerTo, text: run }];
}

/** The dotted leader goes, the answer stands behind the label. */
function inLine(xml: string, paragraph: Element, text: string): Splice[] {
  const leaders = inside(paragraph, 'w:t').flatMap((element): Splice[] => {
    const written = xml.slice(element.innerFrom, element.innerTo);
    const trimmed = written.replace(/[.…_·]{3,}\s*$/, '');
    return trimmed === written ? [] : [{ from: element.innerFrom, to: element.innerTo, text: trimmed }];
  });
  return [...leaders, ...inParagraph(xml, paragraph, ` ${text}`)];
}

/** The XML of a document with answers in some of its places; nothing else of it changes. */
export function filledDocument(xml: string, changes: readonly FormChange[]): string {
  const tables = tablesOf(xml);
  const splices = changes.flatMap(({ sheet, row, column, text, tick = false }): Splice[] => {
    const target = tables[sheet]?.targets[row]?.[column];
    if (!target) return [];
    if (target.kind === 'line') return inLine(xml, target.element, text);
    const boxes = boxesIn(xml, target.element);
    if (boxes.length > 0) return [...((tick ? boxes[0] : boxes.find(({ label }) => label === text))?.splices ?? [])];
    const [paragraph] = inside(target.element, 'w:p');
    return paragraph ? inParagraph(xml, paragraph, text) : [];
  });
  return spliced(xml, splices);
}
