import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { PasswordField } from '#client/account/accounts/password-field.tsx';
import type { Registration } from './use-registration.ts';

/** Who signs in, and where the company is written to when that is somewhere else. */
export function PersonFields({ registration }: { registration: Registration }) {
  const { t } = useTranslation();
  const { form, errors, field } = registration;
  const [shown, setShown] = useState(false);
  const [other, setOther] = useState(form.contactEmail !== '' || form.contactPhone !== '');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('firstName', { autoComplete: 'given-name' })} />
        <Field {...field('lastName', { autoComplete: 'family-name' })} />
      </div>
      <Field {...field('email', { type: 'email', autoComplete: 'username', hint: t('register.emailHint') })} />
      <PasswordField
        {...field('password', { hint: t('register.passwordHint') })}
        shown={shown}
        show={setShown}
        known={[form.firstName, form.lastName, form.email, form.name]}
      />
      <Field {...field('confirmPassword', { type: shown ? 'text' : 'password', autoComplete: 'new-password' })} />
      <details
        open={other || errors.contactEmail !== undefined}
        onToggle={(event) => setOther(event.currentTarget.open)}
        className="rounded-md border border-line px-4 py-3"
      >
        <summary className="cursor-pointer font-medium">{t('register.contact')}</summary>
        <p className="mt-1 text-sm text-muted">{t('register.contactHint')}</p>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Field {...field('contactEmail', { type: 'email' })} />
          <Field {...field('contactPhone', { type: 'tel', autoComplete: 'tel' })} />
        </div>
      </details>
    </>
  );
}

/** The person, between the company and the summary. */
export function PersonStep({ registration, back }: { registration: Registration; back: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <PersonFields registration={registration} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
        <Button variant="secondary" onClick={back}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t('common.previous')}
        </Button>
        <Button type="submit">
          {t('common.next')}
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
    </>
  );
}
