import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { late } from '#client/platform/ui/screen/late.tsx';
import { useObservedQuestions } from './observed-questions.ts';

const ObservedSupport = late(async () => (await import('./observed-support.tsx')).ObservedSupport, { missing: () => null });

/** What was seen on an own domain in support of an answer; nothing beside one that says it is not so. */
export function ObservedNote({ questionId, answer }: { questionId: string; answer: AnswerValue | null }) {
  const observed = (useObservedQuestions().data ?? []).filter((one) => one.questionId === questionId && one.supports);
  if (observed.length === 0 || answer === 'no' || answer === 'not_applicable') return null;
  return <ObservedSupport observed={observed} />;
}
