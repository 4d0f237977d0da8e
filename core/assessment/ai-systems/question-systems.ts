import { idsOf } from '#core/assessment/questionnaire/question-ids.ts';
import type { SystemDutyCode } from './duty-table.ts';

/** Which systems a question is about: every one, or those for which one of these duties follows. */
type Concern = 'every_system' | readonly SystemDutyCode[];

const ofSections = (sections: Readonly<Record<number, readonly number[]>>, concern: Concern): [string, Concern][] =>
  idsOf('ai_act', sections).map((id) => [id, concern]);

/** Questions of the AI Act questionnaire about systems, by id. */
export const questionConcerns: ReadonlyMap<string, Concern> = new Map([
  ...ofSections({ 1: [1, 2], 2: [1] }, 'every_system'),
  ...ofSections({ 1: [3, 4, 5, 6, 7], 2: [3], 3: [1], 4: [2, 4, 5, 6] }, ['requirements']),
  ...ofSections({ 1: [9] }, ['input_data']),
  ...ofSections({ 2: [2] }, ['documentation']),
  ...ofSections({ 2: [4] }, ['quality']),
  ...ofSections({ 2: [5] }, ['provider_logs']),
  ...ofSections({ 2: [6] }, ['provider_logs', 'logs']),
  ...ofSections({ 2: [7] }, ['conformity']),
  ...ofSections({ 2: [8] }, ['impact']),
  ...ofSections({ 3: [2] }, ['requirements', 'instructions', 'importer', 'distributor']),
  ...ofSections({ 3: [3] }, ['registration', 'exception_registration', 'public_registration']),
  ...ofSections({ 3: [4] }, ['interaction', 'interaction_check']),
  ...ofSections({ 3: [5] }, ['marking']),
  ...ofSections({ 3: [6] }, ['deep_fake', 'public_text']),
  ...ofSections({ 3: [7] }, ['biometrics_notice']),
  ...ofSections({ 3: [8] }, ['workers']),
  ...ofSections({ 3: [9] }, ['inform_persons']),
  ...ofSections({ 4: [1] }, ['literacy']),
  ...ofSections({ 4: [3] }, ['oversight']),
  ...ofSections({ 4: [7] }, ['monitoring', 'use_monitoring']),
  ...ofSections({ 4: [8] }, ['incidents', 'use_monitoring']),
  ...ofSections({ 4: [9] }, ['explanation']),
]);

/** Questions for which no system can be named, each with why. */
export const questionsWithoutSystems: Readonly<Record<string, string>> = {
  'ai-act-1-8': 'The inventory does not hold whether special categories of personal data are processed to find bias.',
};

/** A line of the inventory, as far as it matters here; `possible`: duties that may follow while something about the system is open. */
type Line = Readonly<{ duties: readonly SystemDutyCode[]; possible: readonly SystemDutyCode[] }>;
export type Concerned<System> = Readonly<{ system: System; isPossible: boolean }>;

/** The systems that a question is about, then those that it may be about; null where the question is about none by its kind. */
export function systemsOfQuestion<System extends Line>(questionId: string, systems: readonly System[]): Concerned<System>[] | null {
  const concern = questionConcerns.get(questionId);
  if (concern === undefined) return null;
  if (concern === 'every_system') return systems.map((system) => ({ system, isPossible: false }));
  const meets = (codes: readonly SystemDutyCode[]): boolean => codes.some((code) => concern.includes(code));
  const found = systems.filter(({ duties }) => meets(duties));
  const possible = systems.filter((system) => !found.includes(system) && meets(system.possible));
  return [...found.map((system) => ({ system, isPossible: false })), ...possible.map((system) => ({ system, isPossible: true }))];
}
