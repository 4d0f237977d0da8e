import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { certificateNumberPattern } from '#core/certification.ts';
import { defaultLanguage, isLanguage } from '#core/languages.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { readEntry } from '#server/registry/service.ts';
import { badgeSvg } from './badge.ts';

const params = z.object({ file: z.string().max(80) });
const cachedSeconds = 3600;

/** `/badge/{certificateNumber}.svg?lang=&theme=`: the badge as it is now, for other sites; cached at most an hour, without a cookie. */
export function addBadges(app: FastifyInstance, deps: Deps): void {
  app.get('/badge/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = params.parse(request.params);
    const number = file.replace(/\.svg$/, '').toUpperCase();
    if (!file.endsWith('.svg') || !certificateNumberPattern.test(number)) throw notFound();
    const { lang, theme } = request.query as { lang?: unknown; theme?: unknown };
    const look = { language: isLanguage(lang) ? lang : defaultLanguage, theme: theme === 'dark' ? ('dark' as const) : ('light' as const) };
    const entry = await readEntry(deps, number).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return null;
      throw error;
    });
    return reply
      .code(entry ? 200 : 404)
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${cachedSeconds}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(badgeSvg(entry, number, look));
  });
}
