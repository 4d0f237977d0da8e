import type { CellStyle, CellValue, PageSetup } from 'hucre';

/** Workbooks of the service look alike: the typeface, the headings, and cells that wrap. */
export const sheetFont = { name: 'Calibri', size: 11 } as const;
export const headStyle: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '0F4C5C' } },
  alignment: { vertical: 'center', wrapText: true },
};
export const bodyStyle: CellStyle = { alignment: { vertical: 'top', wrapText: true } };

/** Points that a line of text takes. */
export const lineHeight = 15.5;

/** The most lines that a cell of a row takes in columns of these widths; programs do not work that out by themselves. */
export function linesIn(row: readonly CellValue[], widths: readonly number[]): number {
  const lines = row.map((value, index) => {
    const width = widths[index] ?? 10;
    if (typeof value !== 'string') return 1;
    return value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * 1.12) / width)), 0);
  });
  return Math.max(...lines);
}

/** Printed on A4 across, as wide as the page, with the headings on each page. */
export function printedAcross(headings: number): PageSetup {
  return {
    orientation: 'landscape',
    paperSize: 'a4',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    printTitlesRow: `$${headings}:$${headings}`,
  };
}
