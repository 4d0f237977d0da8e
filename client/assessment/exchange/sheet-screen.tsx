import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { sizes } from '#core/platform/limits.ts';
import { isRegime, regimes, type Regime } from '#core/platform/regimes.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { PaywallNotice, usePaywall } from '#client/assessment/data/paywall.tsx';
import { pathOf } from '#client/assessment/data/places.ts';
import { useAssessments } from '#client/assessment/data/queries.ts';
import { fileSize } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportPreviewPart } from './import-preview.tsx';
import { useImport, usePreviewImport, usePreviewStatement } from './queries.ts';
import { StatementPreview } from './statement-preview.tsx';

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

type Sending = Pick<ReturnType<typeof usePreviewImport>, 'isPending' | 'isError' | 'error' | 'data'>;
type Way = Readonly<{ kind: 'sheet' | 'statement'; send: Sending; tooLarge: boolean; submit: (file: File) => void }>;

/** One way of bringing answers in: a sheet from here, or a statement of applicability that the organisation has already. */
function UploadPart({ kind, send, tooLarge, submit }: Way) {
  const { t } = useTranslation();
  const words =
    kind === 'sheet'
      ? { title: t('sheet.upload.title'), hint: t('sheet.upload.text'), choose: t('sheet.upload.choose') }
      : {
          title: t('sheet.statement.title'),
          hint: t('sheet.statement.hint', { size: fileSize(sizes.sheet) }),
          choose: t('sheet.statement.choose'),
        };
  return (
    <section aria-labelledby={`${kind}-upload`} className="border-t border-line py-8">
      <h2 id={`${kind}-upload`} className="text-xl">
        {words.title}
      </h2>
      {kind === 'statement' && <p className="mt-1 max-w-2xl text-muted">{t('sheet.statement.text')}</p>}
      <FileDrop
        kind={kind}
        busy={send.isPending}
        chosen={send.data !== undefined}
        hint={words.hint}
        choose={words.choose}
        submit={submit}
      />
      <div className="mt-4 max-w-2xl empty:hidden">
        {tooLarge && <Notice tone="bad" title={t('sheet.upload.tooLarge')} alert />}
        {!tooLarge && send.isError && <Failure error={send.error} />}
      </div>
    </section>
  );
}

/** The ways back in: upload, look through, save. What was read last is shown. */
function Upload({ hasNis2 }: { hasNis2: boolean }) {
  const ways = { sheet: usePreviewImport(), statement: usePreviewStatement() };
  const [last, setLast] = useState<Readonly<{ kind: Way['kind']; tooLarge: boolean }> | null>(null);
  const [done, setDone] = useState<{ saved: number; regime: Regime } | null>(null);
  const sent = last && !last.tooLarge ? ways[last.kind] : null;
  const shown = useImport(done || sent?.isPending ? null : (sent?.data?.id ?? null));
  const preview = shown.data;
  const submit = (kind: Way['kind'], file: File): void => {
    const tooLarge = file.size > sizes.sheet;
    setDone(null);
    setLast({ kind, tooLarge });
    ways[kind === 'sheet' ? 'statement' : 'sheet'].reset();
    if (!tooLarge) ways[kind].mutate(file);
  };
  const part = (kind: Way['kind']) => (
    <UploadPart kind={kind} send={ways[kind]} tooLarge={last?.kind === kind && last.tooLarge} submit={(file) => submit(kind, file)} />
  );
  const saved = (count: number): void => setDone(preview ? { saved: count, regime: preview.regime } : null);
  return (
    <>
      {part('sheet')}
      {hasNis2 && part('statement')}
      {done && <Saved {...done} />}
      {!done && shown.isError && <Failure error={shown.error} retry={() => void shown.refetch()} />}
      {!done && preview && !preview.statement && <ImportPreviewPart key={preview.id} preview={preview} done={saved} />}
      {!done && preview?.statement && <StatementPreview key={preview.id} preview={preview} statement={preview.statement} done={saved} />}
    </>
  );
}

/** Filling in the questions in a spreadsheet program, and bringing them back. */
export function SheetScreen() {
  const { t } = useTranslation();
  usePageTitle(t('sheet.title'));
  const requested = new URLSearchParams(useSearch()).get('regime') ?? '';
  const list = useAssessments();
  const open = (list.data ?? []).filter(({ completedAt }) => completedAt === null);
  const regime: Regime = isRegime(requested) ? requested : (open[0]?.regime ?? regimes[0]);
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
      {open.length > 0 && !paywall && <Upload hasNis2={open.some((one) => one.regime === 'nis2')} />}
    </>
  );
}
