import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { colon } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Offers } from './offers.tsx';
import { CompanyLines } from './registration-company.tsx';
import { contactOf, type RegistrationForm, type RegistrationStep } from './registration-form.ts';
import { RegistrationScopes } from './registration-scopes.tsx';
import { Terms } from './terms.tsx';
import type { Registration } from './use-registration.ts';

function Part({ step, change, children }: { step: 'company' | 'person'; change: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const title = t(`register.steps.${step}`);
  return (
    <section aria-label={title} className="flex flex-wrap items-start justify-between gap-3 border-b border-line py-4 first:pt-0">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="mb-1 font-sans text-sm font-semibold text-muted">{title}</h3>
        {children}
      </div>
      <Button variant="quiet" size="small" onClick={change} aria-label={`${t('register.change')}${colon()} ${title}`}>
        {t('register.change')}
      </Button>
    </section>
  );
}

type Props = Readonly<{
  registration: Registration;
  pending: boolean;
  go: (step: RegistrationStep) => void;
  choose: (offer: Partial<RegistrationForm>) => void;
}>;

/** Everything once more before the account is made, with plan, kind of assessment and terms. */
export function SummaryStep({ registration, pending, go, choose }: Props) {
  const { t } = useTranslation();
  const { form, errors, terms, setTerms } = registration;
  return (
    <>
      <div>
        <Part step="company" change={() => go('company')}>
          <CompanyLines form={form} />
          <p className="text-[0.9375rem] text-muted">
            {t('register.fields.nip')}
            {colon()} {form.nip}
          </p>
        </Part>
        <Part step="person" change={() => go('person')}>
          <p className="font-semibold [overflow-wrap:anywhere]">
            {form.firstName} {form.lastName}
          </p>
          <p className="text-[0.9375rem] [overflow-wrap:anywhere]">{form.email}</p>
          {contactOf(form) !== form.email && (
            <p className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
              {t('register.fields.contactEmail')}
              {colon()} {form.contactEmail}
            </p>
          )}
          {form.contactPhone && <p className="text-[0.9375rem] text-muted">{form.contactPhone}</p>}
        </Part>
      </div>
      <Offers form={form} errors={errors} change={choose} />
      <RegistrationScopes />
      <Terms accepted={terms} accept={setTerms} error={errors.terms} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
        <Button variant="secondary" onClick={() => go('person')}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t('common.previous')}
        </Button>
        <Button type="submit" disabled={pending}>
          {t(pending ? 'register.pending' : 'register.submit')}
        </Button>
      </div>
    </>
  );
}
