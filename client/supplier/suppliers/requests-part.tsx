import type { SupplierRequest } from '#contract/supplier/suppliers.ts';
import { day, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useRequests } from './queries.ts';
import { SupplierPages } from './supplier-pages.tsx';

function RequestRow({ request }: { request: SupplierRequest }) {
  const { t } = useTranslation();
  const { nip, email, askedAt, state, certifiedAt } = request;
  return (
    <li className="py-3 sm:grid sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-6">
      <p className="font-semibold">NIP {nip}</p>
      <div className="min-w-0">
        <Badge tone={certifiedAt ? 'good' : 'neutral'}>
          {certifiedAt ? t('suppliers.requests.certified', { date: day(certifiedAt) }) : t(`suppliers.requests.states.${state}`)}
        </Badge>
        <p className="mt-1 text-[0.9375rem] [overflow-wrap:anywhere]">{email ?? t('suppliers.requests.forgotten')}</p>
        <p className="text-sm text-muted">{t('suppliers.requests.askedAt', { at: moment(askedAt) })}</p>
      </div>
    </li>
  );
}

/** Who was asked, and what came of it. */
export function RequestsPart() {
  const { t } = useTranslation();
  const requests = useRequests();
  return (
    <section aria-labelledby="suppliers-requests" className="mt-10 border-t border-line pt-8">
      <h2 id="suppliers-requests" className="text-2xl">
        {t('suppliers.requests.title')}
      </h2>
      <div className="mt-4">
        {requests.isPending && <Skeleton rows={1} label={t('common.loading')} />}
        {requests.isError && <Failure error={requests.error} retry={() => void requests.refetch()} />}
        {requests.data &&
          (requests.data.requests.length === 0 ? (
            <p className="text-muted">{t('suppliers.requests.empty')}</p>
          ) : (
            <SupplierPages suppliers={requests.data.requests} renderRow={(request) => <RequestRow key={request.id} request={request} />} />
          ))}
      </div>
    </section>
  );
}
