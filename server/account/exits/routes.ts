import type { FastifyInstance } from 'fastify';
import * as promises from '#contract/account/exit.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as exits from './service.ts';

export function addExits(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, promises.readExit, ({ account }) => exits.readExit(deps, account));
  serve(app, deps, promises.beginExit, (caller) => exits.beginExit(deps, caller));
  serve(app, deps, promises.moveExit, (caller, { body }) => exits.moveExit(deps, caller, body));
  serve(app, deps, promises.cancelExit, (caller) => exits.cancelExit(deps, caller));
}
