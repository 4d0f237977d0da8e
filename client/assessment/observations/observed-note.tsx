import { questionsOfFactCheck } from '#core/assessment/facts/questions.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { useObservedQuestions } from '#client/assessment/data/observed-questions.ts';

const ObservedSupport = lazyPart(async () => (await import('./observed-support.tsx')).ObservedSupport, { missing: () => null });

/** Questions about which figures of own systems say something. */
const countable: ReadonlySet<string> = new Set(Object.values(questionsOfFactCheck).flat());

/** What was seen or counted in support of an answer, or the way to count it; nothing beside an answer that states it is not so. */
export function ObservedNote({ questionId, answer }: { questionId: string; answer: AnswerValue | null }) {
  const observed = (useObservedQuestions().data ?? []).filter((one) => one.questionId === questionId && one.supports);
  if ((observed.length === 0 && !countable.has(questionId)) || answer === 'no' || answer === 'not_applicable') return null;
  return <ObservedSupport questionId={questionId} observed={observed} />;
}
