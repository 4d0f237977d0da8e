import { useState, type FormEvent } from 'react';
import { lengths } from '#core/platform/limits.ts';
import type { OrganizationChange, Settings } from '#contract/account/settings.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { Part } from './part.tsx';
import { useChangeOrganization } from './queries.ts';
import { fieldsOf, useSaveFeedback } from '#client/platform/ui/save-feedback.ts';

type Own = NonNullable<Settings['organization']>;
type Form = Record<keyof OrganizationChange, string>;

const sizes = ['micro', 'small', 'medium', 'large'] as const;

function formOf({ nip: _nip, ...own }: Own): Form {
  return Object.fromEntries(Object.entries(own).map(([field, value]) => [field, value ?? ''])) as Form;
}

const organizationLengths = {
  name: lengths.companyName,
  companyFullName: lengths.companyFullName,
  legalForm: lengths.legalForm,
  address: lengths.address,
  postalCode: lengths.postalCode,
  city: lengths.city,
  country: lengths.country,
  industry: lengths.industry,
  contactEmail: lengths.email,
  contactPhone: lengths.phone,
};

/** The organisation's data and contact. The NIP identifies it and stays. */
export function OrganizationPart({ organization }: { organization: Own }) {
  const { t } = useTranslation();
  const change = useChangeOrganization();
  const feedback = useSaveFeedback();
  const [form, setForm] = useState(() => formOf(organization));
  const errors = fieldsOf(change.error);
  const field = (name: keyof Form, label: string) => ({
    label,
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setForm((now) => ({ ...now, [name]: event.target.value })),
  });
  const written = (name: keyof typeof organizationLengths, label: string) => ({
    ...field(name, label),
    maxLength: organizationLengths[name].most,
  });
  const registered = (name: Exclude<keyof Form, 'country' | 'industry' | 'size'>) => written(name, t(`register.fields.${name}`));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate({ ...form, size: sizes.find((size) => size === form.size) ?? null }, feedback);
  };
  return (
    <Part id="settings-organization" title={t('settings.organization')} lead={t('settings.organizationLead', { nip: organization.nip })}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field autoComplete="organization" {...registered('name')} />
        <Field {...registered('companyFullName')} />
        <Field {...registered('legalForm')} />
        <Field autoComplete="street-address" {...registered('address')} />
        <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
          <Field autoComplete="postal-code" {...registered('postalCode')} />
          <Field autoComplete="address-level2" {...registered('city')} />
        </div>
        <Field autoComplete="country-name" {...written('country', t('settings.country'))} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...written('industry', t('settings.industry'))} />
          <Select {...field('size', t('settings.size'))}>
            <option value="">{t('settings.sizes.none')}</option>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {t(`settings.sizes.${size}`)}
              </option>
            ))}
          </Select>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field type="email" {...registered('contactEmail')} />
          <Field type="tel" autoComplete="tel" {...registered('contactPhone')} />
        </div>
        <Button type="submit" disabled={change.isPending}>
          {t('settings.save')}
        </Button>
      </form>
    </Part>
  );
}
