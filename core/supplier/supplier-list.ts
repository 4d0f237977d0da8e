import { isValidNip, nipDigits, normalizeNip } from '#core/account/companies/nip.ts';

/** How many NIPs are checked in one go: by an organisation, which may watch as many, and by a visitor (docs/product.md, “Suppliers”). */
export const suppliersAtMost = { list: 2000, visitor: 5 } as const;

/** So many newly added suppliers get their name from the company register at once; a name is read anew after so many days. */
export const namesAtOnce = 10;
export const namesReadAnewAfterDays = 180;

/** How long what a buyer writes about a supplier may be; of a cell no more is read. */
const longestCell = 120;

/** A supplier as a list names it; `row` counts from 1. */
export type ListedSupplier = Readonly<{ row: number; nip: string; label: string; email: string | null }>;

/** Why a row is left out: no ten digits, a check digit that does not fit, a NIP of an earlier row, or one beyond what is checked at once. */
export const leftOutReasons = ['not_nip', 'checksum', 'duplicate', 'beyond'] as const;
export type LeftOut = Readonly<{
  row: number;
  text: string;
  reason: (typeof leftOutReasons)[number];
  /** The row that has it already. */
  earlier: number | null;
}>;

export type SupplierList = Readonly<{ suppliers: readonly ListedSupplier[]; leftOut: readonly LeftOut[] }>;

const emailShape = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/;
const severalNips = /^\d{10}(?:\s+\d{10})+$/;

function isDigits(text: string): boolean {
  const digits = normalizeNip(text);
  return digits.length === nipDigits && /^\d+$/.test(digits);
}

/** The cells of a line: parted by tabs, semicolons or commas, in quotation marks or not (RFC 4180). */
function cellsOf(line: string): string[] {
  const cells = [...line.matchAll(/(?:^|[\t;,])(?:"((?:[^"]|"")*)"|([^\t;,]*))/g)];
  return cells.map(([, quoted, plain]) => (quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim());
}

/** The rows of a pasted text or of a CSV file; a text of NIPs alone may part them by blanks as well. */
export function supplierRows(text: string): string[][] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => (severalNips.test(line.trim()) ? line.trim().split(/\s+/) : cellsOf(line)));
}

/** What of a row is a supplier: the first cell is the NIP, an address and a name may follow; several NIPs are several suppliers. */
function entriesOf(cells: readonly string[]): { nip: string; label: string; email: string | null }[] {
  const nips = cells.filter(isDigits);
  if (nips.length > 1) return nips.map((nip) => ({ nip, label: '', email: null }));
  const [nip = '', ...rest] = cells;
  const email = rest.find((cell) => emailShape.test(cell))?.toLowerCase() ?? null;
  const label = rest.find((cell) => cell !== '' && !emailShape.test(cell)) ?? '';
  return [{ nip, label: label.slice(0, longestCell), email }];
}

/** The headings of columns hold no digit; rows without anything are no rows. */
function isHeading(cells: readonly string[]): boolean {
  return !/\d/.test(cells[0] ?? '');
}

/**
 * Reads a list of suppliers from rows of cells. Every row is read to the end: what is no NIP, what has a wrong check digit and what
 * stands there twice is named with its row and its reason, and the others go on.
 */
export function readSupplierList(rows: readonly (readonly string[])[], most: number = suppliersAtMost.list): SupplierList {
  const suppliers = new Map<string, ListedSupplier>();
  const leftOut: LeftOut[] = [];
  const filled = rows.map((cells, index) => ({ cells, row: index + 1 })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  for (const [index, { cells, row }] of filled.entries()) {
    if (index === 0 && filled.length > 1 && isHeading(cells)) continue;
    for (const entry of entriesOf(cells)) {
      const nip = normalizeNip(entry.nip);
      const earlier = suppliers.get(nip)?.row ?? null;
      const reason = !isDigits(nip)
        ? 'not_nip'
        : !isValidNip(nip)
          ? 'checksum'
          : earlier !== null
            ? 'duplicate'
            : suppliers.size >= most
              ? 'beyond'
              : null;
      if (reason === null) suppliers.set(nip, { ...entry, nip, row });
      else leftOut.push({ row, text: entry.nip.slice(0, longestCell), reason, earlier });
    }
  }
  return { suppliers: [...suppliers.values()], leftOut };
}
