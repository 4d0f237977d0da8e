import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { LogoMark } from '#client/platform/ui/brand/logo.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { useVerifyEmail } from '#client/account/accounts/account-queries.ts';
import { useAddressToken } from './address-token.ts';
import { AccountPage } from '#client/account/accounts/email-form.tsx';
import { OwnPasswordForm } from '#client/account/accounts/own-password-form.tsx';
import { PendingCard } from './pending-card.tsx';

function isPasswordRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'registration_password_needed';
}

/** Redeems the mailed link as soon as it is opened; another browser than that of the registration shows first whose account it is. */
export function VerifyEmailScreen() {
  const { t } = useTranslation();
  const token = useAddressToken();
  const failureText = useFailureText();
  const { mutate, isSuccess, isPending, error } = useVerifyEmail();
  // The newest refusal since the password was asked for.
  const [passwordError, setPasswordError] = useState<unknown>(null);
  if (error && passwordError !== error && (passwordError !== null || isPasswordRequired(error))) setPasswordError(error);
  const isOver = error instanceof ApiError && error.code === 'token_invalid';
  const needsPassword = passwordError !== null && !isSuccess && !isOver;
  const begun = useRef(false);
  usePageTitle(t('verify.title'));
  useEffect(() => {
    if (!token || begun.current) return;
    begun.current = true;
    mutate({ token });
  }, [token, mutate]);
  return (
    <AccountPage title={t('verify.title')}>
      {!token && (
        <Notice tone="bad" title={t('verify.invalid')} alert>
          <p>{t('verify.invalidText')}</p>
        </Notice>
      )}
      {token && !isSuccess && !error && passwordError === null && (
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
      {needsPassword && <OwnPasswordForm error={passwordError} pending={isPending} confirm={(shown) => mutate({ token, ...shown })} />}
      {error && !needsPassword && (
        <Notice tone="bad" title={t('verify.failed')} alert>
          <p>{failureText(error, t('verify.failedText'))}</p>
          <p>{t('verify.expired')}</p>
          <Link href="/resend-verification" className="font-medium text-brand underline">
            {t('login.resend')}
          </Link>
        </Notice>
      )}
      {error && !needsPassword && <PendingCard className="mt-6" />}
      {!needsPassword && (
        <ButtonLink href="/login" className="mt-6">
          {t('account.toLogin')}
        </ButtonLink>
      )}
    </AccountPage>
  );
}
