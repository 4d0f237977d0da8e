// @module-tag long
import * as mupdf from 'mupdf';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { documentsWith } from '#server/testing/documents/documents.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';

/** A busy machine is no hang. */
const renderer = sharedRenderer(pino({ level: 'silent' }));
afterAll(() => renderer.close());

const jobs = documentsWith(() => 'Młyn', 'pl');

type Node = mupdf.PDFObject;

/** Every element of the structure, with those below it. */
function elements(node: Node): Node[] {
  const kids = node.get('K');
  const children = kids.isArray() ? Array.from({ length: kids.length }, (_, index) => kids.get(index)) : [kids];
  return children.flatMap((child) => (child.isDictionary() && !child.get('S').isNull() ? [child, ...elements(child)] : []));
}

const kindOf = (node: Node): string => node.get('S').asName();

/** Scope of a header cell, wherever among its attributes it stands. */
function scopeOf(cell: Node): string | null {
  const attributes = cell.get('A');
  const all = attributes.isArray() ? Array.from({ length: attributes.length }, (_, index) => attributes.get(index)) : [attributes];
  return (
    all
      .map((one) => (one.isDictionary() ? one.get('Scope') : null))
      .find((scope) => scope?.isName())
      ?.asName() ?? null
  );
}

describe.each(Object.keys(jobs))('a document that is read aloud: %s', (kind) => {
  const open = async () => {
    const pdf = await renderer.render(jobs[kind]!);
    return { pdf, root: mupdf.Document.openDocument(pdf, 'application/pdf').asPDF()!.getTrailer().get('Root') };
  };

  it('shows its title, is marked as PDF/UA-1 and stays PDF/A', async () => {
    const { pdf, root } = await open();
    expect(root.get('ViewerPreferences', 'DisplayDocTitle').asBoolean()).toBe(true);
    const text = pdf.toString('latin1');
    expect(text.match(/<pdfuaid:part [^>]*>1<\/pdfuaid:part>/g)).toHaveLength(1);
    expect(text).toMatch(/<pdfaid:part>[23]<\/pdfaid:part>/);
    expect(text.match(/\nstartxref\n/g)).toHaveLength(1);
  });

  it('names each row of its tables', async () => {
    const { root } = await open();
    const bodies = elements(root.get('StructTreeRoot')).filter((node) => kindOf(node) === 'TBody');
    const rows = bodies.flatMap((body) => elements(body).filter((node) => kindOf(node) === 'TR'));
    for (const row of rows) {
      const cells = elements(row);
      const [first] = cells;
      // A row of one cell over all columns states something about its neighbours.
      if (cells.filter((cell) => ['TH', 'TD'].includes(kindOf(cell))).length === 1) continue;
      expect([first && kindOf(first), first && scopeOf(first)]).toEqual(['TH', 'Row']);
    }
    if (['report', 'comparison', 'monthly report'].includes(kind)) expect(rows.length).toBeGreaterThan(5);
  });
});
