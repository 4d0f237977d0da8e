import type { GuestWork } from '#contract/assessment/answering/guests.ts';
import { guestLabel } from '#core/assessment/guests/guests.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure, useFailureText, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { About, Paused } from './entrance.tsx';
import { GuestQuestionPart } from './guest-question.tsx';
import { useFinish, useLeaveAsGuest, useOpenAgain, useWork } from './queries.ts';

/** Says that the answers are ready, and ends the session of this browser. */
function Ending({ work, left }: { work: GuestWork; left: () => void }) {
  const { t } = useTranslation();
  const finish = useFinish(work.id);
  const leave = useLeaveAsGuest();
  const failed = useFailureToast();
  const onError = (error: Error): void => failed(error);
  return (
    <div className="border-t border-line pt-6">
      {work.finishedAt ? (
        <p role="status">{t('guest.saidReady', { date: moment(work.finishedAt) })}</p>
      ) : (
        <p className="text-[0.9375rem] text-muted">{t('guest.readyLead')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {!work.finishedAt && (
          <Button disabled={finish.isPending} onClick={() => finish.mutate(undefined, { onError })}>
            {t('guest.ready')}
          </Button>
        )}
        <Button variant="secondary" disabled={leave.isPending} onClick={() => leave.mutate(undefined, { onSuccess: left, onError })}>
          {t('guest.leave')}
        </Button>
      </div>
    </div>
  );
}

function Questions({ work, left }: { work: GuestWork; left: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <About opened={work} />
      <div className="mt-6 space-y-3">
        <Paused paused={work.paused} />
        <div className="text-[0.9375rem] [overflow-wrap:anywhere]">
          <p className="font-medium">{t('guest.as', { name: guestLabel(work) })}</p>
          <p className="text-muted">
            {t('guest.author')} {t('guest.sessionUntil', { date: moment(work.endsAt) })}
          </p>
        </div>
      </div>
      <div className="mt-6">
        {work.questions.map((question) => (
          <GuestQuestionPart key={question.id} invitation={work.id} question={question} locked={work.paused !== null} />
        ))}
      </div>
      <Ending work={work} left={left} />
    </>
  );
}

/** The questions of somebody who entered. */
export function Work({ invitation, left }: { invitation: string; left: () => void }) {
  const { t } = useTranslation();
  const work = useWork(invitation);
  const openAgain = useOpenAgain();
  const text = useFailureText();
  const over = work.error instanceof ApiError && work.error.code === 'guest_session_over';
  return (
    <>
      {work.isPending && <Skeleton rows={4} label={t('common.loading')} />}
      {over && (
        <Notice tone="warn" alert>
          <p>{text(work.error)}</p>
          <Button size="small" variant="secondary" onClick={() => void openAgain()}>
            {t('guest.enterAgain')}
          </Button>
        </Notice>
      )}
      {work.isError && !over && !work.data && <Failure error={work.error} retry={() => void work.refetch()} />}
      {work.data && <Questions work={work.data} left={left} />}
    </>
  );
}
