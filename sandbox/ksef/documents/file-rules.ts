/** Characters that XML 1.0 advises against, which KSeF refuses (beside those that XML forbids). */
const discouraged =
  /[\u{7F}-\u{84}\u{86}-\u{9F}\u{FDD0}-\u{FDEF}]|[\u{1FFFE}\u{1FFFF}\u{2FFFE}\u{2FFFF}\u{3FFFE}\u{3FFFF}\u{4FFFE}\u{4FFFF}\u{5FFFE}\u{5FFFF}\u{6FFFE}\u{6FFFF}\u{7FFFE}\u{7FFFF}\u{8FFFE}\u{8FFFF}\u{9FFFE}\u{9FFFF}\u{AFFFE}\u{AFFFF}\u{BFFFE}\u{BFFFF}\u{CFFFE}\u{CFFFF}\u{DFFFE}\u{DFFFF}\u{EFFFE}\u{EFFFF}\u{FFFFE}\u{FFFFF}\u{10FFFE}\u{10FFFF}]/u;

const declaration = /^<\?xml\s[^?]*\?>/;

/** Bytes allowed for a document, without and with an attachment. */
export const mostBytes = { plain: 1_000_000, withAttachment: 3_000_000 };

/** A character may stand as a number too. */
function numbered(text: string): string {
  return text.replace(/&#(x?)([0-9a-f]+);/gi, (whole, x: string, digits: string) => {
    const point = Number.parseInt(digits, x ? 16 : 10);
    return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : whole;
  });
}

/** What is wrong with the bytes of a document, before any schema is checked; null when nothing is. */
export function fileFault(bytes: Buffer): string | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'Plik zawiera znak BOM.';
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) return 'Plik nie jest zakodowany w UTF-8.';
  const prolog = declaration.exec(text)?.[0] ?? '';
  const encoding = /encoding\s*=\s*["']([^"']+)["']/.exec(prolog)?.[1];
  if (encoding && encoding.toUpperCase() !== 'UTF-8') return `Prolog XML wskazuje kodowanie ${encoding}.`;
  const body = text.slice(prolog.length).replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  if (body.includes('<?')) return 'Plik zawiera instrukcję przetwarzania XML.';
  if (body.includes('<!DOCTYPE')) return 'Plik zawiera deklarację DOCTYPE.';
  if (discouraged.test(numbered(text))) return 'Plik zawiera niezalecane znaki Unicode.';
  return null;
}
