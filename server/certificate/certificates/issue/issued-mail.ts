import { regimeNames } from '#content/documents/labels.ts';
import { dayText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { CertificateRow } from '#server/certificate/certificates/repository.ts';

/** What the mails about an issued certificate say of it; the ids lead to its document. */
export function issuedValues(row: CertificateRow, language: Language): Readonly<Record<string, string>> {
  return {
    organizationId: row.organizationId,
    certificateId: row.id,
    number: row.certificateNumber,
    regime: regimeNames[row.regime].short[language],
    organization: row.organizationName,
    until: dayText(new Date(row.expiresAt.getTime() - 1), language),
  };
}

/** Queues the mail with a certificate for whoever requested it, in the transaction that issues it. */
export async function enqueueIssuedMail(
  deps: Deps,
  tx: Db,
  by: Readonly<{ userId: string; language: Language }>,
  row: CertificateRow,
): Promise<void> {
  const { userId, language } = by;
  await deps.queue.enqueueMail(tx, { kind: 'certificate_issued', userId, language, values: issuedValues(row, language) });
}
