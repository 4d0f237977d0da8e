import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { answeringAddress } from '#client/assessment/data/places.ts';
import { questionsQuery } from '#client/assessment/data/queries.ts';
import { isAnswered, type Answering } from '#client/assessment/assessments/answering/answering.ts';
import { AnsweringHead } from '#client/assessment/assessments/list/answering-head.tsx';
import { end, firstOpen, requestedPlace, resumeAt, sectionOf, stepFrom } from '#client/assessment/assessments/answering/order.ts';
import { EndPage } from './end-page.tsx';
import { QuestionPage } from './question-page.tsx';
import { UnsavedAnswers } from './unsaved-answers.tsx';

export type OneViewProps = Readonly<{
  answering: Answering;
  /** The question, or the end, that the address names. */
  requested: string | null;
  /** Whether the address is about the reader's own questions. */
  onlyMine: boolean;
  /** Whether an answer leads to the next question. */
  advances: boolean;
  setAdvances: (advances: boolean) => void;
  /** Tells in which section the page is, so that the list opens there. */
  noteSection: (section: number) => void;
}>;

/** One question at a time: its place stands in the address, so that going back leads to the one before. */
export function OneView({ answering, requested, onlyMine, advances, setAdvances, noteSection }: OneViewProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const { assessment, places, readOnly } = answering;
  const { regime } = assessment;
  const answered = isAnswered(answering);
  const named = requestedPlace(places, readOnly && requested === end ? null : requested);
  const at = named ?? resumeAt(places, answered);
  const section = at ? sectionOf(at, places) : null;
  // Where no question was asked for by name, nothing scrolls; where a section was chosen, its tab also keeps the focus.
  const opened = useRef<string | null>(named ? null : at);
  const byTab = useRef<string | null>(null);
  const head = useRef<HTMLDivElement>(null);
  /** The question whose answer led to this one by itself. */
  const [ledFrom, setLedFrom] = useState<string | null>(null);
  const next = at && stepFrom(places, at, 1);
  const nextSection = next ? sectionOf(next, places) : null;

  useEffect(() => {
    if (at && !named) go(answeringAddress(regime, at, onlyMine), { replace: true });
  }, [at, named, regime, onlyMine, go]);

  useEffect(() => {
    if (section) noteSection(section);
    // Only where the section changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [section]);

  useEffect(() => {
    if (nextSection && nextSection !== section) queries.query(questionsQuery(regime, nextSection)).catch(() => {});
  }, [nextSection, section, regime, queries]);

  const goTo = (place: string, from: string | null = null): void => {
    setLedFrom(from);
    if (place !== at) go(answeringAddress(regime, place, onlyMine));
  };
  const show = (number: number): void => {
    const place = resumeAt(places, answered, number);
    if (!place || place === at) return;
    byTab.current = place;
    goTo(place);
  };
  const open = firstOpen(places, answered);
  const arrive = (title: HTMLElement | null): void => {
    const [keepsFocus, keepsPlace] = [byTab.current === at, opened.current === at];
    byTab.current = null;
    opened.current = null;
    if (keepsFocus || !title) return;
    // The page stays where it is while the question and its answers are in sight.
    const stuck = head.current?.nextElementSibling?.getBoundingClientRect().bottom ?? 0;
    const answers = title.parentElement?.querySelector('[role=radiogroup]') ?? title;
    const lowest = keepsPlace ? title : answers;
    const isInSight = title.getBoundingClientRect().top >= stuck && lowest.getBoundingClientRect().bottom <= innerHeight;
    if (!isInSight && keepsPlace) return;
    if (!isInSight) head.current?.scrollIntoView({ block: 'start' });
    title.focus({ preventScroll: true });
  };
  const jump = (): void => {
    if (open && open !== at) goTo(open);
    else document.getElementById(`${at}-title`)?.focus();
  };
  if (!at || !section) return <p className="py-10 text-muted">{t('answers.tasks.none')}</p>;
  return (
    <>
      <div ref={head} className="scroll-mt-[-9rem]" />
      <AnsweringHead answering={answering} section={section} show={show} jump={open ? jump : null} />
      <UnsavedAnswers answering={answering} at={at} goTo={goTo} />
      {at === end ? (
        <EndPage answering={answering} arrive={arrive} goTo={goTo} />
      ) : (
        <QuestionPage
          key={at}
          answering={answering}
          at={at}
          section={section}
          ledFrom={ledFrom}
          advances={advances && !readOnly}
          setAdvances={setAdvances}
          arrive={arrive}
          goTo={goTo}
        />
      )}
    </>
  );
}
