import { useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import type { GuestQuestion } from '#contract/assessment/answering/guests.ts';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { lengths } from '#core/platform/limits.ts';
import { api, ApiError } from '#client/platform/api/api.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { useLeaveWarning } from '#client/platform/ui/unsaved.ts';
import { createGuestAnswer, type SavedAnswer, type GuestAnswer, type ShownAnswer } from './guest-answer.ts';

function rivalIn(error: unknown): SavedAnswer | null {
  return error instanceof ApiError && error.code === 'answer_conflict' ? ((error.facts.current ?? null) as SavedAnswer | null) : null;
}

/** The answer to one question, which saves itself; it outlives the texts of the question, which come anew in another language. */
function useGuestAnswer(invitation: string, { id, answer: savedAnswer }: GuestQuestion): GuestAnswer {
  const text = useFailureText();
  const answer = useMemo(
    () =>
      createGuestAnswer({
        savedAnswer,
        send: (sent) => api('POST /api/guest/answers', { body: { invitation, questionId: id, ...sent } }),
        explain: (error) => ({ text: text(error), rival: rivalIn(error) }),
        storage: sessionStorage,
        key: `atesto.guest.${invitation}.${id}`,
      }),
    // oxlint-disable-next-line react/exhaustive-deps
    [invitation, id],
  );
  useLeaveWarning(answer);
  useEffect(() => {
    answer.save();
    addEventListener('online', answer.save);
    return () => removeEventListener('online', answer.save);
  }, [answer]);
  return answer;
}

function Rival({ rival, shown, answer }: { rival: SavedAnswer; shown: ShownAnswer; answer: GuestAnswer }) {
  const { t } = useTranslation();
  const versions = [
    { title: t('guest.theirs', { time: moment(rival.updatedAt) }), answer: rival.answer, comment: rival.comment },
    { title: t('answers.yours'), answer: shown.answer, comment: shown.comment },
  ];
  return (
    <Notice tone="warn" title={t('guest.rival')} alert>
      <dl className="grid gap-3 sm:grid-cols-2">
        {versions.map((one) => (
          <div key={one.title} className="min-w-0">
            <dt className="text-sm font-semibold">{one.title}</dt>
            <dd className="mt-0.5 [overflow-wrap:anywhere]">
              {one.answer ? t(`answers.values.${one.answer}`) : t('answers.noAnswer')}
              {one.comment && <span className="block whitespace-pre-wrap text-muted">{one.comment}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={answer.keepMine}>
          {t('answers.keepMine')}
        </Button>
        <Button size="small" variant="secondary" onClick={answer.acceptTheirs}>
          {t('answers.takeTheirs')}
        </Button>
      </div>
    </Notice>
  );
}

/** How the saving of an answer stands. */
function State({ shown, answer }: { shown: ShownAnswer; answer: GuestAnswer }) {
  const { t } = useTranslation();
  if (shown.state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-bad">
        <span className="min-w-0 flex-1">
          {t('answers.failed')} {shown.failure}
        </span>
        <Button variant="secondary" size="small" onClick={answer.save}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  const { stored } = shown;
  const text = {
    untouched: stored && !stored.mine ? t('guest.otherAnswer') : stored ? t('answers.savedAt', { time: moment(stored.updatedAt) }) : '',
    kept: t(shown.answer ? 'answers.waiting' : 'guest.kept'),
    saving: t('answers.saving'),
    saved: stored ? t('answers.savedAt', { time: moment(stored.updatedAt) }) : '',
    conflict: '',
  }[shown.state];
  return (
    <p data-state={shown.state} role="status" className="min-h-5 text-sm text-muted">
      {text}
    </p>
  );
}

/** One question for a guest: what it asks, the four answers and a comment. */
export function GuestQuestionPart({ invitation, question, locked }: { invitation: string; question: GuestQuestion; locked: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const answer = useGuestAnswer(invitation, question);
  const shown = useSyncExternalStore(answer.subscribe, answer.shown);
  return (
    <article data-question={question.id} className="border-t border-line py-6">
      <fieldset disabled={locked}>
        <legend className="text-[1.0625rem] leading-snug font-medium">
          <span className="font-semibold text-brand">
            {question.section}.{question.number}
          </span>{' '}
          {question.questionText}
        </legend>
        <details className="mt-2">
          <summary className="min-h-9 cursor-pointer py-1.5 text-sm font-medium text-brand">{t('answers.help')}</summary>
          <p className="border-l-2 border-line pl-4 text-[0.9375rem] text-muted">{question.helpText}</p>
          <p className="mt-3 pl-4 text-sm font-semibold">{t('answers.evidence')}</p>
          <p className="border-l-2 border-line pl-4 text-[0.9375rem] text-muted">{question.evidence}</p>
          <p className="mt-3 pl-4 text-sm text-muted">{question.reference}</p>
        </details>
        <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
          {answerValues.map((value) => (
            <ChoiceRow
              key={value}
              kind="radio"
              name={id}
              value={value}
              checked={shown.answer === value}
              label={t(`answers.values.${value}`)}
              change={() => answer.choose(value)}
            />
          ))}
        </div>
        <div className="mt-3 mb-2">
          <TextArea
            label={t(shown.answer === 'not_applicable' ? 'answers.reason' : 'guest.comment')}
            maxLength={lengths.comment.most}
            value={shown.comment}
            onChange={(event) => answer.type(event.target.value)}
            onBlur={answer.save}
          />
        </div>
      </fieldset>
      {shown.rival && <Rival rival={shown.rival} shown={shown} answer={answer} />}
      {!locked && <State shown={shown} answer={answer} />}
    </article>
  );
}
