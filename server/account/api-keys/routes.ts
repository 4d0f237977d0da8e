import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/account/api-keys.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as keys from './service.ts';

export function addKeys(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listApiKeys, (caller) => keys.listKeys(deps, caller));
  serve(app, deps, endpoints.makeApiKey, (caller, { body }) => keys.makeKey(deps, caller, body));
  serve(app, deps, endpoints.endApiKey, (caller, { params }) => keys.endKey(deps, caller, params.id));
}
