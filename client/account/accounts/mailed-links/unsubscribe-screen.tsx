import { useSearchParams } from 'wouter';
import { optionalMails } from '#core/account/people/mail-choice.ts';
import { useUnsubscribe } from '#client/account/accounts/account-queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';

/** Ends one kind of mail, or in older mails all reminders; a click of a person, because mail scanners open links too. */
export function UnsubscribeScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const unsubscribe = useUnsubscribe();
  const token = search.get('token') ?? '';
  const kind = optionalMails.find((one) => one === search.get('kind'));
  const organization = search.get('organization') ?? undefined;
  usePageTitle(t('unsubscribe.title'));
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-16">
      <h1 className="text-3xl">{t('unsubscribe.title')}</h1>
      <p className="mt-3 text-muted">
        {t('unsubscribe.lead', { kind: kind ? t(`settings.mails.kinds.${kind}.title`) : t('unsubscribe.all') })}
      </p>
      <div className="mt-6" aria-live="polite">
        {unsubscribe.isSuccess ? (
          <Notice title={t('unsubscribe.done')} />
        ) : (
          <>
            {unsubscribe.isError && <Failure error={unsubscribe.error} />}
            <Button
              disabled={unsubscribe.isPending || token === ''}
              onClick={() => unsubscribe.mutate({ token, kind, organization })}
              className="mt-4"
            >
              {t('unsubscribe.submit')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
