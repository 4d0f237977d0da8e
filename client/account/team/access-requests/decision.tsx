import { useState } from 'react';
import type { RequestedAccess } from '#contract/account/access-requests.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useDeclineAccess, useGrantAccess } from './queries.ts';

export const outcomeWords = {
  joined: 'accessRequests.joined',
  already_member: 'accessRequests.alreadyMember',
  declined: 'accessRequests.declined',
} as const;

export type Outcome = keyof typeof outcomeWords;

/** The two buttons of an owner. `decided` receives the outcome. */
export function Decision({
  request: {
    id,
    requester: { name },
  },
  token,
  size,
  decided,
}: {
  request: RequestedAccess;
  token?: string;
  size?: 'small';
  decided?: (outcome: Outcome) => void;
}) {
  const { t } = useTranslation();
  const grant = useGrantAccess();
  const decline = useDeclineAccess();
  const failed = useFailureToast();
  const [asks, setAsks] = useState(false);
  const isPending = grant.isPending || decline.isPending;
  const sized = size ? { size } : {};
  const end = (outcome: Outcome): void => {
    setAsks(false);
    toast({ title: t(outcomeWords[outcome], { name }) });
    decided?.(outcome);
  };
  const handled = { onError: (error: Error) => failed(error) };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        {...sized}
        disabled={isPending}
        aria-label={t('accessRequests.grantOf', { name })}
        onClick={() => grant.mutate({ id, token }, { ...handled, onSuccess: ({ outcome }) => end(outcome) })}
      >
        {t('accessRequests.grant')}
      </Button>
      <Button
        {...sized}
        variant="secondary"
        disabled={isPending}
        aria-label={t('accessRequests.declineOf', { name })}
        onClick={() => setAsks(true)}
      >
        {t('accessRequests.decline')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('accessRequests.declineTitle')}
        lead={t('accessRequests.declineLead', { name })}
        act={t('accessRequests.decline')}
        pending={decline.isPending}
        close={() => setAsks(false)}
        confirm={() => decline.mutate({ id, token }, { ...handled, onSuccess: () => end('declined') })}
      />
    </div>
  );
}
