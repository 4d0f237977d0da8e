import type { FastifyInstance } from 'fastify';
import * as promises from '#contract/members.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/http/serve.ts';
import { listMembers } from './service.ts';
import { switchOrganization } from './switching.ts';

export function addMembers(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, promises.listMembers, ({ account }) => listMembers(deps.db, account.organization.id));
  serve(app, deps, promises.switchOrganization, (caller, { body }) => switchOrganization(deps, caller, body.organizationId));
}
