import type { FastifyInstance } from 'fastify';
import { pathsWith } from '#contract/platform/pages.ts';
import { languages } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { addressIn } from './head.ts';

const dayMilliseconds = 86_400_000;
/** RFC 9116 recommends less than a year. */
const notifiedForDays = 180;

/** Where weaknesses are reported (RFC 9116). */
function securityText(publicUrl: string, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + notifiedForDays * dayMilliseconds).toISOString();
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/** What programs request: where search engines may look, every listed page in every language, and who gets reports of weaknesses. */
export function addForRobots(app: FastifyInstance, { config, now }: Pick<Deps, 'config' | 'now'>): void {
  const { publicUrl } = config;
  const contact = config.company.email;
  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(publicUrl, contact, now())),
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
