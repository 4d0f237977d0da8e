/** The upper half of code page 852, which exports for DOS programs still have and the web's list of encodings has not. */
const upper852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

function cp852(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\u0080-\u00ff]/g, (byte) => upper852[byte.charCodeAt(0) - 128] ?? '\ufffd');
}

const decoder =
  (label: string) =>
  (bytes: Buffer): string =>
    new TextDecoder(label).decode(bytes);

/** Null for bytes that are no UTF-8. */
function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Code pages of Polish banks, the most usual first. */
const codePages = [
  { names: ['windows-1250', 'cp1250'], read: decoder('windows-1250') },
  { names: ['iso-8859-2', 'latin2', 'iso_8859-2'], read: decoder('iso-8859-2') },
  { names: ['ibm852', 'cp852', '852'], read: cp852 },
] as const;

const polish = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/u;
/** What no name has inside: a capital behind a small letter. */
const brokenWord = /\p{Ll}\p{Lu}/gu;

/** How much a text reads like Polish: its letters count, foreign ones a little against it, signs and control characters much. */
function likeness(text: string, foreign: number): number {
  let sum = 0;
  for (const [letter] of text.matchAll(/\P{ASCII}/gu)) {
    if (polish.test(letter)) sum += 1;
    else sum += /\p{L}/u.test(letter) ? foreign : -3;
  }
  return sum - (text.match(brokenWord)?.length ?? 0);
}

/** The reading that looks most like Polish. Bytes that are UTF-8 by chance are few, so letters of any script count nothing there. */
function likeliest(bytes: Buffer): string {
  const unicode = utf8(bytes);
  const readings = [
    ...(unicode === null ? [] : [{ text: unicode, worth: likeness(unicode, 0) }]),
    ...codePages.map(({ read }) => read(bytes)).map((text) => ({ text, worth: likeness(text, -1) })),
  ];
  return readings.reduce((best, one) => (one.worth > best.worth ? one : best)).text;
}

/** What an XML document states of its encoding; null where it says nothing. */
function declared(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, 200);
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1]?.toLowerCase() ?? null;
}

/** The text of a statement: as its mark or its XML states, else in the encoding in which its letters are Polish. */
export function statementText(bytes: Buffer): string {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\u00ff\u00fe') return decoder('utf-16le')(bytes);
  if (mark === '\u00fe\u00ff') return decoder('utf-16be')(bytes);
  const name = declared(bytes);
  const page = codePages.find(({ names }) => names.some((one) => one === name));
  if (page) return page.read(bytes);
  return (name === 'utf-8' ? utf8(bytes) : null) ?? likeliest(bytes);
}
