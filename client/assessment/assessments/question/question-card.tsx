import { useId } from 'react';
import { untouched } from '#client/assessment/assessments/saving/entry.ts';
import { RivalNote } from './rival-note.tsx';
import { AnswerOptions } from './answer/answer-options.tsx';
import { AnswerNotes, QuestionExtras, type Answered } from './question-extras.tsx';
import { Details } from './question-details.tsx';
import { SaveNote } from './answer/save-note.tsx';

/** One question: its four answers, details, comment and how its saving stands. */
export function QuestionCard({ question, entry = untouched, saver, tasks, locked, assessment }: Answered) {
  const id = useId();
  const at = { question, entry, saver, tasks, locked, assessment };
  return (
    <article data-question={question.id} id={question.id} className="border-t border-line py-5 first:border-t-0 first:pt-3">
      <div className="flex gap-3 sm:gap-4">
        <span className="mt-0.5 shrink-0 font-semibold text-brand">
          {question.section}.{question.number}
        </span>
        <div className="min-w-0 flex-1">
          <h3 id={id} className="text-[1.0625rem] font-medium leading-snug">
            {question.questionText}
          </h3>
          {question.topic && <p className="mt-1 text-sm text-muted">{question.topic}</p>}
        </div>
      </div>
      <div className="sm:pl-10">
        <AnswerOptions
          questionId={question.id}
          labelledBy={id}
          chosen={entry.answer}
          locked={locked}
          choose={(answer) => saver.choose(question.id, answer)}
        />
        <AnswerNotes {...at} />
        <QuestionExtras {...at} details={<Details question={question} />} />
        {!locked && (
          <div>
            <RivalNote questionId={question.id} entry={entry} saver={saver} />
            <SaveNote entry={entry} retry={() => saver.retry(question.id)} />
          </div>
        )}
      </div>
    </article>
  );
}
