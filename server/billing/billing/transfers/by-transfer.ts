import type { Payment } from '#contract/billing/billing.ts';
import { readableIban } from '#core/billing/payments/bank-account.ts';
import type { Language } from '#core/platform/languages.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { proFormaPdf, type ProFormaOrder } from '#server/billing/invoices/documents/pro-forma.ts';
import type { Attachment } from '#server/adapters/mail/mailer.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { paymentById, type PaymentRow } from '#server/billing/billing/repository.ts';

/** How an order that waits for a bank transfer is paid; null for every other one. */
export function transferOf({ config }: Pick<Deps, 'config'>, row: PaymentRow): Payment['transfer'] {
  if (row.channel !== 'transfer' || !row.expiresAt) return null;
  const { name, bankAccount, bankName } = config.company;
  return { payee: name, account: readableIban(bankAccount), bank: bankName, title: row.orderNumber, dueAt: row.expiresAt.toISOString() };
}

function proFormaOf(row: PaymentRow, language: Language): ProFormaOrder {
  return {
    orderNumber: row.orderNumber,
    orderedAt: row.createdAt,
    plan: row.plan,
    credits: row.credits,
    net: minor(row.netAmount),
    gross: minor(row.amount),
    vatPercent: row.vatPercent,
    currency: row.currency,
    buyer: row.buyer,
    language,
  };
}

/** The pro forma of an own order by transfer; everything else is not found. */
export async function ownProForma(deps: Deps, account: Account, id: string, language: Language): Promise<{ bytes: Buffer; name: string }> {
  const row = await paymentById(deps.db, organizationOf(account), id);
  if (row?.channel !== 'transfer') throw notFound();
  const { bytes, fileName } = await proFormaPdf(deps, proFormaOf(row, language));
  return { bytes, name: fileName };
}

/** The pro forma for a mail about an order, named by its values. */
export async function proFormaAttachment(deps: Deps, values: Readonly<Record<string, string>>, language: Language): Promise<Attachment[]> {
  const row = await paymentById(deps.db, values.organizationId ?? '', values.paymentId ?? '');
  if (!row) return [];
  const { bytes, fileName } = await proFormaPdf(deps, proFormaOf(row, language));
  return [{ filename: fileName, content: bytes, contentType: 'application/pdf' }];
}
