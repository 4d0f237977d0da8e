import { z } from 'zod';
import { ownActionStates } from '#core/assessment/report/action-plan.ts';
import { repetitions } from '#core/assessment/report/repetition.ts';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, idParams, mostCounted, text } from '#contract/platform/fields.ts';
import { newOwner, ownAction } from './action-items.ts';

/** What an action of one's own is to be, before it has a state. */
export const newAction = z.object({
  text: text(lengths.ownAction),
  owner: newOwner,
  dueOn: day.nullable(),
  /** What is repeated needs a day. */
  repeatMonths: z.literal(repetitions, 'invalid').nullable().default(null),
});
export type NewAction = z.output<typeof newAction>;

export const addOwnAction = endpoint({
  method: 'POST',
  path: '/api/own-actions',
  access: 'consultant',
  summary: 'Add an action of one’s own to the plan',
  body: newAction,
  output: ownAction,
});

export const changeOwnAction = endpoint({
  method: 'PUT',
  path: '/api/own-actions/:id',
  access: 'consultant',
  summary:
    'Change an action of one’s own; refuses a version that is not the newest. A repeated one that is done is open again for its next day',
  params: idParams,
  body: newAction.extend({
    state: z.enum(ownActionStates, 'invalid'),
    version: z.int('invalid').min(1, 'invalid').max(mostCounted, 'invalid'),
  }),
  output: ownAction,
});

export const deleteOwnAction = endpoint({
  method: 'DELETE',
  path: '/api/own-actions/:id',
  access: 'consultant',
  summary: 'Delete an action of one’s own from the plan',
  params: idParams,
  output: z.object({ ok: z.literal(true) }),
});

export const ownActionCalls = [addOwnAction, changeOwnAction, deleteOwnAction] as const;
