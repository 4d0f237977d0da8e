import { z } from 'zod';
import { planIds } from '#core/account/entitlements/plans.ts';
import { accountRoles } from '#core/account/people/roles.ts';
import { languages } from '#core/platform/languages.ts';
import { regimes } from '#core/platform/regimes.ts';
import { lengths, type Length } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { nip } from './companies.ts';
import { ownOrganization } from './members.ts';
import { scopeCheck } from '#contract/platform/scope-check.ts';
import { atOnce, companyName, email, instant, personName, text, uuid } from '#contract/platform/fields.ts';

export const subscription = z.object({ plan: z.enum(planIds), startsAt: instant, endsAt: instant });

export const currentUser = z.object({
  id: uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(accountRoles),
  language: z.enum(languages).nullable(),
  /** The organisation that the session is about; null for people who belong to none. */
  organization: ownOrganization.nullable(),
  /** Every organisation that the user belongs to, by name. */
  organizations: z.array(ownOrganization),
  /** The active paid period, null when there is none. */
  subscription: subscription.nullable(),
  /** End of the last paid period, when there was one and it is over. */
  subscriptionEndedAt: instant.nullable(),
  /** The plan that was chosen at registration, until one is in force; null for people who were invited. */
  chosenPlan: z.enum(planIds).nullable(),
  /** Whether the session lacks a second factor that is demanded: until then only the own account is open. */
  secondFactorDue: z.boolean(),
});
export type CurrentUser = z.output<typeof currentUser>;

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'The signed-in user',
  output: currentUser,
});

/** A password somebody has, as typed. */
export const typedPassword = z.string('password_required').min(1, 'password_required').max(lengths.password.most, atOnce('too_long'));

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Sign in with e-mail and password',
  body: z.object({ email, password: typedPassword }),
  output: currentUser,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  summary: 'End the session',
  output: z.object({ ok: z.literal(true) }),
});

/** A password somebody chooses; the server also refuses common ones and those of too many bytes. */
export const newPassword = z
  .string('password_short')
  .min(lengths.password.least, 'password_short')
  .max(lengths.password.most, atOnce('password_too_long'))
  .refine((password) => !password.includes('\u0000'), 'invalid');
const optionalText = (length: Length) => text(length).optional();
const done = z.object({ ok: z.literal(true) });
export const token = z.string('invalid').min(lengths.token.least, 'invalid').max(lengths.token.most, atOnce('invalid'));

/** The registration payload; `confirmPassword` is never sent. */
export const registration = z.object({
  email,
  password: newPassword,
  firstName: personName('first_name'),
  lastName: personName('last_name'),
  subscriptionPlan: z.enum(planIds, 'plan_required'),
  complianceType: z.enum(regimes, 'compliance_required'),
  /** Where the NIP has an account: make one that claims it. */
  dispute: z.boolean('invalid').optional(),
  /** Finished scope checks of the visitor, which become those of the organisation. */
  scopes: z.array(scopeCheck).max(regimes.length, 'too_long').optional(),
  organization: z.object({
    name: companyName(lengths.companyName, 'company_name'),
    companyFullName: companyName(lengths.companyFullName).optional(),
    nip,
    legalForm: optionalText(lengths.legalForm),
    address: text(lengths.address, 'address'),
    city: text(lengths.city, 'city'),
    postalCode: text(lengths.postalCode, 'postal_code'),
    contactEmail: email,
    contactPhone: optionalText(lengths.phone),
  }),
});
export type RegistrationInput = z.output<typeof registration>;

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  summary: 'Make an account and its organisation',
  body: registration,
  output: z.object({ email: z.string() }),
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'anyone',
  summary:
    'Confirm an e-mail address by its mailed token and sign in; another browser than that of the registration shows its password or sets a new one',
  body: z.object({ token, password: typedPassword.optional(), newPassword: newPassword.optional() }),
  /** Who is signed in now; null where somebody was before, or a second step is needed. */
  output: z.object({ user: currentUser.nullable() }),
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'anyone',
  summary: 'Send the confirmation again',
  body: z.object({ email }),
  output: done,
});

/** A registration that waits for its address to be confirmed, as the browser that made it may know it. */
const pendingRegistration = z.object({
  /** Where the mail that leads on was sent. */
  email: z.string(),
  /** Whether the mail server of that address refused it: there is no such mailbox. */
  refused: z.boolean(),
});
export type PendingRegistration = z.output<typeof pendingRegistration>;

export const readPending = endpoint({
  method: 'GET',
  path: '/api/auth/pending',
  access: 'anyone',
  summary: 'The registration of this browser that waits for its address to be confirmed',
  output: z.object({ pending: pendingRegistration.nullable() }),
});

export const resendPending = endpoint({
  method: 'POST',
  path: '/api/auth/pending/resend',
  access: 'anyone',
  summary: 'Send the mail of that registration again',
  output: z.object({ pending: pendingRegistration }),
});

export const correctPending = endpoint({
  method: 'POST',
  path: '/api/auth/pending/email',
  access: 'anyone',
  summary: 'Correct the address of that registration, and send the mail there',
  body: z.object({ email }),
  output: z.object({ pending: pendingRegistration }),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  summary: 'Send a link for a new password',
  body: z.object({ email }),
  output: done,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'anyone',
  summary: 'Set a new password by its mailed token',
  body: z.object({ token, newPassword }),
  output: done,
});

export const accountCalls = [
  me,
  login,
  logout,
  register,
  verifyEmail,
  resendVerification,
  readPending,
  resendPending,
  correctPending,
  forgotPassword,
  resetPassword,
] as const;
