import type { OwnInvoice } from '#contract/billing/invoices.ts';
import type { Language } from '#core/platform/languages.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import type { Attachment } from '#server/adapters/mail/mailer.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { fileName, invoicePdf } from './pdf.ts';
import { invoiceById, invoicesOfOrganization } from './repository.ts';

/** Invoices and corrections of the own organisation, in the order of the sales. */
export async function ownInvoices(deps: Deps, account: Account): Promise<OwnInvoice[]> {
  const rows = await invoicesOfOrganization(deps.db, organizationOf(account));
  return rows.map((row) => ({
    id: row.id,
    paymentId: row.paymentId,
    kind: row.kind,
    reason: row.reason,
    number: row.number,
    issuedAt: row.exportedAt?.toISOString() ?? null,
    gross: row.gross / 100,
    currency: row.currency,
    ksefNumber: row.ksefNumber,
  }));
}

/** The readable copy of an invoice that has its number; of a draft there is none. */
async function copyOf(deps: Deps, named: { organizationId: string; id: string; language: Language }) {
  const row = await invoiceById(deps.db, named.organizationId, named.id);
  if (!row || row.number === null || row.exportedAt === null) throw notFound();
  const issued = { ...row, number: row.number, exportedAt: row.exportedAt };
  return { bytes: await invoicePdf(deps, issued, named.language), name: `${fileName(row.number)}.pdf` };
}

export function readOwnInvoice(deps: Deps, account: Account, id: string, language: Language): Promise<{ bytes: Buffer; name: string }> {
  return copyOf(deps, { organizationId: organizationOf(account), id, language });
}

/** The copy that goes with the mail about an invoice. */
export async function invoiceAttachment(
  deps: Deps,
  { organizationId = '', invoiceId = '' }: Readonly<Record<string, string>>,
  language: Language,
): Promise<Attachment> {
  const { bytes, name } = await copyOf(deps, { organizationId, id: invoiceId, language });
  return { filename: name, content: bytes, contentType: 'application/pdf' };
}
