import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRegime } from '#core/regimes.ts';
import { api } from '#client/api.ts';
import { usePlans } from '#client/billing/queries.ts';
import { Failure } from '#client/ui/failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
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

type Chosen = Readonly<{ form: RegistrationForm; errors: FormErrors; change: (values: Partial<RegistrationForm>) => void }>;

function Wrong({ text }: { text: string | undefined }) {
  return text ? <p className="text-sm font-medium text-bad">{text}</p> : null;
}

/** Plans and kinds of assessment as the configuration offers them: what is switched off is not there. */
export function Offers({ form, errors, change }: Chosen) {
  const { t } = useTranslation();
  const plans = usePlans();
  const types = useQuery({ queryKey: ['compliance-types'], queryFn: () => api('GET /api/config/compliance-types') });
  const failed = plans.error ?? types.error;
  if (failed) return <Failure error={failed} retry={() => void Promise.all([plans.refetch(), types.refetch()])} />;
  if (!plans.data || !types.data) return <Skeleton label={t('common.loading')} className="h-28" />;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {plans.data.map(({ id, name }) => (
          <Choice
            key={id}
            name="subscriptionPlan"
            value={id}
            chosen={form.subscriptionPlan}
            title={name}
            text={t(`register.plans.${id}.text`)}
            choose={(subscriptionPlan) => change({ subscriptionPlan })}
          />
        ))}
      </div>
      <Wrong text={errors.subscriptionPlan} />
      <div className="grid gap-3 sm:grid-cols-2">
        {types.data
          .map(({ id }) => id)
          .filter(isRegime)
          .map((regime) => (
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
      </div>
      <Wrong text={errors.complianceType} />
    </>
  );
}
