import { idsOf } from '#core/assessment/questionnaire/question-ids.ts';
import type { IncidentKind } from './facts.ts';

/** Questions that an incident of a kind may speak against; people decide which it does. */
const questionsOfKind: Readonly<Record<IncidentKind, readonly string[]>> = {
  service_disruption: idsOf('nis2', { 3: [1, 2, 3, 4], 5: [4, 8] }),
  unauthorised_access: idsOf('nis2', { 2: [3, 4], 5: [5, 7, 8], 7: [4, 5, 6] }),
  personal_data: idsOf('nis2', { 2: [3, 5], 7: [2, 4] }),
  product_vulnerability: idsOf('nis2', { 5: [2, 5, 6] }),
  product_incident: idsOf('nis2', { 5: [1, 2, 6] }),
  ai_harm: idsOf('ai_act', { 1: [9], 2: [3], 4: [3, 7, 8] }),
};

/** Offered for an incident, in the order of its kinds. How incidents are handled and notified may be wrong in each. */
export function questionsOffered(kinds: readonly IncidentKind[]): string[] {
  return [...new Set([...kinds.flatMap((kind) => questionsOfKind[kind]), ...idsOf('nis2', { 3: [5, 6] })])];
}
