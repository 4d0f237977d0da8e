import { useTranslation } from '#client/i18n.ts';
import { useResend } from './account-queries.ts';
import { EmailForm } from './email-form.tsx';
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
