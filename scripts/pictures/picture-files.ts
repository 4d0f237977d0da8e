import sharp, { type Sharp } from 'sharp';

export type Format = 'avif' | 'webp';

type Wanted = Readonly<{ width: number; format: Format; most: number }>;

/** From fine to coarse; text stays crisp down to the last step at twice the density. */
const qualities: Readonly<Record<Format, readonly number[]>> = {
  avif: [64, 56, 48, 40, 32],
  webp: [84, 72, 60, 48, 36, 24, 12],
};

function encode(image: Sharp, format: Format, quality: number): Sharp {
  return format === 'avif' ? image.avif({ quality, effort: 5 }) : image.webp({ quality, effort: 6, smartSubsample: true });
}

/** Scales a picture and encodes it as finely as `most` bytes allow. Throws when it does not fit at all. */
export async function shrink(
  png: Uint8Array,
  { width, format, most }: Wanted,
): Promise<{ bytes: Buffer; height: number; quality: number }> {
  const scaled = sharp(png).resize({ width, kernel: 'lanczos3' });
  for (const quality of qualities[format]) {
    const { data, info } = await encode(scaled.clone(), format, quality).toBuffer({ resolveWithObject: true });
    if (data.length <= most) return { bytes: data, height: info.height, quality };
  }
  throw new Error(`A picture ${width} pixels wide does not fit into ${most} bytes as ${format}.`);
}
