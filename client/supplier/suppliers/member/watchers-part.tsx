import { useMay } from '#client/account/accounts/role.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useShowWatching, useWatchers } from '#client/supplier/suppliers/queries.ts';

function Switch({ shows }: { shows: boolean }) {
  const { t } = useTranslation();
  const may = useMay('PUT /api/suppliers/visibility', 'owner');
  const show = useShowWatching();
  const failed = useFailureToast();
  const shown = show.isPending ? show.variables : shows;
  return (
    <fieldset disabled={!may || show.isPending} className="mt-5 max-w-3xl">
      <ChoiceRow
        kind="checkbox"
        name="shows-watching"
        value="shows"
        checked={shown}
        label={t('suppliers.watchers.switch')}
        hint={may ? t('suppliers.watchers.switchHint') : t('suppliers.watchers.ownerOnly')}
        change={(next) => show.mutate(next, { onError: (error) => failed(error) })}
      />
    </fieldset>
  );
}

/** Who watches the own company and agreed to be shown, and whether the own organisation does. */
export function WatchersPart() {
  const { t } = useTranslation();
  const { data, isPending, isError, error, refetch } = useWatchers();
  return (
    <section aria-labelledby="suppliers-watchers" className="mt-10 border-t border-line pt-8">
      <h2 id="suppliers-watchers" className="text-2xl">
        {t('suppliers.watchers.title')}
      </h2>
      <p className="mt-2 max-w-3xl text-muted">{t('suppliers.watchers.lead')}</p>
      <div className="mt-4">
        {isPending && <Skeleton rows={1} label={t('common.loading')} />}
        {isError && <Failure error={error} retry={() => void refetch()} />}
        {data && data.watchers === null && <p>{t('suppliers.watchers.unconfirmed')}</p>}
        {data?.watchers?.length === 0 && <p>{t('suppliers.watchers.nobody')}</p>}
        {data?.watchers && data.watchers.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {data.watchers.map(({ name, nip, since }) => (
              <li key={nip} className="py-2">
                <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
                <span className="block text-sm text-muted">
                  NIP {nip}, {t('suppliers.watchers.since', { date: day(since) })}
                </span>
              </li>
            ))}
          </ul>
        )}
        {data && <Switch shows={data.shows} />}
      </div>
    </section>
  );
}
