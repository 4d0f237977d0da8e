import { useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { supplierStates, type SupplierState } from '#core/supplier/supplier-status.ts';
import { foldForSearch } from '#core/platform/text/search-text.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { AskDialog } from '#client/supplier/suppliers/ask-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { useUnwatch, useWatched, type Watched } from '#client/supplier/suppliers/queries.ts';
import { SupplierPages } from '#client/supplier/suppliers/supplier-pages.tsx';
import { SupplierRow } from './supplier-row.tsx';
import { AsOf, certifiedName } from './supplier-status.tsx';

type Chosen = Readonly<{ text: string; state: SupplierState | 'all' }>;

function fits(supplier: Watched, { text, state }: Chosen): boolean {
  if (state !== 'all' && supplier.state !== state) return false;
  const searched = foldForSearch(`${supplier.label} ${certifiedName(supplier)} ${supplier.nip}`);
  return foldForSearch(text)
    .split(' ')
    .every((word) => searched.includes(word));
}

function Row({ supplier, edit, ask, mayChange }: { supplier: Watched; edit: () => void; ask: () => void; mayChange: boolean }) {
  const { t } = useTranslation();
  const unwatch = useUnwatch();
  const failed = useFailureToast();
  const remove = (): void =>
    unwatch.mutate([supplier.nip], {
      onSuccess: () => toast({ title: t('suppliers.list.removed') }),
      onError: (error) => failed(error),
    });
  const name = supplier.label || certifiedName(supplier) || supplier.nip;
  return (
    <SupplierRow supplier={supplier} label={supplier.label}>
      {supplier.note && <p className="mt-2 whitespace-pre-line text-[0.9375rem] text-muted [overflow-wrap:anywhere]">{supplier.note}</p>}
      {mayChange && (
        <div className="mt-2 flex flex-wrap gap-x-2">
          <Button look="quiet" size="small" className="-ml-3" onClick={edit} aria-label={`${t('suppliers.list.edit')}: ${name}`}>
            {t('suppliers.list.edit')}
          </Button>
          <Button
            look="quiet"
            size="small"
            disabled={unwatch.isPending}
            onClick={remove}
            aria-label={`${t('suppliers.list.remove')}: ${name}`}
          >
            {t('suppliers.list.remove')}
          </Button>
          {supplier.state !== 'valid' && (
            <Button look="quiet" size="small" onClick={ask} aria-label={`${t('suppliers.ask.button')}: ${name}`}>
              {t('suppliers.ask.button')}
            </Button>
          )}
        </div>
      )}
    </SupplierRow>
  );
}

/** The whole list as files. */
function Downloads() {
  const { t } = useTranslation();
  const query = { lang: shownLanguage() };
  const files = [
    ['XLSX', addressOf('GET /api/suppliers/xlsx', { query })],
    ['CSV', addressOf('GET /api/suppliers/csv', { query })],
  ] as const;
  return (
    <div className="flex gap-2">
      {files.map(([kind, address]) => (
        <DownloadLink key={kind} size="small" href={address} download aria-label={`${kind}: ${t('suppliers.list.file')}`}>
          {kind}
        </DownloadLink>
      ))}
    </div>
  );
}

function Filters({ chosen, choose }: { chosen: Chosen; choose: (chosen: Chosen) => void }) {
  const { t } = useTranslation();
  return (
    <search className="mt-4 grid max-w-3xl items-end gap-4 sm:grid-cols-[2fr_1fr]">
      <Field
        label={t('suppliers.list.search')}
        type="search"
        value={chosen.text}
        onChange={(event) => choose({ ...chosen, text: event.target.value })}
      />
      <Select
        label={t('suppliers.list.state')}
        value={chosen.state}
        onChange={(event) => choose({ ...chosen, state: event.target.value as Chosen['state'] })}
      >
        <option value="all">{t('suppliers.list.all')}</option>
        {supplierStates.map((state) => (
          <option key={state} value={state}>
            {t(`suppliers.states.${state}`)}
          </option>
        ))}
      </Select>
    </search>
  );
}

function List({ suppliers, checkedAt, searched }: { suppliers: readonly Watched[]; checkedAt: string; searched: string }) {
  const { t } = useTranslation();
  const mayChange = useMay('PATCH /api/suppliers/:nip', 'editor');
  const [chosen, choose] = useState<Chosen>({ text: searched, state: 'all' });
  const [edited, setEdited] = useState<Watched | null>(null);
  const [asked, setAsked] = useState<Watched | null>(null);
  const shown = suppliers.filter((one) => fits(one, chosen));
  return (
    <>
      <Filters chosen={chosen} choose={choose} />
      <div className="mt-4 space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <AsOf at={checkedAt} />
          <Downloads />
        </div>
        {shown.length === 0 ? (
          <p className="py-6 text-muted">{t('suppliers.list.nothing')}</p>
        ) : (
          <SupplierPages
            suppliers={shown}
            renderRow={(supplier) => (
              <Row
                key={supplier.nip}
                supplier={supplier}
                mayChange={mayChange}
                edit={() => setEdited(supplier)}
                ask={() => setAsked(supplier)}
              />
            )}
          />
        )}
      </div>
      {!mayChange && <p className="mt-3 text-sm text-muted">{t('suppliers.list.readOnly')}</p>}
      {asked && <AskDialog asked={[{ nip: asked.nip, email: null }]} close={() => setAsked(null)} />}
      {edited && <NoteDialog key={edited.nip} supplier={edited} close={() => setEdited(null)} />}
    </>
  );
}

/** The suppliers that the organisation watches. */
export function WatchedPart() {
  const { t } = useTranslation();
  const id = useId();
  const watched = useWatched();
  const searched = useSearchParams()[0].get('q') ?? '';
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-8">
      <h2 id={id} className="text-2xl">
        {t('suppliers.list.title')}
      </h2>
      {watched.isPending && (
        <div className="mt-4">
          <Skeleton label={t('common.loading')} className="h-20" />
        </div>
      )}
      {watched.isError && (
        <div className="mt-4">
          <Failure error={watched.error} retry={() => void watched.refetch()} />
        </div>
      )}
      {watched.data &&
        (watched.data.suppliers.length === 0 ? (
          <p className="mt-4 max-w-3xl text-muted">{t('suppliers.list.empty')}</p>
        ) : (
          <List key={searched} searched={searched} suppliers={watched.data.suppliers} checkedAt={watched.data.checkedAt} />
        ))}
    </section>
  );
}
