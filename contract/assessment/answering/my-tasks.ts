import { z } from 'zod';
import { taskKinds } from '#core/assessment/my-tasks/my-tasks.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { languageQuery, regime } from '#contract/platform/fields.ts';
import { ownAction } from '#contract/assessment/plan/action-items.ts';

/** Something that the reader sees to. What a kind does not have is null. */
const myTask = z.object({
  kind: z.enum(taskKinds),
  /** The duty, the question of a gap or of a discussion, the action, the regime of questions, or the template of a document. */
  key: z.string(),
  regime: regime.nullable(),
  /** What was written, in a discussion. Null where the kind states it: a duty by its code, questions by their number. */
  title: z.string().nullable(),
  /** The last day; null where it can be done at any time. */
  day: z.iso.date().nullable(),
  /** Questions that have no answer yet. */
  count: z.int().nullable(),
  /** Who wrote in a discussion; null also where that account is gone. */
  by: z.string().nullable(),
  /** The code of a duty. */
  code: z.string().nullable(),
  /** An action of the organisation’s own, for marking it done at once. */
  action: ownAction.nullable(),
});
export type MyTask = z.output<typeof myTask>;

export const readMyTasks = endpoint({
  method: 'GET',
  path: '/api/my-tasks',
  access: 'reader',
  summary: 'What the reader sees to in the organisation, the most urgent first',
  query: languageQuery,
  output: z.object({ today: z.iso.date(), tasks: z.array(myTask) }),
});
export type MyTasks = z.output<typeof readMyTasks.output>;
