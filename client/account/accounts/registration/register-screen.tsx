import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { RefusedForm } from '#contract/platform/server-rendered-payload.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { refusalOf, sentTo, useRefusedForm } from '#client/platform/ui/forms/refused-form.ts';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { ErrorSummary } from '#client/account/accounts/error-summary.tsx';
import { NipTaken } from './nip-taken.tsx';
import { RegistrationAtOnce } from './registration-at-once.tsx';
import { CompanyStep } from './registration-company.tsx';
import {
  errorsOf,
  formErrors,
  registrationSteps,
  stepOfField,
  type FormField,
  type RegistrationForm,
  type RegistrationStep,
} from './registration-form.ts';
import { PersonStep } from './registration-person.tsx';
import { StepLine } from './registration-steps.tsx';
import { SummaryStep } from './registration-summary.tsx';
import { focusField, useRegister, useRegistration } from './use-registration.ts';

function isNipClaimed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'nip_taken';
}

/** What the server found wrong, by the fields of the form. */
function refusedFields(error: unknown): ReturnType<typeof formErrors> {
  if (!(error instanceof ApiError)) return {};
  return error.code === 'email_taken' ? { email: error.text } : formErrors(error.fields);
}

function addressWith(search: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  return `/register?${new URLSearchParams({ ...Object.fromEntries(search), ...changes })}`;
}

/** Moves to the heading of another step, or to the field that was asked for; the first step of a visit leaves the focus where it is. */
function useFocusOnStep(shown: RegistrationStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<FormField | null>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    window.scrollTo({ top: 0 });
    if (wanted.current) focusField(wanted.current);
    else heading.current?.focus({ preventScroll: true });
    wanted.current = null;
  }, [shown]);
  const focusAfter = (field: FormField): void => {
    wanted.current = field;
  };
  return { heading, focusAfter };
}

/**
 * Whether everything stands on one page: as long as there is no application, and afterwards for whoever has begun to fill it in. A NIP that
 * was only sent a moment too early leads on in steps.
 */
function useAtOnce(sent: RefusedForm | null, isTouched: () => boolean): boolean {
  const [atOnce, setAtOnce] = useState(sent?.values.nipState !== undefined);
  const isNew = sent !== null && sent.failure === null && Object.keys(sent.errors).length === 0;
  useEffect(() => {
    if (!atOnce || !isNew) return undefined;
    const settle = (): void => {
      if (!isTouched() && !document.activeElement?.closest('#registration')) setAtOnce(false);
    };
    addEventListener('atesto:ready', settle, { once: true });
    return () => removeEventListener('atesto:ready', settle);
    // Once, when the page is hydrated.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return atOnce;
}

/** An account in three steps: the company by its NIP, the person, and everything once more. */
export function RegisterScreen() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const sent = useRefusedForm();
  const registration = useRegistration(search, sent);
  const atOnce = useAtOnce(sent, registration.isTouched);
  const { form, shown, nipState } = registration;
  const register = useRegister();
  const failureText = useFailureText();
  const top = useRef<HTMLDivElement>(null);
  const { heading, focusAfter } = useFocusOnStep(shown);
  usePageTitle(t('register.title'));

  const addressOf = (step: RegistrationStep): string => addressWith(search, { step });
  const requestedSteps = atOnce ? registrationSteps : registrationSteps.slice(0, registrationSteps.indexOf(shown) + 1);
  const errors = errorsOf(registration.errors, requestedSteps);
  const showTop = (): void => {
    // What is to be read there is drawn first.
    requestAnimationFrame(() => {
      top.current?.scrollIntoView({ block: 'center' });
      top.current?.focus({ preventScroll: true });
    });
  };
  const goToField = (field: FormField): void => {
    if (atOnce || stepOfField(field) === shown) return focusField(field);
    focusAfter(field);
    go(addressOf(stepOfField(field)));
  };

  const create = (dispute: boolean): void => {
    register.mutate(
      { form, dispute },
      {
        onSuccess: () => {
          registration.forget();
          toast({ title: t('register.done'), description: t('register.doneText') });
          go('/login');
        },
        onError: (error) => {
          if (!isNipClaimed(error)) {
            toast({ title: t('register.failed'), description: failureText(error, t('register.failedText')), tone: 'destructive' });
            registration.refuse(refusedFields(error));
          }
          showTop();
        },
      },
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isLast = atOnce || shown === 'summary';
    if (registration.isWrong(isLast ? 'summary' : shown)) return showTop();
    if (nipState === 'unchecked' && (atOnce || shown === 'company')) {
      toast({ title: t('register.verifyNip'), description: t('register.verifyNipText'), tone: 'destructive' });
      return;
    }
    if (isLast) create(false);
    else go(addressOf(shown === 'company' ? 'person' : 'summary'));
  };
  const choose = (offer: Partial<RegistrationForm>): void => {
    registration.change(offer);
    const { subscriptionPlan: plan, complianceType: type } = { ...form, ...offer };
    go(addressWith(search, { plan, type }), { replace: true });
  };

  const refused = register.variables === undefined ? refusalOf(sent) : null;
  const failure = atOnce || shown === 'summary' ? (register.error ?? refused) : null;
  const again = (event: MouseEvent): void => {
    event.preventDefault();
    if (registration.isWrong('summary')) showTop();
    else create(true);
  };
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-12">
      <h1 className="text-3xl">{t('register.title')}</h1>
      <p className="mt-2 text-muted">{t('register.lead')}</p>
      {!atOnce && <StepLine shown={shown} addressOf={addressOf} />}
      <div ref={top} tabIndex={-1} className="mt-6 outline-none">
        <ErrorSummary errors={errors} go={goToField} />
        {isNipClaimed(failure) && <NipTaken pending={register.isPending} dispute={again} />}
        {failure && !isNipClaimed(failure) && errors.length === 0 && (
          <Notice tone="bad" title={t('register.failed')} alert>
            <p>{failureText(failure, t('register.failedText'))}</p>
          </Notice>
        )}
      </div>
      {/* Sent before the application is there, the NIP is looked up by the server, and everything else stands on one page. */}
      <form
        id="registration"
        noValidate
        method={atOnce ? 'post' : 'get'}
        action={atOnce ? sentTo('/register') : '/register'}
        onSubmit={submit}
        className="mt-6 space-y-6"
      >
        {!atOnce &&
          shown === 'company' &&
          [['lang', shownLanguage()] as const, ...[...search].filter(([name]) => name === 'plan' || name === 'type')].map(
            ([name, value]) => <input key={name} type="hidden" name={name} value={value} />,
          )}
        {atOnce ? (
          <RegistrationAtOnce registration={registration} pending={register.isPending} choose={choose} />
        ) : (
          <>
            <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
              {t(`register.titles.${shown}`)}
            </h2>
            {shown === 'company' && <CompanyStep registration={registration} />}
            {shown === 'person' && <PersonStep registration={registration} back={() => go(addressOf('company'))} />}
            {shown === 'summary' && (
              <SummaryStep registration={registration} pending={register.isPending} go={(step) => go(addressOf(step))} choose={choose} />
            )}
          </>
        )}
      </form>
      {registration.isKeptLong && <p className="mt-6 text-sm text-muted">{t('register.keptLong')}</p>}
      <p className="mt-8 text-[0.9375rem]">
        {t('register.haveAccount')}{' '}
        <Link href="/login" className="font-medium text-brand underline">
          {t('account.toLogin')}
        </Link>
      </p>
    </div>
  );
}
