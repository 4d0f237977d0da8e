import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '#client/i18n.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { useFailureText } from '#client/ui/failure.tsx';
import { LogoMark } from '#client/ui/logo.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { useVerifyEmail } from './account-queries.ts';
import { useAddressToken } from './address-token.ts';
import { AccountPage } from './email-form.tsx';
import { PendingCard } from './pending-card.tsx';

/** Redeems the mailed link as soon as it is opened. */
export function VerifyEmailScreen() {
  const { t } = useTranslation();
  const token = useAddressToken();
  const failureText = useFailureText();
  const { mutate, isSuccess, error } = useVerifyEmail();
  const begun = useRef(false);
  usePageTitle(t('verify.title'));
  useEffect(() => {
    if (!token || begun.current) return;
    begun.current = true;
    mutate(token);
  }, [token, mutate]);
  return (
    <AccountPage title={t('verify.title')}>
      {!token && (
        <Notice tone="bad" title={t('verify.invalid')} alert>
          <p>{t('verify.invalidText')}</p>
        </Notice>
      )}
      {token && !isSuccess && !error && (
        <div role="status" className="flex items-center gap-3">
          <LogoMark className="size-8 animate-pulse" />
          <p>{t('verify.pending')}</p>
        </div>
      )}
      {isSuccess && (
        <Notice alert title={t('verify.done')}>
          <p>{t('verify.doneText')}</p>
        </Notice>
      )}
      {error && (
        <Notice tone="bad" title={t('verify.failed')} alert>
          <p>{failureText(error, t('verify.failedText'))}</p>
          <p>{t('verify.expired')}</p>
          <Link href="/resend-verification" className="font-medium text-brand underline">
            {t('login.resend')}
          </Link>
        </Notice>
      )}
      {error && <PendingCard className="mt-6" />}
      <ButtonLink href="/login" className="mt-6">
        {t('account.toLogin')}
      </ButtonLink>
    </AccountPage>
  );
}
