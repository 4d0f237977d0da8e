import { newId, seconds, type Intent, type Session, type State } from '#sandbox/stripe/state.ts';

function makeIntent(session: Session, draft: State['drafts'][string] | undefined): Intent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_sandbox`,
    confirmation_method: 'automatic',
    created: seconds(),
    currency: session.currency ?? 'pln',
    customer: null,
    customer_account: null,
    description: draft?.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: draft?.intentMetadata ?? session.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

/** The intent of a session; made when the buyer first confirms, as the real one is. */
export function intentFor(state: State, session: Session): Intent {
  const known = typeof session.payment_intent === 'string' ? state.intents[session.payment_intent] : undefined;
  const intent = known ?? makeIntent(session, state.drafts[session.id]);
  state.intents[intent.id] = intent;
  session.payment_intent = intent.id;
  return intent;
}
