import type { TemplateDetail } from '#contract/assessment/evidence/templates.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useConfirmReading, useWithdraw } from './queries.ts';

type Adoption = TemplateDetail['adoptions'][number];
type Props = Readonly<{ template: TemplateDetail; mayChange: boolean }>;

function Adopted({ adoption, isNewest, template, mayChange }: Props & Readonly<{ adoption: Adoption; isNewest: boolean }>) {
  const { t } = useTranslation();
  const withdraw = useWithdraw(template);
  const confirm = useConfirmReading(template);
  const { evidenceId, name, approvedOn, approvedBy, validUntil, version, readers, isRead } = adoption;
  const isDue = validUntil === null || validUntil < template.today;
  return (
    <li className="space-y-2 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={addressOf('GET /api/evidence/:id/file', { params: { id: evidenceId } })}
          download
          className="min-w-0 font-semibold text-brand underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {name}
        </a>
        {isNewest && <Badge tone={isDue ? 'warn' : 'good'}>{t(isDue ? 'templates.states.due' : 'templates.inForce')}</Badge>}
        {isNewest && version < template.version && <Badge tone="warn">{t('templates.olderVersion')}</Badge>}
      </p>
      <p className="text-sm text-muted">
        {t('templates.approval.line', { date: shortDay(approvedOn), person: approvedBy })}
        {validUntil && ` · ${t('templates.validUntil', { date: shortDay(validUntil) })}`}
      </p>
      {isNewest && (
        <p className="text-sm">
          {t('templates.readers', { count: readers, all: template.members })} · {t('staffReading.count', { count: adoption.staff })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isNewest && !isRead && (
          <Button size="small" variant="secondary" disabled={confirm.isPending} onClick={() => confirm.mutate(evidenceId)}>
            {t('templates.confirmReading')}
          </Button>
        )}
        {isNewest && isRead && <p className="text-sm text-muted">{t('templates.isRead')}</p>}
        {mayChange && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${t('templates.withdraw')}: ${name}`}
            disabled={withdraw.isPending}
            onClick={() => withdraw.mutate(evidenceId)}
          >
            {t('templates.withdraw')}
          </Button>
        )}
      </div>
      {(withdraw.error ?? confirm.error) && <Failure error={withdraw.error ?? confirm.error} />}
    </li>
  );
}

/** Approved documents made from the template; only the newest one is in force. */
export function AdoptionsPart({ template, mayChange }: Props) {
  if (template.adoptions.length === 0) return null;
  return (
    <ul data-order="approval" className="divide-y divide-line border-y border-line">
      {template.adoptions.map((adoption, index) => (
        <Adopted key={adoption.evidenceId} adoption={adoption} isNewest={index === 0} template={template} mayChange={mayChange} />
      ))}
    </ul>
  );
}
