// @module-tag long
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { anOrganization } from '#server/testing/builders.ts';
import { aPicture } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc(named), named.length + 4);
  return framed;
}

/** A small file of black pixels that unfolds to the whole size: 20000 × 20000 make 50 MB of bits. */
function bomb(size: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((size / 8 + 1) * size), { level: 9 });
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

async function animated(): Promise<Buffer> {
  const still = await aPicture('png', 8, 8);
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
}

it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
  [
    'a truncated PNG',
    async () =>
      (
        await sharp(Buffer.alloc(300 * 300 * 3, 7), { raw: { width: 300, height: 300, channels: 3 } })
          .png()
          .toBuffer()
      ).subarray(0, 300),
    400,
    'logo_unreadable',
  ],
  ['a PNG of nothing but its first bytes', async () => (await aPicture()).subarray(0, 8), 400, 'logo_unreadable'],
  ['an SVG called PNG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415, 'logo_type'],
  [
    'a GIF',
    async () =>
      sharp(await aPicture('png', 9, 9))
        .gif()
        .toBuffer(),
    415,
    'logo_type',
  ],
  ['a WebP', () => aPicture('webp', 9, 9), 415, 'logo_type'],
  ['an animated PNG', animated, 415, 'logo_type'],
  ['a PNG of 20000 × 20000 pixels', () => bomb(20_000), 400, 'logo_dimensions'],
  ['a PNG of one long line', () => aPicture('png', 4001, 2), 400, 'logo_dimensions'],
  ['nothing', () => Buffer.alloc(0), 415, 'logo_type'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'logo_type'],
])('a logo is refused when it is %s', async (_, bytes, status, code) => {
  const org = await anOrganization(world.deps, { plan: 'pro' });
  const headers = { 'content-type': 'image/png', cookie: org.cookie };
  const refused = await world.app.inject({ method: 'PUT', url: '/api/account/branding/logo', headers, payload: await bytes() });
  expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
  const stored = await world.call('GET', '/api/account/branding', { cookie: org.cookie });
  expect(stored.json()).toEqual({ accent: null, logoUpdatedAt: null });
});
