import { z } from 'zod';
import { memberRoles } from '#core/members.ts';
import { endpoint } from './endpoint.ts';
import { instant, uuid } from './fields.ts';

export const memberRole = z.enum(memberRoles, 'invalid');

/** Somebody who belongs to an organisation. */
export const member = z.object({
  /** Id of the person, the same in every organisation. */
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: memberRole,
  since: instant,
});
export type Member = z.output<typeof member>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/members',
  access: 'reader',
  summary: 'Who works in the organisation',
  output: z.array(member),
});

export const ownOrganization = z.object({ id: uuid, name: z.string(), nip: z.string(), role: memberRole });
export type OwnOrganization = z.output<typeof ownOrganization>;

export const switchOrganization = endpoint({
  method: 'POST',
  path: '/api/auth/organization',
  access: 'signed-in',
  summary: 'Turn the session to another of the own organisations',
  body: z.object({ organizationId: uuid }),
  output: ownOrganization,
});

/** A person of the organisation, by their own id. */
const personParams = z.object({ personId: uuid });
const done = z.object({ ok: z.literal(true) });

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/members/:personId',
  access: 'owner',
  summary: 'Give somebody in the organisation another role',
  params: personParams,
  body: z.object({ role: memberRole }),
  output: member,
});

export const handOver = endpoint({
  method: 'POST',
  path: '/api/members/:personId/ownership',
  access: 'owner',
  summary: 'Hand the ownership over: they become owner, and the caller an editor',
  params: personParams,
  output: done,
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/members/:personId',
  access: 'owner',
  summary: 'End the membership of somebody; what they did stays',
  params: personParams,
  output: done,
});

export const leave = endpoint({
  method: 'POST',
  path: '/api/members/leaving',
  access: 'reader',
  summary: 'Leave the organisation',
  output: done,
});
