import { isValidNip, nipDigits, normalizeNip } from '#core/account/companies/nip.ts';
import { lengths, type Length } from '#core/platform/limits.ts';
import type { WordKey } from '#client/platform/words/words.ts';
import { isEmailLike } from '#client/account/accounts/email.ts';

export const emptyForm = {
  nip: '',
  name: '',
  companyFullName: '',
  legalForm: '',
  address: '',
  postalCode: '',
  city: '',
  contactEmail: '',
  contactPhone: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  subscriptionPlan: 'basic',
  complianceType: 'nis2',
};
export type RegistrationForm = typeof emptyForm;
export type FormField = keyof RegistrationForm | 'terms';
export type FormErrors<Message extends string = string> = Readonly<Partial<Record<FormField, Message>>>;

export const secretFields: readonly (keyof RegistrationForm)[] = ['password', 'confirmPassword'];

/** What must be said, and how long it may be. */
const required = {
  name: lengths.companyName,
  address: lengths.address,
  postalCode: lengths.postalCode,
  city: lengths.city,
  firstName: lengths.personName,
  lastName: lengths.personName,
} as const satisfies Readonly<Partial<Record<keyof RegistrationForm, Length>>>;

/** How long each text may be. A password is never cut while it is typed. */
export const registrationLengths: Readonly<Partial<Record<keyof RegistrationForm, Length>>> = {
  ...required,
  nip: lengths.nip,
  companyFullName: lengths.companyFullName,
  legalForm: lengths.legalForm,
  contactEmail: lengths.email,
  contactPhone: lengths.phone,
  email: lengths.email,
};

/** The steps of the form with their fields, in the order in which they stand on the page. */
export const registrationSteps = ['company', 'person', 'summary'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

const fieldsOf: Readonly<Record<RegistrationStep, readonly FormField[]>> = {
  company: ['nip', 'name', 'companyFullName', 'legalForm', 'address', 'postalCode', 'city'],
  person: ['firstName', 'lastName', 'email', 'password', 'confirmPassword', 'contactEmail', 'contactPhone'],
  summary: ['subscriptionPlan', 'complianceType', 'terms'],
};

export function stepOfField(field: FormField): RegistrationStep {
  return registrationSteps.find((step) => fieldsOf[step].includes(field)) ?? 'summary';
}

/** Those of some errors that stand in the given steps, in the order of the page. */
export function errorsOf(errors: FormErrors, steps: readonly RegistrationStep[] = registrationSteps): [FormField, string][] {
  return steps
    .flatMap((step) => fieldsOf[step])
    .flatMap((field): [FormField, string][] => {
      const message = errors[field];
      return message === undefined ? [] : [[field, message]];
    });
}

/** Why a NIP cannot be one: its letters, the number of its digits, or the check digit; null for one that can. */
export function nipError(typed: string): WordKey | null {
  const nip = normalizeNip(typed);
  if (isValidNip(nip)) return null;
  if (/\D/.test(nip)) return 'register.errors.nip';
  return nip.length === nipDigits ? 'register.errors.nipCheckDigit' : 'register.errors.nipLength';
}

/** Keys of the messages for what is wrong, by field. */
export function checkForm(form: RegistrationForm, acceptsTerms: boolean): FormErrors<WordKey> {
  const errors: Partial<Record<FormField, WordKey>> = {};
  const nip = nipError(form.nip);
  if (nip) errors.nip = nip;
  if (form.subscriptionPlan === '') errors.subscriptionPlan = 'register.errors.subscriptionPlan';
  if (form.complianceType === '') errors.complianceType = 'register.errors.complianceType';
  for (const [field, { least }] of Object.entries(required) as [keyof typeof required, Length][]) {
    if (form[field].trim().length < least) errors[field] = `register.errors.${field}`;
  }
  if (!isEmailLike(form.email)) errors.email = 'login.emailInvalid';
  if (form.contactEmail.trim() !== '' && !isEmailLike(form.contactEmail)) errors.contactEmail = 'login.emailInvalid';
  if (form.password.length < lengths.password.least) errors.password = 'register.errors.password';
  if (form.confirmPassword !== form.password) errors.confirmPassword = 'register.errors.confirmPassword';
  if (!acceptsTerms) errors.terms = 'register.errors.terms';
  return errors;
}

/** The step that is asked for, or the first before it in which something is missing. */
export function stepToShow(requested: string | null, form: RegistrationForm): RegistrationStep {
  const errors = checkForm(form, true);
  const wanted = registrationSteps.find((step) => step === requested) ?? 'company';
  const before = registrationSteps.slice(0, registrationSteps.indexOf(wanted));
  return before.find((step) => errorsOf(errors, [step]).length > 0) ?? wanted;
}

/** Where the company is written to: the address to sign in with, unless another one is given. */
export function contactOf(form: RegistrationForm): string {
  return form.contactEmail.trim() || form.email;
}

/** The payload of the call; the repeated password stays here. */
export function payloadOf(form: RegistrationForm) {
  const optional = (value: string): string | undefined => value.trim() || undefined;
  return {
    email: form.email,
    password: form.password,
    firstName: form.firstName,
    lastName: form.lastName,
    subscriptionPlan: form.subscriptionPlan as 'basic' | 'pro',
    complianceType: form.complianceType as 'nis2' | 'ai_act',
    organization: {
      name: form.name,
      companyFullName: optional(form.companyFullName),
      nip: form.nip,
      legalForm: optional(form.legalForm),
      address: form.address,
      city: form.city,
      postalCode: form.postalCode,
      contactEmail: contactOf(form),
      contactPhone: optional(form.contactPhone),
    },
  };
}

/** Errors of the server by the names of the form: `organization.nip` is `nip`. */
export function formErrors(fields: Readonly<Record<string, string>>): FormErrors {
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.replace(/^organization\./, ''), message]));
}

/** What an earlier look-up filled in and nobody changed since goes: it is about another company. */
export function withoutEarlier(form: RegistrationForm, filled: Partial<RegistrationForm>): Partial<RegistrationForm> {
  const same = (Object.keys(filled) as (keyof RegistrationForm)[]).filter((name) => form[name] === filled[name]);
  return Object.fromEntries(same.map((name) => [name, '']));
}
