import { numberOf, sectionOf, type Section } from './pdf-sections.ts';
import { textOf, Unreadable, type PdfObject, type Value } from './pdf-values.ts';

/** What makes a file unfit, from the outside in. */
export type PdfProblem = 'not_ours' | 'unsigned' | 'several' | 'not_whole' | 'changed' | 'unreadable';
/** The signature of a file, the bytes that it is about, and the reason among them that it gives. */
export type SignedPdf = Readonly<{ signature: Buffer; signed: Buffer; reason: string | null }>;

/** Height in points of the place for a visible signature, from the foot of the page. */
export const signaturePlace = 200;

class Unfit extends Error {
  readonly problem: PdfProblem;
  constructor(problem: PdfProblem) {
    super(problem);
    this.problem = problem;
  }
}

const formKeys: ReadonlySet<string> = new Set(['/Fields', '/SigFlags', '/DA', '/DR']);
const fieldKeys: ReadonlySet<string> = new Set([
  '/Type',
  '/Subtype',
  '/FT',
  '/T',
  '/TU',
  '/V',
  '/F',
  '/Ff',
  '/P',
  '/Rect',
  '/AP',
  '/MK',
  '/DA',
  '/BS',
  '/Border',
  '/Lock',
]);
const pageKeys: ReadonlySet<string> = new Set(['/Annots']);
const catalogKeys: ReadonlySet<string> = new Set(['/AcroForm', '/Extensions', '/Version', '/DSS']);

function require(fits: boolean): asserts fits {
  if (!fits) throw new Unfit('changed');
}

function entriesOf(value: Value | undefined): ReadonlyMap<string, Value> {
  require(value?.entries !== null && value?.entries !== undefined);
  return value.entries;
}

/** Whether nothing but some entries was added. */
function sameBut(before: Value, after: Value, added: ReadonlySet<string>): boolean {
  const [one, other] = [entriesOf(before), entriesOf(after)];
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].every((name) => (added.has(name) ? !one.has(name) : one.get(name)?.text === other.get(name)?.text));
}

type Both = Readonly<{ original: Section; update: Section }>;

function objectOf({ original, update }: Both, value: Value | undefined): PdfObject {
  const number = numberOf(value);
  const found = number === null ? undefined : (update.objects.get(number) ?? original.objects.get(number));
  require(found !== undefined);
  return found;
}

/** A dictionary, written here or elsewhere. */
function dictionaryOf(both: Both, value: Value | undefined): ReadonlyMap<string, Value> {
  return value?.entries ?? entriesOf(objectOf(both, value).value);
}

function onlyReference(both: Both, value: Value | undefined): number {
  const items = value?.items ?? (numberOf(value) === null ? null : objectOf(both, value).value.items);
  const number = items?.length === 1 ? numberOf(items[0]) : null;
  require(number !== null);
  return number;
}

/** A stamp stays within its place at the foot of the page, so that it covers nothing. */
function requireSmall(rectangle: Value | undefined): void {
  const [left = 0, bottom = 0, right = 0, top = 0] = (rectangle?.items ?? []).map(({ text }) => Number(text));
  const inside = [left, bottom, right, top].every((edge) => edge >= 0 && edge <= 600) && Math.max(bottom, top) <= signaturePlace;
  require(rectangle?.items?.length === 4 && inside);
}

/** Checks everything that an update defines anew: a field for the signature may be added, and what it needs. */
function requireOnlyField(both: Both): PdfObject {
  const { original, update } = both;
  const root = numberOf(original.trailer.get('/Root')) ?? -1;
  const catalog = update.objects.get(root);
  require(catalog !== undefined);
  const metadata = numberOf(entriesOf(original.objects.get(root)?.value).get('/Metadata'));
  const info = numberOf(original.trailer.get('/Info'));
  const form = dictionaryOf(both, entriesOf(catalog.value).get('/AcroForm'));
  const field = onlyReference(both, form.get('/Fields'));
  require([...form.keys()].every((key) => formKeys.has(key)) && !original.objects.has(field));
  let pages = 0;
  for (const [number, object] of update.objects) {
    const before = original.objects.get(number);
    if (!before || number === info || number === metadata) continue;
    if (number === root) require(sameBut(before.value, object.value, catalogKeys));
    else {
      require(before.value.entries?.get('/Type')?.text === '/Page' && sameBut(before.value, object.value, pageKeys));
      require(onlyReference(both, entriesOf(object.value).get('/Annots')) === field);
      pages += 1;
    }
  }
  const widget = entriesOf(update.objects.get(field)?.value);
  require(pages <= 1 && [...widget.keys()].every((key) => fieldKeys.has(key)));
  require(widget.get('/FT')?.text === '/Sig' && widget.get('/Subtype')?.text === '/Widget');
  requireSmall(widget.get('/Rect'));
  return objectOf(both, widget.get('/V'));
}

/** The two ranges of bytes that a signature is about: all of the file but the signature itself. */
function coveredBy(file: Buffer, text: string, { value, from, to, isStream }: PdfObject, original: number): SignedPdf {
  const numbers = (value.entries?.get('/ByteRange')?.items ?? []).map((item) => Number(item.text));
  const [start = -1, gap = -1, rest = -1, length = -1] = numbers;
  const whole = numbers.length === 4 && start === 0 && gap >= original && rest > gap && rest + length === file.length;
  if (isStream || !whole) throw new Unfit('not_whole');
  const contents = /\/Contents\s*</.exec(text.slice(from, to));
  if (!contents || from + contents.index + contents[0].length - 1 !== gap || rest > to) throw new Unfit('not_whole');
  const [, hex] = /^<([0-9A-Fa-f]+)>$/.exec(text.slice(gap, rest)) ?? [];
  const form = value.entries?.get('/SubFilter')?.text ?? '';
  if (!hex || hex.length % 2 !== 0 || !['/ETSI.CAdES.detached', '/adbe.pkcs7.detached'].includes(form)) throw new Unfit('unreadable');
  const signed = Buffer.concat([file.subarray(0, gap), file.subarray(rest)]);
  return { signature: Buffer.from(hex, 'hex'), signed, reason: textOf(value.entries?.get('/Reason')) };
}

/**
 * Takes the signature out of a file that has to be `original` with one signature added to it and nothing else: the original's
 * bytes, one update, in it a field for the signature, and the signature over the whole file. Anything else is a problem.
 */
export function readSignedPdf(file: Buffer, original: Buffer): SignedPdf | PdfProblem {
  if (!file.subarray(0, original.length).equals(original)) return 'not_ours';
  if (file.length === original.length) return 'unsigned';
  const text = file.toString('latin1');
  const ranges = text.split('/ByteRange').length - 1;
  if (ranges !== 1) return ranges === 0 ? 'unsigned' : 'several';
  try {
    const both = { original: sectionOf(text, 0, original.length), update: sectionOf(text, original.length, file.length) };
    const { original: first, update } = both;
    const follows = Number(update.trailer.get('/Prev')?.text) === first.tableAt;
    require(follows && update.trailer.get('/Root')?.text === first.trailer.get('/Root')?.text);
    return coveredBy(file, text, requireOnlyField(both), original.length);
  } catch (error) {
    if (error instanceof Unfit) return error.problem;
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
}
