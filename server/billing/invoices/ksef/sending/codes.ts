import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Deps } from '#server/deps.ts';
import { openCertificate } from '#server/adapters/ksef/certificates/certificates.ts';
import { certificateLink, invoiceLink } from '#server/adapters/ksef/links.ts';
import type { InvoiceCode } from '#server/billing/invoices/documents/pdf.ts';
import type { InvoiceRow } from '#server/billing/invoices/repository.ts';

type Coded = Pick<InvoiceRow, 'file' | 'ksefNumber' | 'exportedAt' | 'seller'>;

/** The link of KOD I; null where there is no file, or one of another environment than the one that is configured. */
export function ksefLink({ config }: Pick<Deps, 'config'>, { file, exportedAt, seller }: Coded): string | null {
  const isLinked = file !== null && file.environment === config.ksef.environment && file.mode !== 'total_failure';
  if (!isLinked || exportedAt === null || (file.mode === 'online' && file.state !== 'accepted')) return null;
  return invoiceLink({ qrUrl: config.ksef.qrUrl, sellerNip: seller.nip, issueDay: isoDay(exportedAt), hash: file.hash });
}

/**
 * Codes that stand on every copy outside KSeF (art. 106gb of the VAT act): the one to the invoice, and until it has its number the one that
 * states who issued it offline.
 */
export function codesOf(deps: Pick<Deps, 'config'>, row: Coded): InvoiceCode[] {
  const link = ksefLink(deps, row);
  if (link === null || row.file === null) return [];
  const invoice = { kind: 'invoice', link, caption: row.ksefNumber ?? 'OFFLINE' } as const;
  const { offline, qrUrl } = deps.config.ksef;
  if (row.ksefNumber !== null || offline === null) return [invoice];
  const certificate = openCertificate(offline, 'KSEF_OFFLINE_');
  const signed = certificateLink({ qrUrl, sellerNip: row.seller.nip, hash: row.file.hash, certificate });
  return [invoice, { kind: 'certificate', link: signed, caption: 'CERTYFIKAT' }];
}
