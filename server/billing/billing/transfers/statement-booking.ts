import type { BookedStatement, StatementPreview } from '#contract/billing/transfers.ts';
import { normalizedIban } from '#core/billing/payments/bank-account.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { problemOf, UnreadableStatement, type Statement, type StatementEntry } from '#server/adapters/bank/entry.ts';
import { readStatement } from '#server/adapters/bank/read.ts';
import * as rows from './transfer-rows.ts';
import { entryKey, recognise, seenEntries } from './recognition.ts';
import { bookTransfer, lineOf, orderNamed, verdictOf } from './transfers.ts';

type Operator = Principal<'operator'>;

function readOwn(deps: Deps, bytes: Buffer): Statement {
  try {
    const statement = readStatement(bytes);
    if (statement.account !== normalizedIban(deps.config.company.bankAccount)) throw new AppError(409, 'statement_of_other_account');
    return statement;
  } catch (error) {
    if (error instanceof UnreadableStatement) throw new AppError(400, 'statement_unreadable', { facts: { place: error.message } });
    throw error;
  }
}

const inMajor = (minor: number): number => minor / 100;

async function previewOf(deps: Deps, row: rows.StatementRow, refused: Statement['refused']): Promise<StatementPreview> {
  const shown: StatementPreview['entries'] = [];
  for (const entry of seenEntries(row.account, row.entries)) {
    const order = await orderNamed(deps.db, entry.title);
    const known = await recognise(deps.db, entry, row.id);
    const { bookedOn, currency, payer, title, unsplit } = entry;
    shown.push({
      key: entryKey(entry.content, entry.nth),
      bookedOn,
      amount: inMajor(entry.amountMinor),
      currency,
      payer,
      title,
      orderNumber: order?.orderNumber ?? null,
      buyer: order?.buyer.name ?? null,
      verdict: await verdictOf(deps.db, entry, order, known?.how === 'probable'),
      known: known?.how === 'certain',
      sameAs: known?.how === 'probable' ? lineOf(known.recorded) : null,
      unsplit,
    });
  }
  const imbalances = row.imbalances.map(({ openingMinor, closingMinor, differenceMinor, currency }) => ({
    opening: inMajor(openingMinor),
    closing: inMajor(closingMinor),
    difference: inMajor(differenceMinor),
    currency,
  }));
  return { id: row.id, account: row.account, ignored: row.ignored, entries: shown, refused: [...refused], imbalances };
}

/** Reads an uploaded statement of the own account and states what booking it would do; nothing is booked yet. */
export async function previewStatement(deps: Deps, operator: Operator, bytes: Buffer): Promise<StatementPreview> {
  const { account, entries, refused, imbalances, ignored } = readOwn(deps, bytes);
  const row = { id: deps.newId(), account, entries: [...entries], imbalances, ignored, bookedAt: null };
  await rows.insertStatement(deps.db, { ...row, uploadedBy: operator.account.userId, uploadedAt: deps.now() });
  return previewOf(deps, row, refused);
}

/** Somebody who books a statement with something missing or too much says so. */
function requireBalance({ imbalances }: rows.StatementRow, despiteDifference: boolean): void {
  const [first] = imbalances;
  if (!first || despiteDifference) return;
  const difference = `${inMajor(first.differenceMinor).toFixed(2)} ${first.currency}`;
  throw new AppError(409, 'statement_unbalanced', { facts: { difference } });
}

type Ordered = Readonly<{ id: string; note: string; despiteDifference?: boolean | undefined }>;

/** Books every entry of an uploaded statement that was not booked before, each in its own transaction. */
export async function bookStatement(
  deps: Deps,
  operator: Operator,
  { id, note, despiteDifference = false }: Ordered,
): Promise<BookedStatement> {
  const statement = await rows.statementById(deps.db, id);
  if (!statement) throw notFound();
  requireBalance(statement, despiteDifference);
  const counts = { paid: 0, asked: 0, known: 0 };
  // What the version before read and cannot be booked is left out.
  const entries = statement.entries.filter((entry) => problemOf(entry) === null);
  for (const entry of seenEntries(statement.account, entries)) {
    const verdict = await deps.db.transaction((tx) => bookTransfer(deps, tx, entry, id));
    if (verdict === null) counts.known += 1;
    else if (verdict === 'exact') counts.paid += 1;
    else counts.asked += 1;
  }
  await deps.db.transaction(async (tx) => {
    await rows.saveBooked(tx, id, deps.now());
    const accepted = statement.imbalances.length > 0 ? { despiteDifference } : {};
    const metadata = { note, ...counts, ...accepted };
    await record(deps, tx, operator, { action: 'operator.statement_booked', id, organizationId: null, metadata });
  });
  return counts;
}

type ByHand = Readonly<{ orderNumber: string; amount: number; bookedOn: string; payer: string; note: string }>;

/** Books one transfer that an operator read in the account; one from a statement that is probably the same needs a confirmation. */
export async function bookByHand(deps: Deps, operator: Operator, given: ByHand): Promise<BookedStatement> {
  const { orderNumber, amount, bookedOn, payer, note } = given;
  if (bookedOn > isoDay(deps.now())) throw new AppError(400, 'invalid_input', { fields: { bookedOn: 'invalid' } });
  const account = normalizedIban(deps.config.company.bankAccount) ?? '';
  const entry: StatementEntry = {
    bookedOn,
    valuedOn: null,
    amountMinor: minor(amount),
    currency: 'PLN',
    payer,
    payerAccount: null,
    title: orderNumber,
    bankReference: null,
    payerReference: null,
    source: 'hand',
    unsplit: null,
  };
  return deps.db.transaction(async (tx) => {
    if (!(await orderNamed(tx, orderNumber))) throw new AppError(404, 'order_not_found');
    const [seen] = seenEntries(account, [entry]);
    const verdict = seen ? await bookTransfer(deps, tx, seen, null) : null;
    const metadata = { note, orderNumber, amount, bookedOn, verdict };
    await record(deps, tx, operator, { action: 'operator.transfer_booked', id: orderNumber, organizationId: null, metadata });
    return { paid: verdict === 'exact' ? 1 : 0, asked: verdict !== null && verdict !== 'exact' ? 1 : 0, known: verdict === null ? 1 : 0 };
  });
}
