import { z } from 'zod';
import { deadlinePhases } from '#core/platform/calendar/deadline.ts';
import { exitKinds, exitPhases } from '#core/account/entitlements/exit.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant } from '#contract/platform/fields.ts';

/** An exit that is on its way. */
export const exit = z.object({
  kind: z.enum(exitKinds),
  phase: z.enum(exitPhases),
  requestedAt: instant,
  /** End of the contract; until then everything works as before. */
  endsAt: instant,
  /** Last moment at which the data can be fetched. */
  eraseAt: instant,
  /** How that last day stands to the clock. */
  retrieval: z.enum(deadlinePhases),
  /** The last day to which the transition can be extended; null where it cannot any more. */
  extendableTo: z.iso.date().nullable(),
});
export type Exit = z.output<typeof exit>;

export const exitState = z.object({
  exit: exit.nullable(),
  /** The dates that an exit begun now would have. */
  ifBegunNow: z.object({ endsAt: instant, eraseAt: instant }),
});

export const readExit = endpoint({
  method: 'GET',
  path: '/api/organization/exit',
  access: 'reader',
  summary: 'Whether the organisation leaves, with the dates (Data Act, chapter VI)',
  output: exitState,
});

export const beginExit = endpoint({
  method: 'POST',
  path: '/api/organization/exit',
  access: 'owner',
  fresh: 'everybody',
  summary: 'Begin switching to another provider: thirty days of transition, then at least thirty to fetch the data',
  output: exitState,
});

export const moveExit = endpoint({
  method: 'POST',
  path: '/api/organization/exit/end',
  access: 'owner',
  fresh: 'everybody',
  summary: 'End the transition on another day: earlier at any time, later once',
  body: z.object({ on: z.iso.date('invalid') }),
  output: exitState,
});

export const cancelExit = endpoint({
  method: 'DELETE',
  path: '/api/organization/exit',
  access: 'owner',
  summary: 'Cancel the exit, as long as nothing is erased',
  output: exitState,
});

export const exitCalls = [readExit, beginExit, moveExit, cancelExit] as const;
