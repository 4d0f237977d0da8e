import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/action-items.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { exportedFile } from './exports/files.ts';
import * as feed from './exports/feed.ts';
import * as plan from './service.ts';

export function addActionPlan(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readPlan, ({ account, language }, { query }) => plan.readPlan(deps, account, query.lang ?? language));
  serve(app, deps, endpoints.changeItems, (caller, { body, query }) => plan.changePlan(deps, caller, body, query.lang ?? caller.language));
  serve(app, deps, endpoints.readItemHistory, ({ account }, { params }) => plan.readItemHistory(deps, account, params.questionId));
  serve(app, deps, endpoints.readFeed, ({ account }) => feed.readFeed(deps, account));
  serve(app, deps, endpoints.makeFeed, (caller) => feed.makeFeed(deps, caller));
  serve(app, deps, endpoints.removeFeed, (caller) => feed.removeFeed(deps, caller));
  serveFile(app, deps, endpoints.downloadFeed, async (_, { params }) => ({
    bytes: await feed.feedText(deps, params.file),
    name: 'atesto.ics',
  }));
  serveFile(app, deps, endpoints.downloadWorkbook, ({ account, language }, { query }) =>
    exportedFile(deps, account, { kind: 'xlsx', language: query.lang ?? language }),
  );
  serveFile(app, deps, endpoints.downloadDocument, ({ account, language }, { query }) =>
    exportedFile(deps, account, { kind: 'docx', language: query.lang ?? language }),
  );
}
