import type { Config } from '#server/platform/config/config.ts';
import type { Payments } from './payments.ts';
import { openStripe } from './stripe.ts';

/** The payment provider of the configuration: whoever takes another one changes this line, `Config['payments']` and nothing else. */
export function openPayments({ payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>): Payments {
  return openStripe({ ...payments, publicUrl });
}
