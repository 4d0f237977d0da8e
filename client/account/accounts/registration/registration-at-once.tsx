import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { NipCheck } from './nip-check.tsx';
import { Offers } from './offers.tsx';
import { CompanyFields } from './registration-company.tsx';
import type { RegistrationForm, RegistrationStep } from './registration-form.ts';
import { PersonFields } from './registration-person.tsx';
import { Terms } from './terms.tsx';
import type { Registration } from './use-registration.ts';

function Heading({ step }: { step: RegistrationStep }) {
  const { t } = useTranslation();
  return <h2 className="border-t border-line pt-6 text-xl first:border-0 first:pt-0">{t(`register.titles.${step}`)}</h2>;
}

type Props = Readonly<{ registration: Registration; pending: boolean; choose: (offer: Partial<RegistrationForm>) => void }>;

/** Everything on one page, for whoever sent the NIP before the application was there, or has no scripts. */
export function RegistrationAtOnce({ registration, pending, choose }: Props) {
  const { t } = useTranslation();
  const { form, nipState, errors, editNip, refuseNip, checked, field, terms, setTerms } = registration;
  return (
    <>
      <Heading step="company" />
      <NipCheck nip={form.nip} error={errors.nip} state={nipState} edit={editNip} refuse={refuseNip} checked={checked} />
      <input type="hidden" name="nipState" value={nipState} />
      <CompanyFields field={field} />
      <Heading step="person" />
      <PersonFields registration={registration} />
      <Heading step="summary" />
      <Offers form={form} errors={errors} change={choose} />
      <Terms accepted={terms} accept={setTerms} error={errors.terms} />
      <div className="flex justify-end border-t border-line pt-6">
        <Button type="submit" disabled={pending}>
          {t(pending ? 'register.pending' : 'register.submit')}
        </Button>
      </div>
    </>
  );
}
