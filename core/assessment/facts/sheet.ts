import type { Columns, FieldName } from './columns.ts';
import type { Row } from './csv.ts';

/** Rows below the headers as their fields, read on the day the export was taken. */
export type Sheet = Readonly<{
  rows: readonly Row[];
  takenOn: string;
  has: (name: FieldName) => boolean;
  cell: (row: Row, name: FieldName) => string;
  column: (name: FieldName) => readonly string[];
}>;

export function sheetOf(rows: readonly Row[], columns: Columns, takenOn: string): Sheet {
  const cell = (row: Row, name: FieldName): string => row[columns[name] ?? -1] ?? '';
  return { rows, takenOn, cell, has: (name) => columns[name] !== undefined, column: (name) => rows.map((row) => cell(row, name)) };
}
