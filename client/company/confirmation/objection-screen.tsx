import { useAddressToken } from '#client/account/accounts/mailed-links/address-token.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { useObject } from './queries.ts';

/** Where a company states that an account does not act for it; a click of a person, because mail scanners open links too. */
export function ObjectionScreen() {
  const { t } = useTranslation();
  usePageTitle(t('objection.title'));
  const token = useAddressToken();
  const object = useObject();
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-16">
      <h1 className="text-3xl">{t('objection.title')}</h1>
      <p className="mt-3 text-muted">{t('objection.lead')}</p>
      <div className="mt-6" aria-live="polite">
        {object.isSuccess && <Notice title={t('objection.done')} />}
        {!object.isSuccess && token === '' && <Notice tone="warn" title={t('objection.missing')} />}
        {!object.isSuccess && token !== '' && (
          <>
            {object.isError && <Failure error={object.error} />}
            <Button variant="danger" className="mt-4" disabled={object.isPending} onClick={() => object.mutate(token)}>
              {t('objection.submit')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
