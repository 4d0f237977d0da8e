import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { AppError } from '#server/platform/errors/app-error.ts';

/** From one byte to another, both included. */
export type Part = Readonly<{ start: number; end: number }>;

/** How long a file is, and the hash that makes it another one; of what is drawn anew it is that of this drawing. */
export type Extent = Readonly<{ length: number; sha256: string }>;

function tagOf({ sha256 }: Extent): string {
  return `"${Buffer.from(sha256, 'hex').toString('base64url')}"`;
}

/** States that parts can be had, and shows whether the asker has it all already (RFC 9110, §13.1.2). */
export function isHeld(request: FastifyRequest, reply: FastifyReply, extent: Extent): boolean {
  const tag = tagOf(extent);
  reply.header('accept-ranges', 'bytes').header('etag', tag);
  const known = new Set((request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, '')));
  return known.has(tag) || known.has('*');
}

/**
 * The part of a file that is requested, with the answer made ready for it (RFC 9110, §14); null for the whole, as also of a part of
 * another version, of several parts and of what cannot be understood. Refuses with 416 a part that is not there.
 */
export function partOf(request: FastifyRequest, reply: FastifyReply, extent: Extent): Part | null {
  const { range, 'if-range': condition } = request.headers;
  if (request.method !== 'GET' || range === undefined) return null;
  if (condition !== undefined && condition !== tagOf(extent)) return null;
  const { length } = extent;
  const parts = parseRange(length, range, { combine: true });
  if (parts === -1 && range.startsWith('bytes=')) {
    reply.header('content-range', `bytes */${length}`);
    throw new AppError(416, 'range_unfit');
  }
  const [part, ...others] = Array.isArray(parts) && parts.type === 'bytes' ? parts : [];
  if (!part || others.length > 0) return null;
  const { start, end } = part;
  reply.code(206).header('content-range', `bytes ${start}-${end}/${length}`);
  return { start, end };
}
