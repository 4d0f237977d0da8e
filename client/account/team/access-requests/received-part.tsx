import type { RequestedAccess } from '#contract/account/access-requests.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Decision } from './decision.tsx';
import { useReceivedRequests } from './queries.ts';

function Row({ request }: { request: RequestedAccess }) {
  const { t } = useTranslation();
  const { requester, expiresAt } = request;
  const parts = [requester.email, requester.firm, t('accessRequests.waits', { until: day(expiresAt) })];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p className="font-medium">{requester.name}</p>
        <p className="text-sm text-muted">{parts.filter(Boolean).join(' · ')}</p>
      </div>
      <Decision request={request} size="small" />
    </li>
  );
}

/** Who asked an owner's own address for access; nothing where nobody did. */
export function ReceivedPart() {
  const { t } = useTranslation();
  const received = useReceivedRequests().data ?? [];
  if (received.length === 0) return null;
  return (
    <section aria-labelledby="access-requests" className="border-t border-line py-8">
      <h2 id="access-requests" className="text-xl">
        {t('accessRequests.received')}
      </h2>
      <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">
        {t('accessRequests.receivedLead')} {t('accessRequests.known')}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {received.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}
