import sharp from 'sharp';
import type { PictureType } from '#core/assessment/evidence/evidence.ts';
import { Unfit } from './fault.ts';

/** 50 megapixels, as large telephones take them: a small file cannot request more memory than that. */
const maxPixels = 50_000_000;
const maxSeconds = 30;

/**
 * A picture drawn anew from its pixels, upright, in its own format: place, camera and whatever else the file held are gone. Refuses what
 * has too many pixels, moves or cannot be read.
 */
export async function redrawn(bytes: Buffer, type: PictureType): Promise<Buffer> {
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts || facts.format !== type) throw new Unfit('evidence_damaged');
  if (facts.width * facts.height > maxPixels) throw new Unfit('evidence_pixels');
  if ((facts.pages ?? 1) > 1) throw new Unfit('evidence_type');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient().timeout({ seconds: maxSeconds });
  const formats = {
    png: () => picture.png({ compressionLevel: 9 }),
    jpeg: () => picture.jpeg({ quality: 90 }),
    webp: () => picture.webp({ quality: 90 }),
  } as const;
  return formats[type]().toBuffer();
}
