import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { questionsQuery } from '#client/assessment/data/queries.ts';
import type { Answering } from '#client/assessment/assessments/answering/answering.ts';
import { end, pressed, stepFrom } from '#client/assessment/assessments/answering/order.ts';
import { QuestionsState } from '#client/assessment/assessments/reading/questions-state.tsx';
import { AnswerOptions } from '#client/assessment/assessments/question/answer/answer-options.tsx';
import { CommentField } from '#client/assessment/assessments/question/answer/comment-field.tsx';
import { DetailList } from '#client/assessment/assessments/question/question-details.tsx';
import { AnswerNotes, QuestionExtras } from '#client/assessment/assessments/question/question-extras.tsx';
import { RivalNote } from '#client/assessment/assessments/question/rival-note.tsx';
import { SaveNote } from '#client/assessment/assessments/question/answer/save-note.tsx';
import { untouched } from '#client/assessment/assessments/saving/entry.ts';
import { LiveScore } from './live-score.tsx';
import { PageCaption } from './page-caption.tsx';
import { PlannedLink } from './planned-link.tsx';
import { Steps } from './steps.tsx';
import { useSwipe } from './swipe.ts';
import { useAdvance } from './use-advance.ts';

export type Moving = Readonly<{
  answering: Answering;
  /** Puts the focus on the title of a page that was gone to. */
  arrive: (title: HTMLElement | null) => void;
  /** `from` is the question whose answer led there by itself. */
  goTo: (place: string, from?: string) => void;
}>;

const fields = 'textarea, select, input:not([type=checkbox])';

/** What a key is pressed on; null for what lies outside, such as a dialog. */
function placeOf({ target, currentTarget }: KeyboardEvent, title: HTMLElement | null): 'heading' | 'control' | 'field' | null {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest('dialog, [role=dialog]')) return null;
  if (target.matches(fields)) return 'field';
  return target === title || target === currentTarget ? 'heading' : 'control';
}

/** One question, its four answers, and beside them what counts as proof. */
export function QuestionPage({
  answering,
  at,
  section,
  ledFrom,
  advances,
  setAdvances,
  arrive,
  goTo,
}: Moving & { at: string; section: number; ledFrom: string | null; advances: boolean; setAdvances: (advances: boolean) => void }) {
  const { t } = useTranslation();
  const { assessment, saver, entries, tasks, places, readOnly } = answering;
  const questions = useQuery(questionsQuery(assessment.regime, section));
  const question = questions.data?.find(({ id }) => id === at);
  const entry = entries.get(at) ?? untouched;
  // Its reason is asked for at once.
  const isLeftOut = entry.answer === 'not_applicable';
  const title = useRef<HTMLHeadingElement>(null);
  const [previous, following] = [stepFrom(places, at, -1), stepFrom(places, at, 1)];
  const next = readOnly && following === end ? null : following;
  const { choose, stay } = useAdvance(answering, at, advances && next ? () => goTo(next, at) : null);
  const step = (by: 1 | -1): void => {
    const place = by === 1 ? next : previous;
    stay();
    if (place) goTo(place);
  };
  const swipe = useSwipe(step);
  const isThere = question !== undefined;
  useEffect(() => {
    if (isThere) arrive(title.current);
    // Once, when the question is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere]);

  const chooseHere = (answer: AnswerValue): void => {
    flushSync(() => choose(answer));
    document.getElementById(`${at}-${answer}`)?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    const on = placeOf(event, title.current);
    if (event.defaultPrevented || on === null) return;
    stay();
    const act = pressed({ key: event.key, modified: event.ctrlKey || event.metaKey || event.altKey || event.repeat, on });
    if (!act) return;
    event.preventDefault();
    if ('step' in act) step(act.step);
    else if (!readOnly) chooseHere(act.choose);
  };
  const own = question && { question, assessment, entry, saver, tasks, locked: readOnly };
  return (
    // Keys work where the focus is inside, so that they take nothing from the rest of the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id="section-panel"
      role="tabpanel"
      aria-labelledby={`section-tab-${section}`}
      tabIndex={-1}
      onKeyDown={press}
      onPointerDown={stay}
      {...swipe}
      className="touch-pan-y touch-pinch-zoom pt-3 pb-20 outline-none sm:pt-8"
    >
      <QuestionsState questions={questions} />
      {own && (
        <article data-question={at} id={at} className="step-in grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="min-w-0">
            <PageCaption answering={answering} at={at} ledFrom={ledFrom} change={goTo} />
            <h2
              ref={title}
              id={`${at}-title`}
              tabIndex={-1}
              aria-describedby={`${at}-place`}
              className="mt-1.5 text-[1.1875rem] outline-none sm:text-[1.625rem]"
            >
              {own.question.questionText}
            </h2>
            {own.question.topic && <p className="mt-1 text-sm text-muted">{own.question.topic}</p>}
            <AnswerOptions
              questionId={at}
              labelledBy={`${at}-title`}
              chosen={entry.answer}
              locked={readOnly}
              layout="stack"
              choose={choose}
              step={step}
            />
            <AnswerNotes {...own} />
            {isLeftOut && (
              <div className="mt-4">
                <CommentField {...own} />
              </div>
            )}
            {!readOnly && (
              <div className="mt-2 min-h-6">
                <RivalNote questionId={at} entry={entry} saver={saver} />
                <SaveNote entry={entry} retry={() => saver.retry(at)} />
              </div>
            )}
            <Steps
              previous={previous}
              next={next}
              done={entry.answer !== null}
              step={step}
              advances={advances}
              setAdvances={readOnly ? null : setAdvances}
            />
            <PlannedLink questionId={at} />
            <QuestionExtras {...own} withoutComment={isLeftOut} />
          </div>
          <div className="min-w-0 space-y-8">
            {!readOnly && <LiveScore assessment={assessment} />}
            <section aria-labelledby={`${at}-proof`}>
              <h3 id={`${at}-proof`} className="font-sans text-base font-semibold">
                {t('answers.details')}
              </h3>
              <DetailList question={own.question} className="mt-3" />
            </section>
          </div>
        </article>
      )}
    </section>
  );
}
