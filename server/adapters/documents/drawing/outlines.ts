import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';

const files = {
  regular: 'Inter_400Regular.ttf',
  semibold: 'Inter_600SemiBold.ttf',
  serif: 'SourceSerif4_600SemiBold.ttf',
} as const;
export type OutlineFont = keyof typeof files;

const opened = new Map<OutlineFont, Font>();

function fontOf(name: OutlineFont): Font {
  const font = opened.get(name) ?? (openSync(join(import.meta.dirname, '..', 'fonts', files[name])) as Font);
  opened.set(name, font);
  return font;
}

/** Words in lines that are no wider than `width`, unless a word is. */
export function fittingLines(text: string, { font, size, width }: { font: OutlineFont; size: number; width: number }): string[] {
  const fitting: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [fitting.at(-1), word].filter(Boolean).join(' ');
    const fits = fitting.length > 0 && outlined(longer, { font, size, x: 0, y: 0, fill: '' }).width <= width;
    if (fits) fitting[fitting.length - 1] = longer;
    else fitting.push(word);
  }
  return fitting;
}

/** A line of text as SVG outlines, so that it looks the same wherever it is shown; `y` is its baseline. */
export function outlined(
  text: string,
  { font: name, size, x, y, fill }: { font: OutlineFont; size: number; x: number; y: number; fill: string },
): { svg: string; width: number } {
  const font = fontOf(name);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let advanced = 0;
  const outlines = glyphs.map((glyph, index) => {
    const at = advanced;
    advanced += positions[index]?.xAdvance ?? 0;
    return `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
  });
  const place = `translate(${x} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
  return { svg: `<g fill="${fill}" transform="${place}">${outlines.join('')}</g>`, width: advanced * scale };
}
