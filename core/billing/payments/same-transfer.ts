import { orderNumbersIn, type TransferSource } from './transfers.ts';

/** An incoming transfer as it was seen in a statement or entered by hand. */
export type SeenTransfer = Readonly<{
  /** Null for what a version that knew no references recorded. */
  source: TransferSource | null;
  payer: string;
  payerAccount: string | null;
  title: string;
  bankReference: string | null;
  payerReference: string | null;
  /** Stands for the reference where there is one; equal keys are one transfer. */
  referenceKey: string | null;
}>;

/** A transfer that is recorded; `statementId` is null for one entered by hand. */
export type RecordedTransfer = SeenTransfer & Readonly<{ id: string; statementId: string | null; duplicateOf: string | null }>;

export type Recognised<R> = Readonly<{ how: 'certain' | 'probable'; recorded: R }>;

/** Letters and digits that every encoding has alike: names that a version before misread still compare equal. */
function plain(text: string): string {
  return text.toUpperCase().replace(/[^A-Z\d]/g, '');
}

/** The same with accents taken off, as some banks write names. */
function unaccented(text: string): string {
  return plain(text.normalize('NFD').replaceAll('ł', 'l').replaceAll('Ł', 'L'));
}

/** Whether one text is the beginning of the other, as where a bank cuts it. */
function alike(one: string, other: string): boolean {
  return [plain, unaccented].some((form) => {
    const [a, b] = [form(one), form(other)];
    return a.startsWith(b) || b.startsWith(a);
  });
}

function sameOrders(one: string, other: string): boolean {
  const [a, b] = [orderNumbersIn(one), orderNumbersIn(other)];
  return a.length > 0 && a.toSorted().join() === b.toSorted().join();
}

function sameTitle(one: string, other: string): boolean {
  if (sameOrders(one, other)) return true;
  return (plain(one) === '') === (plain(other) === '') && alike(one, other);
}

const hasReference = ({ bankReference, payerReference }: SeenTransfer): boolean => bankReference !== null || payerReference !== null;

/** Texts as they were before references counted: with nothing else to distinguish them, equal ones are one transfer. */
function sameTexts(seen: SeenTransfer, recorded: RecordedTransfer): boolean {
  if (seen.payerAccount !== recorded.payerAccount) return false;
  if (seen.source !== null && recorded.source !== null) {
    const equal = seen.payer === recorded.payer && seen.title === recorded.title;
    return equal && !hasReference(seen) && !hasReference(recorded);
  }
  const unclaimed = recorded.source !== null || recorded.referenceKey === null;
  return unclaimed && plain(seen.payer) === plain(recorded.payer) && plain(seen.title) === plain(recorded.title);
}

const differ = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other;
const agree = (one: string | null, other: string | null): boolean => one !== null && one === other;

/** Whether references of one form of statement say that these are two transfers. MT940 cuts the payer's, so that they prove nothing there. */
function certainlyTwo(seen: SeenTransfer, recorded: RecordedTransfer): boolean {
  if (seen.source === null || seen.source !== recorded.source) return false;
  if (differ(seen.bankReference, recorded.bankReference)) return true;
  return seen.source === 'camt053' && differ(seen.payerReference, recorded.payerReference);
}

const byHand = ({ source, statementId }: RecordedTransfer): boolean => source === 'hand' || (source === null && statementId === null);

/** The same by title, order or reference, and nothing in the payer against it; what an operator typed as a payer proves nothing. */
function probablySame(seen: SeenTransfer, recorded: RecordedTransfer): boolean {
  if (certainlyTwo(seen, recorded)) return false;
  const sameReference = agree(seen.bankReference, recorded.bankReference) || agree(seen.payerReference, recorded.payerReference);
  if (!sameReference && !sameTitle(seen.title, recorded.title)) return false;
  if (seen.source === 'hand' || byHand(recorded)) return true;
  return agree(seen.payerAccount, recorded.payerAccount) || alike(seen.payer, recorded.payer);
}

/**
 * Which entries of one statement are recorded already, among those of one account, day, amount and currency. Each recorded one stands for
 * one entry. Entries of one statement are different transfers, whatever they say: a bank lists each once.
 */
export function recogniseTransfers<R extends RecordedTransfer>(
  seen: readonly SeenTransfer[],
  recorded: readonly R[],
  statementId: string | null,
): (Recognised<R> | null)[] {
  const found = seen.map((): Recognised<R> | null => null);
  const matched = new Set<string>();
  const pair = (how: Recognised<R>['how'], same: (one: SeenTransfer, other: R) => boolean): void => {
    for (const [place, one] of seen.entries()) {
      const other = found[place] ? undefined : recorded.find((row) => !matched.has(row.id) && same(one, row));
      if (!other) continue;
      found[place] = { how, recorded: other };
      matched.add(other.id);
      if (other.duplicateOf) matched.add(other.duplicateOf);
    }
  };
  pair('certain', (one, other) => agree(one.referenceKey, other.referenceKey));
  pair('certain', sameTexts);
  const elsewhere = (row: R): boolean => statementId === null || row.statementId !== statementId;
  pair('probable', (one, other) => elsewhere(other) && probablySame(one, other));
  return found;
}
