import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/certificate/share-links.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { openShareLink, sharedReport } from './opening.ts';
import * as links from './service.ts';

export function addShareLinks(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listShareLinks, ({ account }) => links.listShareLinks(deps, account));
  serve(app, deps, endpoints.makeShareLink, (caller, { body }) => links.makeShareLink(deps, caller, body));
  serve(app, deps, endpoints.revokeShareLink, (caller, { params }) => links.revokeShareLink(deps, caller, params.id));
  serve(app, deps, endpoints.listShareViews, ({ account }, { params }) => links.listShareViews(deps, account, params.id));
  serve(app, deps, endpoints.openShareLink, (visit, { body, query }) =>
    openShareLink(deps, visit, body.token, query.lang ?? visit.language),
  );
  serveFile(app, deps, endpoints.downloadSharedReport, async (visit, { body, query }) => {
    const language = query.lang ?? visit.language;
    return { bytes: await sharedReport(deps, visit, body.token, language), name: `atesto-raport-${language}.pdf` };
  });
}
