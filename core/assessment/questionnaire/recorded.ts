import type { AnswerValue } from './questionnaire.ts';

/**
 * What the organisation recorded elsewhere and an answer may contradict: an incident that happened, an AI system that is in use, a “no” in the
 * checklist of such a system, what was seen on an own domain, or what was counted in an export of an own system.
 */
export const recordedKinds = ['incident', 'ai_system', 'ai_checklist', 'observation', 'fact'] as const;
export type RecordedKind = (typeof recordedKinds)[number];

/**
 * An incident speaks against what is said to be in place, a system in use against what is said to be missing or not to apply. “No” for one system
 * leaves “partial” for all of them possible.
 */
const against: Readonly<Record<RecordedKind, readonly AnswerValue[]>> = {
  incident: ['yes', 'partial'],
  ai_system: ['no', 'not_applicable'],
  ai_checklist: ['yes', 'not_applicable'],
  observation: ['yes'],
  fact: ['yes'],
};

/** Whether an answer contradicts what was recorded; an open question contradicts nothing. */
export function contradictsRecord(kind: RecordedKind, answer: AnswerValue | null): boolean {
  return answer !== null && against[kind].includes(answer);
}

/** What was recorded: the question that it speaks to, and what it is. */
export type Recorded = readonly [questionId: string, kind: RecordedKind];

/** Ids of questions whose answer contradicts something recorded, each once, in the order of the answers. */
export function contradictedAnswers(
  recorded: readonly Recorded[],
  answers: Iterable<Readonly<{ questionId: string; answer: AnswerValue }>>,
): string[] {
  const kinds = Map.groupBy(recorded, ([questionId]) => questionId);
  return [...answers].flatMap(({ questionId, answer }) =>
    kinds.get(questionId)?.some(([, kind]) => contradictsRecord(kind, answer)) ? [questionId] : [],
  );
}
