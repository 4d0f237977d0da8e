import { invalid, missing } from './errors.ts';
import type { FormValue } from './form.ts';
import { newId, type Session } from './state.ts';

/** Fixed tax rates of the sandbox account, by id. */
export const taxRates: Readonly<Record<string, number>> = { txr_sandbox_pl_23: 23 };

const known = new Set([
  'mode',
  'allowed_payment_method_types',
  'line_items',
  'client_reference_id',
  'metadata',
  'payment_intent_data',
  'customer_email',
  'billing_address_collection',
  'adaptive_pricing',
  'locale',
  'custom_text',
  'expires_at',
  'success_url',
  'cancel_url',
  'expand',
]);
const methods = ['card', 'blik', 'p24'];
const locales = new Set(['auto', 'pl', 'en', 'de', 'fr']);
const [shortestLife, longestLife] = [30 * 60, 24 * 3600];

type Form = Record<string, FormValue>;

function textAt(form: Form, name: string): string {
  const value = form[name];
  if (typeof value !== 'string' || value === '') throw invalid(name, `Missing required param: ${name}.`, 'parameter_missing');
  return value;
}

function lineTotal(item: Form, index: number): { net: number; tax: number; currency: string; name: string } {
  const at = `line_items[${index}]`;
  const price = item.price_data as Form | undefined;
  if (!price) throw invalid(`${at}[price_data]`, `Missing required param: ${at}[price_data].`, 'parameter_missing');
  const [unit, quantity] = [Number(price.unit_amount), Number(item.quantity)];
  if (!Number.isInteger(unit) || unit < 0) throw invalid(`${at}[price_data][unit_amount]`, 'Invalid integer');
  if (!Number.isInteger(quantity) || quantity < 1) throw invalid(`${at}[quantity]`, 'Invalid integer');
  const currency = textAt(price, 'currency');
  if (currency !== 'pln' && currency !== 'eur') throw invalid('currency', `Invalid currency: ${currency}.`);
  const percent = ((item.tax_rates as string[] | undefined) ?? []).map((id) => {
    const rate = taxRates[id];
    if (rate === undefined) throw missing('tax rate', id, `${at}[tax_rates]`);
    return rate;
  });
  const net = unit * quantity;
  const tax = percent.reduce((sum, rate) => sum + Math.round((net * rate) / 100), 0);
  return { net, tax, currency, name: nameOf(price) };
}

function nameOf(price: Form): string {
  const name = (price.product_data as Form | undefined)?.name;
  return typeof name === 'string' ? name : '';
}

function lifeOf(form: Form, now: number): number {
  if (form.expires_at === undefined) return now + longestLife;
  const at = Number(form.expires_at);
  if (!Number.isInteger(at) || at < now + shortestLife - 60 || at > now + longestLife) {
    throw invalid(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours and at least 30 minutes from Checkout Session creation.',
    );
  }
  return at;
}

function methodsOf(form: Form, currency: string): string[] {
  const wanted = form.allowed_payment_method_types === undefined ? methods : (form.allowed_payment_method_types as string[]);
  for (const [index, one] of wanted.entries()) {
    if (!methods.includes(one)) throw invalid(`allowed_payment_method_types[${index}]`, `Invalid allowed_payment_method_types: ${one}`);
  }
  // BLIK takes złoty only; what is not eligible silently does not appear.
  return wanted.filter((one) => one !== 'blik' || currency === 'pln');
}

/** A Checkout session from the parameters of its creation; refuses what the API version refuses. */
export function makeSession(form: Form, now: number, payAddress: string): Session {
  const unknown = Object.keys(form).find((name) => !known.has(name));
  if (unknown) throw invalid(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown');
  if (textAt(form, 'mode') !== 'payment') throw invalid('mode', 'Only `payment` is supported here.');
  const items = form.line_items;
  if (!Array.isArray(items) || items.length === 0) throw invalid('line_items', 'Missing required param: line_items.', 'parameter_missing');
  const lines = items.map((item, index) => lineTotal(item as Form, index));
  const [first] = lines;
  const locale = typeof form.locale === 'string' ? form.locale : null;
  if (locale && !locales.has(locale)) throw invalid('locale', `Invalid locale: ${locale}`);
  const id = newId('cs_test');
  const sum = (pick: (line: (typeof lines)[number]) => number): number => lines.reduce((total, line) => total + pick(line), 0);
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: form.allowed_payment_method_types ?? null,
    amount_subtotal: sum((line) => line.net),
    amount_total: sum((line) => line.net + line.tax),
    cancel_url: typeof form.cancel_url === 'string' ? form.cancel_url : null,
    client_reference_id: form.client_reference_id ?? null,
    created: now,
    currency: first!.currency,
    customer: null,
    customer_details: null,
    customer_email: form.customer_email ?? null,
    expires_at: lifeOf(form, now),
    livemode: false,
    locale,
    metadata: (form.metadata ?? {}) as Record<string, string>,
    mode: 'payment',
    payment_intent: null,
    payment_intent_data: form.payment_intent_data ?? {},
    payment_method_types: methodsOf(form, first!.currency),
    payment_status: 'unpaid',
    status: 'open',
    success_url: textAt(form, 'success_url'),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: sum((line) => line.tax) },
    ui_mode: 'hosted_page',
    product_name: first!.name,
    url: `${payAddress}/${id}`,
  };
}
