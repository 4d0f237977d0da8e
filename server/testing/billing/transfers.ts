import { seenEntries } from '#server/billing/billing/transfers/recognition.ts';
import { bookTransfer } from '#server/billing/billing/transfers/transfers.ts';
import type { World } from '#server/testing/world.ts';

let entries = 0;

type Options = Readonly<{ currency?: string; bookedOn?: string; account?: string | null }>;

/** A transfer of an amount in minor units that comes in today, with a reference of its own; the payers' names sort as they came. */
export async function transferArrives(world: World, title: string, amountMinor: number, options: Options = {}) {
  entries += 1;
  const { currency = 'PLN', bookedOn = world.deps.now().toISOString().slice(0, 10), account = null } = options;
  const money = {
    bookedOn,
    valuedOn: null,
    amountMinor,
    currency,
    payer: `Płatnik ${String(entries).padStart(6, '0')}`,
    payerAccount: account,
    title,
  };
  const entry = { ...money, bankReference: `REF ${entries}`, payerReference: null, source: 'mt940' as const, unsplit: null };
  const [seen] = seenEntries('PL00', [entry]);
  return world.deps.db.transaction((tx) => bookTransfer(world.deps, tx, seen!, null));
}
