import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'wouter';
import { planIds } from '#core/plans.ts';
import { ApiError } from '#client/api.ts';
import { colon } from '#client/formats.ts';
import { Button } from '#client/ui/button.tsx';
import { useFailureText, useFailureToast } from '#client/ui/failure.tsx';
import { Field } from '#client/ui/field.tsx';
import { useFormDraft } from '#client/ui/form-draft.ts';
import { Notice } from '#client/ui/notice.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { toast } from '#client/ui/toast-store.ts';
import { useRegister } from './account-queries.ts';
import { Offers } from './offers.tsx';
import { NipTaken } from './nip-taken.tsx';
import { NipCheck, type NipState } from './nip-check.tsx';
import { Terms } from './terms.tsx';
import {
  checkForm,
  emptyForm,
  formErrors,
  registrationLengths,
  secretFields,
  withoutEarlier,
  type FormErrors,
  type RegistrationForm,
} from './registration-form.ts';

const draftKey = 'atesto.registration';

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-6">
      <legend className="float-left mb-4 w-full font-serif text-xl font-semibold">
        <span className="text-brand">{number}.</span> {title}
      </legend>
      <div className="clear-both space-y-4">{children}</div>
    </fieldset>
  );
}

function Summary({ errors }: { errors: FormErrors }) {
  const { t } = useTranslation();
  const fields = Object.entries(errors) as [keyof FormErrors, string][];
  if (fields.length === 0) return null;
  return (
    <Notice tone="bad" title={t('register.summary', { count: fields.length })} alert>
      <ul className="list-disc pl-5">
        {fields.map(([field, message]) => (
          <li key={field}>
            {t(field === 'terms' ? 'register.termsShort' : `register.fields.${field}`, { defaultValue: field })}
            {colon()} {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function preselected(search: URLSearchParams): Partial<RegistrationForm> {
  const [plan, regime] = [search.get('plan'), search.get('type')];
  return {
    ...(plan && planIds.some((one) => one === plan) ? { subscriptionPlan: plan } : {}),
    ...(regime === 'nis2' || regime === 'ai_act' ? { complianceType: regime } : {}),
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'nip_taken';
}

export function RegisterScreen() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const draft = useFormDraft(draftKey, { ...emptyForm, ...preselected(search) }, secretFields);
  const form = draft.values;
  const register = useRegister();
  const failureText = useFailureText();
  const failed = useFailureToast();
  const [terms, setTerms] = useState(false);
  const [nipState, setNipState] = useState<NipState>('unchecked');
  const [errors, setErrors] = useState<FormErrors>({});
  const filled = useRef<Partial<RegistrationForm>>({});
  const top = useRef<HTMLDivElement>(null);
  usePageTitle(t('register.title'));

  const show = (found: FormErrors): void => {
    setErrors(found);
    top.current?.scrollIntoView();
    top.current?.focus();
  };
  const field = (name: keyof RegistrationForm, extra: Record<string, unknown> = {}) => ({
    label: t(`register.fields.${name}`),
    name,
    value: form[name],
    error: errors[name],
    maxLength: registrationLengths[name]?.most,
    onChange: (event: { target: { value: string } }) => draft.change({ [name]: event.target.value }),
    ...extra,
  });

  const submit = (event: FormEvent | null, dispute = false): void => {
    event?.preventDefault();
    const found = Object.fromEntries(Object.entries(checkForm(form, terms)).map(([name, key]) => [name, t(key)] as const));
    if (Object.keys(found).length > 0) {
      show(found);
      return;
    }
    if (nipState === 'unchecked') {
      toast({ title: t('register.verifyNip'), description: t('register.verifyNipText'), tone: 'destructive' });
      return;
    }
    setErrors({});
    register.mutate(
      { form, dispute },
      {
        onSuccess: () => {
          draft.forget();
          toast({ title: t('register.done'), description: t('register.doneText') });
          go('/login');
        },
        onError: (error) => {
          if (isTaken(error)) return show({});
          failed(error, t('register.failed'), t('register.failedText'));
          if (error instanceof ApiError && Object.keys(error.fields).length > 0) show(formErrors(error.fields));
        },
      },
    );
  };

  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-12">
      <h1 className="text-3xl">{t('register.title')}</h1>
      <p className="mt-2 text-muted">{t('register.lead')}</p>
      <div ref={top} tabIndex={-1} className="mt-6 outline-none">
        <Summary errors={errors} />
        {isTaken(register.error) && <NipTaken pending={register.isPending} dispute={() => submit(null, true)} />}
        {register.error &&
          !isTaken(register.error) &&
          !(register.error instanceof ApiError && Object.keys(register.error.fields).length > 0) && (
            <Notice tone="bad" title={t('register.failed')} alert>
              <p>{failureText(register.error, t('register.failedText'))}</p>
            </Notice>
          )}
      </div>
      <form noValidate onSubmit={submit} className="mt-6 space-y-9">
        <Step number={1} title={t('register.steps.company')}>
          <NipCheck
            nip={form.nip}
            error={errors.nip}
            state={nipState}
            edit={(nip) => {
              draft.change({ nip });
              setNipState('unchecked');
            }}
            checked={(state, found) => {
              setNipState(state);
              draft.change({ ...withoutEarlier(form, filled.current), ...found });
              filled.current = found;
            }}
          />
          <Field {...field('name', { autoComplete: 'organization' })} />
          <Field {...field('companyFullName')} />
          <Field {...field('legalForm')} />
          <Field {...field('address', { autoComplete: 'street-address' })} />
          <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
            <Field {...field('postalCode', { autoComplete: 'postal-code' })} />
            <Field {...field('city', { autoComplete: 'address-level2' })} />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...field('contactEmail', { type: 'email' })} />
            <Field {...field('contactPhone', { type: 'tel', autoComplete: 'tel' })} />
          </div>
        </Step>
        <Step number={2} title={t('register.steps.person')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...field('firstName', { autoComplete: 'given-name' })} />
            <Field {...field('lastName', { autoComplete: 'family-name' })} />
          </div>
          <Field {...field('email', { type: 'email', autoComplete: 'username', hint: t('register.emailHint') })} />
          <Field {...field('password', { type: 'password', autoComplete: 'new-password', hint: t('register.passwordHint') })} />
          <Field {...field('confirmPassword', { type: 'password', autoComplete: 'new-password' })} />
        </Step>
        <Step number={3} title={t('register.steps.plan')}>
          <Offers form={form} errors={errors} change={draft.change} />
          <Terms accepted={terms} accept={setTerms} error={errors.terms} />
        </Step>
        <Button type="submit" className="w-full" disabled={register.isPending}>
          {t(register.isPending ? 'register.pending' : 'register.submit')}
        </Button>
      </form>
      <p className="mt-6 text-[0.9375rem]">
        {t('register.haveAccount')}{' '}
        <Link href="/login" className="font-medium text-brand underline">
          {t('account.toLogin')}
        </Link>
      </p>
    </div>
  );
}
