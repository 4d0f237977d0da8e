import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHeld, partOf, type Extent, type Part } from './ranges.ts';
import { isKnown } from '#server/platform/http/sharing.ts';

/**
 * A file as answered; without a name it is shown, with one it is saved. Of a lasting one, and of one that lies in the store, parts can be
 * had too. One that is made as it is sent is a stream, whose length nobody knows before.
 */
export type File = Readonly<{ name?: string }> &
  (
    | Readonly<{ bytes: Uint8Array | string; status?: number; lasting?: undefined }>
    | Readonly<{ bytes: Uint8Array; lasting: true; status?: undefined }>
    | Readonly<{ stream: Readable; lasting?: undefined; status?: undefined }>
    | Readonly<{ open: (part: Part | null) => Promise<Readable>; extent: Extent; status?: undefined }>
  );

function extentOf(bytes: Uint8Array): Extent {
  return { length: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** What is sent of a file, with the head of the answer made ready for it; null when the asker has it already. */
export async function contentOf(
  request: FastifyRequest,
  reply: FastifyReply,
  file: File,
  shared: boolean,
): Promise<Uint8Array | string | Readable | null> {
  if ('bytes' in file && !file.lasting) {
    const { bytes, status = 200 } = file;
    if (shared && status === 200 && isKnown(request, reply, bytes)) return null;
    reply.code(status);
    return bytes;
  }
  if ('stream' in file) return file.stream;
  const extent = 'bytes' in file ? extentOf(file.bytes) : file.extent;
  if (isHeld(request, reply, extent)) return null;
  const part = partOf(request, reply, extent);
  if ('bytes' in file) return part ? file.bytes.subarray(part.start, part.end + 1) : file.bytes;
  reply.header('content-length', part ? part.end - part.start + 1 : extent.length);
  return file.open(part);
}
