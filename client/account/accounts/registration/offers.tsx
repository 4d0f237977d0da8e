import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { numberText } from '#core/platform/text/formats.ts';
import { gross, netPrices, type PlanId } from '#core/account/entitlements/plans.ts';
import { isRegime } from '#core/platform/regimes.ts';
import { api } from '#client/platform/api/api.ts';
import { usePlans } from '#client/account/accounts/plan-queries.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import type { FormErrors, RegistrationForm } from './registration-form.ts';

function Choice({
  name,
  value,
  chosen,
  title,
  text,
  choose,
}: {
  name: string;
  value: string;
  chosen: string;
  title: string;
  text: string;
  choose: (value: string) => void;
}) {
  return (
    <label
      className={`flex cursor-pointer gap-3 rounded-md border p-4 ${chosen === value ? 'border-brand bg-tint' : 'border-line bg-surface'}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => choose(value)}
        className="mt-1 size-4.5 accent-(--brand)"
      />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </label>
  );
}

/** Kinds of assessment that are offered. */
export const typesQuery = queryOptions({ queryKey: ['compliance-types'], queryFn: () => api('GET /api/config/compliance-types') });

type Chosen = Readonly<{ form: RegistrationForm; errors: FormErrors; change: (values: Partial<RegistrationForm>) => void }>;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold text-muted">{title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function Wrong({ text }: { text: string | undefined }) {
  return text ? <p className="text-sm font-medium text-bad">{text}</p> : null;
}

type Offered = Readonly<{ plans: readonly string[] | undefined; types: readonly string[] | undefined }>;

/** What was chosen and is not offered any more: the only offer takes its place, or nothing does. */
function withdrawn(form: RegistrationForm, { plans, types }: Offered): Partial<RegistrationForm> | null {
  const instead = (offers: readonly string[]): string => (offers.length === 1 ? (offers[0] ?? '') : '');
  const changes = {
    ...(plans && form.subscriptionPlan && !plans.includes(form.subscriptionPlan) ? { subscriptionPlan: instead(plans) } : {}),
    ...(types && form.complianceType && !types.includes(form.complianceType) ? { complianceType: instead(types) } : {}),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** Plans and kinds of assessment as the configuration offers them: what is switched off is not there. */
export function Offers({ form, errors, change }: Chosen) {
  const { t } = useTranslation();
  const plans = usePlans();
  const types = useQuery(typesQuery);
  const offered = { plans: plans.data?.map(({ id }) => id), types: types.data?.map(({ id }) => id).filter(isRegime) };
  const gone = withdrawn(form, offered);
  useEffect(() => {
    if (gone) change(gone);
  });
  const price = (plan: PlanId): string => {
    const net = netPrices[plan].netGrosz;
    const amount = (grosz: number): string => t('landing.plans.pln', { amount: numberText(grosz / 100, shownLanguage(), 0) });
    return t('register.planPrice', { net: amount(net), gross: amount(gross(net)) });
  };
  const failed = plans.error ?? types.error;
  if (failed) return <Failure error={failed} retry={() => void Promise.all([plans.refetch(), types.refetch()])} />;
  if (!plans.data || !offered.types) return <Skeleton label={t('common.loading')} className="h-28" />;
  return (
    <>
      <Group title={t('register.fields.subscriptionPlan')}>
        {plans.data.map(({ id, name }) => (
          <Choice
            key={id}
            name="subscriptionPlan"
            value={id}
            chosen={form.subscriptionPlan}
            title={name}
            text={`${price(id)}. ${t(`register.planTexts.${id}`)}`}
            choose={(subscriptionPlan) => change({ subscriptionPlan })}
          />
        ))}
      </Group>
      <Wrong text={errors.subscriptionPlan} />
      <Group title={t('register.fields.complianceType')}>
        {offered.types.map((regime) => (
          <Choice
            key={regime}
            name="complianceType"
            value={regime}
            chosen={form.complianceType}
            title={t(`regimes.${regime}.short`)}
            text={t(`register.regimes.${regime}`)}
            choose={(complianceType) => change({ complianceType })}
          />
        ))}
      </Group>
      <Wrong text={errors.complianceType} />
    </>
  );
}
