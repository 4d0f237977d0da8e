import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { minePathOf, pathOf } from '#client/assessment/data/places.ts';
import { questionsQuery } from '#client/assessment/data/queries.ts';
import { answeredIn, isAnswered, type Answering } from '#client/assessment/assessments/answering/answering.ts';
import { AnsweringHead } from './answering-head.tsx';
import { ToReport } from '#client/assessment/assessments/finish/report-link.tsx';
import { firstOpen } from '#client/assessment/assessments/answering/order.ts';
import { SectionPanel } from '#client/assessment/assessments/question/section-panel.tsx';
import { sectionKey } from '#client/assessment/data/section-key.ts';

/** Scrolls to a question and puts the focus on its answers. */
function goTo(questionId: string): void {
  const question = document.getElementById(questionId);
  question?.scrollIntoView({ block: 'start' });
  question?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus({ preventScroll: true });
}

/** All questions of a section below each other: tabs, cards and the way to the report. `requested` is a question that the address names. */
export function ListView({
  answering,
  requested,
  section: wanted,
  setSection,
}: {
  answering: Answering;
  requested: string | null;
  section: number;
  setSection: (section: number) => void;
}) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { assessment, saver, entries, tasks, places, readOnly } = answering;
  const { regime } = assessment;
  const onlyMine = tasks?.onlyMine ?? false;
  const [target, setTarget] = useState<{ id: string } | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const numbers = [...new Set(places.map((place) => place.section))];
  const section = numbers.includes(wanted) ? wanted : (numbers[0] ?? wanted);
  const at = numbers.indexOf(section);
  const [previous, next] = [numbers[at - 1] ?? null, numbers[at + 1] ?? null];
  const questions = useQuery(questionsQuery(regime, section));
  const open = firstOpen(places, isAnswered(answering));
  const [, go] = useLocation();

  useEffect(() => {
    if (next) queries.query(questionsQuery(regime, next)).catch(() => {});
  }, [next, queries, regime]);

  useEffect(() => {
    if (questions.data && target) goTo(target.id);
  }, [questions.data, target]);

  if (requested !== opened) {
    setOpened(requested);
    if (requested) setTarget({ id: requested });
  }
  useEffect(() => {
    if (!requested) return;
    setSection(questionPlace(requested)?.section ?? 1);
    // The discussion that the address names is opened by it.
    if (!location.search.includes('discussion')) go(onlyMine ? minePathOf(regime) : pathOf[regime], { replace: true });
    // The section is set once for each question that is asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [requested, regime, onlyMine, go]);

  const show = (number: number): void => {
    setTarget(null);
    setSection(number);
  };
  const move = (number: number): void => {
    show(number);
    document.getElementById('section-title')?.scrollIntoView({ block: 'start' });
    document.getElementById('section-title')?.focus({ preventScroll: true });
  };
  const jump = (): void => {
    if (!open) return;
    const there = questionPlace(open)?.section ?? section;
    if (there === section) goTo(open);
    else {
      setSection(there);
      setTarget({ id: open });
    }
  };
  const missing = assessment.questionCount - answeredIn(answering);
  return (
    <>
      <AnsweringHead answering={answering} section={section} show={show} jump={open ? jump : null} />
      {places.length === 0 ? (
        <p className="py-10 text-muted">{t('answers.tasks.none')}</p>
      ) : (
        <SectionPanel
          assessment={assessment}
          section={section}
          title={t(sectionKey(regime, section))}
          previous={previous}
          next={next}
          tasks={tasks}
          readOnly={readOnly}
          entries={entries}
          saver={saver}
          move={move}
          end={readOnly ? null : <ToReport regime={regime} missing={missing} waits={saver.hasUnsaved()} jump={jump} />}
        />
      )}
    </>
  );
}
