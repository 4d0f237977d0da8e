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
  const font = opened.get(name) ?? (openSync(join(import.meta.dirname, 'fonts', files[name])) as Font);
  opened.set(name, font);
  return font;
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
