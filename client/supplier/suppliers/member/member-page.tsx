import { useTranslation } from '#client/platform/words/i18n.ts';
import { Duty, Meaning } from '#client/supplier/suppliers/explained.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportResults } from './import-results.tsx';
import { useImport } from './use-import.ts';
import { RequestsPart } from '#client/supplier/suppliers/requests-part.tsx';
import { WatchedPart } from './watched-part.tsx';
import { WatchersPart } from './watchers-part.tsx';

/** The suppliers of an organisation: check a list, watch it. */
export function MemberPage() {
  const { t } = useTranslation();
  const { state, start, goOn, discard } = useImport();
  return (
    <>
      <h1 className="text-3xl">{t('suppliers.title')}</h1>
      <p className="mt-2 max-w-3xl text-muted">{t('suppliers.lead')}</p>
      <section aria-labelledby="suppliers-import" className="mt-8">
        <h2 id="suppliers-import" className="text-2xl">
          {t('suppliers.import.title')}
        </h2>
        <p className="mt-2 max-w-3xl text-muted">{t('suppliers.import.lead')}</p>
        <ImportForm busy={state?.running ?? false} start={start} />
        {state && <ImportResults state={state} goOn={goOn} discard={discard} />}
      </section>
      <WatchedPart />
      <RequestsPart />
      <WatchersPart />
      <Meaning />
      <Duty />
    </>
  );
}
