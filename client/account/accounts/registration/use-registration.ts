import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ScopeCheck } from '#contract/platform/scope-check.ts';
import type { RefusedForm } from '#contract/platform/server-rendered-payload.ts';
import { planIds } from '#core/account/entitlements/plans.ts';
import { isRegime } from '#core/platform/regimes.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { api } from '#client/platform/api/api.ts';
import { mayStore } from '#client/platform/browser/consent.ts';
import { stored } from '#client/platform/browser/stored.ts';
import { scopeDraftKey } from '#client/account/saved-scope/scope-places.ts';
import { hasDraft, useFormDraft } from '#client/platform/ui/forms/form-draft.ts';
import { useVerifyNip } from '#client/account/accounts/account-queries.ts';
import { pendingKey } from '#contract/platform/server-rendered-payload.ts';
import { nipStates, type NipState } from './nip-check.tsx';
import {
  checkForm,
  emptyForm,
  errorsOf,
  formErrors,
  payloadOf,
  registrationLengths,
  registrationSteps,
  secretFields,
  stepToShow,
  withoutEarlier,
  type FormErrors,
  type FormField,
  type RegistrationForm,
  type RegistrationStep,
} from './registration-form.ts';

const draftKey = stored.registration.name;

/** What the register said of a company, as the form holds it. */
const companyFields = ['name', 'companyFullName', 'legalForm', 'address', 'city', 'postalCode'] as const;

/** What a form states that was sent before the application was there: itself, and how the look-up of its NIP went. */
function sentBefore(refused: RefusedForm | null): { values: Partial<RegistrationForm>; state: NipState } {
  const values = Object.fromEntries(Object.entries(refused?.values ?? {}).filter(([name]) => name in emptyForm));
  return { values, state: nipStates.find((one) => one === refused?.values.nipState) ?? 'unchecked' };
}

/** Plan and kind of assessment that an address asks for when one arrives with it, as the pages with prices and duties link here. */
function requestedBy(search: URLSearchParams): Partial<RegistrationForm> {
  const [plan, regime, nip] = [search.get('plan'), search.get('type'), search.get('nip')];
  return {
    ...(plan && planIds.some((one) => one === plan) ? { subscriptionPlan: plan } : {}),
    ...(regime && isRegime(regime) ? { complianceType: regime } : {}),
    // The form was sent before the application was there.
    ...(nip ? { nip: nip.slice(0, registrationLengths.nip?.most) } : {}),
  };
}

/** Everything that is typed on the way to an account, and what is wrong with it where somebody tried to go on. */
export function useRegistration(search: URLSearchParams, sent: RefusedForm | null) {
  const { t } = useTranslation();
  const [before] = useState(() => sentBefore(sent));
  const draft = useFormDraft(draftKey, emptyForm, secretFields, (saved) => ({ ...saved, ...requestedBy(search), ...before.values }));
  const form = draft.values;
  const [terms, setTerms] = useState(false);
  const [nipState, setNipState] = useState<NipState>(before.state);
  const [resumed, setResumed] = useState(() => stepToShow(search.get('step'), form) !== 'company');
  const verification = useVerifyNip();
  const [tried, setTried] = useState<readonly RegistrationStep[]>([]);
  const [refused, setRefused] = useState<FormErrors>(() => formErrors(sent?.errors ?? {}));
  const filled = useRef<Partial<RegistrationForm>>(
    Object.fromEntries(companyFields.flatMap((name) => (before.values[name] ? [[name, before.values[name]]] : []))),
  );

  const touched = useRef(false);
  const change = (values: Partial<RegistrationForm>): void => {
    touched.current = true;
    draft.change(values);
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in values))));
  };
  useEffect(() => {
    if (!draft.isRead || sent) return;
    const comesBack = stepToShow(search.get('step'), form) !== 'company';
    setResumed(comesBack);
    if (!comesBack) return;
    // Whoever comes back past the NIP has it looked up again; what was typed stays as it is.
    verification.mutate(form.nip, {
      onSuccess: ({ valid, reason }) => setNipState(valid ? 'found' : (reason ?? 'not_found')),
      onError: () => setNipState('failed'),
    });
    // Once, when what this browser stored is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft.isRead]);

  // Before the first look-up there is nothing but the NIP to be filled in.
  const nipOnly = nipState === 'unchecked' && form.name === '';
  const wrong = Object.entries(checkForm(form, terms)).filter(([name]) => !nipOnly || name === 'nip');
  const found = Object.fromEntries(wrong.map(([name, key]) => [name, t(key)]));
  const errors: FormErrors = { ...Object.fromEntries(errorsOf(found, tried)), ...refused };
  return {
    form,
    change,
    terms,
    setTerms,
    nipState,
    errors,
    refuse: setRefused,
    forget: draft.forget,
    /** Whether anything is typed that is stored for 30 days: only after a yes to the banner. */
    isKeptLong: draft.isRead && mayStore() && form.nip !== '',
    /** Whether anything was typed or chosen since the page was drawn. */
    isTouched: () => touched.current,
    shown: nipState === 'unchecked' && !resumed ? ('company' as const) : stepToShow(search.get('step'), form),
    /** Marks the steps up to this one as tried; returns whether anything is wrong in them. */
    isWrong: (step: RegistrationStep): boolean => {
      const steps = registrationSteps.slice(0, registrationSteps.indexOf(step) + 1);
      setTried(steps);
      return errorsOf(found, steps).length > 0;
    },
    editNip: (nip: string): void => {
      change({ nip });
      setNipState('unchecked');
      setResumed(false);
    },
    /** Says below the NIP why it cannot be one. */
    refuseNip: (message: string): void => setRefused((before) => ({ ...before, nip: message })),
    /** What the register said. What it said of an earlier NIP goes. */
    checked: (state: NipState, data: Partial<RegistrationForm>): void => {
      setNipState(state);
      change({ ...withoutEarlier(form, filled.current), ...data });
      filled.current = data;
    },
    /** The properties of one text field. */
    field: (name: keyof RegistrationForm, extra: Record<string, unknown> = {}) => ({
      label: t(`register.fields.${name}`),
      name,
      value: form[name],
      error: errors[name],
      maxLength: registrationLengths[name]?.most,
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
      ...extra,
    }),
  };
}
export type Registration = ReturnType<typeof useRegistration>;

/** Moves to a field of the form by its name. */
export function focusField(field: FormField): void {
  document.querySelector<HTMLElement>(`#registration [name=${field}]`)?.focus();
}

/** Finished scope checks that this browser holds; the rules that read them are fetched only where something is held. */
export async function storedScopes(): Promise<ScopeCheck[]> {
  if (!hasDraft(scopeDraftKey)) return [];
  return (await import('#client/account/saved-scope/scope-draft.ts')).savedChecks();
}

/** Makes the account; `dispute` claims a NIP that somebody else holds. */
export function useRegister() {
  const queries = useQueryClient();
  return useMutation({
    onSuccess: () => queries.invalidateQueries({ queryKey: pendingKey }),
    mutationFn: async ({ form, dispute }: { form: RegistrationForm; dispute: boolean }) => {
      const scopes = await storedScopes().catch(() => []);
      return api('POST /api/auth/register', {
        body: { ...payloadOf(form), ...(dispute ? { dispute } : {}), ...(scopes.length > 0 ? { scopes } : {}) },
      });
    },
  });
}
