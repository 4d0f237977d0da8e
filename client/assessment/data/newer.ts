import type { Assessment } from '#contract/assessment/answering/assessments.ts';

/** Of what is held and what came, the newer: answers are saved side by side, and their acknowledgements overtake each other. */
export function newerOf(cached: Assessment | undefined, received: Assessment): Assessment {
  return cached?.id === received.id && cached.revision > received.revision ? cached : received;
}
