import { deflateSync } from 'node:zlib';
import { Document, Packer, Paragraph } from 'docx';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import type { World } from '#server/testing/world.ts';

type Sent = Readonly<{ status: number; code: string | undefined; message: string | undefined; body: Record<string, unknown> }>;
type Place = Readonly<{ assessmentId: string | null; questionId: string }>;
type SendOptions = Readonly<{ place?: Place; sha256?: string; replaces?: string; language?: string }>;

/** A small PDF of objects that are given, one page, and whatever stands in its catalogue. */
export function aPdf({ catalog = '', objects = '', trailer = '' }: { catalog?: string; objects?: string; trailer?: string } = {}): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalog}>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n` +
      `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>\nendobj\n${objects}trailer\n<</Root 1 0 R/Size 9${trailer}>>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
}

/** An object stream that holds text compressed. */
export function anObjectStream(content: string, dictionary = '/Filter/FlateDecode'): string {
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  return `8 0 obj\n<</Type/ObjStm/N 1/First 4${dictionary}/Length ${packed.length}>>\nstream\n${packed}\nendstream\nendobj\n`;
}

export async function aDocx(): Promise<Buffer> {
  return Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('Polityka bezpieczeństwa')] }] }));
}

export async function anXlsx(): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Rejestr', rows: [['ryzyko', 1]] }] }));
}

/** An OpenDocument text; its first part names its type and is not compressed. */
export function anOdt(parts: Zippable = {}): Buffer {
  return Buffer.from(
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8('<office:document-content/>'),
      'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
      ...parts,
    }),
  );
}

/** A picture of that many pixels. */
export async function aPicture(format: 'png' | 'jpeg' | 'webp' = 'png', width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#204080' } })
    .toFormat(format)
    .toBuffer();
}

/** Sends a file as the browser does, and answers what its completion, or the first refusal before it, said. */
export async function sendEvidence(
  world: Pick<World, 'app' | 'call'>,
  cookie: string | undefined,
  file: { name: string; bytes: Buffer },
  { language = 'pl', ...wanted }: SendOptions = {},
): Promise<Sent> {
  const headers = { 'accept-language': language };
  const sentOf = (answer: { statusCode: number; json: () => Record<string, unknown> }): Sent => {
    const body = answer.json();
    return { status: answer.statusCode, code: body.code as string | undefined, message: body.message as string | undefined, body };
  };
  const started = await world.call('POST', '/api/evidence/uploads', {
    cookie,
    headers,
    body: { name: file.name, bytes: file.bytes.length, ...wanted },
  });
  if (started.statusCode !== 200) return sentOf(started);
  const { id, partBytes } = started.json<{ id: string; partBytes: number }>();
  for (let at = 0; at < file.bytes.length; at += partBytes) {
    const part = await sendEvidencePart(world, cookie, { id, offset: at }, file.bytes.subarray(at, at + partBytes));
    if (part.statusCode !== 200) return sentOf(part);
  }
  return sentOf(await world.call('POST', `/api/evidence/uploads/${id}/completion`, { cookie, headers }));
}

export function sendEvidencePart(
  world: Pick<World, 'app'>,
  cookie: string | undefined,
  { id, offset }: { id: string; offset: number },
  bytes: Buffer,
) {
  return world.app.inject({
    method: 'PUT',
    url: `/api/evidence/uploads/${id}/${offset}`,
    headers: { 'content-type': 'application/octet-stream', ...(cookie ? { cookie } : {}) },
    payload: bytes,
  });
}
