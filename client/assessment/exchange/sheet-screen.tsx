import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import type { Assessment } from '#contract/assessment/assessments.ts';
import { sizes } from '#core/platform/limits.ts';
import { isRegime, regimes, type Regime } from '#core/platform/regimes.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { PaywallNotice, usePaywall } from '#client/assessment/data/paywall.tsx';
import { pathOf } from '#client/assessment/data/places.ts';
import { useAssessments } from '#client/assessment/data/queries.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportPreviewPart } from './import-preview.tsx';
import { useImport, usePreviewImport } from './queries.ts';

function Downloads({ open }: { open: readonly Assessment[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="sheet-download" className="py-8">
      <h2 id="sheet-download" className="text-xl">
        {t('sheet.download.title')}
      </h2>
      <p className="mt-1 max-w-2xl text-muted">{t('sheet.download.text')}</p>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-4">
        {open.map(({ id, regime, answeredCount, questionCount }) => (
          <li key={id}>
            <DownloadLink href={addressOf('GET /api/assessments/:id/xlsx', { params: { id }, query: { lang: shownLanguage() } })} download>
              <Download aria-hidden="true" className="size-4.5" />
              {t('sheet.download.link', { regime: t(`regimes.${regime}.short`) })}
            </DownloadLink>
            <p className="mt-1 text-sm text-muted">{t('sheet.download.answered', { answered: answeredCount, total: questionCount })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Saved({ saved, regime }: { saved: number; regime: Regime }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="py-6">
      <Notice title={t('sheet.done')}>
        <p>{t('sheet.saved', { count: saved })}</p>
        <ButtonLink href={pathOf[regime]} size="small">
          {t('sheet.toAssessment', { regime: t(`regimes.${regime}.short`) })}
        </ButtonLink>
      </Notice>
    </div>
  );
}

/** The way back of a sheet: upload, look through, save. */
function Upload() {
  const { t } = useTranslation();
  const send = usePreviewImport();
  const [tooLarge, setTooLarge] = useState(false);
  const [done, setDone] = useState<{ saved: number; regime: Regime } | null>(null);
  const shown = useImport(done ? null : (send.data?.id ?? null));
  const preview = shown.data;
  const give = (file: File): void => {
    setDone(null);
    setTooLarge(file.size > sizes.sheet);
    if (file.size <= sizes.sheet) send.mutate(file);
  };
  return (
    <>
      <section aria-labelledby="sheet-upload" className="border-t border-line py-8">
        <h2 id="sheet-upload" className="text-xl">
          {t('sheet.upload.title')}
        </h2>
        <FileDrop busy={send.isPending} chosen={send.data !== undefined} hint={t('sheet.upload.text')} give={give} />
        <div className="mt-4 max-w-2xl empty:hidden">
          {tooLarge && <Notice tone="bad" title={t('sheet.upload.tooLarge')} alert />}
          {!tooLarge && send.isError && <Failure error={send.error} />}
        </div>
      </section>
      {done && <Saved {...done} />}
      {!done && shown.isError && <Failure error={shown.error} retry={() => void shown.refetch()} />}
      {!done && !send.isPending && preview && (
        <ImportPreviewPart key={preview.id} preview={preview} done={(saved) => setDone({ saved, regime: preview.regime })} />
      )}
    </>
  );
}

/** Filling in the questions in a spreadsheet program, and bringing them back. */
export function SheetScreen() {
  const { t } = useTranslation();
  usePageTitle(t('sheet.title'));
  const asked = new URLSearchParams(useSearch()).get('regime') ?? '';
  const list = useAssessments();
  const open = (list.data ?? []).filter(({ completedAt }) => completedAt === null);
  const regime: Regime = isRegime(asked) ? asked : (open[0]?.regime ?? regimes[0]);
  const paywall = usePaywall(regime);
  return (
    <>
      <h1 className="text-3xl">{t('sheet.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('sheet.lead')}</p>
      {list.isPending && (
        <div className="mt-6">
          <Skeleton rows={2} label={t('common.loading')} />
        </div>
      )}
      {list.isError && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.data && paywall && <PaywallNotice paywall={paywall} />}
      {list.data && !paywall && open.length === 0 && (
        <div className="mt-6 space-y-4">
          <p>{t('sheet.none')}</p>
          <ButtonLink href={pathOf[regime]}>{t('sheet.toAssessment', { regime: t(`regimes.${regime}.short`) })}</ButtonLink>
        </div>
      )}
      {open.length > 0 && <Downloads open={open} />}
      {open.length > 0 && !paywall && <Upload />}
    </>
  );
}
