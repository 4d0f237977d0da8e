import { idsOf } from '#core/assessment/questionnaire/question-ids.ts';
import { classOf } from './class.ts';
import type { SystemFacts } from './system.ts';

/** Asks whether oversight of every high-risk system in use is assigned (AI Act, art. 26(2)). */
export const oversightQuestions: readonly string[] = idsOf('ai_act', { 4: [3] });

/** Whether a system is a high-risk one that the organisation uses on that calendar day (ISO); one without a day is not known to be in use. */
export function isHighRiskInUse(facts: SystemFacts, today: string): boolean {
  return facts.roles.includes('deployer') && facts.since !== null && facts.since <= today && classOf(facts).class === 'high_risk';
}
