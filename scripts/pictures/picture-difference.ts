import sharp from 'sharp';

/** As much as two pictures of one design differ by their words, of 255 shades; another design differs by more than twice that. */
export const mostDifference = 5;
const [columns, rows] = [60, 85];

/** What one sees of a picture from afar: where something stands, not what. */
export async function glanceAt(picture: Uint8Array | string): Promise<Buffer> {
  return sharp(picture).greyscale().resize(columns, rows, { fit: 'fill' }).blur(1).raw().toBuffer();
}

/** How far two glances are apart on average, in shades of 255. */
export function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, shade, at) => sum + Math.abs(shade - (other[at] ?? 0)), 0) / one.length;
}
