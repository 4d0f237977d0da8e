import type { ParseKeys } from 'i18next';
import { isValidNip, nipDigits, normalizeNip } from '#core/nip.ts';
import { lengths, type Length } from '#core/limits.ts';
import { looksLikeEmail } from './email.ts';

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
export type FormErrors<Message extends string = string> = Readonly<Partial<Record<keyof RegistrationForm | 'terms', Message>>>;

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

/** Keys of the messages for what is wrong, by field. */
export function checkForm(form: RegistrationForm, acceptsTerms: boolean): FormErrors<ParseKeys> {
  const errors: Partial<Record<keyof RegistrationForm | 'terms', ParseKeys>> = {};
  const nip = normalizeNip(form.nip);
  if (!isValidNip(nip)) errors.nip = nip.length < nipDigits ? 'register.errors.nipLength' : 'register.errors.nip';
  if (form.subscriptionPlan === '') errors.subscriptionPlan = 'register.errors.subscriptionPlan';
  if (form.complianceType === '') errors.complianceType = 'register.errors.complianceType';
  for (const [field, { least }] of Object.entries(required) as [keyof typeof required, Length][]) {
    if (form[field].trim().length < least) errors[field] = `register.errors.${field}`;
  }
  for (const field of ['contactEmail', 'email'] as const) {
    if (!looksLikeEmail(form[field])) errors[field] = 'login.emailInvalid';
  }
  if (form.password.length < lengths.password.least) errors.password = 'register.errors.password';
  if (form.confirmPassword !== form.password) errors.confirmPassword = 'register.errors.confirmPassword';
  if (!acceptsTerms) errors.terms = 'register.errors.terms';
  return errors;
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
      contactEmail: form.contactEmail,
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
