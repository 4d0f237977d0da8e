import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage } from '#core/platform/languages.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { answer, refusalBody } from '#server/platform/http/errors.ts';

/** HSTS (RFC 6797): two years, subdomains too. */
export const transportSecurity = { maxAge: 63_072_000, includeSubDomains: true };

/** What is answered before anything else checks a request states here again what all answers say. */
function barest(local: boolean): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...(local ? {} : { 'strict-transport-security': `max-age=${transportSecurity.maxAge}; includeSubDomains` }),
  };
}

/** To an address that cannot be decoded. */
export function answerUnreadable(request: FastifyRequest, reply: FastifyReply, local: boolean): FastifyReply {
  return answer(request, reply.headers({ ...barest(local), 'x-request-id': request.id }), new AppError(400, 'bad_request'));
}

/** By the codes of Node's HTTP parser; everything else is 400. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** To what is no request of HTTP at all, or never came to its end; nothing is known of a language. The connection ends with it. */
export function answerUnparsed(error: NodeJS.ErrnoException, socket: Socket, local: boolean): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify(refusalBody(new AppError(status, 'bad_request'), defaultLanguage));
  const headers = {
    ...barest(local),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}
