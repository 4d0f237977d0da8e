import type { FastifyInstance } from 'fastify';
import * as promises from '#contract/keys.ts';
import * as v1 from '#contract/v1.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/http/serve.ts';
import { listWatched } from '#server/suppliers/service.ts';
import { readStatuses } from '#server/suppliers/status.ts';
import * as keys from './service.ts';

export function addKeys(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, promises.listApiKeys, (caller) => keys.listKeys(deps, caller));
  serve(app, deps, promises.makeApiKey, (caller, { body }) => keys.makeKey(deps, caller, body));
  serve(app, deps, promises.endApiKey, (caller, { params }) => keys.endKey(deps, caller, params.id));
  serve(app, deps, v1.v1ReadStatuses, (_, { query }) => readStatuses(deps, query.nip));
  serve(app, deps, v1.v1AskStatuses, (_, { body }) => readStatuses(deps, body.nips));
  serve(app, deps, v1.v1ListSuppliers, ({ key }) => listWatched(deps, key.organizationId));
}
