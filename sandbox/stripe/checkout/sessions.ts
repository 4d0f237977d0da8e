import { invalid, missing } from '#sandbox/stripe/protocol/errors.ts';
import type { FormValue } from '#sandbox/stripe/protocol/form.ts';
import { newId, type Session, type State } from '#sandbox/stripe/state.ts';
import { taxRates } from '#sandbox/stripe/money/tax-rates.ts';

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
    return rate.percentage;
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

type Lines = Readonly<{ net: number; tax: number; currency: string; name: string }>;

function linesOf(form: Form): Lines {
  const unknown = Object.keys(form).find((name) => !known.has(name));
  if (unknown) throw invalid(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown');
  if (textAt(form, 'mode') !== 'payment') throw invalid('mode', 'Only `payment` is supported here.');
  const items = form.line_items;
  if (!Array.isArray(items) || items.length === 0) throw invalid('line_items', 'Missing required param: line_items.', 'parameter_missing');
  const lines = items.map((item, index) => lineTotal(item as Form, index));
  const sum = (pick: (line: Lines) => number): number => lines.reduce((total, line) => total + pick(line), 0);
  return { ...lines[0]!, net: sum((line) => line.net), tax: sum((line) => line.tax) };
}

function localeOf(form: Form): Session['locale'] {
  const locale = typeof form.locale === 'string' ? form.locale : null;
  if (locale && !locales.has(locale)) throw invalid('locale', `Invalid locale: ${locale}`);
  return locale;
}

function optional(value: FormValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** Everything a one-off session has and we never set. */
const unset = {
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: { business_name: null, individual_name: null, shipping_details: null },
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  managed_payments: { enabled: false },
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: { id: 'pmc_sandbox', parent: null },
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Session>;

const noInvoice: Session['invoice_creation'] = {
  enabled: false,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: null,
    metadata: {},
    rendering_options: null,
  },
};

/** A Checkout session from the parameters of its creation; refuses what the API version refuses. */
export function makeSession(form: Form, now: number, payAddress: string): Session {
  const { net, tax, currency } = linesOf(form);
  const id = newId('cs_test');
  const submit = (form.custom_text as { submit?: { message: string } } | undefined)?.submit ?? null;
  return {
    ...structuredClone(unset),
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: (form.allowed_payment_method_types as string[] | undefined) ?? null,
    amount_subtotal: net,
    amount_total: net + tax,
    billing_address_collection: optional(form.billing_address_collection),
    cancel_url: optional(form.cancel_url),
    client_reference_id: optional(form.client_reference_id),
    created: now,
    currency,
    custom_text: { after_submit: null, shipping_address: null, submit, terms_of_service_acceptance: null },
    customer_email: optional(form.customer_email),
    expires_at: lifeOf(form, now),
    invoice_creation: structuredClone(noInvoice),
    livemode: false,
    locale: localeOf(form),
    metadata: (form.metadata ?? {}) as Record<string, string>,
    mode: 'payment',
    payment_intent: null,
    payment_method_types: methodsOf(form, currency),
    payment_status: 'unpaid',
    status: 'open',
    success_url: textAt(form, 'success_url'),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax },
    url: `${payAddress}/${id}`,
  };
}

/** What the session's payment will carry. */
export function draftOf(form: Form): State['drafts'][string] {
  const given = (form.payment_intent_data ?? {}) as { metadata?: Record<string, string>; description?: string };
  return { productName: linesOf(form).name, intentMetadata: given.metadata ?? {}, description: given.description ?? null };
}
