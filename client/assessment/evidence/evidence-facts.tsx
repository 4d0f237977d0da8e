import { ExternalLink, FileImage, FileText, Link2 } from 'lucide-react';
import type { EvidencePayload } from '#contract/assessment/evidence/evidence.ts';
import { isValidOn } from '#core/assessment/evidence/evidence-validity.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { fileSize, moment, shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';

function Icon({ item: { kind, mediaType } }: { item: EvidencePayload }) {
  const Shape = kind === 'link' ? Link2 : mediaType?.startsWith('image/') ? FileImage : FileText;
  return <Shape aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />;
}

function Name({ item, plain }: { item: EvidencePayload; plain: boolean }) {
  const { t } = useTranslation();
  const classes = 'font-medium [overflow-wrap:anywhere]';
  if (plain) return <span className={classes}>{item.name}</span>;
  if (item.url !== null)
    return (
      <a href={item.url} target="_blank" rel="noopener noreferrer" className={`${classes} text-brand underline`}>
        {item.name}
        <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5" />
        <span className="sr-only"> {t('evidence.opensAside')}</span>
      </a>
    );
  return (
    <a href={addressOf('GET /api/evidence/:id/file', { params: { id: item.id } })} download className={`${classes} text-brand underline`}>
      {item.name}
    </a>
  );
}

function hasPassed(validUntil: string): boolean {
  return !isValidOn(validUntil, isoDay(new Date()));
}

/** Until when it is valid; what is over is never shown as good. */
function Validity({ validUntil }: { validUntil: string | null }) {
  const { t } = useTranslation();
  if (validUntil === null) return null;
  const isOver = hasPassed(validUntil);
  return (
    <Badge tone={isOver ? 'bad' : 'neutral'}>
      {t(isOver ? 'evidence.overSince' : 'evidence.validUntil', { day: shortDay(validUntil) })}
    </Badge>
  );
}

/** What a piece of evidence is: its name, from where it can be had, and who added it when. */
export function EvidenceFacts({ item, plain = false }: { item: EvidencePayload; plain?: boolean }) {
  const { t } = useTranslation();
  const size = item.bytes === null ? t('evidence.aLink') : fileSize(item.bytes);
  const who = item.addedBy ?? t('answerHistory.nobody');
  return (
    <div className="flex gap-2.5">
      <Icon item={item} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Name item={item} plain={plain} />
          <Validity validUntil={item.validUntil} />
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {size} · {moment(item.addedAt)} · {who}
        </p>
      </div>
    </div>
  );
}
