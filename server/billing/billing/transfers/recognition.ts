import { createHash } from 'node:crypto';
import { recogniseTransfers, type Recognised, type SeenTransfer } from '#core/billing/payments/same-transfer.ts';
import type { StatementEntry } from '#server/adapters/bank/entry.ts';
import type { Db } from '#server/platform/db/db.ts';
import { recordedLike, type TransferRow } from './transfer-rows.ts';

/** An entry of an account with what names it, and those of its statement with the same day, amount and currency, itself among them. */
export type SeenEntry = StatementEntry &
  SeenTransfer &
  Readonly<{ account: string; content: string; nth: number; group: readonly SeenEntry[] }>;

/** Names what looks alike by the order in which it comes: the version before finds it again so. */
export function entryKey(content: string, nth: number): string {
  return createHash('sha256').update(`${content}#${nth}`).digest('hex');
}

/** The bank's own name of a transfer stands for it alone; the payer's only together with everything else that is said. */
function referenceName(entry: StatementEntry): readonly unknown[] | null {
  const { bankReference, payerReference, payer, payerAccount, title } = entry;
  if (bankReference !== null) return ['bank', bankReference];
  return payerReference === null ? null : ['payer', payerReference, payer, payerAccount, title];
}

function counter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    return nth;
  };
}

/** Entries of one statement in their order, each with its names. */
export function seenEntries(account: string, entries: readonly StatementEntry[]): SeenEntry[] {
  const [countContent, countReference] = [counter(), counter()];
  const groups = new Map<string, SeenEntry[]>();
  return entries.map((entry) => {
    const { bookedOn, amountMinor, currency, payer, payerAccount, title } = entry;
    const money = [account, bookedOn, amountMinor, currency];
    const content = JSON.stringify([...money, payer, payerAccount, title]);
    const name = referenceName(entry);
    const reference = name && JSON.stringify([...money, ...name]);
    const referenceKey = reference && entryKey(reference, countReference(reference));
    const group = groups.get(money.join()) ?? [];
    groups.set(money.join(), group);
    const seen = { ...entry, account, content, nth: countContent(content), referenceKey, group };
    group.push(seen);
    return seen;
  });
}

/** What is known of an entry; those beside it in the statement may be what is recorded. */
export async function recognise(db: Db, entry: SeenEntry, statementId: string | null): Promise<Recognised<TransferRow> | null> {
  const { group } = entry;
  return recogniseTransfers(group, await recordedLike(db, entry), statementId)[group.indexOf(entry)] ?? null;
}
