import sharp from 'sharp';
import { logoBox } from '#core/company/branding.ts';
import { asBuffer, serveOneJob } from '#server/platform/process/isolated-process-child.ts';
import type { Drawn, LogoFault } from './logo.ts';

/** A small file cannot request more memory and time than that (decompression bomb): 4000 pixels a side, 16 megapixels. */
const maxSide = 4000;
const maxPixels = maxSide * maxSide;
const maxSeconds = 10;

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

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

/** Why it is no logo; null for what may be tried. */
async function faultOf(bytes: Buffer): Promise<LogoFault | null> {
  const png = startsWith(bytes, pngStart);
  if (!png && !startsWith(bytes, jpegStart)) return 'logo_type';
  if (png && isAnimatedPng(bytes)) return 'logo_type';
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width > maxSide || height > maxSide ? 'logo_dimensions' : null;
}

async function drawn(sent: Uint8Array): Promise<Drawn> {
  const bytes = asBuffer(sent);
  const fault = await faultOf(bytes);
  return fault ? { fault } : { png: await decoded(bytes) };
}

serveOneJob<{ bytes: Uint8Array }, Drawn>(({ bytes }) => drawn(bytes).catch(() => ({ fault: 'logo_unreadable' })));
