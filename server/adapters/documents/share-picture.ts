import type { FastifyInstance } from 'fastify';
import { sharp } from '#server/platform/formats/pixels.ts';
import { publicPages } from '#content/pages.ts';
import { sharePictureWords } from '#content/documents/certificate/share-picture.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { fittingLines, outlined } from './drawing/outlines.ts';

const [width, height, left, right] = [1200, 630, 88, 1112];
const [petrol, paper, pale] = ['#0f4c5c', '#faf9f6', '#bcd6dc'];

function svgOf(language: Language): string {
  const title = publicPages['/'].title[language].replace(/^Atesto\s?:\s/, '');
  const capital = `${title[0]?.toUpperCase() ?? ''}${title.slice(1)}`;
  const titleLines = fittingLines(capital, { font: 'serif', size: 76, width: right - left }).map((text, index) =>
    outlined(text, { font: 'serif', size: 76, x: left, y: 300 + index * 90, fill: paper }),
  );
  const note = outlined(sharePictureWords[language], { font: 'regular', size: 30, x: left, y: 556, fill: pale });
  const name = outlined('Atesto', { font: 'serif', size: 44, x: left + 76, y: 134, fill: paper });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${petrol}"/>`,
    `<rect x="${left}" y="88" width="60" height="60" rx="13" fill="${paper}"/>`,
    `<path transform="translate(${left} 88) scale(1.875)" fill="${petrol}" d="M16 6.5 24.2 25h-3.7l-1.7-4.1h-5.6L11.5 25H7.8zm0 6.6-1.7 4.6h3.4z"/>`,
    `<rect x="${left}" y="500" width="96" height="4" fill="${pale}"/>`,
    name.svg,
    ...titleLines.map((one) => one.svg),
    note.svg,
    '</svg>',
  ].join('');
}

/** Pictures that stand beside shared links (Open Graph), one per language, drawn once. */
export function addSharePictures(app: FastifyInstance): void {
  const drawn = new Map<Language, Promise<Buffer>>();
  for (const language of languages) {
    app.get(`/og-${language}.png`, { schema: { hide: true } }, async (_, reply) => {
      const picture =
        drawn.get(language) ??
        sharp(Buffer.from(svgOf(language)))
          .png({ palette: true })
          .toBuffer();
      drawn.set(language, picture);
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await picture);
    });
  }
}
