import { LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { reopeningOf } from '#core/assessment/report/reopening.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { day, percent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { pathOf } from '#client/assessment/data/places.ts';
import { useReopen } from '#client/assessment/data/queries.ts';

function dateOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}

/** Opens a finished assessment again, after what that means; not there where the rules do not let it. */
export function Reopen({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  const subscription = useMe().data?.subscription;
  const may = useMay('POST /api/assessments/:id/reopen', 'editor');
  const reopen = useReopen();
  const failed = useFailureToast();
  const [, go] = useLocation();
  const [open, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const { completedAt, firstCompletedAt, certificateId, complianceScore } = assessment;
  const facts = { completedAt: dateOf(completedAt), firstCompletedAt: dateOf(firstCompletedAt), hasCertificate: certificateId !== null };
  const reopening = reopeningOf(facts, subscription, now);
  if (!may || !subscription || 'hindrance' in reopening) return null;
  const confirm = (): void =>
    reopen.mutate(assessment.id, {
      onSuccess: () => {
        setOpen(false);
        toast({ title: t('reopen.done') });
        go(pathOf[assessment.regime]);
        scrollTo({ top: 0 });
      },
      onError: (error) => failed(error),
    });
  const until = day(reopening.until.toISOString());
  return (
    <>
      <p className="min-w-64 flex-1 text-[0.9375rem] text-muted">{t('reopen.offer', { date: until })}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <LockOpen aria-hidden="true" className="size-4.5" />
        {t('reopen.button')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('reopen.title')} description={t('reopen.lead')}>
        <ul className="list-disc space-y-1.5 pl-5 text-[0.9375rem]">
          <li>{t('reopen.kept', { date: completedAt ? day(completedAt) : '', score: percent(complianceScore) })}</li>
          <li>{t('reopen.noResult')}</li>
          <li>{t('reopen.waiting')}</li>
        </ul>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('common.cancel')}
          </Button>
          <Button disabled={reopen.isPending} onClick={confirm}>
            {t('reopen.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
