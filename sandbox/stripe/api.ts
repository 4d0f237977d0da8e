import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missing, StripeRefusal } from './errors.ts';
import { readForm, type FormValue } from './form.ts';
import { addPayPage } from './pay-page.ts';
import { expire, refund } from './payments.ts';
import { makeSession } from './sessions.ts';
import { apiVersion, newId, openState, type Session, type State, type StripeObject } from './state.ts';
import { openWebhooks, type Webhooks } from './webhooks.ts';

type Form = Record<string, FormValue>;
type Answer = Readonly<{ status: number; body: unknown }>;

function requireKey(request: FastifyRequest): void {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!key.startsWith('sk_test_')) {
    throw new StripeRefusal(401, `Invalid API Key provided: ${key.slice(0, 8)}****`, { code: 'api_key_invalid' });
  }
  const version = request.headers['stripe-version'];
  if (version !== undefined && version !== apiVersion) throw new StripeRefusal(400, `Invalid Stripe API version: ${String(version)}`);
}

function bodyOf(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}

/** An object with the named references replaced by what they point to. */
function expanded(state: State, session: Session, expand: FormValue | undefined): StripeObject {
  const wanted = Array.isArray(expand) ? expand.map(String) : [];
  const intent = session.payment_intent ? state.intents[session.payment_intent] : undefined;
  if (!intent || !wanted.some((path) => path.startsWith('payment_intent'))) return session;
  const charge = state.charges[String(intent.latest_charge)];
  const deep = wanted.includes('payment_intent.latest_charge');
  return { ...session, payment_intent: deep && charge ? { ...intent, latest_charge: charge } : intent };
}

function sessionOf(state: State, id: string): Session {
  const session = state.sessions[id];
  if (!session) throw missing('checkout.session', id);
  return session;
}

/** Answers a repeated key as the first time; another request under the same key is an error. */
async function once(state: State, request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || request.method !== 'POST') return work();
  const fingerprint = createHash('sha256')
    .update(`${request.url}\n${bodyOf(request)}`)
    .digest('hex');
  const earlier = state.idempotent[key];
  if (earlier && earlier.fingerprint !== fingerprint) {
    throw new StripeRefusal(400, `Keys for idempotent requests can only be used with the same parameters they were first used with.`, {
      type: 'idempotency_error',
    });
  }
  if (earlier) return earlier;
  const answer = await work();
  state.idempotent[key] = { fingerprint, ...answer };
  await state.save();
  return answer;
}

function addRoutes(app: FastifyInstance, state: State, webhooks: Webhooks, payAddress: string): void {
  type Handler = (form: Form, id: string) => Promise<unknown>;
  const route = (method: 'GET' | 'POST', path: string, handler: Handler): void => {
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('request-id', newId('req'));
      try {
        requireKey(request);
        const form = readForm(method === 'POST' ? bodyOf(request) : (request.url.split('?')[1] ?? ''));
        const { id = '' } = request.params as { id?: string };
        const { status, body } = await once(state, request, async () => ({ status: 200, body: await handler(form, id) }));
        return await reply.code(status).send(body);
      } catch (error) {
        if (error instanceof StripeRefusal) return reply.code(error.status).send(error.body);
        throw error;
      }
    };
    // The official client calls /v1; /stripe/v1 is the same beside the other services of the sandbox.
    for (const prefix of ['/v1', '/stripe/v1']) app.route({ method, url: `${prefix}${path}`, handler: answer });
  };
  const now = (): number => Math.floor(Date.now() / 1000);

  route('POST', '/checkout/sessions', async (form) => {
    const session = makeSession(form, now(), payAddress);
    state.sessions[session.id] = session;
    await state.save();
    return session;
  });
  route('GET', '/checkout/sessions/:id', async (form, id) => expanded(state, sessionOf(state, id), form.expand));
  route('POST', '/checkout/sessions/:id/expire', async (_, id) => {
    const session = sessionOf(state, id);
    if (session.status !== 'open') {
      throw new StripeRefusal(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    await expire(state, webhooks, session);
    return session;
  });
  route('GET', '/payment_intents/:id', async (_, id) => state.intents[id] ?? Promise.reject(missing('payment_intent', id)));
  route('GET', '/charges/:id', async (_, id) => state.charges[id] ?? Promise.reject(missing('charge', id)));
  route('POST', '/refunds', (form) => refund(state, webhooks, form));
  route('GET', '/refunds/:id', async (_, id) => state.refunds[id] ?? Promise.reject(missing('refund', id)));
  route('GET', '/events', async () => ({
    object: 'list',
    has_more: false,
    url: '/v1/events',
    data: Object.values(state.events).toReversed(),
  }));
}

/** The used part of the Stripe API with its errors, its hosted page and its webhooks. Returns what closes it. */
export async function addStripe(
  app: FastifyInstance,
  settings: { folder: string; address: string; webhookUrl: string; webhookSecret: string },
): Promise<() => void> {
  const state = await openState(settings.folder);
  const webhooks = openWebhooks(state, { url: settings.webhookUrl, secret: settings.webhookSecret });
  const urlEncoded = 'application/x-www-form-urlencoded';
  await app.register(async (api) => {
    api.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_, body, done) => done(null, body));
    addRoutes(api, state, webhooks, `${settings.address}/stripe/pay`);
  });
  await app.register(async (pages) => {
    pages.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_, body, done) => done(null, readForm(String(body))));
    addPayPage(pages, state, webhooks);
  });
  return webhooks.close;
}
