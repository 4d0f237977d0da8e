import { allows } from '#core/account/entitlements/entitlements.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { useOrderAddress } from '#client/billing/billing/order-address.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';

/** Why answers cannot be given: no plan, a plan without the regime, or a role that only reads. */
export type Paywall = 'plan' | 'pro' | 'role';

/** What hinders answering, known before anything is tried; null where nothing does. */
export function usePaywall(regime: Regime): Paywall | null {
  const subscription = useMe().data?.subscription;
  const may = useMay('POST /api/answers', 'consultant');
  if (!subscription) return 'plan';
  if (!allows(subscription, regime)) return 'pro';
  return may ? null : 'role';
}

const titles = { plan: 'answers.needsPlan', pro: 'answers.needsPro' } as const;
const texts = { plan: 'answers.needsPlanText', pro: 'answers.needsProText' } as const;

/** Says what is not included, and the way to get it. */
export function PaywallNotice({ paywall }: { paywall: Paywall }) {
  const { t } = useTranslation();
  const order = useOrderAddress();
  if (paywall === 'role') return <RoleNote least="consultant" className="mt-4" />;
  return (
    <div className="mt-5">
      <Notice tone="warn" title={t(titles[paywall])}>
        <p>{t(texts[paywall])}</p>
        <ButtonLink href={paywall === 'plan' ? order : '/pricing'} size="small">
          {t('access.choose')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
