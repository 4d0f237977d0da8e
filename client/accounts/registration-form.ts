import type { ParseKeys } from 'i18next';
import { isValidNip, normalizeNip } from '#core/nip.ts';
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

const leastLengths = {
  name: 2,
  address: 5,
  postalCode: 5,
  city: 2,
  firstName: 2,
  lastName: 2,
} as const satisfies Readonly<Partial<Record<keyof RegistrationForm, number>>>;

/** Keys of the messages for what is wrong, by field. */
export function checkForm(form: RegistrationForm, acceptsTerms: boolean): FormErrors<ParseKeys> {
  const errors: Partial<Record<keyof RegistrationForm | 'terms', ParseKeys>> = {};
  if (!isValidNip(normalizeNip(form.nip))) errors.nip = 'register.errors.nip';
  for (const [field, least] of Object.entries(leastLengths) as [keyof typeof leastLengths, number][]) {
    if (form[field].trim().length < least) errors[field] = `register.errors.${field}`;
  }
  for (const field of ['contactEmail', 'email'] as const) {
    if (!looksLikeEmail(form[field])) errors[field] = 'login.emailInvalid';
  }
  if (form.password.length < 8) errors.password = 'register.errors.password';
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
