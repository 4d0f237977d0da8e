import { newId, seconds, type State, type Transaction } from '#sandbox/stripe/state.ts';

type Movement = Readonly<{
  type: Transaction['type'];
  amount: number;
  currency: string;
  source: string;
  category: string;
  fee?: number;
}>;

/** Writes a movement on the account's balance and gives the transaction. A loss is a negative amount. */
export function move(state: State, { type, amount, currency, source, category, fee = 0 }: Movement): Transaction {
  const made: Transaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: seconds() + 2 * 24 * 3600,
    balance_type: 'payments',
    created: seconds(),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  };
  state.transactions[made.id] = made;
  return made;
}
