import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/answering/discussions.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as discussions from './service.ts';

export function addDiscussions(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listDiscussions, ({ account }) => discussions.listDiscussions(deps, account));
  serve(app, deps, endpoints.readDiscussion, (caller, { params }) => discussions.readDiscussion(deps, caller, params));
  serve(app, deps, endpoints.writeMessage, (caller, { params, body }) => discussions.writeMessage(deps, caller, { ...params, ...body }));
  serve(app, deps, endpoints.editMessage, (caller, { params, body }) => discussions.editMessage(deps, caller, { ...params, ...body }));
  serve(app, deps, endpoints.removeMessage, (caller, { params }) => discussions.removeMessage(deps, caller, params));
  serve(app, deps, endpoints.resolveDiscussion, (caller, { params, body }) =>
    discussions.resolveDiscussion(deps, caller, { ...params, ...body }),
  );
  serve(app, deps, endpoints.markDiscussionRead, (caller, { params, body }) => discussions.markRead(deps, caller, { ...params, ...body }));
}
