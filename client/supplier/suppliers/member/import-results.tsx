import { useState } from 'react';
import { supplierStates } from '#core/supplier/supplier-state.ts';
import { suppliersAtMost } from '#core/supplier/supplier-list.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { number } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { RequestDialog } from '#client/supplier/suppliers/ask-dialog.tsx';
import { LeftOutRows } from './left-out.tsx';
import { useWatch, type Supplier } from '#client/supplier/suppliers/queries.ts';
import { SupplierPages } from '#client/supplier/suppliers/supplier-pages.tsx';
import { SupplierRow } from './supplier-row.tsx';
import { AsOf } from './supplier-status.tsx';
import type { Import } from './use-import.ts';

/** How many of each state. */
function Counts({ suppliers }: { suppliers: readonly Supplier[] }) {
  const { t } = useTranslation();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      {supplierStates.map((state) => (
        <div key={state}>
          <dt className="text-sm text-muted">{t(`suppliers.states.${state}`)}</dt>
          <dd className="font-serif text-2xl font-semibold">{number(suppliers.filter((one) => one.state === state).length)}</dd>
        </div>
      ))}
    </dl>
  );
}

function WatchAll({ state }: { state: Import }) {
  const { t } = useTranslation();
  const watch = useWatch();
  const failed = useFailureToast();
  const wanted = state.listed.slice(0, state.found.length).map(({ nip, label }) => ({ nip, label }));
  const save = (): void =>
    watch.mutate(wanted, {
      onSuccess: ({ added, already }) => toast({ title: t('suppliers.import.watched', { added, already }) }),
      onError: (error) => failed(error),
    });
  return (
    <>
      <Button disabled={watch.isPending || wanted.length === 0} onClick={save}>
        {watch.isPending ? t('suppliers.import.watching') : t('suppliers.import.watchAll', { count: wanted.length })}
      </Button>
      {watch.data && watch.data.refused > 0 && <Notice tone="warn">{t('suppliers.import.full', { count: watch.data.refused })}</Notice>}
    </>
  );
}

/** Everybody on the list without a certificate, in one step; those with an address stand there already. */
function RequestAll({ state }: { state: Import }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const emails = new Map(state.listed.map(({ nip, email }) => [nip, email]));
  const recipients = state.found.filter((one) => one.state !== 'valid').map(({ nip }) => ({ nip, email: emails.get(nip) ?? null }));
  const withAddress = recipients.filter(({ email }) => email !== null);
  if (withAddress.length === 0) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('suppliers.ask.all', { count: withAddress.length })}
      </Button>
      {open && <RequestDialog recipients={withAddress} close={() => setOpen(false)} />}
    </>
  );
}

/** How far it is; what stopped it, and the way on. */
function Course({ state, goOn }: { state: Import; goOn: () => void }) {
  const { t } = useTranslation();
  const [done, total] = [state.found.length, state.listed.length];
  const progress = t('suppliers.import.progress', { done: number(done), total: number(total) });
  return (
    <div className="max-w-3xl space-y-3">
      <p role="status" className="font-medium">
        {progress}
      </p>
      {total > 0 && <Progress value={(done / total) * 100} label={progress} />}
      {state.error !== null && (
        <>
          <Failure error={state.error} />
          <p>{t('suppliers.import.broken', { done: number(done), total: number(total) })}</p>
          <Button variant="secondary" onClick={goOn}>
            {t('suppliers.import.goOn')}
          </Button>
        </>
      )}
    </div>
  );
}

/** What came of a list: the answers, and the rows that were left out. */
export function ImportResults({ state, goOn, discard }: { state: Import; goOn: () => void; discard: () => void }) {
  const { t } = useTranslation();
  const mayWatch = useMay('POST /api/suppliers', 'editor');
  const labels = new Map(state.listed.map(({ nip, label }) => [nip, label]));
  return (
    <section aria-labelledby="suppliers-results" className="mt-8 space-y-5">
      <h3 id="suppliers-results" className="font-serif text-xl font-semibold">
        {t('suppliers.import.results')}
      </h3>
      {state.listed.length === 0 ? <p>{t('suppliers.import.empty')}</p> : <Course state={state} goOn={goOn} />}
      <LeftOutRows rows={state.leftOut} most={suppliersAtMost.list} />
      {state.found.length > 0 && (
        <>
          <Counts suppliers={state.found} />
          {state.checkedAt && <AsOf at={state.checkedAt} />}
          <SupplierPages
            suppliers={state.found}
            renderRow={(supplier) => <SupplierRow key={supplier.nip} supplier={supplier} label={labels.get(supplier.nip) ?? ''} />}
          />
        </>
      )}
      {!state.running && (
        <div className="flex flex-wrap gap-3">
          {mayWatch && state.found.length > 0 && <WatchAll state={state} />}
          {mayWatch && <RequestAll state={state} />}
          <Button variant="secondary" onClick={discard}>
            {t('suppliers.import.discard')}
          </Button>
        </div>
      )}
    </section>
  );
}
