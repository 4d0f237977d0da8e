import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long a browser need not repeat the preflight request. */
const preflightSeconds = 86_400;

/** Pages of any origin may read the answer, refusals too; nothing in it depends on the caller. */
export function share(reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'ETag, Link')
    .header('cross-origin-resource-policy', 'cross-origin');
  // Browsers keep it, and ask whether it is still so.
  if (reply.getHeader('cache-control') === 'no-store') reply.header('cache-control', 'no-cache');
}

/** Answers the question of a browser whether a page of another origin may ask with a tag (Fetch Standard, CORS-preflight). */
export function addPreflight(app: FastifyInstance, path: string): void {
  app.options(path, { schema: { hide: true } }, async (_, reply) =>
    reply
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'If-None-Match',
        'access-control-max-age': String(preflightSeconds),
      })
      .code(204)
      .send(),
  );
}

/** Tags an answer, and shows whether the asker has it already (RFC 9110 §13.1.2); compressed or not it is the same, hence weak. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, content: string | Uint8Array): boolean {
  const tag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  reply.header('etag', `W/${tag}`);
  const known = new Set((request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, '')));
  return known.has(tag) || known.has('*');
}
