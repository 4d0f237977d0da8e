import { useTranslation } from '#client/platform/words/i18n.ts';
import { useForgot } from '#client/account/accounts/account-queries.ts';
import { EmailForm } from '#client/account/accounts/email-form.tsx';

export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  return (
    <EmailForm
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      done={t('forgot.done')}
      submit={t('forgot.submit')}
      failure={t('forgot.failed')}
      call="POST /api/auth/forgot-password"
      path="/forgot-password"
      sending={useForgot()}
    />
  );
}
