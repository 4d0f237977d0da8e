import type { TaxRate } from '#sandbox/stripe/state.ts';

/** The tax rates of the sandbox account, by id. */
export const taxRates: Readonly<Record<string, TaxRate>> = {
  txr_sandbox_pl_23: {
    id: 'txr_sandbox_pl_23',
    object: 'tax_rate',
    active: true,
    country: 'PL',
    created: 1_790_000_000,
    description: null,
    display_name: 'VAT',
    effective_percentage: 23,
    flat_amount: null,
    inclusive: false,
    jurisdiction: 'PL',
    jurisdiction_level: 'country',
    livemode: false,
    metadata: {},
    percentage: 23,
    rate_type: 'percentage',
    state: null,
    tax_type: 'vat',
  },
};
