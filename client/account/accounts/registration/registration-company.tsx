import { ArrowRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { NipCheck } from './nip-check.tsx';
import { checkForm, errorsOf, type RegistrationForm } from './registration-form.ts';
import type { Registration } from './use-registration.ts';

/** The company in a few lines, as it was found or typed. */
export function CompanyLines({ form }: { form: RegistrationForm }) {
  const { name, companyFullName, legalForm, address, postalCode, city } = form;
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
      {companyFullName && companyFullName !== name && <p className="text-[0.9375rem] [overflow-wrap:anywhere]">{companyFullName}</p>}
      <p className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
        {[address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
      </p>
      {legalForm && <p className="text-[0.9375rem] text-muted">{legalForm}</p>}
    </>
  );
}

/** What is to be known of the company, to be typed or corrected. */
export function CompanyFields({ field }: Pick<Registration, 'field'>) {
  return (
    <div className="space-y-4">
      <Field {...field('name', { autoComplete: 'organization' })} />
      <Field {...field('companyFullName')} />
      <Field {...field('legalForm')} />
      <Field {...field('address', { autoComplete: 'street-address' })} />
      <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
        <Field {...field('postalCode', { autoComplete: 'postal-code' })} />
        <Field {...field('city', { autoComplete: 'address-level2' })} />
      </div>
    </div>
  );
}

/** The NIP, and what the register knows of it; everything can be typed where it knows nothing. */
export function CompanyStep({ registration }: { registration: Registration }) {
  const { t } = useTranslation();
  const { form, nipState, errors, editNip, refuseNip, checked, field } = registration;
  const [editing, setEditing] = useState(false);
  const known = form.name !== '';
  const isChecked = nipState !== 'unchecked';
  const incomplete = errorsOf(checkForm(form, true), ['company']).some(([name]) => name !== 'nip');
  const wrong = errorsOf(errors, ['company']).some(([name]) => name !== 'nip');
  // Fields that came open stay open, whatever becomes of them while one types.
  if (!editing && (wrong || (incomplete && (isChecked || known)))) setEditing(true);
  const onChecked: typeof checked = (state, found) => {
    setEditing(false);
    checked(state, found);
  };
  return (
    <>
      <NipCheck nip={form.nip} error={errors.nip} state={nipState} edit={editNip} refuse={refuseNip} checked={onChecked} />
      {editing && <CompanyFields field={field} />}
      {!editing && known && (
        <div className="flex flex-wrap items-start justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3">
          <div className="min-w-0 flex-1 basis-56">
            <CompanyLines form={form} />
          </div>
          <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            {t('register.editCompany')}
          </Button>
        </div>
      )}
      <div className="flex justify-end border-t border-line pt-6">
        <Button type="submit" variant={isChecked ? 'primary' : 'secondary'}>
          {t('common.next')}
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
    </>
  );
}
