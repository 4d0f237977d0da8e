import type { AnswerValue } from './questionnaire.ts';

/** What the organisation recorded elsewhere and an answer may contradict: an incident that happened, an AI system that is in use. */
export const recordedKinds = ['incident', 'ai_system'] as const;
export type RecordedKind = (typeof recordedKinds)[number];

/** An incident speaks against what is said to be in place, a system in use against what is said to be missing or not to apply. */
const against: Readonly<Record<RecordedKind, readonly AnswerValue[]>> = {
  incident: ['yes', 'partial'],
  ai_system: ['no', 'not_applicable'],
};

/** Whether an answer contradicts what was recorded; an open question contradicts nothing. */
export function contradictsRecord(kind: RecordedKind, answer: AnswerValue | null): boolean {
  return answer !== null && against[kind].includes(answer);
}
