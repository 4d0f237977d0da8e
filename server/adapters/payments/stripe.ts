import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { paymentMethods } from '#core/billing/payments/payment-methods.ts';
import {
  AlreadyRefunded,
  BadEvent,
  BadSignature,
  type CheckoutOrder,
  type PaymentEvent,
  type Payments,
  type RefundOrder,
} from './payments.ts';
import { chargeOf, newsOf, sessionNews } from './stripe-news.ts';
import { withTimeout } from '#server/adapters/web/timeout.ts';

const apiVersion = '2026-10-28.endive';

/** How long the provider is waited for, in milliseconds: one attempt, a call with all its attempts, the closing of a page. */
type Deadlines = Readonly<{ attempt: number; call: number; close: number }>;

/** A checkout closes what it supersedes and then opens a page; both together are answered within 10 seconds. */
export const usualDeadlines: Deadlines = { attempt: 2_700, call: 6_500, close: 2_000 };

type Settings = Readonly<{
  url: string;
  secretKey: string;
  webhookSecret: string;
  taxRate: string;
  publicUrl: string;
  deadlineKind?: Deadlines;
}>;

function checkoutParams(order: CheckoutOrder, settings: Settings): Stripe.Checkout.SessionCreateParams {
  const currency = order.currency.toLowerCase();
  const metadata = { payment_id: order.paymentId, organization_id: order.organizationId, plan: order.plan, currency };
  return {
    mode: 'payment',
    allowed_payment_method_types: [...paymentMethods[order.currency].online],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: order.net,
          tax_behavior: 'exclusive',
          product_data: { name: order.title, metadata: { plan: order.plan } },
        },
        tax_rates: [settings.taxRate],
      },
    ],
    client_reference_id: order.paymentId,
    metadata,
    payment_intent_data: { metadata, description: `${order.orderNumber} ${order.plan}` },
    customer_email: order.email,
    billing_address_collection: 'auto',
    adaptive_pricing: { enabled: false },
    locale: order.language,
    custom_text: { submit: { message: order.notice } },
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    success_url: `${settings.publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${settings.publicUrl}/payment/cancel`,
  };
}

function refundParams({ intentId, amount, payment }: RefundOrder): Stripe.RefundCreateParams {
  return {
    payment_intent: intentId,
    reason: 'requested_by_customer',
    ...(amount === undefined ? {} : { amount }),
    ...(payment ? { metadata: { payment_id: payment.id, organization_id: payment.organizationId } } : {}),
  };
}

function connect({ url, secretKey, deadlineKind = usualDeadlines }: Settings): Stripe {
  const { hostname, port, protocol } = new URL(url);
  const address = protocol === 'http:' ? { protocol: 'http' as const, port: port || '80' } : { port: port || '443' };
  return new Stripe(secretKey, {
    apiVersion,
    maxNetworkRetries: 2,
    timeout: deadlineKind.attempt,
    host: hostname,
    telemetry: false,
    ...address,
  });
}

/** Nobody is sent anywhere else to pay than to Stripe; in local mode, than to the sandbox. */
function isPayPage(address: string, apiAddress: string): boolean {
  return new URL(apiAddress).hostname !== 'api.stripe.com' || new URL(address).origin === 'https://checkout.stripe.com';
}

/** Whether an event names itself and what it is about; the library believes whatever was signed. */
function isEvent(read: Partial<Stripe.Event> | null): read is Stripe.Event {
  const about: unknown = read?.data?.object;
  return typeof read?.id === 'string' && typeof read.type === 'string' && typeof about === 'object' && about !== null;
}

/** Clocks may differ by so much. */
const skewMillis = 300_000;

/** The library refuses what was signed long ago; what states that it was signed later than now could be sent again until then. */
function requirePast(signature: string): void {
  const [, seconds = ''] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature) ?? [];
  if (Number(seconds) * 1000 > Date.now() + skewMillis) throw new Error('signed in the future');
}

/** Reads what was signed with that secret. */
function readSigned(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret);
    requirePast(signature);
  } catch (error) {
    throw new BadSignature('not signed by the payment provider', { cause: error });
  }
  if (!isEvent(event)) throw new BadEvent('signed, but not an event');
  return event;
}

const retryMillis = 300;

function isAtWork(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use';
}

/** Asks under a key, again as long as the provider reports that it is still at work on an earlier attempt under that key. */
function answerUnderKey<Answer>(millis: number, ask: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + millis;
  const again = async (error: unknown): Promise<Answer> => {
    if (!isAtWork(error) || performance.now() > end) throw error;
    await pause(retryMillis);
    return ask().catch(again);
  };
  return withTimeout('the payment provider', millis, ask().catch(again));
}

/** There is nothing left to refund. */
function isRefundedAlready(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
}

/** Stripe through its official client; the same code against the sandbox, only address and keys differ. */
export function openStripe(settings: Settings): Payments {
  const stripe = connect(settings);
  const { deadlineKind = usualDeadlines } = settings;
  return {
    isLive: settings.secretKey.includes('_live_'),
    webhookPath: '/api/webhooks/stripe',
    openCheckout: async (order) => {
      const options = { idempotencyKey: `checkout:${order.paymentId}` };
      const session = await answerUnderKey(deadlineKind.call, () =>
        stripe.checkout.sessions.create(checkoutParams(order, settings), options),
      );
      if (!session.url || !isPayPage(session.url, settings.url)) throw new Error(`session ${session.id} has no address to pay at`);
      return { sessionId: session.id, url: session.url };
    },
    expireCheckout: async (sessionId) => {
      await withTimeout(
        'the payment provider',
        deadlineKind.close,
        stripe.checkout.sessions.expire(sessionId, {}, { maxNetworkRetries: 0 }),
      );
    },
    readCheckout: async (sessionId) => {
      const expand = ['payment_intent.latest_charge'];
      const session = await withTimeout(
        'the payment provider',
        deadlineKind.call,
        stripe.checkout.sessions.retrieve(sessionId, { expand }),
      );
      const charge = chargeOf(session.payment_intent);
      return sessionNews(session, (charge?.created ?? session.created) * 1000);
    },
    refund: async (order) => {
      const options = { idempotencyKey: `refund:${order.key}` };
      try {
        const refund = await answerUnderKey(deadlineKind.call, () => stripe.refunds.create(refundParams(order), options));
        return { refundId: refund.id };
      } catch (error) {
        throw isRefundedAlready(error) ? new AlreadyRefunded('nothing is left to give back', { cause: error }) : error;
      }
    },
    readEvent: (body, headers): PaymentEvent => {
      const event = readSigned(stripe, body, String(headers['stripe-signature'] ?? ''), settings.webhookSecret);
      return { id: event.id, type: event.type, live: event.livemode, payload: event, news: newsOf(event) };
    },
    newsOf: (payload) => newsOf(payload as Stripe.Event),
  };
}
