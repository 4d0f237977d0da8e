import { z } from 'zod';
import { allDecisions, taskKinds } from '#core/platform/tasks.ts';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { idParams, instant, place, text, uuid } from '#contract/platform/fields.ts';
import { done, note } from '#contract/platform/operator-acts.ts';

/** Something an operator has to decide. */
export const operatorTask = z.object({
  id: uuid,
  kind: z.enum(taskKinds),
  organizationId: uuid.nullable(),
  /** What the decision needs to know, by name; amounts are minor units. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  openedAt: instant,
  /** The decisions there are, the usual one first. */
  decisions: z.array(z.enum(allDecisions)),
});
export type OperatorTask = z.output<typeof operatorTask>;

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/operator/tasks',
  access: 'operator',
  summary: 'What somebody has to decide, the oldest first',
  query: z.object({
    after: place.optional(),
  }),
  output: z.object({ tasks: z.array(operatorTask), total: z.int(), next: place.nullable() }),
});

export const decideTask = endpoint({
  method: 'POST',
  path: '/api/operator/tasks/:id/decision',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Decide a task, with the reason',
  params: idParams,
  body: z.object({
    decision: z.enum(allDecisions, 'invalid'),
    note,
    /** Reference of the outgoing transfer, where money goes back by transfer. */
    proof: text(lengths.transferProof).optional(),
    /** The order that a transfer is for which named none. */
    orderNumber: text(lengths.orderNumber).optional(),
    /** What the customer reads, where the decision is one to explain. */
    told: text(lengths.told).optional(),
  }),
  output: done,
});

export const taskCalls = [listTasks, decideTask] as const;
