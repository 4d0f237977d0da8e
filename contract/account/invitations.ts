import { z } from 'zod';
import { currentUser, newPassword, token } from './accounts.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { email, idParams, instant, language, personName, uuid } from '#contract/platform/fields.ts';
import { memberRole, ownOrganization } from './members.ts';

export const invitation = z.object({
  id: uuid,
  email: z.string(),
  role: memberRole,
  /** Who asked; null when the account is gone. */
  invitedBy: z.string().nullable(),
  sentAt: instant,
  expiresAt: instant,
  expired: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

const done = z.object({ ok: z.literal(true) });

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  access: 'owner',
  summary: 'Invitations that nobody has accepted yet',
  output: z.array(invitation),
});

export const invite = endpoint({
  method: 'POST',
  path: '/api/invitations',
  access: 'owner',
  fresh: 'everybody',
  summary: 'Invite somebody by mail; says nothing about whether the address has an account',
  body: z.object({ email, role: memberRole, language: language.optional() }),
  output: invitation,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:id/resend',
  access: 'owner',
  summary: 'Mail a new link; the earlier one stops working',
  params: idParams,
  output: invitation,
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/:id',
  access: 'owner',
  summary: 'Take an invitation back; its link stops working',
  params: idParams,
  output: done,
});

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/reading',
  access: 'anyone',
  summary: 'What the link of an invitation is about',
  body: z.object({ token }),
  output: z.object({
    organization: z.string(),
    role: memberRole,
    email: z.string(),
    invitedBy: z.string().nullable(),
    expiresAt: instant,
    /** Whether the invited address has an account to sign in with. */
    hasAccount: z.boolean(),
  }),
});
export type ReadInvitation = z.output<typeof readInvitation.output>;

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/acceptance',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Accept an invitation to the own address; the session turns to the organisation',
  body: z.object({ token }),
  output: ownOrganization,
});

export const registerInvited = endpoint({
  method: 'POST',
  path: '/api/invitations/registration',
  access: 'anyone',
  summary: 'Make an account for the invited address, accept, and sign in',
  body: z.object({
    token,
    firstName: personName('first_name'),
    lastName: personName('last_name'),
    password: newPassword,
  }),
  output: currentUser,
});

export const invitationCalls = [
  listInvitations,
  invite,
  resendInvitation,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
  registerInvited,
] as const;
