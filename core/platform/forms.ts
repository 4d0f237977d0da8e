/** What stands in a box that is ticked. */
export const tick = '☒';

/** A cell of a form: its text, what may be chosen in it, whether the file lets nobody fill it, whether it is a box to be ticked. */
export type FormCell = Readonly<{ text: string; list?: readonly string[]; locked?: boolean; checkbox?: boolean }>;

/** A sheet of a workbook, a table of a document, or its paragraphs that ask for an answer; places are counted from 0. */
export type FormSheet = Readonly<{ name: string; hidden: boolean; rows: readonly (readonly FormCell[])[] }>;
