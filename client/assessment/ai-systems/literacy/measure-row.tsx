import { useState } from 'react';
import type { LiteracyMeasure, LiteracyRecord } from '#contract/assessment/ai/ai-literacy.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { MeasureForm } from './measure-form.tsx';
import { useRemoveMeasure } from './queries.ts';

/** One measure: when, what, for whom, about what, and what shows it. */
export function MeasureRow({ measure, record, mayChange }: { measure: LiteracyMeasure; record: LiteracyRecord; mayChange: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'form' | 'removal' | null>(null);
  const remove = useRemoveMeasure();
  const failed = useFailureToast();
  const { id, topic, kind, audience, people, allSystems, systemIds, heldOn, nextOn, isPast, proof, evidence, by } = measure;
  const close = (): void => setOpen(null);
  const names = record.systems.filter((system) => systemIds.includes(system.id)).map(({ name }) => name);
  const about = allSystems ? t('aiLiteracy.allSystems') : names.join(', ');
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 sm:flex-col">
        <time dateTime={heldOn} className="font-medium tabular-nums">
          {shortDay(heldOn)}
        </time>
        {isPast && <Badge tone="warn">{t('aiLiteracy.past')}</Badge>}
      </div>
      <div className="min-w-0 space-y-1 [overflow-wrap:anywhere]">
        <h3 className="text-base font-semibold">{topic}</h3>
        <p className="text-[0.9375rem]">
          {t(`aiLiteracy.kinds.${kind}`)} · {audience} · {t('aiLiteracy.peopleCount', { count: people })}
        </p>
        <p className={`text-sm ${about ? 'text-muted' : 'font-medium text-warn'}`}>{about || t('aiLiteracy.noSystem')}</p>
        {(proof || evidence) && <p className="text-sm text-muted">{[proof, evidence].filter(Boolean).join(' · ')}</p>}
        <p className="text-sm text-muted">
          {[nextOn && t('aiLiteracy.next', { date: shortDay(nextOn) }), by && t('aiLiteracy.by', { name: by })].filter(Boolean).join(' · ')}
        </p>
        {mayChange && open !== 'form' && (
          <div className="flex flex-wrap gap-3 pt-1 print:hidden">
            <Button variant="secondary" size="small" aria-label={`${t('aiLiteracy.change')}: ${topic}`} onClick={() => setOpen('form')}>
              {t('aiLiteracy.change')}
            </Button>
            <Button variant="quiet" size="small" aria-label={`${t('aiLiteracy.remove')}: ${topic}`} onClick={() => setOpen('removal')}>
              {t('aiLiteracy.remove')}
            </Button>
          </div>
        )}
        {open === 'form' && (
          <div className="pt-3">
            <MeasureForm record={record} measure={measure} close={close} />
          </div>
        )}
      </div>
      <ConfirmDialog
        open={open === 'removal'}
        title={t('aiLiteracy.removeTitle')}
        lead={topic}
        act={t('aiLiteracy.remove')}
        pending={remove.isPending}
        close={close}
        confirm={() => remove.mutate(id, { onError: (error) => failed(error), onSettled: close })}
      />
    </li>
  );
}
