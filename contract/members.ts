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
