import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/certificate/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as webhooks from './service.ts';

export function addWebhooks(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listWebhooks, (caller) => webhooks.listWebhooks(deps, caller));
  serve(app, deps, endpoints.makeWebhook, (caller, { body }) => webhooks.makeOne(deps, caller, body));
  serve(app, deps, endpoints.changeWebhook, (caller, { params, body }) => webhooks.changeOne(deps, caller, params.id, body));
  serve(app, deps, endpoints.renewWebhookSecret, (caller, { params }) => webhooks.renewSecret(deps, caller, params.id));
  serve(app, deps, endpoints.endWebhook, (caller, { params }) => webhooks.endOne(deps, caller, params.id));
  serve(app, deps, endpoints.testWebhook, (caller, { params }) => webhooks.sendTest(deps, caller, params.id));
  serve(app, deps, endpoints.listDeliveries, (caller, { params }) => webhooks.listDeliveries(deps, caller, params.id));
  serve(app, deps, endpoints.sendAgain, (caller, { params }) => webhooks.sendOneAgain(deps, caller, params.id, params.messageId));
}
