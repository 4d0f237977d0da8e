import { dutiesOf, type StatedDuty } from '#core/assessment/ai-systems/duties.ts';
import type { SystemDutyCode } from '#core/assessment/ai-systems/duty-table.ts';
import type { SystemFacts } from '#core/assessment/ai-systems/system.ts';
import { idsOf } from '#core/assessment/questionnaire/question-ids.ts';

/** What art. 26 asks of a deployer of a high-risk system, in its order; ust. 10, about law enforcement, is left out. */
export const checklistPoints = [
  'instructions',
  'oversight',
  'input_data',
  'monitoring',
  'suspension',
  'logs',
  'workers',
  'registration',
  'dpia',
  'inform_persons',
  'cooperation',
] as const;
export type ChecklistPoint = (typeof checklistPoints)[number];

export const checklistAnswers = ['yes', 'no', 'not_applicable', 'unknown'] as const;
export type ChecklistAnswer = (typeof checklistAnswers)[number];

type Rule = Readonly<{
  cite: string;
  /** The duty of the system that the point is about; null where it has none of its own. */
  duty: SystemDutyCode | null;
  /** The question of the AI Act questionnaire that asks for the same; null where none does. */
  questionId: string | null;
  /** Whether the act allows “not applicable”; `by_inventory`: what the inventory states decides. */
  mayNotApply: boolean | 'by_inventory';
}>;

function rule(cite: string, duty: Rule['duty'], question: readonly [number, number] | null, mayNotApply: Rule['mayNotApply']): Rule {
  return { cite, duty, questionId: question && (idsOf('ai_act', { [question[0]]: [question[1]] })[0] ?? null), mayNotApply };
}

export const checklistRules: Readonly<Record<ChecklistPoint, Rule>> = {
  instructions: rule('art. 26 ust. 1', 'instructions', null, false),
  oversight: rule('art. 26 ust. 2', 'oversight', [4, 3], false),
  // As far as the deployer has control over the input data, and over the logs.
  input_data: rule('art. 26 ust. 4', 'input_data', [1, 9], true),
  monitoring: rule('art. 26 ust. 5', 'use_monitoring', [4, 7], false),
  suspension: rule('art. 26 ust. 5', 'use_monitoring', [4, 8], false),
  logs: rule('art. 26 ust. 6', 'logs', [2, 6], true),
  workers: rule('art. 26 ust. 7', 'workers', [3, 8], 'by_inventory'),
  registration: rule('art. 26 ust. 8', 'public_registration', [3, 3], 'by_inventory'),
  dpia: rule('art. 26 ust. 9', null, null, true),
  inform_persons: rule('art. 26 ust. 11', 'inform_persons', [3, 9], 'by_inventory'),
  cooperation: rule('art. 26 ust. 12', null, null, false),
};

/** `disputed`: said not to apply, where the inventory states that it does. */
export const checklistStates = ['yes', 'no', 'not_applicable', 'unknown', 'disputed'] as const;
export type ChecklistState = (typeof checklistStates)[number];

/** Whether art. 26 is about the organisation with this system: its deployer, and the system of high risk. */
export function hasChecklist(duties: readonly Pick<StatedDuty, 'code'>[]): boolean {
  return duties.some(({ code }) => code === 'instructions');
}

/** What the inventory states about a point that it decides; null for the others. */
export function concernsByInventory(point: ChecklistPoint, duties: readonly Pick<StatedDuty, 'code'>[]): boolean | null {
  const { mayNotApply, duty } = checklistRules[point];
  return mayNotApply === 'by_inventory' ? duties.some(({ code }) => code === duty) : null;
}

/** Where a point stands; nobody's answer is unknown. */
export function checklistState(
  point: ChecklistPoint,
  answer: ChecklistAnswer | null,
  duties: readonly Pick<StatedDuty, 'code'>[],
): ChecklistState {
  if (answer === 'not_applicable' && concernsByInventory(point, duties) === true) return 'disputed';
  return answer ?? 'unknown';
}

type Answered = Readonly<{ facts: SystemFacts; denied: readonly ChecklistPoint[] }>;

/** Questions to which a “no” of the checklist speaks: of systems that are in use on that calendar day (ISO) and that art. 26 is about. */
export function deniedQuestions(systems: readonly Answered[], today: string): string[] {
  const used = systems.filter(({ facts, denied }) => {
    const isUsed = facts.since !== null && facts.since <= today;
    return denied.length > 0 && isUsed && hasChecklist(dutiesOf(facts, today));
  });
  const questionIds = used.flatMap(({ denied }) => denied.map((point) => checklistRules[point].questionId));
  return [...new Set(questionIds.filter((id) => id !== null))];
}
