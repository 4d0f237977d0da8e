import type { Assessment } from '#contract/assessment/answering/assessments.ts';

/** Of what is held and what came, the newer: answers are saved side by side, and their acknowledgements overtake each other. */
export function newerOf(held: Assessment | undefined, came: Assessment): Assessment {
  return held?.id === came.id && held.revision > came.revision ? held : came;
}
