// @module-tag long
import { describe, expect, it } from 'vitest';
import { sharp } from '#server/platform/formats/pixels.ts';
import { documentsWith } from '#server/testing/documents/documents.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';
import { onePage } from './one-page.ts';

const renderer = sharedRenderer({ error: () => {} });
const jobs = documentsWith(({ most }) => 'Huta Szkła Łódź'.slice(0, most), 'pl');

describe('a document as SVG', () => {
  it.each([
    ['report', 595, 842],
    ['invoice', 595, 842],
    ['certificate', 842, 595],
  ] as const)('is the first page alone of the %s', async (name, width, height) => {
    const svg = await renderer.render({ ...jobs[name]!, standard: 'svg' });
    expect(await sharp(svg).metadata()).toMatchObject({ width, height });
    expect(svg.toString().match(/\n {4}<path class="typst-shape"/g)).toHaveLength(1);
  });

  it('of a report shows its cover: the colour at its head, paper below', async () => {
    const svg = await renderer.render({ ...jobs.report!, standard: 'svg' });
    const at = (left: number, top: number): Promise<number[]> =>
      sharp(svg)
        .extract({ left, top, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()
        .then((bytes) => [...bytes]);
    expect(await at(300, 30)).toEqual([15, 76, 92]);
    expect(await at(10, 500)).toEqual([255, 255, 255]);
  });

  it('is refused where pages are drawn in a way that is not known', () => {
    const page = '\n    <path class="typst-shape" d="M 0 0v 1 h 1 Z "/>';
    expect(() => onePage(`<svg>${page}${page}\n    <defs id="glyph"/></svg>`)).toThrow('in another way');
  });
});
