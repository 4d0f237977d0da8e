import type { FastifyRequest } from 'fastify';
import { defaultLanguage, negotiateLanguage, type Language } from '#core/platform/languages.ts';

/** The account's own language, else what the browser requests, else Polish (docs/product.md, “Calls and errors”). */
export function readerLanguage(request: FastifyRequest): Language {
  return request.account?.language ?? negotiateLanguage(request.headers['accept-language']) ?? defaultLanguage;
}
