import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller answers are as quick uncompressed. */
const threshold = 1024;

/** Compresses what is made while answering as the browser likes it best (RFC 9110, 12.5.3); built files are compressed already. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold,
    encodings: ['br', 'gzip'],
    // Pages and JSON are small, so the quickest settings do.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
}
