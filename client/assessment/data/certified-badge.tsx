import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { useCertificates } from './issued-certificates.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';

/** Green only while the certificate is known to be in force; one that expired or was revoked states so. */
export function CertifiedBadge({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  const certificates = useCertificates().data;
  const status = certificates?.find(({ id }) => id === assessment.certificateId)?.status;
  if (status === 'expired' || status === 'revoked') return <Badge>{t(`history.certificate.${status}`)}</Badge>;
  return <Badge tone={status === 'active' ? 'good' : 'neutral'}>{t('history.certified')}</Badge>;
}
