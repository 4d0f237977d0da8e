import { z } from 'zod';
import { token } from './accounts.ts';
import { nip } from './companies.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { email, idParams, instant, language, uuid } from '#contract/platform/fields.ts';

/** What somebody asked for and nobody has decided. */
export const accessRequest = z.object({
  id: uuid,
  nip: z.string(),
  /** Whom it was mailed to. */
  email: z.string(),
  sentAt: instant,
  expiresAt: instant,
  expired: z.boolean(),
  /** From when it can be mailed once more; null where it cannot. */
  resendFrom: instant.nullable(),
  /** Whether it can now. */
  mayResend: z.boolean(),
});
export type AccessRequest = z.output<typeof accessRequest>;

const done = z.object({ ok: z.literal(true) });

export const listAccessRequests = endpoint({
  method: 'GET',
  path: '/api/access-requests',
  access: 'signed-in',
  summary: 'Own requests for access to organisations that nobody has decided yet',
  output: z.array(accessRequest),
});

export const requestAccess = endpoint({
  method: 'POST',
  path: '/api/access-requests',
  access: 'signed-in',
  summary: 'Ask by mail for access as a consultant; says nothing about whether the organisation or the address is known',
  body: z.object({ nip, email, language: language.optional() }),
  output: accessRequest,
});

export const resendAccessRequest = endpoint({
  method: 'POST',
  path: '/api/access-requests/:id/resend',
  access: 'signed-in',
  summary: 'Mail a new link, once and a day later; the earlier one stops working',
  params: idParams,
  output: accessRequest,
});

export const withdrawAccessRequest = endpoint({
  method: 'DELETE',
  path: '/api/access-requests/:id',
  access: 'signed-in',
  summary: 'Take an own request back; its link stops working',
  params: idParams,
  output: done,
});

/** What whoever decides is shown. */
export const requestedAccess = z.object({
  id: uuid,
  requester: z.object({
    name: z.string(),
    /** The address of the account, which was confirmed. */
    email: z.string(),
    /** The organisation that the requester owns; null without one. */
    firm: z.string().nullable(),
  }),
  nip: z.string(),
  email: z.string(),
  expiresAt: instant,
});
export type RequestedAccess = z.output<typeof requestedAccess>;

export const readAccessRequest = endpoint({
  method: 'POST',
  path: '/api/access-requests/reading',
  access: 'anyone',
  summary: 'What the link of a request for access is about',
  body: z.object({ token }),
  output: requestedAccess,
});

export const listReceivedRequests = endpoint({
  method: 'GET',
  path: '/api/access-requests/received',
  access: 'owner',
  summary: 'Requests for access to the organisation that were mailed to the own address',
  output: z.array(requestedAccess),
});

/** Without the token only what was mailed to the own address is known. */
const decided = z.object({ token: token.optional() });

export const grantAccess = endpoint({
  method: 'POST',
  path: '/api/access-requests/:id/acceptance',
  access: 'owner',
  fresh: 'everybody',
  summary: 'Make whoever asked a consultant of the organisation, if it has the NIP that was asked for',
  params: idParams,
  body: decided,
  output: z.object({ outcome: z.enum(['joined', 'already_member']) }),
});

export const declineAccess = endpoint({
  method: 'POST',
  path: '/api/access-requests/:id/refusal',
  access: 'owner',
  summary: 'Decline a request for access; whoever asked is told only that',
  params: idParams,
  body: decided,
  output: done,
});

export const accessRequestCalls = [
  listAccessRequests,
  requestAccess,
  resendAccessRequest,
  withdrawAccessRequest,
  readAccessRequest,
  listReceivedRequests,
  grantAccess,
  declineAccess,
] as const;
