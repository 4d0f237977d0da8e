import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What was done to a file beside copying it, as far as its structure shows. */
export const copyTraits = ['password', 'merged', 'note', 'rotated', 'picture'] as const;
export type CopyTrait = (typeof copyTraits)[number];

/** Pages that are looked at: a certificate is one page, and whatever it was merged into is not read to its end. */
export const mostPages = 12;
/** Letters of a page that are read; a certificate has about 1,200. */
const mostLetters = 20_000;
/** Fewer are no certificate: the page is a picture. */
const leastLetters = 200;
/** What annotations of a certificate as it was issued are: its links, and the field of its seal. */
const ownAnnotations = new Set(['Link', 'Widget']);

/** Text of a page in the order in which it is drawn. */
async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  let text = '';
  for (const item of items) {
    if ('str' in item) text += item.hasEOL ? `${item.str}\n` : `${item.str} `;
    if (text.length > mostLetters) break;
  }
  return text;
}

async function traitsOf(page: PDFPageProxy, text: string): Promise<CopyTrait[]> {
  const annotations = (await page.getAnnotations()) as readonly { subtype?: string }[];
  return [
    ...(annotations.some(({ subtype = '' }) => !ownAnnotations.has(subtype)) ? (['note'] as const) : []),
    ...(page.rotate % 360 === 0 ? [] : (['rotated'] as const)),
    ...(text.length < leastLetters ? (['picture'] as const) : []),
  ];
}

/** The page of a document that shows a certificate: what it says, and what was done to it. */
export type PageRead = Readonly<{ page: PDFPageProxy; text: string; traits: readonly CopyTrait[] }>;

/** Finds the page that names a certificate, else takes the first. */
export async function readPages(document: PDFDocumentProxy, namesOne: (text: string) => boolean): Promise<PageRead> {
  let first: PageRead | null = null;
  const merged = document.numPages > 1 ? (['merged'] as const) : [];
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
    const page = await document.getPage(number);
    const text = await textOf(page);
    if (first !== null && !namesOne(text)) continue;
    const read = { page, text, traits: [...merged, ...(await traitsOf(page, text))] };
    if (namesOne(text)) return read;
    first = read;
  }
  if (first === null) throw new Error('a document without pages');
  return first;
}
