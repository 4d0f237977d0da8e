import { useTranslation } from 'react-i18next';
import { allows } from '#core/entitlements.ts';
import type { Regime } from '#core/regimes.ts';
import { useMe } from '#client/accounts/queries.ts';

/** How a finished assessment can still be followed by a better one, by what the plan allows. */
export function RevisitTerms({ regime }: { regime: Regime }) {
  const { t } = useTranslation();
  const subscription = useMe().data?.subscription;
  if (!allows(subscription, regime) || !allows(subscription, 'several_assessments')) return null;
  return <li>{t('review.followNext')}</li>;
}
