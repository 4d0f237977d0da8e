import sql from 'sql-template-tag';
import { regimeNames } from '#content/documents/labels.ts';
import type { MailFact } from '#content/mails/assessment/facts.ts';
import { supplierNewsMore, supplierNewsWords } from '#content/mails/suppliers.ts';
import { dayText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { SupplierEventKind } from '#core/supplier/supplier-news.ts';
import type { Deps } from '#server/deps.ts';
import { certificatesByNumber, type NumberedCertificate } from '#server/certificate/public.ts';
import { findMember } from '#server/account/public.ts';

type NotifiedChange = Readonly<{ nip: string; number: string; kind: SupplierEventKind; label: string }>;

const shownAtMost = 25;

/** What an organisation was to be notified of that day and still watches, in the order in which it happened. */
function newsOf(deps: Deps, organizationId: string, day: string): Promise<NotifiedChange[]> {
  return deps.db.rows<NotifiedChange>(sql`
    select e.nip, e.certificate_number as number, e.kind, w.label from supplier_news n join supplier_events e on e.id = n.event_id
    join supplier_watches w on w.organization_id = n.organization_id and w.nip = e.nip
    where n.organization_id = ${organizationId} and n.told_on = ${day}::date
    order by e.happened_at, e.nip, e.certificate_number, e.kind`);
}

function factOf({ nip, number, kind, label }: NotifiedChange, certificate: NumberedCertificate, language: Language): MailFact {
  const { regime, name, expiresAt, revokedAt } = certificate;
  const date = kind === 'revoked' ? revokedAt : kind === 'expired' ? expiresAt : new Date(expiresAt.getTime() - 1);
  const text = filled(supplierNewsWords[kind][language], {
    regime: regimeNames[regime].short[language],
    number,
    date: dayText(date ?? expiresAt, language),
  });
  const called = label || name;
  return [called ? `${called}, NIP ${nip}` : `NIP ${nip}`, text];
}

/**
 * What a mail about suppliers states, read when it is sent: nothing for somebody who left, and nothing good of a certificate that was taken
 * back meanwhile.
 */
export async function factsOfNews(
  deps: Deps,
  about: Readonly<{ organizationId: string; userId: string; day: string }>,
  language: Language,
): Promise<MailFact[]> {
  if (!(await findMember(deps.db, about.organizationId, about.userId))) return [];
  const news = await newsOf(deps, about.organizationId, about.day);
  const certificates = await certificatesByNumber(
    deps.db,
    news.map(({ number }) => number),
  );
  const byNumber = new Map(certificates.map((one) => [one.certificateNumber, one]));
  const facts = news.flatMap((one): MailFact[] => {
    const certificate = byNumber.get(one.number);
    return certificate && (one.kind === 'revoked' || certificate.revokedAt === null) ? [factOf(one, certificate, language)] : [];
  });
  const more = facts.length - shownAtMost;
  return more > 0 ? [...facts.slice(0, shownAtMost), [`+ ${more}`, supplierNewsMore[language]]] : facts;
}
