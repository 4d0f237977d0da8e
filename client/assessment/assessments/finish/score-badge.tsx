import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';

/** Positive at the regime's threshold unless something stands in the way of a certificate; below it neutral from 50 %, warning under 50 % (docs/product.md, “Scores”). */
export function ScoreBadge({ assessment }: { assessment: Pick<Assessment, 'complianceScore' | 'reachesThreshold' | 'earnsCertificate'> }) {
  const { t } = useTranslation();
  const { complianceScore: score, reachesThreshold, earnsCertificate } = assessment;
  if (score === null) return <Badge>{t('score.none')}</Badge>;
  if (earnsCertificate) return <Badge tone="good">{t('score.positive')}</Badge>;
  if (reachesThreshold) return <Badge tone="warn">{t('obstacles.badge')}</Badge>;
  return <Badge tone={score < 50 ? 'bad' : 'neutral'}>{t('score.below')}</Badge>;
}
