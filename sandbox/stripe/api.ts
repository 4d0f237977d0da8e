import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addControl } from './control/control.ts';
import { missing, StripeApiError } from './protocol/errors.ts';
import { expanded } from './protocol/expand.ts';
import { readForm, type FormValue } from './protocol/form.ts';
import { rememberAnswers } from './protocol/idempotency.ts';
import { listOf } from './protocol/lists.ts';
import { addPayPage } from './checkout/pay-page.ts';
import { expire } from './money/payments.ts';
import { refund } from './money/refunds.ts';
import type { Sandbox } from './sandbox.ts';
import { draftOf, makeSession } from './checkout/sessions.ts';
import { apiVersion, newId, openState, seconds } from './state.ts';
import { taxRates } from './money/tax-rates.ts';
import { openTroubles } from './protocol/troubles.ts';
import { openWebhooks } from './webhooks/webhooks.ts';

type Form = Record<string, FormValue>;

function requireKey(request: FastifyRequest): void {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!key.startsWith('sk_test_')) {
    throw new StripeApiError(401, `Invalid API Key provided: ${key.slice(0, 8)}****`, { code: 'api_key_invalid' });
  }
  const version = request.headers['stripe-version'];
  if (version !== undefined && version !== apiVersion) throw new StripeApiError(400, `Invalid Stripe API version: ${String(version)}`);
}

function bodyOf(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}

type Handler = (form: Form, id: string) => Promise<object>;
type Route = (method: 'GET' | 'POST', path: string, handler: Handler) => void;

function router(app: FastifyInstance, { state, troubles }: Sandbox): Route {
  const once = rememberAnswers(state);
  return (method, path, handler) => {
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('request-id', newId('req'));
      try {
        requireKey(request);
        const form = readForm(method === 'POST' ? bodyOf(request) : (request.url.split('?')[1] ?? ''));
        const { id = '' } = request.params as { id?: string };
        const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
        const work = async () => ({ status: 200, body: expanded(state, await handler(form, id), form.expand) });
        const { status, body, replayed } = await once(key?.toString(), `${request.url}\n${bodyOf(request)}`, () =>
          troubles.through(request.url, work),
        );
        if (replayed) reply.header('idempotent-replayed', 'true');
        return await reply.code(status).send(body);
      } catch (error) {
        if (error instanceof StripeApiError) return reply.code(error.status).send(error.body);
        throw error;
      }
    };
    // The official client calls /v1; /stripe/v1 is the same beside the other services of the sandbox.
    for (const prefix of ['/v1', '/stripe/v1']) app.route({ method, url: `${prefix}${path}`, handler: answer });
  };
}

function addSessions(route: Route, { state, webhooks }: Sandbox, payAddress: () => string): void {
  const sessionOf = (id: string) => state.sessions[id] ?? Promise.reject(missing('checkout.session', id));
  route('POST', '/checkout/sessions', async (form) => {
    const session = makeSession(form, seconds(), payAddress());
    state.sessions[session.id] = session;
    state.drafts[session.id] = draftOf(form);
    await state.save();
    return session;
  });
  route('GET', '/checkout/sessions/:id', async (_, id) => sessionOf(id));
  route('POST', '/checkout/sessions/:id/expire', async (_, id) => {
    const session = await sessionOf(id);
    if (session.status === 'open') await expire(state, webhooks, session);
    else {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
      throw new StripeApiError(400, message);
    }
    return session;
  });
}

function addRoutes(app: FastifyInstance, sandbox: Sandbox, payAddress: () => string): void {
  const { state, webhooks, refunds } = sandbox;
  const route = router(app, sandbox);
  const readable: readonly [path: string, kind: string, all: () => Readonly<Record<string, { id: string }>>, filters: string[]][] = [
    ['/checkout/sessions', '', () => state.sessions, ['payment_intent', 'status']],
    ['/payment_intents', 'payment_intent', () => state.intents, []],
    ['/charges', 'charge', () => state.charges, ['payment_intent']],
    ['/refunds', 'refund', () => state.refunds, ['payment_intent', 'charge']],
    ['/disputes', 'dispute', () => state.disputes, ['payment_intent', 'charge']],
    ['/balance_transactions', 'balance transaction', () => state.transactions, ['source', 'type']],
    ['/tax_rates', 'tax rate', () => taxRates, []],
    ['/events', 'event', () => state.events, ['type']],
  ];
  for (const [path, kind, all, filters] of readable) {
    route('GET', path, async (form) => listOf(path, all(), form, filters));
    if (kind) route('GET', `${path}/:id`, async (_, id) => all()[id] ?? Promise.reject(missing(kind, id)));
  }
  addSessions(route, sandbox, payAddress);
  route('POST', '/refunds', (form) => refund(state, webhooks, form, { status: refunds.startAs }));
}

/** The used part of the Stripe API with its errors, its hosted page, its webhooks and what makes it misbehave. Returns what closes it. */
export async function addStripe(
  app: FastifyInstance,
  settings: { folder: string; address: string; webhookUrl: string; webhookSecret: string },
): Promise<() => void> {
  const state = await openState(settings.folder);
  const webhooks = openWebhooks(state, { url: settings.webhookUrl, secret: settings.webhookSecret });
  const sandbox: Sandbox = { state, webhooks, troubles: openTroubles(), refunds: { startAs: 'succeeded' } };
  const urlEncoded = 'application/x-www-form-urlencoded';
  await app.register(async (api) => {
    api.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_, body, done) => done(null, body));
    addRoutes(api, sandbox, () => `${settings.address}/stripe/pay`);
  });
  await app.register(async (pages) => {
    pages.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_, body, done) => done(null, readForm(String(body))));
    addPayPage(pages, state, webhooks);
    addControl(pages, sandbox);
  });
  return () => {
    webhooks.close();
    sandbox.troubles.close();
  };
}
