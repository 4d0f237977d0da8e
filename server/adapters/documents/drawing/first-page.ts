import { sharp } from '#server/platform/formats/pixels.ts';

/** A PNG with its size as it is shown, in CSS pixels. */
export type PagePicture = Readonly<{ content: Buffer; width: number; height: number }>;

/** Widths of a page across and of one upright, in CSS pixels: what a mail is wide, and what leaves its text on the first screen. */
const shownWidths = { across: 520, upright: 300 } as const;
/** Pixels for each CSS pixel, for sharp screens, and colours of the palette; the next ones where a picture is too large. */
const qualities = [
  { density: 2, colours: 256 },
  { density: 2, colours: 48 },
  { density: 1.6, colours: 32 },
  { density: 1, colours: 16 },
] as const;
/** What a mail can well carry beside its document. */
export const mostPictureBytes = 120_000;

/** A drawn page (SVG or PNG) as a picture for a mail; null where no quality makes it small enough. */
export async function pagePicture(drawn: Buffer, mostBytes = mostPictureBytes): Promise<PagePicture | null> {
  const { width: wide, height: high } = await sharp(drawn).metadata();
  const width = wide >= high ? shownWidths.across : shownWidths.upright;
  for (const { density, colours } of qualities) {
    const { data, info } = await sharp(drawn)
      .resize({ width: Math.round(width * density) })
      .flatten({ background: '#ffffff' })
      .png({ palette: true, colours })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= mostBytes) return { content: data, width, height: Math.round(info.height / density) };
  }
  return null;
}
