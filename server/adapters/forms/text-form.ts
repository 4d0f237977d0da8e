import type { FormSheet } from '#core/platform/forms.ts';
import { NotUnpacked } from '#server/adapters/spreadsheets/unpack.ts';
import { formMost, type FormChange } from './form-file.ts';

/** A field of a file of values: where it stands, and what it states. */
type Field = Readonly<{ from: number; to: number; text: string }>;

const separators = [';', ',', '\t'] as const;

/** Polish and Western files of older programs are not UTF-8; which letters are meant then is the better guess for a Polish form. */
function decoded(bytes: Uint8Array): Readonly<{ text: string; encoding: 'utf-8' | 'utf-16le' | 'windows-1250' }> {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes), encoding: 'utf-16le' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1250').decode(bytes), encoding: 'windows-1250' };
  }
}

/** The mark that parts the most fields of the first lines. */
function separatorOf(text: string): string {
  const head = text.slice(0, 4000);
  const counts = separators.map((mark) => [mark, head.split(mark).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

function fieldsOf(text: string): Field[][] {
  const mark = separatorOf(text);
  const lines: Field[][] = [];
  let line: Field[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const from = at;
    let value = '';
    if (text[at] === '"') {
      const end = /"(?:[^"]|"")*"?/y;
      end.lastIndex = at;
      const quoted = end.exec(text)?.[0] ?? '"';
      value = quoted.slice(1, quoted.endsWith('"') && quoted.length > 1 ? -1 : undefined).replaceAll('""', '"');
      at += quoted.length;
    }
    while (at < text.length && text[at] !== mark && text[at] !== '\n' && text[at] !== '\r') value += text[at++] ?? '';
    line.push({ from, to: at, text: value });
    if (line.length > formMost.columns) throw new NotUnpacked('too_large', 'columns');
    if (text[at] === mark) {
      at += 1;
      if (at === text.length || text[at] === '\n' || text[at] === '\r') line.push({ from: at, to: at, text: '' });
      if (at < text.length && text[at] !== '\n' && text[at] !== '\r') continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    lines.push(line);
    line = [];
    if (lines.length > formMost.rows) throw new NotUnpacked('too_large', 'rows');
  }
  return lines;
}

export function textSheets(bytes: Uint8Array): FormSheet[] {
  const rows = fieldsOf(decoded(bytes).text);
  return [{ name: '', hidden: false, rows: rows.map((fields) => fields.map(({ text }) => ({ text }))) }];
}

const byte1250 = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1250').decode(Uint8Array.of(byte)), byte]));

function encoded(text: string, encoding: ReturnType<typeof decoded>['encoding']): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  return Uint8Array.from(Array.from(text), (letter) => byte1250.get(letter) ?? 0x3f);
}

function fieldText(text: string, mark: string): string {
  // What a spreadsheet would run as a formula is a text.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return safe.includes(mark) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The file with answers in some fields, in its own encoding and with its own marks. */
export function filledText(bytes: Uint8Array, changes: readonly FormChange[]): Uint8Array {
  const { text, encoding } = decoded(bytes);
  const mark = separatorOf(text);
  const lines = fieldsOf(text);
  let filled = text;
  for (const [row, ofRow] of [...Map.groupBy(changes, (change) => change.row)].toSorted(([one], [other]) => other - one)) {
    const fields = lines[row] ?? [];
    for (const { column, text: answer } of ofRow.toSorted((one, other) => other.column - one.column)) {
      const field = fields[column];
      const end = fields.at(-1)?.to ?? 0;
      const inserted = fieldText(answer, mark);
      filled = field
        ? filled.slice(0, field.from) + inserted + filled.slice(field.to)
        : filled.slice(0, end) + mark.repeat(column - fields.length + 1) + inserted + filled.slice(end);
    }
  }
  return encoded(filled, encoding);
}
