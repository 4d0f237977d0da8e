import type { OwnInvoice, OwnInvoiceState } from '#contract/billing/invoices.ts';
import type { Language } from '#core/platform/languages.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import type { Attachment } from '#server/adapters/mail/mailer.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { fileName, invoicePdf, type PdfOptions } from './documents/pdf.ts';
import { codesOf, ksefLink } from './ksef/sending/codes.ts';
import { confirmationOf } from './ksef/documents.ts';
import { invoiceById, invoicesOfOrganization, type InvoiceRow } from './repository.ts';

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
    state: stateOf(row),
    ksefLink: ksefLink(deps, row),
    hasConfirmation: row.file?.isConfirmed ?? false,
  }));
}

/** Where an invoice is, for who bought: nothing is said to be issued that KSeF has not accepted, but for what was issued without it. */
function stateOf({ number, file, ksefNumber }: InvoiceRow): OwnInvoiceState {
  if (number === null) return 'preparing';
  if (ksefNumber !== null) return 'in_ksef';
  if (file === null) return 'waiting';
  if (file.state === 'outside') return 'outside';
  return file.mode === 'online' ? 'sending' : 'offline';
}

/** The readable copy of an invoice that was issued; of a draft, and of what KSeF has not accepted yet, there is none. */
async function copyOf(
  deps: Deps,
  { language, ...named }: { organizationId: string; id: string; language: Language },
  look: PdfOptions = {},
) {
  const row = await invoiceById(deps.db, named.organizationId, named.id);
  if (!row || row.number === null || row.exportedAt === null || stateOf(row) === 'sending') throw notFound();
  const issued = { ...row, number: row.number, exportedAt: row.exportedAt };
  return { bytes: await invoicePdf(deps, issued, language, { ...look, codes: codesOf(deps, row) }), name: `${fileName(row.number)}.pdf` };
}

export function readOwnInvoice(deps: Deps, account: Account, id: string, language: Language): Promise<{ bytes: Buffer; name: string }> {
  return copyOf(deps, { organizationId: organizationOf(account), id, language });
}

/** The official confirmation that KSeF took an invoice (UPO), as it came. */
export async function readOwnConfirmation(deps: Deps, account: Account, id: string): Promise<{ bytes: Buffer; name: string }> {
  const row = await invoiceById(deps.db, organizationOf(account), id);
  const bytes = row && (await confirmationOf(deps.db, row.organizationId, row.id));
  if (!row?.number || !bytes) throw notFound();
  return { bytes, name: `UPO-${fileName(row.number)}.xml` };
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

/** The first page of that copy, as SVG. */
export async function drawnInvoice(
  deps: Deps,
  { organizationId = '', invoiceId = '' }: Readonly<Record<string, string>>,
  language: Language,
): Promise<Buffer> {
  return (await copyOf(deps, { organizationId, id: invoiceId, language }, { standard: 'svg' })).bytes;
}
