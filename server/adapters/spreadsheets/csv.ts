const plainNumber = /^-?\d+(,\d+)?$/;
/** What a spreadsheet would run as a formula, also behind blanks and in the wide forms of Asian keyboards. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;
/** Where a program that parts cells by another mark, or ignores the quotation marks, begins a cell with one. */
const inner = /([,;\t\r\n][^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g;

/** Quoted as RFC 4180 states; what would be run as a formula is put behind an apostrophe, also behind a comma or a line break; numbers are left alone. */
function cell(value: string): string {
  const whole = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  const safe = whole.replaceAll(inner, "$1'");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of cells for a Polish spreadsheet: semicolons, UTF-8 with a byte order mark. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}
