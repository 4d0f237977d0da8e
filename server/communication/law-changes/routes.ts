import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/duties/law-changes.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { lawFeed } from './feed.ts';
import { readLawReach } from './affected.ts';
import { readLawChanges, readLawImpacts } from './service.ts';

export function addLawChanges(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readLawChanges, ({ language }, { query }) => Promise.resolve(readLawChanges(deps, query.lang ?? language)));
  serve(app, deps, endpoints.readLawImpacts, ({ account, language }, { query }) => readLawImpacts(deps, account, query.lang ?? language));
  serve(app, deps, endpoints.readLawReach, ({ language }, { query }) => readLawReach(deps, query.lang ?? language));
  serveFile(app, deps, endpoints.downloadLawFeed, ({ language }, { query }) =>
    Promise.resolve({ bytes: lawFeed(deps, query.lang ?? language) }),
  );
}
