import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '#contract/billing/billing.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { BadEvent, BadSignature } from '#server/adapters/payments/payments.ts';
import { ownProForma } from './transfers/by-transfer.ts';
import { createCheckout } from './checkout/checkout.ts';
import { receiveEvent } from './events/events.ts';
import { readBilling, readCheckout } from './service.ts';
import { checkOrder, withdraw, withdrawByOrder } from './refunds/withdrawal.ts';

const maxEventBytes = 1_000_000;

export async function addBilling(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, endpoints.createCheckout, (caller, { body }) => createCheckout(deps, caller, body));
  serve(app, deps, endpoints.readBilling, ({ account }) => readBilling(deps, account));
  serve(app, deps, endpoints.readCheckout, ({ account }, { params }) => readCheckout(deps, account, params.sessionId));
  serve(app, deps, endpoints.withdraw, (caller, { params }) => withdraw(deps, caller, params.id));
  serve(app, deps, endpoints.checkWithdrawal, (caller, { body }) => checkOrder(deps, caller, body));
  serve(app, deps, endpoints.confirmWithdrawal, (caller, { body }) => withdrawByOrder(deps, caller, body));
  serveFile(app, deps, endpoints.downloadProForma, ({ account, language }, { params, query }) =>
    ownProForma(deps, account, params.id, query.lang ?? language),
  );
  await addWebhook(app, deps);
}

async function receive(deps: Deps, request: FastifyRequest): Promise<{ received: true }> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    await receiveEvent(deps, deps.payments.readEvent(body, request.headers));
    return { received: true };
  } catch (error) {
    if (error instanceof BadSignature) throw new AppError(400, 'bad_signature');
    if (error instanceof BadEvent) throw new AppError(400, 'bad_request');
    throw error;
  }
}

/** The webhook of the payment provider: its signature is over the raw body, so nothing parses it before. */
async function addWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (raw) => {
    raw.removeContentTypeParser('application/json');
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    raw.route({
      method: 'POST',
      url: deps.payments.webhookPath,
      bodyLimit: maxEventBytes,
      schema: { hide: true },
      handler: async (request) => receive(deps, request),
    });
  });
}
