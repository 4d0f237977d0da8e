import sql from 'sql-template-tag';
import { ledgerDifference } from '#core/billing/payments/ledger.ts';
import type { Deps } from '#server/deps.ts';
import { openQuestion } from '#server/billing/billing/decisions/questions.ts';
import { openTasksOfKind, resolveTask } from '#server/platform/tasks/service.ts';
import { ledgerOf } from './ledger.ts';
import { bookedOrders, type BookedOrder } from './ledger-rows.ts';

const ordersAtOnce = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

async function reportDifference(deps: Deps, order: BookedOrder, open: ReadonlySet<string>): Promise<boolean> {
  const ledger = ledgerOf(order);
  const differenceMinor = ledgerDifference(ledger);
  if (differenceMinor === 0) {
    if (open.has(order.row.id)) await resolveTask(deps, deps.db, 'books_differ', order.row.id);
    return false;
  }
  const more = {
    differenceMinor,
    receivedMinor: ledger.paid + ledger.besides,
    returnedMinor: ledger.paidBack + ledger.besidesBack,
    invoicedMinor: ledger.invoiced,
    openMinor: ledger.open,
  };
  await openQuestion(deps, deps.db, order.row, { kind: 'books_differ', more });
  return true;
}

/**
 * Compares money and documents of every order that money came for: what is held is on invoices, in tasks or on its way back. An order of which
 * that is not so is put before an operator; the task goes by itself when it is so again. Returns counts.
 */
export async function compareBooks(deps: Deps): Promise<{ orders: number; differ: number }> {
  const counts = { orders: 0, differ: 0 };
  const open = new Set((await openTasksOfKind(deps.db, 'books_differ')).map(({ subject }) => subject));
  for (let after = beforeAll; ;) {
    const orders = await deps.db.transaction(async (tx) => {
      await tx.rows(sql`set transaction isolation level repeatable read, read only`);
      return bookedOrders(tx, after, ordersAtOnce);
    });
    for (const order of orders) if (await reportDifference(deps, order, open)) counts.differ += 1;
    counts.orders += orders.length;
    const last = orders.at(-1);
    if (!last || orders.length < ordersAtOnce) return counts;
    after = last.row.id;
  }
}
