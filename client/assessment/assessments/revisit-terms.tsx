import { useState } from 'react';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import { reopenUntil } from '#core/assessment/report/reopening.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** How a finished assessment can still be corrected or followed by a better one, by what the plan allows. */
export function RevisitTerms({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  const subscription = useMe().data?.subscription;
  const [now] = useState(() => new Date());
  if (!allows(subscription, assessment.regime)) return null;
  if (allows(subscription, 'several_assessments')) return <li>{t('review.followNext')}</li>;
  const until = reopenUntil(assessment.firstCompletedAt ? new Date(assessment.firstCompletedAt) : now);
  return <li>{now > until ? t('review.noReopening') : t('review.reopening', { date: day(until.toISOString()) })}</li>;
}
