import { demand, NotProven, textOf, type Bytes } from '#proof/bytes.ts';
import { inflated } from '#proof/inflate.ts';
import { isEarlyReport, isReportStatement } from './report.ts';

/** What a document of ours carries, each part null where it is not inside. */
export type DocumentParts = Readonly<{
  credential: string | null;
  /** In the form of C2SP tlog-proof. */
  logProof: string | null;
  /** The signed list of keys. */
  keyList: string | null;
  /** What a report says about itself. */
  report: string | null;
  /** Whether its properties are those of a report from before reports stated anything. */
  isEarlyReport: boolean;
  /** The number of a certificate that stands in the file in the open, such as in a link. */
  number: string | null;
}>;

/** The largest file that is inspected, and the largest attachment, in bytes. */
export const largestDocument = 32 * 2 ** 20;
const largestAttachment = 2 ** 20;
const mostAttachments = 16;
/** Between the type of an embedded file and its data stands the rest of its dictionary. */
const longestDictionary = 2_000;

const embeddedFile = /\/Type\s*\/EmbeddedFile(?![A-Za-z])/g;
const properties = /\/Type\s*\/Metadata(?![A-Za-z])/g;
const numberInText = /ATESTO-(?:NIS2|AIACT)-\d{4}-[A-HJKMNP-Z2-9]{6}(?![A-Z0-9])/;
const credentialPattern = /^eyJ[\w-]+\.[\w-]+\.[\w-]+(?:~(?:[\w-]+~)*)?$/;

/** The dictionary around a place, and where the data after it begins; null where that is not understood. */
function streamAt(text: string, at: number): { dictionary: string; from: number } | null {
  const begin = text.lastIndexOf(' obj', at);
  const end = text.indexOf('stream', at);
  if (begin < 0 || end < 0 || end - begin > longestDictionary) return null;
  const from = end + 'stream'.length;
  const newline = text.startsWith('\r\n', from) ? 2 : text[from] === '\n' ? 1 : 0;
  return newline === 0 ? null : { dictionary: text.slice(begin, end), from: from + newline };
}

/** The end of the data of a stream: as its dictionary states, else before the word that closes it. */
function endOf(text: string, { dictionary, from }: { dictionary: string; from: number }): number {
  const stated = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1];
  if (stated !== undefined) return from + Number(stated);
  const close = text.indexOf('endstream', from);
  const newline = /\r?\n$/.exec(text.slice(Math.max(from, close - 2), close))?.[0].length ?? 0;
  return close - newline;
}

/** The text of the embedded file or the properties at a place; null for what is not text, or stands there in a form that is not ours. */
async function textAt(pdf: Bytes, text: string, at: number): Promise<string | null> {
  const stream = streamAt(text, at);
  if (!stream) return null;
  const end = endOf(text, stream);
  if (end <= stream.from || end - stream.from > largestAttachment || end > pdf.length) return null;
  const filters = [...stream.dictionary.matchAll(/\/(\w+Decode)\b/g)].map(([, filter]) => filter);
  const data = pdf.slice(stream.from, end);
  if (filters.length === 0) return textOf(data);
  return filters.length === 1 && filters[0] === 'FlateDecode' ? textOf(await inflated(data, largestAttachment, 'bad_attachment')) : null;
}

async function textsAt(pdf: Bytes, text: string, places: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const at of places) {
    const attachment = await textAt(pdf, text, at).catch((error: unknown) => {
      if (error instanceof NotProven) return null;
      throw error;
    });
    if (attachment !== null) found.push(attachment);
  }
  return found;
}

/**
 * Finds what a certificate or a report of any version and language carries, by what it is and not by where the file states it stands:
 * so a copy that another program saved is recognised too. Nothing found is proven by being there. Rejects what is no PDF,
 * too large, encrypted, or holds credentials that differ.
 */
export async function readDocument(pdf: Bytes): Promise<DocumentParts> {
  demand(pdf.length <= largestDocument, 'too_large');
  // One character for each byte.
  const text = new TextDecoder('latin1').decode(pdf);
  demand(text.slice(0, 1024).includes('%PDF-'), 'not_a_pdf');
  demand(!/\/Encrypt\s*(?:<<|\d)/.test(text), 'protected');
  const [embedded, described] = [embeddedFile, properties].map((kind) => [...text.matchAll(kind)].map(({ index }) => index));
  demand(embedded && described && embedded.length <= mostAttachments, 'too_many_attachments');
  const attachments = await textsAt(pdf, text, embedded);
  const credentials = new Set(attachments.filter((one) => credentialPattern.test(one)));
  demand(credentials.size <= 1, 'several_credentials');
  const [credential = null] = credentials;
  return {
    credential,
    logProof: attachments.find((one) => one.startsWith('c2sp.org/tlog-proof@v1\n')) ?? null,
    keyList: attachments.find((one) => /^[^\s/]+\/keys\n\{/.test(one)) ?? null,
    report: attachments.find(isReportStatement) ?? null,
    isEarlyReport: (await textsAt(pdf, text, described.slice(0, mostAttachments))).some(isEarlyReport),
    number: numberInText.exec(text)?.[0] ?? null,
  };
}
