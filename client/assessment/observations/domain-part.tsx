import { useState } from 'react';
import type { ObservedDomain } from '#contract/assessment/evidence/observations.ts';
import type { ObservationVerdict } from '#core/assessment/observations/checks.ts';
import { PublishedCode } from '#client/company/confirmation/published-code.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { ObservationRow } from './observation-row.tsx';
import { useConfirmDomain, useObserveNow, useRemoveDomain } from './queries.ts';

type Rights = Readonly<{ mayChange: boolean; mayObserve: boolean }>;

/** What is to be published so that a domain is known to be the organisation's, and what the last look for it brought. */
function Pending({
  domain,
  proof,
  mayChange,
}: {
  domain: ObservedDomain;
  proof: NonNullable<ObservedDomain['proof']>;
  mayChange: boolean;
}) {
  const { t } = useTranslation();
  const confirm = useConfirmDomain();
  const { outcome } = proof;
  return (
    <div className="mt-3 max-w-2xl">
      <p className="font-semibold">{t('domains.pending.title', { name: domain.name })}</p>
      <p className="mt-1 text-muted">{t('domains.pending.lead')}</p>
      <PublishedCode record={proof.record} file={proof.file} value={proof.value} />
      <p role="status" data-outcome={outcome ?? 'never'} className="mt-3 text-[0.9375rem] empty:hidden">
        {outcome && t('domains.pending.outcome', { outcome: t(`confirmation.site.outcomes.${outcome}`) })}
      </p>
      {confirm.error && <Failure error={confirm.error} />}
      {mayChange && (
        <Button className="mt-3" disabled={confirm.isPending} onClick={() => confirm.mutate(domain.id)}>
          {t(confirm.isPending ? 'domains.pending.checking' : 'domains.pending.check')}
        </Button>
      )}
    </div>
  );
}

const order: readonly ObservationVerdict[] = ['red', 'amber', 'unknown', 'green', 'not_applicable'];

/** How many observations there are of each verdict, in words. */
function Counts({ observations }: Pick<ObservedDomain, 'observations'>) {
  const { t } = useTranslation();
  const counted = (['red', 'amber', 'green', 'unknown'] as const).flatMap((verdict) => {
    const amount = observations.filter((one) => one.verdict === verdict).length;
    return amount > 0 ? [t(`domains.counts.${verdict}`, { amount })] : [];
  });
  return <p className="mt-1 font-medium">{counted.join(' · ')}</p>;
}

/** When a domain was looked at, and a look at once. */
function LastCheck({ domain, mayObserve }: { domain: ObservedDomain; mayObserve: boolean }) {
  const { t } = useTranslation();
  const observe = useObserveNow();
  const { triedAt, nextManual } = domain;
  // The service refuses whoever is too early; the time is said, so that nobody tries in vain.
  const isEarly = nextManual !== null && observe.isIdle && Date.parse(nextManual) > Date.parse(domain.readAt);
  return (
    <div className="mt-1 space-y-2">
      <p className="text-[0.9375rem] text-muted">{triedAt ? t('domains.checked', { at: moment(triedAt) }) : t('domains.never')}</p>
      {observe.error && <Failure error={observe.error} />}
      {mayObserve && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button variant="secondary" size="small" disabled={observe.isPending || isEarly} onClick={() => observe.mutate(domain.id)}>
            {t(observe.isPending ? 'domains.checking' : 'domains.checkNow')}
          </Button>
          {isEarly && <span className="text-sm text-muted">{t('domains.next', { at: moment(nextManual) })}</span>}
        </p>
      )}
    </div>
  );
}

function Remove({ domain }: { domain: ObservedDomain }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveDomain();
  const failed = useFailureToast();
  const confirm = (): void =>
    remove.mutate(domain.id, { onSuccess: () => toast({ title: t('domains.removed') }), onError: (error) => failed(error) });
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`${t('domains.remove')}: ${domain.name}`} onClick={() => setOpen(true)}>
        {t('domains.remove')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          open
          title={t('domains.removeTitle', { name: domain.name })}
          lead={t('domains.removeLead')}
          act={t('domains.remove')}
          pending={remove.isPending}
          close={() => setOpen(false)}
          confirm={confirm}
        />
      )}
    </>
  );
}

/** A domain: whose it is, when it was looked at, and what was seen, problems first. */
export function DomainPart({ domain, mayChange, mayObserve }: { domain: ObservedDomain } & Rights) {
  const { t } = useTranslation();
  const { id, name, proof, observations } = domain;
  const sorted = observations.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  return (
    <section aria-labelledby={`domain-${id}`} data-domain={name}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
        <h2 id={`domain-${id}`} className="min-w-0 text-xl [overflow-wrap:anywhere]">
          {name}
        </h2>
        {mayChange && <Remove domain={domain} />}
      </div>
      {proof && <Pending domain={domain} proof={proof} mayChange={mayChange} />}
      {!proof && (
        <>
          <Counts observations={observations} />
          <LastCheck domain={domain} mayObserve={mayObserve} />
          <ul aria-label={t('domains.list', { name })} className="mt-2 divide-y divide-line">
            {sorted.map((one) => (
              <ObservationRow key={one.check} domainId={id} observation={one} mayChange={mayChange} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
