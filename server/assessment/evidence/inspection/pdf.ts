import { constants, inflateSync } from 'node:zlib';
import { Unfit } from './fault.ts';
import { zipEnd } from '#server/platform/files/zip.ts';

const mostInflated = 100_000_000;
const tail = 2048;
/** Actions that run something, and parts that may (ISO 32000-1, sections 12.6.4 and 12.7.8). */
const active = /\/(?:JavaScript|Launch|RichMedia|XFA|ImportData)(?![A-Za-z])/;
const encrypted = /\/Encrypt(?![A-Za-z])/;
const objectStream = /\/ObjStm(?![A-Za-z])/;
const otherFilter = /\/(?:LZW|ASCIIHex|ASCII85|RunLength|CCITTFax|JBIG2|DCT|JPX|Crypt)/;
const longestDictionary = 4096;

/** Names may write any letter as `#` and its number (section 7.3.5). */
function withPlainNames(text: string): string {
  if (!text.includes('#')) return text;
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** What the dictionary before a stream states, and where its bytes stand. */
function* streamsOf(text: string): Iterable<{ dictionary: string; from: number; to: number }> {
  const keyword = /stream\r?\n/g;
  for (let match = keyword.exec(text); match; match = keyword.exec(text)) {
    if (text.startsWith('end', match.index - 3)) continue;
    const from = match.index + match[0].length;
    const to = text.indexOf('endstream', from);
    if (to < 0) throw new Unfit('evidence_damaged');
    const before = text.slice(Math.max(0, match.index - longestDictionary), match.index);
    yield { dictionary: withPlainNames(before.slice(before.lastIndexOf(' obj') + 1)), from, to };
  }
}

/** Objects may stand in compressed streams, and nothing in them is left unread: what cannot be read counts as active. */
function inflated(bytes: Buffer, dictionary: string, left: number): string {
  if (!dictionary.includes('/Filter')) return '';
  const isPlain = dictionary.includes('/FlateDecode') && !otherFilter.test(dictionary) && !dictionary.includes('/Predictor');
  if (!isPlain) throw new Unfit('evidence_active');
  try {
    return inflateSync(bytes, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch (error) {
    throw new Unfit((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'evidence_bomb' : 'evidence_active');
  }
}

/**
 * Refuses a PDF that is encrypted, runs anything when it is opened, or is something else besides. Everything is read, streams too, so
 * that no reader's idea of where objects stand matters.
 */
export function inspectPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (!text.slice(-tail).includes('%%EOF')) throw new Unfit('evidence_damaged');
  if (zipEnd(bytes) || /<(?:!doctype html|html|script|svg)\b/i.test(text.slice(0, 1024))) throw new Unfit('evidence_mixed');
  const plain = withPlainNames(text);
  if (encrypted.test(plain)) throw new Unfit('evidence_encrypted');
  if (active.test(plain)) throw new Unfit('evidence_active');
  let left = mostInflated;
  for (const { dictionary, from, to } of streamsOf(text)) {
    if (!objectStream.test(dictionary)) continue;
    const objects = inflated(bytes.subarray(from, to), dictionary, left);
    left = Math.max(1, left - objects.length);
    if (active.test(withPlainNames(objects))) throw new Unfit('evidence_active');
  }
}
