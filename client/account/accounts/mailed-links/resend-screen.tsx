import { useTranslation } from '#client/platform/words/i18n.ts';
import { useResend } from '#client/account/accounts/account-queries.ts';
import { EmailForm } from '#client/account/accounts/email-form.tsx';
import { PendingCard } from './pending-card.tsx';

export function ResendScreen() {
  const { t } = useTranslation();
  return (
    <EmailForm
      title={t('resend.title')}
      lead={t('resend.lead')}
      done={t('resend.done')}
      submit={t('resend.submit')}
      failure={t('resend.failed')}
      call="POST /api/auth/resend-verification"
      path="/resend-verification"
      sending={useResend()}
      above={<PendingCard className="mb-8" />}
    />
  );
}
