import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { email, idParams, personName, uuid } from '#contract/platform/fields.ts';
import { done, note } from '#contract/platform/operator-acts.ts';

/** An accountant as operators see one. */
const accountant = z.object({
  id: uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Whether a password was set: until then the invitation was not followed. */
  joined: z.boolean(),
  secondFactor: z.boolean(),
});
export type Accountant = z.output<typeof accountant>;

export const listAccountants = endpoint({
  method: 'GET',
  path: '/api/operator/accountants',
  access: 'operator',
  summary: 'Who sees documents of money as an accountant',
  output: z.array(accountant),
});

export const inviteAccountant = endpoint({
  method: 'POST',
  path: '/api/operator/accountants',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Make an account for an accountant, who gets a link for a password by mail; invited again, another one',
  body: z.object({ email, firstName: personName('first_name'), lastName: personName('last_name'), note }),
  output: done,
});

export const removeAccountant = endpoint({
  method: 'POST',
  path: '/api/operator/accountants/:id/removal',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Take the role of an accountant away and end the sessions',
  params: idParams,
  body: z.object({ note }),
  output: done,
});

export const accountantCalls = [listAccountants, inviteAccountant, removeAccountant] as const;
