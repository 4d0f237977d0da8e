import { useState } from 'react';
import type { Guest } from '#contract/assessment/answering/guests.ts';
import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useResendGuest, useRevokeGuest } from './queries.ts';

function Acts({ guest: { id, email, state }, mayResend }: { guest: Guest; mayResend: boolean }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const resend = useResendGuest();
  const revoke = useRevokeGuest();
  const failed = useFailureToast();
  const toasts = (title: string) => ({
    onSuccess: () => {
      setConfirming(false);
      toast({ title });
    },
    onError: (error: Error) => failed(error),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {mayResend && (
        <Button
          variant="secondary"
          size="small"
          disabled={resend.isPending}
          aria-label={t('team.resendOf', { email })}
          onClick={() => resend.mutate(id, toasts(t('team.sent', { email })))}
        >
          {t('team.resend')}
        </Button>
      )}
      {state === 'open' && (
        <Button variant="quiet" size="small" aria-label={t('guests.withdrawOf', { email })} onClick={() => setConfirming(true)}>
          {t('guests.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('guests.withdrawTitle', { email })}
        lead={t('guests.withdrawLead')}
        act={t('guests.withdraw')}
        pending={revoke.isPending}
        close={() => setConfirming(false)}
        confirm={() => revoke.mutate(id, toasts(t('guests.done')))}
      />
    </div>
  );
}

/** A guest: who, what about, how far, and until when. */
export function GuestRow({ guest, mayResend }: { guest: Guest; mayResend: boolean }) {
  const { t } = useTranslation();
  const { email, name, state, questionIds, answered, expiresAt, revokedAt, finishedAt, lastUsedAt } = guest;
  const until = {
    open: t('guests.until', { date: moment(expiresAt) }),
    expired: t('guests.over', { date: moment(expiresAt) }),
    revoked: t('guests.withdrawn', { date: moment(revokedAt ?? expiresAt) }),
  }[state];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name === '' ? email : name}
          {finishedAt && <Badge tone="good">{t('guests.finished', { date: moment(finishedAt) })}</Badge>}
          <Badge tone={state === 'open' ? 'neutral' : 'warn'}>{until}</Badge>
        </p>
        {name !== '' && <p className="text-[0.9375rem]">{email}</p>}
        <p className="mt-1 text-[0.9375rem]">
          {t('answers.answeredOf', { answered, count: questionIds.length })} ·{' '}
          {lastUsedAt ? t('guests.used', { date: moment(lastUsedAt) }) : t('guests.unused')}
        </p>
        <p className="text-sm text-muted">
          {t('guests.by', { regime: t(`regimes.${guest.regime}.short`), name: guest.invitedBy ?? t('guests.someone') })}
        </p>
        <details>
          <summary className="min-h-9 cursor-pointer py-1.5 text-sm font-medium text-brand">{t('guests.which')}</summary>
          <p className="text-sm">{questionIds.map(questionNumber).join(', ')}</p>
        </details>
      </div>
      {state !== 'revoked' && <Acts guest={guest} mayResend={mayResend} />}
    </li>
  );
}
