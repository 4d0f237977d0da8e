import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/communication/inbox.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as inbox from './service.ts';

export function addInbox(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readInbox, ({ account }) => inbox.readInbox(deps, account));
  serve(app, deps, endpoints.readUnread, ({ account }) => inbox.readUnread(deps, account));
  serve(app, deps, endpoints.markInboxRead, ({ account }, { body }) => inbox.markRead(deps, account, body));
}
