import { cellAddress, columnNumber } from '#server/adapters/spreadsheets/cell-places.ts';
import { attributeOf, elementsOf, escaped, spliced, tagsIn, unescaped, type Element, type Splice } from './markup.ts';
import type { FormChange } from './form-file.ts';

/** Whether an element is called so, whatever stands before a colon. */
const isNamed = (name: string, wanted: string): boolean => name === wanted || name.endsWith(`:${wanted}`);

function columnOf(cell: Element): number {
  const letters = /^[A-Z]+/.exec(attributeOf(cell.attributes, 'r') ?? '')?.[0] ?? '';
  return columnNumber(letters);
}

type Placed = Readonly<{ place: string; style: string | null }> & Pick<FormChange, 'text' | 'isNumber'>;

/** A cell with a text or a number; `prefix` is what the sheet writes before the names of its elements. */
function filledCell(prefix: string, { place, style, text, isNumber }: Placed): string {
  const [c, v, is, t] = ['c', 'v', 'is', 't'].map((name) => prefix + name);
  const styled = style === null ? '' : ` s="${style}"`;
  if (isNumber) return `<${c} r="${place}"${styled}><${v}>${escaped(text)}</${v}></${c}>`;
  return `<${c} r="${place}"${styled} t="inlineStr"><${is}><${t} xml:space="preserve">${escaped(text)}</${t}></${is}></${c}>`;
}

/** The style that a new cell takes: that of its row, else of its column. */
function styleOf(row: Element | undefined, column: number, columns: readonly string[]): string | null {
  const own = row && attributeOf(row.attributes, 'customFormat') === '1' ? attributeOf(row.attributes, 's') : null;
  const styled = columns.find((attributes) => {
    const [least, most] = [Number(attributeOf(attributes, 'min')), Number(attributeOf(attributes, 'max'))];
    return column + 1 >= least && column + 1 <= most;
  });
  return own ?? (styled === undefined ? null : attributeOf(styled, 'style'));
}

type Parts = Readonly<{ xml: string; columns: readonly string[]; prefix: string }>;

function changesOfRow(row: Element, changes: readonly FormChange[], { xml, columns, prefix }: Parts): Splice[] {
  const number = Number(attributeOf(row.attributes, 'r'));
  const added: { at: number; column: number; text: string }[] = [];
  const splices: Splice[] = [];
  for (const { column, text, isNumber } of changes) {
    const place = cellAddress(number - 1, column);
    const cell = row.children.find((one) => columnOf(one) === column);
    if (cell) {
      const style = attributeOf(cell.attributes, 's');
      splices.push({ from: cell.from, to: cell.to, text: filledCell(prefix, { place, style, text, isNumber }) });
    } else {
      const next = row.children.find((one) => columnOf(one) > column);
      added.push({
        at: next ? next.from : row.innerTo,
        column,
        text: filledCell(prefix, { place, style: styleOf(row, column, columns), text, isNumber }),
      });
    }
  }
  const isEmpty = row.innerFrom === row.to;
  const byPlace = Map.groupBy(
    added.toSorted((one, other) => one.column - other.column),
    ({ at }) => at,
  );
  for (const [at, cells] of byPlace) {
    const text = cells.map((cell) => cell.text).join('');
    if (isEmpty)
      splices.push({ from: row.from, to: row.to, text: `${xml.slice(row.from, row.to).replace(/\s*\/>$/, '>')}${text}</${prefix}row>` });
    else splices.push({ from: at, to: at, text });
  }
  return splices;
}

/** The XML of a sheet with texts in some cells; nothing else of it changes, and cells keep their style. */
export function filledSheet(xml: string, changes: readonly FormChange[]): string {
  const begin = tagsIn(xml).find(({ name }) => isNamed(name, 'sheetData'));
  const prefix = begin?.name.slice(0, -'sheetData'.length) ?? '';
  const data = elementsOf(xml, new Set(['sheetData', 'row', 'c'].map((name) => prefix + name))).find(({ name }) =>
    isNamed(name, 'sheetData'),
  );
  if (!data) return xml;
  const columns = [...tagsIn(xml.slice(0, data.from))].filter(({ name }) => isNamed(name, 'col')).map(({ attributes }) => attributes);
  const splices: Splice[] = [];
  for (const [row, ofRow] of Map.groupBy(changes, (change) => change.row)) {
    const found = data.children.find(({ attributes }) => Number(attributeOf(attributes, 'r')) === row + 1);
    if (found) splices.push(...changesOfRow(found, ofRow, { xml, columns, prefix }));
    else {
      const next = data.children.find(({ attributes }) => Number(attributeOf(attributes, 'r')) > row + 1);
      const at = next ? next.from : data.innerTo;
      const cells = ofRow.toSorted((one, other) => one.column - other.column);
      const texts = cells.map(({ column, text, isNumber }) =>
        filledCell(prefix, { place: cellAddress(row, column), style: styleOf(undefined, column, columns), text, isNumber }),
      );
      splices.push({ from: at, to: at, text: `<${prefix}row r="${row + 1}">${texts.join('')}</${prefix}row>` });
    }
  }
  return spliced(xml, splices);
}

/** Which part of the archive holds each sheet, in the order of the workbook. */
export function sheetParts(workbook: string, relations: string): (string | null)[] {
  const targets = new Map(
    [...tagsIn(relations)]
      .filter(({ name }) => name === 'Relationship')
      .map(({ attributes }) => [attributeOf(attributes, 'Id'), attributeOf(attributes, 'Target')]),
  );
  return [...tagsIn(workbook)]
    .filter(({ name, kind }) => isNamed(name, 'sheet') && kind !== 'close')
    .map(({ attributes }) => {
      const target = targets.get(attributeOf(attributes, 'r:id') ?? '');
      if (!target) return null;
      const plain = unescaped(target);
      return plain.startsWith('/') ? plain.slice(1) : `xl/${plain}`;
    });
}

/** The workbook part such that formulas are worked out anew when it is opened. */
export function recalculated(workbook: string): string {
  const tag = [...tagsIn(workbook)].find(({ name }) => isNamed(name, 'calcPr'));
  if (!tag) return workbook;
  const attributes = tag.attributes.replace(/\s+fullCalcOnLoad\s*=\s*"[^"]*"/, '');
  return `${workbook.slice(0, tag.from)}<${tag.name}${attributes} fullCalcOnLoad="1"${tag.kind === 'empty' ? '/' : ''}>${workbook.slice(tag.to)}`;
}
