import { useState } from 'react';
import type { ImpactView } from '#contract/assessment/ai/ai-sheets.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { shortDay } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { useWithdrawImpact } from './queries.ts';

type Finished = ImpactView['finished'][number];

function Withdraw({ systemId, finished: { id, doneOn } }: { systemId: string; finished: Finished }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useWithdrawImpact(systemId);
  const failed = useFailureToast();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`${t('aiImpact.withdraw')}: ${shortDay(doneOn)}`}
        onClick={() => setConfirming(true)}
      >
        {t('aiImpact.withdraw')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('aiImpact.withdraw')}
        lead={t('aiImpact.withdrawText')}
        act={t('aiImpact.withdraw')}
        pending={isPending}
        close={() => setConfirming(false)}
        confirm={() => mutate(id, { onError: (error) => failed(error), onSettled: () => setConfirming(false) })}
      />
    </>
  );
}

/** The files of an assessment, or of the draft where none is named. */
export function ImpactFiles({ systemId, finished, day }: { systemId: string; finished?: string; day?: string }) {
  const { t } = useTranslation();
  const call = { params: { id: systemId }, query: { lang: shownLanguage(), ...(finished ? { finished } : {}) } };
  const labelOf = (format: string): string => (finished ? format : t('aiImpact.draftFile', { format }));
  const named = (format: string) => (day ? { 'aria-label': `${format}: ${day}` } : {});
  return (
    <>
      <DownloadLink size="small" href={addressOf('GET /api/ai-systems/:id/impact/pdf', call)} {...named('PDF')}>
        {labelOf('PDF')}
      </DownloadLink>
      <DownloadLink size="small" href={addressOf('GET /api/ai-systems/:id/impact/docx', call)} {...named('DOCX')}>
        {labelOf('DOCX')}
      </DownloadLink>
    </>
  );
}

/** Assessments that were finished, the newest first; that one counts while the system is as it was. */
export function FinishedPart({ view, mayChange }: { view: ImpactView; mayChange: boolean }) {
  const { t } = useTranslation();
  const { system, finished, outdated } = view;
  const badgeOf = (at: number) => {
    if (at > 0) return <Badge tone="neutral">{t('aiImpact.earlier')}</Badge>;
    return outdated.length > 0 ? <Badge tone="warn">{t('aiImpact.outdated')}</Badge> : <Badge tone="good">{t('aiImpact.counts')}</Badge>;
  };
  return (
    <section aria-labelledby="impact-finished">
      <h2 id="impact-finished" className="text-xl">
        {t('aiImpact.list')}
      </h2>
      {finished.length === 0 && <p className="mt-2">{t('aiImpact.none')}</p>}
      <ul className="mt-2 divide-y divide-line border-line">
        {finished.map((one, at) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
              <span className="font-semibold">{shortDay(one.doneOn)}</span> {one.person}
            </p>
            {badgeOf(at)}
            <div className="flex flex-wrap gap-2">
              <ImpactFiles systemId={system.id} finished={one.id} day={shortDay(one.doneOn)} />
              {mayChange && <Withdraw systemId={system.id} finished={one} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
