import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/account/settings.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as deletion from './deletion.ts';

export function addErasure(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.previewDeletion, ({ account }) => deletion.previewDeletion(deps, account));
  serve(app, deps, endpoints.deleteAccount, (caller, { body }) => deletion.deleteAccount(deps, caller, body));
}
