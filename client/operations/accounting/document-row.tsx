import type { IssuedDocument } from '#contract/billing/accounting.ts';
import { money, shortDayOf } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useSaveDocument, type Wanted } from './queries.ts';

/** The number of KSeF, or what the register states in its place. */
function KsefMark({ ksefNumber, mark }: Pick<IssuedDocument, 'ksefNumber' | 'mark'>) {
  const { t } = useTranslation();
  if (ksefNumber !== null || mark === 'NrKSeF') return <Badge tone="good">{ksefNumber}</Badge>;
  return <Badge tone={mark === 'BFK' ? 'neutral' : 'warn'}>{t(`accounting.marks.${mark}`)}</Badge>;
}

function FileButton({ label, number, wanted }: { label: string; number: string; wanted: Wanted }) {
  const { t } = useTranslation();
  const save = useSaveDocument();
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={t('accounting.fileOf', { file: label, number })}
      disabled={save.isPending}
      onClick={() => save.mutate(wanted)}
    >
      {label}
    </Button>
  );
}

function Files({ document: { id, organizationId, number, ksefNumber, hasReceipt } }: { document: IssuedDocument }) {
  const { t } = useTranslation();
  const params = { id };
  const call = { params, query: { organizationId } };
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <FileButton number={number} label={t('accounting.pdf')} wanted={{ key: 'GET /api/accounting/documents/:id/pdf', call }} />
      <FileButton number={number} label={t('accounting.xml')} wanted={{ key: 'GET /api/accounting/documents/:id/xml', call }} />
      {hasReceipt && (
        <FileButton number={number} label={t('accounting.receipt')} wanted={{ key: 'GET /api/accounting/documents/:id/upo', call }} />
      )}
      {ksefNumber === null && (
        <FileButton
          number={number}
          label={t('accounting.duplicate')}
          wanted={{ key: 'GET /api/accounting/documents/:id/pdf', call: { params, query: { organizationId, duplicate: 'yes' } } }}
        />
      )}
    </div>
  );
}

/** One issued document with what the register states about it. */
export function DocumentRow({ document }: { document: IssuedDocument }) {
  const { t } = useTranslation();
  const { number, kind, reason, originalNumber, buyer, currency, inZloty, issuedAt, soldAt } = document;
  const issuedOn = shortDayOf(issuedAt);
  const paidOn = shortDayOf(soldAt);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">
          {number} · {money(document.gross, currency)}
        </p>
        <KsefMark {...document} />
      </div>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {t(`operator.kinds.${kind}`)}
        {reason !== 'sale' && ` (${t(`operator.invoiceReasons.${reason}`)})`}
        {originalNumber && ` ${t('accounting.corrects', { number: originalNumber })}`} · {buyer.name} · NIP {buyer.nip} · {issuedOn}
        {kind === 'VAT' && paidOn !== issuedOn && `, ${t('accounting.paidOn', { date: paidOn })}`}
      </p>
      <p className="text-sm tabular-nums text-muted">
        {t('accounting.net')} {money(document.net, currency)} · {t('accounting.vat')} {money(document.vat, currency)}
        {currency !== 'PLN' && ` · ${t('accounting.inZloty')}: ${money(inZloty.net, 'PLN')} + ${money(inZloty.vat, 'PLN')}`}
      </p>
      <Files document={document} />
    </li>
  );
}
