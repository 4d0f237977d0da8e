import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { contradictsRecord, recordedKinds, type RecordedKind } from '#core/assessment/questionnaire/recorded.ts';

export const findingLevels = ['error', 'warning', 'hint'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** What contradicts an answer: something recorded, or the scope check. */
export const opposed = [...recordedKinds, 'scope'] as const;
export type Opposed = (typeof opposed)[number];

/** What is looked for, and how much it matters: an error states that something is not so, a warning that nothing shows it, a hint that it soon will not. */
export const levelOfFinding = {
  contradicted: 'error',
  duty_overdue: 'error',
  proof_expired: 'warning',
  unproved: 'warning',
  action_overdue: 'warning',
  owner_gone: 'warning',
  proof_ending: 'hint',
  unscoped: 'hint',
} as const satisfies Readonly<Record<string, FindingLevel>>;
export type FindingKind = keyof typeof levelOfFinding;

/** Evidence that ends within so many days is announced before it does. */
export const endingDays = 30;

export type AnsweredQuestion = Readonly<{
  questionId: string;
  answer: AnswerValue;
  /** What was recorded about it, and whether the scope check states otherwise. */
  recorded: readonly RecordedKind[];
  isAgainstScope: boolean;
  /** The evidence at it; `validUntil` is the last day (ISO) on which it counts, null for no end. */
  evidence: readonly Readonly<{ name: string; validUntil: string | null }>[];
}>;

export type QuestionFinding = Readonly<{
  kind: 'contradicted' | 'proof_expired' | 'unproved' | 'proof_ending';
  questionId: string;
  /** What contradicts it; only where something does. */
  by: Opposed | null;
  /** The evidence that ended or ends last, and its last day; only where there is one. */
  evidence: Readonly<{ name: string; day: string }> | null;
}>;

function opposedBy({ answer, recorded, isAgainstScope }: AnsweredQuestion): Opposed[] {
  const kinds = recorded.filter((kind) => contradictsRecord(kind, answer));
  return isAgainstScope ? [...kinds, 'scope'] : kinds;
}

/** What proves a “yes” on a day: nothing, only what ended, only what soon ends, or enough. */
function proofOf({ questionId, evidence }: AnsweredQuestion, today: string, soon: string): QuestionFinding | null {
  if (evidence.length === 0) return { kind: 'unproved', questionId, by: null, evidence: null };
  if (evidence.some(({ validUntil }) => validUntil === null || validUntil > soon)) return null;
  const ends = evidence.map(({ name, validUntil }) => ({ name, day: validUntil ?? '' }));
  const last = ends.toSorted((a, b) => b.day.localeCompare(a.day))[0] ?? null;
  return { kind: last && last.day >= today ? 'proof_ending' : 'proof_expired', questionId, by: null, evidence: last };
}

/**
 * What is wrong with answers on a day (ISO): those that something contradicts, and each “yes” that nothing proves. `soon` is the day up to which an
 * end is near. An answer that is contradicted is not also asked for its proof.
 */
export function questionFindings(answers: readonly AnsweredQuestion[], today: string, soon: string): QuestionFinding[] {
  return answers.flatMap((answered): QuestionFinding[] => {
    const against = opposedBy(answered);
    if (against.length > 0) {
      return against.map((by) => ({ kind: 'contradicted', questionId: answered.questionId, by, evidence: null }));
    }
    const proof = answered.answer === 'yes' ? proofOf(answered, today, soon) : null;
    return proof ? [proof] : [];
  });
}

/** How many findings there are of each level. */
export function countLevels(kinds: readonly FindingKind[]): Record<FindingLevel, number> {
  const counts = { error: 0, warning: 0, hint: 0 };
  for (const kind of kinds) counts[levelOfFinding[kind]] += 1;
  return counts;
}
