import { z } from 'zod';
import { lengths } from '#core/platform/limits.ts';
import { memberRoles } from '#core/account/members/members.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, text, uuid } from '#contract/platform/fields.ts';

export const memberRole = z.enum(memberRoles, 'invalid');

/** Somebody who belongs to an organisation. */
export const member = z.object({
  /** Id of the person, the same in every organisation. */
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: memberRole,
  since: instant,
  /** What a consultant asks to stand beside their name on reports; null where they do not ask. */
  reportContact: z.string().nullable(),
  /** Whether an owner allows that. */
  namedOnReport: z.boolean(),
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
  beforeSecondFactor: true,
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
  fresh: 'everybody',
  summary: 'Give somebody in the organisation another role',
  params: personParams,
  body: z.object({ role: memberRole }),
  output: member,
});

export const handOver = endpoint({
  method: 'POST',
  path: '/api/members/:personId/ownership',
  access: 'owner',
  fresh: 'everybody',
  summary: 'Hand the ownership over: they become owner, and the caller an editor',
  params: personParams,
  output: done,
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/members/:personId',
  access: 'owner',
  fresh: 'everybody',
  summary: 'End the membership of somebody; what they did stays',
  params: personParams,
  output: done,
});

export const requestNaming = endpoint({
  method: 'PUT',
  path: '/api/members/report-contact',
  access: 'consultant',
  summary: 'Ask as a consultant to be named on the reports, with these words beside name and address; null takes it back',
  body: z.object({ contact: text(lengths.reportContact).nullable() }),
  output: member,
});

export const allowNaming = endpoint({
  method: 'PUT',
  path: '/api/members/:personId/report-naming',
  access: 'owner',
  summary: 'Let new reports name a consultant with the words that were seen, or end that',
  params: personParams,
  body: z.object({ allowed: z.boolean('invalid'), contact: text(lengths.reportContact) }),
  output: member,
});

const demand = z.object({ demanded: z.boolean('invalid') });

export const readDemand = endpoint({
  method: 'GET',
  path: '/api/members/second-factor',
  access: 'reader',
  summary: 'Whether everybody in the organisation needs a second factor',
  output: demand,
});

export const demandSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/members/second-factor',
  access: 'owner',
  fresh: 'everybody',
  summary: 'Demand a second factor of everybody in the organisation, or no longer',
  body: demand,
  output: demand,
});

export const leave = endpoint({
  method: 'POST',
  path: '/api/members/leaving',
  access: 'reader',
  summary: 'Leave the organisation',
  output: done,
});

export const memberCalls = [
  listMembers,
  switchOrganization,
  changeMember,
  handOver,
  removeMember,
  requestNaming,
  allowNaming,
  readDemand,
  demandSecondFactor,
  leave,
] as const;
