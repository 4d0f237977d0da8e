import type { FastifyInstance } from 'fastify';
import * as promises from '#contract/account/api-keys.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as keys from './service.ts';

export function addKeys(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, promises.listApiKeys, (caller) => keys.listKeys(deps, caller));
  serve(app, deps, promises.makeApiKey, (caller, { body }) => keys.makeKey(deps, caller, body));
  serve(app, deps, promises.endApiKey, (caller, { params }) => keys.endKey(deps, caller, params.id));
}
