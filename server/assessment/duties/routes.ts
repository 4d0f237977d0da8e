import type { FastifyInstance } from 'fastify';
import * as calendar from '#contract/assessment/plan/action-items.ts';
import * as endpoints from '#contract/assessment/duties/duties.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import * as feed from './feed.ts';
import * as duties from './service.ts';

export function addDuties(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readDuties, ({ account, language }, { query }) => duties.readDuties(deps, account, query.lang ?? language));
  serve(app, deps, endpoints.proveDuty, async (caller, { body }) => {
    await duties.proveDuty(deps, caller, body);
    return duties.readDuties(deps, caller.account, caller.language);
  });
  serve(app, deps, endpoints.removeDutyProof, async (caller, { params }) => {
    await duties.removeProof(deps, caller, params.id);
    return duties.readDuties(deps, caller.account, caller.language);
  });
  serve(app, deps, endpoints.assignDuty, async (caller, { body }) => {
    await duties.assignDuty(deps, caller, body);
    return duties.readDuties(deps, caller.account, caller.language);
  });
  serve(app, deps, calendar.readFeed, ({ account }) => feed.readFeed(deps, account));
  serve(app, deps, calendar.makeFeed, (caller) => feed.makeFeed(deps, caller));
  serve(app, deps, calendar.removeFeed, (caller) => feed.removeFeed(deps, caller));
  serveFile(app, deps, calendar.downloadFeed, async (_, { params }) => ({
    bytes: await feed.feedText(deps, params.file),
    name: 'atesto.ics',
  }));
}
