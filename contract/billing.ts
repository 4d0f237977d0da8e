import { z } from 'zod';
import { paymentStatuses } from '#core/payments.ts';
import { currencies, planIds } from '#core/plans.ts';
import { endpoint } from './endpoint.ts';
import { hasMarkedRecipient, markWithoutRecipient, recipientChoice } from './invoices.ts';
import { email, idParams, instant, text, uuid } from './fields.ts';

/** State of an organisation's access. `ending` is active with at most 30 days left. */
export const accessStates = ['never_paid', 'pending', 'active', 'ending', 'ended', 'refunded'] as const;
export type AccessState = (typeof accessStates)[number];

const plan = z.enum(planIds, 'plan_required');
const done = z.object({ ok: z.literal(true) });

export const createCheckout = endpoint({
  method: 'POST',
  path: '/api/create-checkout-session',
  access: 'signed-in',
  summary: 'Order a plan and get the address of the payment page',
  body: z
    .object({
      plan,
      currency: z.enum(currencies, 'invalid').default('PLN'),
      /** Asks to start at once, knowing that the first saved answer ends the right of withdrawal. */
      earlyStart: z.boolean('invalid').default(false),
      ...recipientChoice,
    })
    .refine(hasMarkedRecipient, markWithoutRecipient),
  output: z.object({ url: z.string() }),
});

export const period = z.object({
  id: uuid,
  plan: z.enum(planIds),
  startsAt: instant,
  endsAt: instant,
  state: z.enum(['upcoming', 'active', 'ended']),
});

/** Why a contract cannot be left any more. */
export const withdrawalLosses = ['not_paid', 'used', 'too_late', 'withdrawn'] as const;

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
  withdrawnAt: instant.nullable(),
  /** Where an open order is paid. */
  checkoutUrl: z.string().nullable(),
  /** Last moment of the right of withdrawal; null when it is lost, with the reason beside it. */
  withdrawableUntil: instant.nullable(),
  withdrawalLost: z.enum(withdrawalLosses).nullable(),
  /** Number in KSeF once the accounting office entered it. */
  ksefNumber: z.string().nullable(),
});
export type Payment = z.output<typeof payment>;

export const billing = z.object({
  state: z.enum(accessStates),
  /** The plan active now. */
  plan: z.enum(planIds).nullable(),
  /** End of the access that runs now or ran last. */
  endsAt: instant.nullable(),
  periods: z.array(period),
  payments: z.array(payment),
  consultant: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
});
export type Billing = z.output<typeof billing>;

export const readBilling = endpoint({
  method: 'GET',
  path: '/api/billing',
  access: 'signed-in',
  summary: 'Own plan, periods and payments',
  output: billing,
});

export const readCheckout = endpoint({
  method: 'GET',
  path: '/api/billing/checkout/:sessionId',
  access: 'signed-in',
  summary: 'What became of an own payment session',
  params: z.object({ sessionId: z.string().max(200, 'too_long') }),
  output: payment,
});

export const withdraw = endpoint({
  method: 'POST',
  path: '/api/billing/payments/:id/withdrawal',
  access: 'signed-in',
  summary: 'Withdraw from the contract within 14 days',
  params: idParams,
  output: done,
});

const order = z.object({ name: text(2, 200, 'required'), orderNumber: text(3, 40, 'required'), email });

export const checkWithdrawal = endpoint({
  method: 'POST',
  path: '/api/withdrawals/check',
  access: 'anyone',
  summary: 'What a withdrawal from an order would do, without an account',
  body: order,
  output: z.object({ orderNumber: z.string(), plan: z.enum(planIds), gross: z.number(), currency: z.enum(currencies), until: instant }),
});

export const confirmWithdrawal = endpoint({
  method: 'POST',
  path: '/api/withdrawals',
  access: 'anyone',
  summary: 'Withdraw from an order without an account',
  body: order,
  output: z.object({ withdrawnAt: instant }),
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  access: 'anyone',
  summary: 'Send no more reminders (RFC 8058 one-click)',
  query: z.object({ token: uuid }),
  output: done,
});
