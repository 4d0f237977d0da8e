import type { FastifyInstance } from 'fastify';
import { pathsWith } from '#contract/pages.ts';
import { languages } from '#core/languages.ts';
import { addressIn } from './head.ts';

/** What search engines ask for: where they may look, and every listed page in every language. */
export function addForRobots(app: FastifyInstance, publicUrl: string): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_, reply) => {
    const alternates = (path: string): string =>
      languages.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${addressIn(publicUrl, path, one)}"/>`).join('');
    const entries = pathsWith('listed').flatMap((path) =>
      languages.map((one) => `<url><loc>${addressIn(publicUrl, path, one)}</loc>${alternates(path)}</url>`),
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`,
      );
  });
}
