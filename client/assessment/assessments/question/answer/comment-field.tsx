import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { QuestionView } from '#contract/assessment/answering/questions.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { AnswerSaver } from '#client/assessment/assessments/saving/answer-saver.ts';
import type { Entry } from '#client/assessment/assessments/saving/entry.ts';

type Commented = Readonly<{ question: QuestionView; entry: Entry; saver: AnswerSaver; locked: boolean }>;

/** The comment of an answer; open at once where something is left out, because a reason is asked for. */
export function CommentField({ question, entry, saver, locked }: Commented) {
  const { t } = useTranslation();
  const id = useId();
  const leftOut = entry.answer === 'not_applicable';
  const [wanted, setWanted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wanted) field.current?.focus();
  }, [wanted]);
  if (locked && entry.comment === '') return null;
  if (!leftOut && !wanted && entry.comment === '') {
    return (
      <button
        type="button"
        onClick={() => setWanted(true)}
        className="inline-flex min-h-9 items-center gap-1.5 rounded text-sm font-medium text-brand"
      >
        <MessageSquarePlus aria-hidden="true" className="size-4" />
        {t('answers.addComment')}
      </button>
    );
  }
  return (
    <div className="mt-2 mb-2 basis-full">
      <label htmlFor={id} className="block text-sm font-medium">
        {t(leftOut ? 'answers.reason' : 'answers.comment')}
      </label>
      {leftOut && !locked && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t(question.notApplicable.usual ? 'answers.reasonHint' : 'answers.reasonUnusual')}
        </p>
      )}
      <textarea
        ref={field}
        id={id}
        rows={leftOut || entry.comment.length > 80 ? 3 : 1}
        maxLength={lengths.comment.most}
        readOnly={locked}
        value={entry.comment}
        aria-describedby={leftOut && !locked ? `${id}-hint` : undefined}
        onChange={(event) => saver.type(question.id, event.target.value)}
        onBlur={() => saver.leave(question.id)}
        className="mt-1.5 block field-sizing-content max-h-96 min-h-11 w-full rounded-md border border-field bg-surface px-3 py-2.5 text-[0.9375rem]"
      />
    </div>
  );
}
