import type { AccessRequest } from '#contract/account/access-requests.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useResendRequest, useSentRequests, useWithdrawRequest } from './queries.ts';

function Times({ request: { email, sentAt, expiresAt, expired, mayResend, resendFrom } }: { request: AccessRequest }) {
  const { t } = useTranslation();
  const parts = expired
    ? [t('accessRequests.lineOver', { email, until: day(expiresAt) })]
    : [email, t('team.sentOn', { date: day(sentAt) }), t('accessRequests.waits', { until: day(expiresAt) })];
  if (!expired && resendFrom && !mayResend) parts.push(t('accessRequests.resendLater', { date: day(resendFrom) }));
  return <p className="text-sm text-muted [overflow-wrap:anywhere]">{parts.join(' · ')}</p>;
}

function Row({ request }: { request: AccessRequest }) {
  const { t } = useTranslation();
  const resend = useResendRequest();
  const withdraw = useWithdrawRequest();
  const failed = useFailureToast();
  const { id, nip, email, expired, mayResend } = request;
  const toasts = (title: string) => ({ onSuccess: () => toast({ title }), onError: (error: Error) => failed(error) });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          NIP {nip}
          {!expired && <Badge>{t('team.pending')}</Badge>}
        </p>
        <Times request={request} />
      </div>
      <div className="flex flex-wrap gap-2">
        {mayResend && (
          <Button
            variant="secondary"
            size="small"
            disabled={resend.isPending}
            aria-label={t('accessRequests.resendOf', { nip, email })}
            onClick={() => resend.mutate(id, toasts(t('accessRequests.sent', { email })))}
          >
            {t('team.resend')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          disabled={withdraw.isPending}
          aria-label={t('accessRequests.withdrawOf', { nip, email })}
          onClick={() => withdraw.mutate(id, toasts(t('team.naming.takenBack')))}
        >
          {t('team.withdraw')}
        </Button>
      </div>
    </li>
  );
}

/** What was asked for and nobody has decided; nothing where nothing waits. */
export function SentRequests() {
  const { t } = useTranslation();
  const requests = useSentRequests();
  if (requests.isError) return <Failure error={requests.error} retry={() => void requests.refetch()} />;
  if (!requests.data || requests.data.length === 0) return null;
  return (
    <section aria-labelledby="sent-requests" className="mt-10">
      <h2 id="sent-requests" className="text-xl">
        {t('accessRequests.waiting')}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {requests.data.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}
