import type { Currency } from '#core/account/entitlements/plans.ts';

/** What can be chosen on the provider's page. */
export const onlineMethods = ['card', 'blik', 'p24'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/** Ways to pay in a currency: on the provider's page, and by bank transfer against a pro forma (docs/product.md, “Payments”). */
export const paymentMethods: Readonly<Record<Currency, Readonly<{ online: readonly OnlineMethod[]; transfer: boolean }>>> = {
  PLN: { online: onlineMethods, transfer: true },
  EUR: { online: ['card'], transfer: false },
};

/** How an order was paid, whatever its currency. */
export type PaidBy = OnlineMethod | 'transfer';
