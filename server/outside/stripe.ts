import { Stripe } from 'stripe';
import { BadSignature, type CheckoutOrder, type PaymentEvent, type PaymentMethod, type PaymentNews, type Payments } from './payments.ts';

const apiVersion = '2026-10-28.endive';
const timeoutMillis = 10_000;
const methods = { PLN: ['card', 'blik', 'p24'], EUR: ['card'] } as const;

type Settings = Readonly<{ url: string; secretKey: string; webhookSecret: string; taxRate: string; publicUrl: string }>;

const nothing: PaymentNews = {
  paymentId: null,
  organizationId: null,
  sessionId: null,
  intentId: null,
  fact: null,
  charged: null,
  method: null,
  failureCode: null,
  attention: null,
};

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function ours(metadata: Stripe.Metadata | null | undefined): Pick<PaymentNews, 'paymentId' | 'organizationId'> {
  return { paymentId: metadata?.payment_id ?? null, organizationId: metadata?.organization_id ?? null };
}

function methodOf(charge: Stripe.Charge | null): PaymentMethod | null {
  const type = charge?.payment_method_details?.type;
  return type === 'card' || type === 'blik' || type === 'p24' ? type : null;
}

function chargeOf(intent: Stripe.Checkout.Session['payment_intent']): Stripe.Charge | null {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return typeof charge === 'object' ? charge : null;
}

/** What a session says; `at` is when it was said. Access follows from `payment_status`, never from completion alone. */
function sessionNews(session: Stripe.Checkout.Session, at: number, type = ''): PaymentNews {
  const paid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
  const news: PaymentNews = {
    ...nothing,
    ...ours(session.metadata),
    sessionId: session.id,
    intentId: idOf(session.payment_intent),
    charged: { amount: session.amount_total ?? 0, currency: (session.currency ?? '').toUpperCase(), plan: session.metadata?.plan ?? '' },
    method: methodOf(chargeOf(session.payment_intent)),
  };
  if (paid) return { ...news, fact: { kind: 'paid', at } };
  if (type === 'checkout.session.async_payment_failed') return { ...news, fact: { kind: 'failed', at } };
  if (session.status === 'expired') return { ...news, fact: { kind: 'expired', at } };
  return news;
}

function chargeNews(charge: Stripe.Charge, at: number): PaymentNews {
  return {
    ...nothing,
    ...ours(charge.metadata),
    intentId: idOf(charge.payment_intent),
    method: methodOf(charge),
    fact: { kind: 'refunded', at, refunded: charge.amount_refunded },
  };
}

/** What an event says about a payment; null for types that say nothing to us. */
function newsOf(event: Stripe.Event): PaymentNews | null {
  const at = event.created * 1000;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return sessionNews(event.data.object, at, event.type);
    case 'charge.refunded':
      return chargeNews(event.data.object, at);
    case 'payment_intent.payment_failed': {
      const intent = event.data.object;
      const failureCode = intent.last_payment_error?.code ?? 'unknown';
      return { ...nothing, ...ours(intent.metadata), intentId: intent.id, failureCode };
    }
    case 'refund.failed':
      return { ...nothing, intentId: idOf(event.data.object.payment_intent), attention: 'refund_failed' };
    case 'charge.dispute.created':
      return { ...nothing, intentId: idOf(event.data.object.payment_intent), attention: 'disputed' };
    default:
      return null;
  }
}

function checkoutParams(order: CheckoutOrder, settings: Settings): Stripe.Checkout.SessionCreateParams {
  const currency = order.currency.toLowerCase();
  const metadata = { payment_id: order.paymentId, organization_id: order.organizationId, plan: order.plan, currency };
  return {
    mode: 'payment',
    allowed_payment_method_types: [...methods[order.currency]],
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

function connect({ url, secretKey }: Settings): Stripe {
  const { hostname, port, protocol } = new URL(url);
  const address = protocol === 'http:' ? { protocol: 'http' as const, port: port || '80' } : { port: port || '443' };
  return new Stripe(secretKey, {
    apiVersion,
    maxNetworkRetries: 2,
    timeout: timeoutMillis,
    host: hostname,
    telemetry: false,
    ...address,
  });
}

/** Nobody is sent anywhere else to pay than to Stripe; in local mode, than to the sandbox. */
function isPayPage(address: string, apiAddress: string): boolean {
  return new URL(apiAddress).hostname !== 'api.stripe.com' || new URL(address).origin === 'https://checkout.stripe.com';
}

/** Stripe through its official client; the same code against the sandbox, only address and keys differ. */
export function openStripe(settings: Settings): Payments {
  const stripe = connect(settings);
  return {
    openCheckout: async (order) => {
      const options = { idempotencyKey: `checkout:${order.paymentId}` };
      const session = await stripe.checkout.sessions.create(checkoutParams(order, settings), options);
      if (!session.url || !isPayPage(session.url, settings.url)) throw new Error(`session ${session.id} has no address to pay at`);
      return { sessionId: session.id, url: session.url };
    },
    expireCheckout: async (sessionId) => {
      await stripe.checkout.sessions.expire(sessionId);
    },
    readCheckout: async (sessionId) => {
      const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
      const charge = chargeOf(session.payment_intent);
      return sessionNews(session, (charge?.created ?? session.created) * 1000);
    },
    refund: async ({ intentId, key }) => {
      const params = { payment_intent: intentId, reason: 'requested_by_customer' as const };
      const refund = await stripe.refunds.create(params, { idempotencyKey: `refund:${key}` });
      return { refundId: refund.id };
    },
    readEvent: (body, signature): PaymentEvent => {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret);
        return { id: event.id, type: event.type, live: event.livemode, payload: event, news: newsOf(event) };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new BadSignature(error.message);
        throw error;
      }
    },
  };
}

/** True when the failure is that there is nothing left to give back. */
export function isRefundedAlready(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
}
