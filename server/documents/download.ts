import type { FastifyReply } from 'fastify';

/** Sends stored PDF bytes as a download that a browser will not run anything from. */
export function sendPdf(reply: FastifyReply, bytes: Buffer, fileName: string): FastifyReply {
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes);
}
