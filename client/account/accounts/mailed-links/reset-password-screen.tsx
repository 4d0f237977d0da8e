import { useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useReset } from '#client/account/accounts/account-queries.ts';
import { useAddressToken } from './address-token.ts';
import { AccountPage } from '#client/account/accounts/email-form.tsx';

/** A new password by a mailed link; without one there is nothing to do here. */
export function ResetPasswordScreen() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const token = useAddressToken();
  const reset = useReset();
  const failed = useFailureToast();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [tried, setTried] = useState(false);
  usePageTitle(t('reset.title'));

  useEffect(() => {
    if (token) return;
    toast({ title: t('errors.title'), description: t('reset.invalid'), tone: 'destructive' });
    go('/login', { replace: true });
  }, [token, go, t]);

  const fields = reset.error instanceof ApiError ? reset.error.fields : {};
  const short = tried && password.length < lengths.password.least ? t('register.errors.password') : undefined;
  const differs = tried && password !== repeated ? t('register.errors.confirmPassword') : undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (password.length < lengths.password.least || password !== repeated) return;
    reset.mutate(
      { token, newPassword: password },
      {
        onSuccess: () => {
          toast({ title: t('reset.done'), description: t('reset.doneText') });
          go('/login');
        },
        onError: (error) => failed(error, t('errors.title'), t('reset.failed')),
      },
    );
  };

  return (
    <AccountPage title={t('reset.title')} lead={t('reset.lead')}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <Field
          label={t('reset.password')}
          hint={t('register.passwordHint')}
          type="password"
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={short ?? fields.newPassword}
        />
        <Field
          label={t('register.fields.confirmPassword')}
          type="password"
          name="confirm-password"
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          error={differs}
        />
        <Button type="submit" className="w-full" disabled={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </form>
    </AccountPage>
  );
}
