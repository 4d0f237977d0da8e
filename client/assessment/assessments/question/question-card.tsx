import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useId } from 'react';
import type { Assessment } from '#contract/assessment/assessments.ts';
import type { QuestionView } from '#contract/assessment/questions.ts';
import { answerValues, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { EvidenceToggle } from '#client/assessment/evidence/evidence-toggle.tsx';
import { clock } from '#client/platform/words/formats.ts';
import { Guidance } from '#client/assessment/guidance/guidance.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { PlanProposal } from '#client/assessment/plan/proposal.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { AnswerHistory } from './answer-history.tsx';
import { pressInGroup } from './answer-keys.ts';
import { Assignee } from './assignee.tsx';
import { CommentField } from './comment-field.tsx';
import { RecordedNote } from '#client/assessment/contradictions/recorded-note.tsx';
import { Contradiction } from './contradiction.tsx';
import type { Tasks } from '#client/assessment/assessments/assignments.ts';
import { untouched, type AnswerSaver, type Entry } from '#client/assessment/assessments/saving/answer-saver.ts';
import { RivalNote } from './rival-note.tsx';
import { Details } from './question-details.tsx';

const chosenLooks: Readonly<Record<AnswerValue, string>> = {
  yes: 'border-good bg-good-tint',
  partial: 'border-warn bg-warn-tint',
  no: 'border-bad bg-bad-tint',
  not_applicable: 'border-field bg-tint',
};

function Options({
  questionId,
  labelledBy,
  chosen,
  locked,
  choose,
}: {
  questionId: string;
  labelledBy: string;
  chosen: AnswerValue | null;
  locked: boolean;
  choose: (answer: AnswerValue) => void;
}) {
  const { t } = useTranslation();
  const reachable = chosen ?? answerValues[0];
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-readonly={locked || undefined}
      tabIndex={-1}
      onKeyDown={(event) => !locked && pressInGroup(event, choose)}
      className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-4"
    >
      {answerValues.map((value, index) => {
        const checked = chosen === value;
        return (
          <button
            key={value}
            type="button"
            role="radio"
            id={`${questionId}-${value}`}
            aria-checked={checked}
            aria-disabled={locked || undefined}
            tabIndex={value === reachable ? 0 : -1}
            onClick={() => !locked && choose(value)}
            className={`flex min-h-12 items-center gap-2.5 rounded-md border px-3 py-2 text-left text-[0.9375rem] leading-snug transition-colors ${
              checked ? `${chosenLooks[value]} font-semibold` : `border-line bg-surface ${locked ? 'text-muted' : 'hover:border-brand'}`
            } ${locked ? 'cursor-default' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`grid size-5 shrink-0 place-items-center rounded-full border ${checked ? 'border-current' : 'border-field'}`}
            >
              {checked && <Check className="size-3.5" strokeWidth={3} />}
            </span>
            <span className="flex-1">{t(`answers.values.${value}`)}</span>
            {!locked && (
              <kbd aria-hidden="true" className="rounded border border-line px-1.5 font-sans text-xs text-muted max-md:hidden">
                {index + 1}
              </kbd>
            )}
          </button>
        );
      })}
    </div>
  );
}

function SaveNote({ entry, retry }: { entry: Entry; retry: () => void }) {
  const { t } = useTranslation();
  if (entry.state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-bad">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 flex-1">
          {t('answers.failed')} {entry.failure}
        </span>
        <Button look="secondary" size="small" onClick={retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  const text = {
    untouched: '',
    kept: entry.answer ? t('answers.waiting') : t('answers.keptLocally'),
    saving: t('answers.saving'),
    saved: entry.savedAt ? t(entry.by ? 'answers.savedBy' : 'answers.savedAt', { time: clock(entry.savedAt), name: entry.by }) : '',
    conflict: '',
  }[entry.state];
  return (
    <p data-state={entry.state} className="flex items-center gap-1.5 text-sm text-muted">
      {entry.state === 'saving' && <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}
      {entry.state === 'saved' && <Check aria-hidden="true" className="size-4 text-good" />}
      {text}
    </p>
  );
}

/** One question: its four answers, details, comment and how its saving stands. */
export function QuestionCard({
  question,
  entry = untouched,
  saver,
  tasks,
  locked,
  assessment,
}: {
  question: QuestionView;
  assessment: Assessment;
  entry?: Entry | undefined;
  saver: AnswerSaver;
  tasks: Tasks | null;
  locked: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  const assessmentId = assessment.id;
  return (
    <article data-question={question.id} id={question.id} className="border-t border-line py-5 first:border-t-0">
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
        <Options
          questionId={question.id}
          labelledBy={id}
          chosen={entry.answer}
          locked={locked}
          choose={(answer) => saver.choose(question.id, answer)}
        />
        {!locked && <Contradiction assessment={assessment} questionId={question.id} answer={entry.answer} />}
        <RecordedNote questionId={question.id} answer={entry.answer} />
        {!locked && <PlanProposal questionId={question.id} answer={entry.answer} confirm={() => saver.choose(question.id, 'yes')} />}
        <Guidance questionId={question.id} />
        <Details question={question} />
        <CommentField question={question} entry={entry} saver={saver} locked={locked} />
        <EvidenceToggle
          place={{ assessmentId, questionId: question.id }}
          about={`${question.section}.${question.number}`}
          locked={locked}
        />
        <AnswerHistory assessmentId={assessmentId} questionId={question.id} savedAt={entry.savedAt} />
        {tasks && !locked && (
          <Assignee
            tasks={tasks}
            questionIds={[question.id]}
            label={t('answers.tasks.question')}
            about={t('answers.tasks.ofQuestion', { number: `${question.section}.${question.number}` })}
          />
        )}
        {!locked && (
          <div className="min-h-6">
            <RivalNote questionId={question.id} entry={entry} saver={saver} />
            <SaveNote entry={entry} retry={() => saver.retry(question.id)} />
          </div>
        )}
      </div>
    </article>
  );
}
