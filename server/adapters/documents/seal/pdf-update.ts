/** A PDF that Typst wrote, as far as an update of it needs to know; `text` has one character for each byte. */
export type PdfFile = Readonly<{
  bytes: Buffer;
  text: string;
  places: ReadonlyMap<number, number>;
  size: number;
  root: number;
  trailer: string;
  tableAt: number;
}>;

function expected<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`a document cannot be sealed: ${what}`);
  return value;
}

/** Finds the objects by the one classic table; throws for every shape that Typst does not write. */
export function readPdf(bytes: Buffer): PdfFile {
  const text = bytes.toString('latin1');
  const tableAt = Number(expected(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1], 'no end'));
  const head = expected(/^xref\n0 (\d+)\n/.exec(text.slice(tableAt, tableAt + 40)), 'no table');
  const size = Number(head[1]);
  const rows = text.slice(tableAt + head[0].length, tableAt + head[0].length + size * 20);
  const places = new Map<number, number>();
  for (let number = 1; number < size; number += 1) places.set(number, Number(rows.slice(number * 20, number * 20 + 10)));
  const trailer = text.slice(tableAt + head[0].length + rows.length);
  return { bytes, text, places, size, root: Number(expected(/\/Root (\d+) 0 R/.exec(trailer)?.[1], 'no root')), trailer, tableAt };
}

/** What stands in an object without a stream, between `obj` and `endobj`. */
export function bodyOf({ text, places }: PdfFile, number: number): string {
  const at = expected(places.get(number), `no object ${number}`);
  const head = `${number} 0 obj\n`;
  if (!text.startsWith(head, at)) throw new Error(`a document cannot be sealed: no object ${number} in its place`);
  return text.slice(at + head.length, text.indexOf('\nendobj', at));
}

/** The number of the object that a dictionary refers to. */
export function referenceIn(body: string, key: string): number {
  return Number(expected(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1], `no ${key}`));
}

/** The data of an object with an unpacked stream. */
export function plainStream(file: PdfFile, number: number): Buffer {
  const at = expected(file.places.get(number), `no object ${number}`);
  const from = file.text.indexOf('stream\n', at) + 'stream\n'.length;
  const length = Number(expected(/\/Length (\d+)\n/.exec(file.text.slice(at, from))?.[1], 'no length'));
  return file.bytes.subarray(from, from + length);
}

/** A dictionary with another entry at its end. */
export function withEntry(body: string, entry: string): string {
  if (!body.endsWith('>>')) throw new Error('a document cannot be sealed: no dictionary');
  return `${body.slice(0, -2)}  ${entry}\n>>`;
}

/** A dictionary with one more value in a list that it has. */
export function withListed(body: string, key: string, value: string): string {
  const list = new RegExp(`/${key} \\[([^\\]]*)\\]`);
  expected(list.exec(body), `no list ${key}`);
  return body.replace(list, (_, values: string) => `/${key} [${values}${values === '' ? '' : ' '}${value}]`);
}

/** Text as PDF spells it in any language: UTF-16 in hexadecimal. */
export function textString(value: string): string {
  return `<FEFF${Buffer.from(value, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

export type Changed = Readonly<{ number: number; body: string }>;

/** Appends objects as an update (ISO 32000-1 §7.5.6): what stood before stays as it was, byte for byte. */
export function updated(file: PdfFile, objects: readonly Changed[]): Buffer {
  const rows: { number: number; at: number }[] = [];
  let added = '';
  for (const { number, body } of [...objects].sort((a, b) => a.number - b.number)) {
    rows.push({ number, at: file.bytes.length + added.length });
    added += `${number} 0 obj\n${body}\nendobj\n\n`;
  }
  const tableAt = file.bytes.length + added.length;
  const table = rows.map(({ number, at }) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = Math.max(file.size, ...rows.map(({ number }) => number + 1));
  const rest = ['Info', 'ID'].map((key) => expected(new RegExp(`/${key} (\\d+ 0 R|\\[[^\\]]*\\])`).exec(file.trailer)?.[0], `no ${key}`));
  const trailer = `trailer\n<<\n  /Size ${size}\n  /Root ${file.root} 0 R\n  ${rest.join('\n  ')}\n  /Prev ${file.tableAt}\n>>\n`;
  return Buffer.concat([file.bytes, Buffer.from(`${added}xref\n${table}${trailer}startxref\n${tableAt}\n%%EOF\n`, 'latin1')]);
}

/** The file written anew with other bodies for some objects: one table, no update. */
export function rewritten(file: PdfFile, objects: readonly Changed[]): Buffer {
  const changed = new Map(objects.map(({ number, body }) => [number, body]));
  const order = [...file.places].sort(([, one], [, other]) => one - other);
  const parts = [file.bytes.subarray(0, order[0]?.[1] ?? file.tableAt)];
  const places = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  for (const [index, [number, from]] of order.entries()) {
    const body = changed.get(number);
    const until = order[index + 1]?.[1] ?? file.tableAt;
    const part = body === undefined ? file.bytes.subarray(from, until) : Buffer.from(`${number} 0 obj\n${body}\nendobj\n\n`, 'latin1');
    places.set(number, length);
    parts.push(part);
    length += part.length;
  }
  const rows = Array.from({ length: file.size - 1 }, (_, index) => `${String(places.get(index + 1) ?? 0).padStart(10, '0')} 00000 n \n`);
  const trailer = file.trailer.replace(/startxref\n\d+/, `startxref\n${length}`);
  const table = `xref\n0 ${file.size}\n${file.text.slice(file.tableAt).split('\n')[2] ?? ''}\n${rows.join('')}`;
  return Buffer.concat([...parts, Buffer.from(`${table}${trailer}`, 'latin1')]);
}
