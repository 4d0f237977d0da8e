import type { Billing } from '#contract/billing/billing.ts';
import { lastDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useOrderAddress } from './order-address.ts';
import { planNames } from './plan-names.ts';

/** In one place and one wording: whether there is access, until when, and what to do about it. */
export function AccessNotice({ billing }: { billing: Billing }) {
  const { t } = useTranslation();
  const order = useOrderAddress();
  const { state, plan, endsAt, next, payments } = billing;
  const values = { plan: plan ? planNames[plan] : '', date: endsAt ? lastDay(endsAt) : '' };
  const then = next ? t('access.next', { plan: planNames[next.plan], date: lastDay(next.endsAt) }) : '';
  if (state === 'active') {
    return (
      <p className="text-muted">
        {t('access.active', values)}
        {then && `. ${then}`}
      </p>
    );
  }
  const open = payments.find((payment) => payment.checkoutUrl !== null);
  return (
    <Notice tone={state === 'ending' || state === 'pending' ? 'info' : 'warn'} title={t(`access.${state}.title`, values)}>
      <p>{[then, t(`access.${state}.text`, values)].filter(Boolean).join(' ')}</p>
      <div className="flex flex-wrap gap-3">
        {state === 'pending' && open?.checkoutUrl && (
          <DownloadLink variant="primary" size="small" href={open.checkoutUrl}>
            {t('subscription.payNow')}
          </DownloadLink>
        )}
        <ButtonLink size="small" href={order} variant={state === 'pending' ? 'secondary' : 'primary'}>
          {t(state === 'ending' ? 'access.renew' : 'access.choose')}
        </ButtonLink>
      </div>
    </Notice>
  );
}
