import { TriangleAlert } from 'lucide-react';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { contradictsRecord } from '#core/assessment/questionnaire/recorded.ts';
import { useContradictions } from './queries.ts';
import { RecordedWords } from './recorded-words.tsx';

/** That something recorded elsewhere contradicts the answer to a question; always there, so that it is announced when it comes. */
export function RecordedNote({ questionId, answer }: { questionId: string; answer: AnswerValue | null }) {
  const recorded = useContradictions().data ?? [];
  const kinds = recorded.filter((one) => one.questionId === questionId && contradictsRecord(one.kind, answer));
  return (
    <div role="status">
      {kinds.map(({ kind }) => (
        <p key={kind} data-recorded={kind} className="mt-3 flex gap-2 text-sm font-medium text-warn">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            <RecordedWords kind={kind} />
          </span>
        </p>
      ))}
    </div>
  );
}
