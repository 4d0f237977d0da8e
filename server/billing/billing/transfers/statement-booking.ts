import type { BookedStatement, StatementPreview } from '#contract/billing/transfers.ts';
import { normalizedIban } from '#core/billing/bank-account.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { UnreadableStatement, type Statement, type StatementEntry } from '#server/adapters/bank/entry.ts';
import { readStatement } from '#server/adapters/bank/read.ts';
import * as rows from './transfer-rows.ts';
import { bookTransfer, entryKeys, orderNamed, verdictOf } from './transfers.ts';

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

async function previewOf(deps: Deps, { id, account, entries, ignored }: rows.StatementRow): Promise<StatementPreview> {
  const keys = entryKeys(account, entries);
  const known = await rows.knownKeys(deps.db, keys);
  const shown: StatementPreview['entries'] = [];
  for (const [index, entry] of entries.entries()) {
    const order = await orderNamed(deps.db, entry.title);
    const { bookedOn, currency, payer, title } = entry;
    shown.push({
      key: keys[index] ?? '',
      bookedOn,
      amount: entry.amountMinor / 100,
      currency,
      payer,
      title,
      orderNumber: order?.orderNumber ?? null,
      buyer: order?.buyer.name ?? null,
      verdict: await verdictOf(deps.db, entry, order),
      known: known.has(keys[index] ?? ''),
    });
  }
  return { id, account, ignored, entries: shown };
}

/** Reads an uploaded statement of the own account and says what booking it would do; nothing is booked yet. */
export async function previewStatement(deps: Deps, operator: Operator, bytes: Buffer): Promise<StatementPreview> {
  const { account, entries, ignored } = readOwn(deps, bytes);
  const row = { id: deps.newId(), account, entries: [...entries], ignored, bookedAt: null };
  await rows.insertStatement(deps.db, { ...row, uploadedBy: operator.account.userId, uploadedAt: deps.now() });
  return previewOf(deps, row);
}

/** Books every entry of an uploaded statement that was not booked before, each in its own transaction. */
export async function bookStatement(deps: Deps, operator: Operator, { id, note }: { id: string; note: string }): Promise<BookedStatement> {
  const statement = await rows.statementById(deps.db, id);
  if (!statement) throw notFound();
  const keys = entryKeys(statement.account, statement.entries);
  const counts = { paid: 0, asked: 0, known: 0 };
  for (const [index, entry] of statement.entries.entries()) {
    const verdict = await deps.db.transaction((tx) => bookTransfer(deps, tx, { entry, key: keys[index] ?? '', statementId: id }));
    if (verdict === null) counts.known += 1;
    else if (verdict === 'exact') counts.paid += 1;
    else counts.asked += 1;
  }
  await deps.db.transaction(async (tx) => {
    await rows.saveBooked(tx, id, deps.now());
    await record(deps, tx, operator, { action: 'operator.statement_booked', id, organizationId: null, metadata: { note, ...counts } });
  });
  return counts;
}

type ByHand = Readonly<{ orderNumber: string; amount: number; bookedOn: string; payer: string; note: string }>;

/** Books one transfer that an operator read in the account; the same one from a statement later is another entry. */
export async function bookByHand(deps: Deps, operator: Operator, given: ByHand): Promise<BookedStatement> {
  const { orderNumber, amount, bookedOn, payer, note } = given;
  if (bookedOn > isoDay(deps.now())) throw new AppError(400, 'invalid_input', { fields: { bookedOn: 'invalid' } });
  const account = normalizedIban(deps.config.company.bankAccount) ?? '';
  const entry: StatementEntry = { bookedOn, amountMinor: minor(amount), currency: 'PLN', payer, payerAccount: null, title: orderNumber };
  return deps.db.transaction(async (tx) => {
    if (!(await orderNamed(tx, orderNumber))) throw new AppError(404, 'order_not_found');
    const [key = ''] = entryKeys(account, [entry]);
    const verdict = await bookTransfer(deps, tx, { entry, key, statementId: null });
    const metadata = { note, orderNumber, amount, bookedOn, verdict };
    await record(deps, tx, operator, { action: 'operator.transfer_booked', id: orderNumber, organizationId: null, metadata });
    return { paid: verdict === 'exact' ? 1 : 0, asked: verdict !== null && verdict !== 'exact' ? 1 : 0, known: verdict === null ? 1 : 0 };
  });
}
