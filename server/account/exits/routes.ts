import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/account/exit.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as exits from './service.ts';

export function addExits(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readExit, ({ account }) => exits.readExit(deps, account));
  serve(app, deps, endpoints.beginExit, (caller) => exits.beginExit(deps, caller));
  serve(app, deps, endpoints.moveExit, (caller, { body }) => exits.moveExit(deps, caller, body));
  serve(app, deps, endpoints.cancelExit, (caller) => exits.cancelExit(deps, caller));
}
