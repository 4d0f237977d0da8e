import sharp from 'sharp';
import { logoBox } from '#core/branding.ts';
import { Refusal } from '#server/refusal.ts';

/** A small file cannot ask for more memory and time than that (decompression bomb): 4000 pixels a side, 16 megapixels. */
const maxSide = 4000;
const maxPixels = maxSide * maxSide;
const maxSeconds = 10;

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

sharp.cache(false);

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

/** Whether a PNG announces an animation before its first picture (chunk `acTL`, PNG third edition). */
function isAnimatedPng(png: Buffer): boolean {
  for (let at = pngStart.length; at + 8 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

async function decoded(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  return picture
    .autoOrient()
    .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .timeout({ seconds: maxSeconds })
    .toBuffer();
}

/**
 * The logo as it is kept: a PNG of at most 800 × 320 drawn anew from the pixels, so that nothing else of the sent file
 * remains. The name of a file and its declared type are not believed. Refuses what is not a still PNG or JPEG (415),
 * cannot be decoded or has too many pixels (400).
 */
export async function cleanLogo(bytes: Buffer): Promise<Buffer> {
  const png = startsWith(bytes, pngStart);
  if (!png && !startsWith(bytes, jpegStart)) throw new Refusal(415, 'logo_type');
  if (png && isAnimatedPng(bytes)) throw new Refusal(415, 'logo_type');
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width > maxSide || height > maxSide) throw new Refusal(400, 'logo_dimensions');
  try {
    return await decoded(bytes);
  } catch (error) {
    throw Object.assign(new Refusal(400, 'logo_unreadable'), { cause: error });
  }
}
