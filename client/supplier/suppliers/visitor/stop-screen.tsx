import { useAddressToken } from '#client/account/accounts/mailed-links/address-token.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { useStop } from '#client/supplier/suppliers/queries.ts';

/** Ends requests to an address for good; a click of a person, because mail scanners open links too. */
export function StopScreen() {
  const { t } = useTranslation();
  const stop = useStop();
  const token = useAddressToken();
  usePageTitle(t('suppliers.stop.title'));
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-16">
      <h1 className="text-3xl">{t('suppliers.stop.title')}</h1>
      <p className="mt-3 text-muted">{t(token === '' ? 'suppliers.stop.broken' : 'suppliers.stop.lead')}</p>
      <div className="mt-6 space-y-4" aria-live="polite">
        {stop.isSuccess && <Notice title={t('suppliers.stop.done')} />}
        {stop.isError && <Failure error={stop.error} />}
        {!stop.isSuccess && token !== '' && (
          <Button disabled={stop.isPending} onClick={() => stop.mutate(token)}>
            {t('suppliers.stop.submit')}
          </Button>
        )}
      </div>
    </div>
  );
}
