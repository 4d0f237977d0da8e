import { z } from 'zod';
import { newPassword } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { instant, text } from './fields.ts';

const done = z.object({ ok: z.literal(true) });

/** One sign-in that is still valid. */
const session = z.object({
  id: z.string(),
  current: z.boolean(),
  startedAt: instant.nullable(),
  ipAddress: z.string(),
  userAgent: z.string(),
});

export const settings = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether the registry shows the score; null without an organisation. */
  registryScoreConsent: z.boolean().nullable(),
  sessions: z.array(session),
});
export type Settings = z.output<typeof settings>;

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/account/settings',
  access: 'signed-in',
  summary: 'Own name, consent and sessions',
  output: settings,
});

export const changeName = endpoint({
  method: 'PATCH',
  path: '/api/account/name',
  access: 'signed-in',
  summary: 'Change the own name',
  body: z.object({ firstName: text(2, 100, 'first_name'), lastName: text(2, 100, 'last_name') }),
  output: done,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'signed-in',
  summary: 'Change the password with the current one; ends the other sessions',
  body: z.object({ currentPassword: z.string('password_required').min(1, 'password_required').max(1000, 'too_long'), newPassword }),
  output: done,
});

export const changeConsent = endpoint({
  method: 'PATCH',
  path: '/api/account/registry-consent',
  access: 'signed-in',
  summary: 'Show the score in the registry, or not',
  body: z.object({ consent: z.boolean('invalid') }),
  output: done,
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'signed-in',
  summary: 'End one of the own sessions',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{16}$/, 'invalid') }),
  output: done,
});

export const auditEntry = z.object({ id: z.int(), action: z.string(), ipAddress: z.string(), userAgent: z.string(), createdAt: instant });
export type AuditEntry = z.output<typeof auditEntry>;

export const listSecurityLog = endpoint({
  method: 'GET',
  path: '/api/account/security-log',
  access: 'signed-in',
  summary: 'The newest security-relevant acts of the own organisation',
  output: z.array(auditEntry),
});
