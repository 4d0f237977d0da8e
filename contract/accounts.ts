import { z } from 'zod';
import { planIds } from '#core/plans.ts';
import { languages } from '#core/languages.ts';
import { endpoint } from './endpoint.ts';
import { email, instant, uuid } from './fields.ts';

export const subscription = z.object({ plan: z.enum(planIds), startsAt: instant, endsAt: instant });

export const currentUser = z.object({
  id: uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['user', 'operator']),
  language: z.enum(languages).nullable(),
  organization: z.object({ id: uuid, name: z.string(), nip: z.string() }).nullable(),
  /** The active paid period, null when there is none. */
  subscription: subscription.nullable(),
  /** End of the last paid period, when there was one and it is over. */
  subscriptionEndedAt: instant.nullable(),
});
export type CurrentUser = z.output<typeof currentUser>;

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  summary: 'The signed-in user',
  output: currentUser,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Sign in with e-mail and password',
  body: z.object({ email, password: z.string('password_required').min(1, 'password_required').max(1000, 'too_long') }),
  output: currentUser,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  summary: 'End the session',
  output: z.object({ ok: z.literal(true) }),
});
