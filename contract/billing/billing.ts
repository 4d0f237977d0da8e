import { z } from 'zod';
import { accessStates } from '#core/account/entitlements/access.ts';
import { paymentStatuses } from '#core/billing/payments/payments.ts';
import { currencies, planIds } from '#core/account/entitlements/plans.ts';
import { withdrawalDecisions, withdrawalLosses, withdrawalOutcomes } from '#core/billing/withdrawal.ts';
import { lengths } from '#core/platform/limits.ts';
import { optionalMails } from '#core/account/people/mail-choice.ts';
import { paymentMethods } from '#core/billing/payments/payment-methods.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { hasMarkedRecipient, markWithoutRecipient, recipientChoice } from './invoices.ts';
import { atOnce, email, idParams, instant, languageQuery, text, uuid } from '#contract/platform/fields.ts';

const plan = z.enum(planIds, 'plan_required');
const done = z.object({ ok: z.literal(true) });

export const createCheckout = endpoint({
  method: 'POST',
  path: '/api/create-checkout-session',
  access: 'owner',
  summary: 'Order a plan and get the address of the payment page',
  body: z
    .object({
      plan,
      currency: z.enum(currencies, 'invalid').default('PLN'),
      /** On the provider's page, or by bank transfer with a pro forma (not in every currency). */
      payBy: z.enum(['provider', 'transfer'], 'invalid').default('provider'),
      /** Asks to start at once, knowing that the first saved answer ends the right of withdrawal. */
      earlyStart: z.boolean('invalid').default(false),
      /** The net price that the buyer was shown; another one is refused with 409 `price_changed`. */
      net: z.number('invalid').optional(),
      ...recipientChoice,
    })
    .refine(hasMarkedRecipient, markWithoutRecipient)
    .refine(({ payBy, currency }) => payBy === 'provider' || paymentMethods[currency].transfer, {
      error: 'transfer_currency',
      path: ['payBy'],
    }),
  output: z.object({ url: z.string() }),
});

export const period = z.object({
  id: uuid,
  plan: z.enum(planIds),
  startsAt: instant,
  endsAt: instant,
  state: z.enum(['upcoming', 'active', 'ended']),
});

/** Unused days of a lesser plan that take something off the price, and the order that they come from. */
const credit = z.object({ orderNumber: z.string(), plan: z.enum(planIds), days: z.number().int(), net: z.number() });

/** What an order would cost now. */
const offer = z.object({
  plan: z.enum(planIds),
  currency: z.enum(currencies),
  price: z.number(),
  net: z.number(),
  credits: z.array(credit),
  /** Orders of lesser plans in another currency, which are not credited. */
  otherCurrency: z.array(z.string()),
});

/** What became of a declaration of withdrawal. */
const withdrawal = z.object({
  declaredAt: instant,
  outcome: z.enum(withdrawalOutcomes),
  /** How a person decided about one that was received; null while nobody has, or needs to. */
  decision: z.enum(withdrawalDecisions).nullable(),
});

export const payment = z.object({
  id: uuid,
  orderNumber: z.string(),
  plan: z.enum(planIds),
  status: z.enum(paymentStatuses),
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
  currency: z.enum(currencies),
  method: z.string().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
  /** What went back so far. */
  refunded: z.number(),
  /** What the price was reduced by. */
  credits: z.array(credit),
  /** Orders on which unused days of this one were credited, and what a withdrawal would refund. */
  creditedOn: z.array(z.string()),
  refundable: z.number(),
  /** Why the payment alone does not give access: another amount than asked, or a dispute at the buyer's bank. */
  doubt: z.enum(['review', 'disputed']).nullable(),
  withdrawal: withdrawal.nullable(),
  /** Where an open order is paid. */
  checkoutUrl: z.string().nullable(),
  /** How an open order is paid by bank transfer: exactly so. */
  transfer: z.object({ payee: z.string(), account: z.string(), bank: z.string(), title: z.string(), dueAt: instant }).nullable(),
  /** Last moment of the right of withdrawal; null when it is lost, with the reason beside it. */
  withdrawableUntil: instant.nullable(),
  withdrawalLost: z.enum(withdrawalLosses).nullable(),
  /** Number in KSeF once the accounting office entered it. */
  ksefNumber: z.string().nullable(),
});
export type Payment = z.output<typeof payment>;

export const billing = z.object({
  state: z.enum(accessStates),
  /** The plan in force. */
  plan: z.enum(planIds).nullable(),
  /** End of the plan in force, or of the last access where none is. */
  endsAt: instant.nullable(),
  /** The other plan that follows without a gap. */
  next: z.object({ plan: z.enum(planIds), endsAt: instant }).nullable(),
  periods: z.array(period),
  payments: z.array(payment),
  /** What each plan would cost now, in each currency. */
  offers: z.array(offer),
  consultant: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
});
export type Billing = z.output<typeof billing>;

export const readBilling = endpoint({
  method: 'GET',
  path: '/api/billing',
  access: 'owner',
  summary: 'Own plan, periods and payments',
  output: billing,
});

export const downloadProForma = download({
  method: 'GET',
  path: '/api/billing/payments/:id/pro-forma',
  access: 'owner',
  summary: 'The pro forma of an own order by bank transfer as PDF',
  params: idParams,
  query: languageQuery,
  mediaType: 'application/pdf',
});

export const readCheckout = endpoint({
  method: 'GET',
  path: '/api/billing/checkout/:sessionId',
  access: 'owner',
  summary: 'What became of an own payment session',
  params: z.object({ sessionId: z.string().max(lengths.token.most, atOnce('too_long')) }),
  output: payment,
});

/** Proof that a declaration of withdrawal was received. */
const receipt = z.object({ withdrawnAt: instant, outcome: z.enum(withdrawalOutcomes) });
export type WithdrawalReceipt = z.output<typeof receipt>;

export const withdraw = endpoint({
  method: 'POST',
  path: '/api/billing/payments/:id/withdrawal',
  access: 'owner',
  fresh: 'everybody',
  summary: 'Declare withdrawal from the contract of an own order',
  params: idParams,
  output: receipt,
});

const order = z.object({ name: text(lengths.fullName), orderNumber: text(lengths.orderNumber), email });

export const checkWithdrawal = endpoint({
  method: 'POST',
  path: '/api/withdrawals/check',
  access: 'anyone',
  summary: 'What a withdrawal from an order would do, without an account',
  body: order,
  output: z.object({
    orderNumber: z.string(),
    plan: z.enum(planIds),
    gross: z.number(),
    currency: z.enum(currencies),
    /** What would go back. */
    refund: z.number(),
    /** Orders whose unused days were credited on this one and would be refunded. */
    credited: z.array(z.string()),
    /** Last moment of the right; null when it is lost. */
    until: instant.nullable(),
    /** What a declaration brings about, or brought about when it was made. */
    outcome: z.enum(withdrawalOutcomes),
    declaredAt: instant.nullable(),
  }),
});

export const confirmWithdrawal = endpoint({
  method: 'POST',
  path: '/api/withdrawals',
  access: 'anyone',
  summary: 'Withdraw from an order without an account',
  body: order,
  output: receipt,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  access: 'anyone',
  summary: 'Send no more mails of a kind (RFC 8058 one-click); without one, no more reminders',
  query: z.object({ token: uuid, kind: z.enum(optionalMails, 'invalid').optional(), organization: uuid.optional() }),
  output: done,
});

export const billingCalls = [createCheckout, readBilling, readCheckout, withdraw, checkWithdrawal, confirmWithdrawal, unsubscribe] as const;
