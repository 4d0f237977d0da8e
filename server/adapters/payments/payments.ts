import type { Language } from '#core/platform/languages.ts';
import type { OnlineMethod } from '#core/billing/payments/payment-methods.ts';
import type { PaymentFact } from '#core/billing/payments/payments.ts';
import type { Currency, PlanId } from '#core/account/entitlements/plans.ts';

/** What somebody is asked to pay. Amounts are minor units. */
export type CheckoutOrder = Readonly<{
  paymentId: string;
  organizationId: string;
  orderNumber: string;
  plan: PlanId;
  /** Name of the plan in the buyer's language. */
  title: string;
  notice: string;
  currency: Currency;
  net: number;
  email: string;
  language: Language;
  expiresAt: Date;
}>;

/**
 * What is reported of one refund; `at` is when it was reported, `amount` is minor units. A refund that failed is back with us: from
 * then on the provider's total no longer holds its amount, so a total of `fact.refunded` reported before that is too high.
 */
export type RefundNews = Readonly<{
  id: string;
  state: 'pending' | 'succeeded' | 'failed';
  amount: number;
  at: number;
  failureReason: string | null;
}>;

/**
 * What is reported of one dispute; `at` is when it was reported. `open` and the two movements of money are stages, `won` and `lost`
 * are ends; one that closes without any money withdrawn counts as won.
 */
export type DisputeNews = Readonly<{
  id: string;
  state: 'open' | 'funds_withdrawn' | 'funds_reinstated' | 'won' | 'lost';
  amount: number;
  at: number;
}>;

/** What a session or an event states about one of our payments. */
export type PaymentNews = Readonly<{
  paymentId: string | null;
  organizationId: string | null;
  sessionId: string | null;
  intentId: string | null;
  /** Null when nothing follows from it, such as an unpaid completion. */
  fact: PaymentFact | null;
  /** What was charged, to be compared with what was requested; null where it is not reported. */
  charged: Readonly<{ amount: number; currency: string; plan: string }> | null;
  method: OnlineMethod | null;
  failureCode: string | null;
  refund: RefundNews | null;
  dispute: DisputeNews | null;
}>;

export type PaymentEvent = Readonly<{ id: string; type: string; live: boolean; payload: unknown; news: PaymentNews | null }>;

/** What is refunded: `key` names the one refund that is meant, `payment` lets news of it be distinguished by our own ids. */
export type RefundOrder = Readonly<{
  intentId: string;
  key: string;
  amount?: number;
  payment?: Readonly<{ id: string; organizationId: string }>;
}>;

/** A webhook that was not signed with our secret. */
export class BadSignature extends Error {}

/** A webhook with our signature that says nothing. */
export class BadEvent extends Error {}

/** A refund of what was refunded in whole before. */
export class AlreadyRefunded extends Error {}

/** A payment provider with a hosted page. Failures of the provider are thrown as they are. */
export type Payments = Readonly<{
  /** Whether its keys move real money; events of the other environment are left alone. */
  isLive: boolean;
  /** Where the provider is configured to send its events. */
  webhookPath: `/api/webhooks/${string}`;
  openCheckout: (order: CheckoutOrder) => Promise<{ sessionId: string; url: string }>;
  expireCheckout: (sessionId: string) => Promise<void>;
  /** What became of a session, with the method it was paid by. */
  readCheckout: (sessionId: string) => Promise<PaymentNews>;
  /** Gives an amount back, without one all that is left; called again with the same key it does so once. Throws AlreadyRefunded. */
  refund: (refund: RefundOrder) => Promise<{ refundId: string }>;
  /** Reads a webhook by its raw body and its headers; throws BadSignature or BadEvent. */
  readEvent: (body: Buffer, headers: Readonly<Record<string, string | readonly string[] | undefined>>) => PaymentEvent;
  /** Reads the payload of a stored event again. */
  newsOf: (payload: unknown) => PaymentNews | null;
}>;
