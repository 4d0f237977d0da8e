import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Assessment, AnswerView } from '#contract/assessment/assessments.ts';
import { questionId, questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { regimeRules, type Regime } from '#core/platform/regimes.ts';
import { BeforeUse } from '#client/billing/billing/before-use.tsx';
import { wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ScopeLine } from '#client/assessment/scope/scope-line.tsx';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { screen } from '#client/platform/ui/screen/screen.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import type { Entry } from './saving/answer-saver.ts';
import { MineSwitch } from './question/assignee.tsx';
import { useTasks } from './assignments.ts';
import { PaywallNotice, usePaywall } from '#client/assessment/data/paywall.tsx';
import { EarlierReports } from './finish/earlier-reports.tsx';
import { pathOf, reviewAddress, sheetAddress } from '#client/assessment/data/places.ts';
import { ProgressHead } from './progress-head.tsx';
import { questionsQuery, useMakeReport } from '#client/assessment/data/queries.ts';
import { SectionPanel } from './question/section-panel.tsx';
import { SectionTabs, type SectionTab } from './question/section-tabs.tsx';
import { useAnswerSaver } from './saving/use-answer-saver.ts';
import { sectionKey } from './words.ts';

const Outcome = screen(async () => (await import('./finish/outcome.tsx')).Outcome);
const Review = screen(async () => (await import('./finish/review.tsx')).Review);

type Place = Readonly<{ section: number; id: string }>;

/** The questions of a regime in their order, all or those that are chosen. */
function placesOf(regime: Regime, chosen: ReadonlySet<string> | null): Place[] {
  return regimeRules[regime].sectionSizes
    .flatMap((size, index) =>
      Array.from({ length: size }, (_, place) => ({
        section: index + 1,
        id: questionId({ regime, section: index + 1, number: place + 1 }),
      })),
    )
    .filter(({ id }) => !chosen || chosen.has(id));
}

function tabsOf(places: readonly Place[], entries: ReadonlyMap<string, Entry>): SectionTab[] {
  return [...new Set(places.map(({ section }) => section))].map((number) => {
    const here = places.filter(({ section }) => section === number);
    return { number, total: here.length, answered: here.filter(({ id }) => entries.get(id)?.answer).length };
  });
}

/** Scrolls to a question and puts the focus on its answers. */
function goTo(questionId: string): void {
  const question = document.getElementById(questionId);
  question?.scrollIntoView({ block: 'start' });
  question?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus({ preventScroll: true });
}

/** Finishes what was looked through in that revision. */
function useReport(assessment: Assessment): { make: (revision: number) => void; pending: boolean } {
  const { t } = useTranslation();
  const failed = useFailureToast();
  const queries = useQueryClient();
  const report = useMakeReport();
  const [, go] = useLocation();
  const make = (revision: number): void =>
    report.mutate(
      { id: assessment.id, revision },
      {
        onSuccess: () => {
          toast({ title: t('answers.reportTitle'), description: t('answers.reportText') });
          go(pathOf[assessment.regime], { replace: true });
          scrollTo({ top: 0 });
        },
        onError: (error) => {
          failed(error);
          void queries.invalidateQueries({ queryKey: ['review', assessment.id] });
        },
      },
    );
  return { make, pending: report.isPending };
}

/** What the address asks for: the review, or one question of this questionnaire. */
function useAsked({ regime }: Assessment): { review: boolean; question: string | null } {
  const asked = new URLSearchParams(useSearch());
  const question = asked.get('question');
  return { review: asked.has('review'), question: question && questionPlace(question)?.regime === regime ? question : null };
}

/** The way to the report, which leads through the review; open once every answer is there and saved. */
function ToReport({ regime, missing, waits, jump }: { regime: Regime; missing: number; waits: boolean; jump: () => void }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const ready = missing === 0 && !waits;
  return (
    <div className="flex flex-col items-end gap-3">
      <Button disabled={!ready} aria-describedby={ready ? undefined : 'report-why'} onClick={() => go(reviewAddress(regime))}>
        {t('answers.report')}
      </Button>
      {!ready && (
        <p id="report-why" className="text-right text-sm text-muted">
          {missing > 0 ? t('answers.missing', { count: missing }) : t('answers.waitForSaves')}{' '}
          {missing > 0 && (
            <button type="button" onClick={jump} className="font-medium text-brand underline">
              {t('answers.jump')}
            </button>
          )}{' '}
          <Link href={reviewAddress(regime)} className="font-medium text-brand underline">
            {t('review.open')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The questions of one regime with their answers: progress, tabs, cards and the way to the report. */
export function Questionnaire({ assessment, answers, title }: { assessment: Assessment; answers: readonly AnswerView[]; title: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { saver, entries } = useAnswerSaver(assessment, answers);
  const tasks = useTasks(assessment.regime);
  const chosen = tasks?.onlyMine ? tasks.mine : null;
  const [wanted, setSection] = useState(assessment.completedAt ? 1 : assessment.currentSection);
  const [target, setTarget] = useState<{ id: string } | null>(null);
  const places = placesOf(assessment.regime, chosen);
  const tabs = tabsOf(places, entries);
  const section = tabs.some(({ number }) => number === wanted) ? wanted : (tabs[0]?.number ?? wanted);
  const at = tabs.findIndex(({ number }) => number === section);
  const questions = useQuery(questionsQuery(assessment.regime, section));
  const report = useReport(assessment);
  const locked = assessment.completedAt !== null;
  const answered = [...entries.values()].filter(({ answer }) => answer !== null).length;
  const unsaved = [...entries.values()].filter((entry) => entry.state === 'failed').length;
  const missing = assessment.questionCount - answered;
  const open = places.find(({ id }) => !entries.get(id)?.answer);
  const mineOpen = [...(tasks?.mine ?? [])].filter((id) => !entries.get(id)?.answer).length;
  const asked = useAsked(assessment);
  const [opened, setOpened] = useState<string | null>(null);
  const paywall = usePaywall(assessment.regime);
  const readOnly = locked || paywall !== null;
  const reviewing = asked.review && !readOnly;
  const [, go] = useLocation();
  const [previous, next] = [tabs[at - 1]?.number ?? null, tabs[at + 1]?.number ?? null];

  useEffect(() => {
    if (next) queries.query(questionsQuery(assessment.regime, next)).catch(() => {});
  }, [next, queries, assessment.regime]);

  useEffect(() => {
    if (questions.data && target) goTo(target.id);
  }, [questions.data, target]);

  if (asked.question !== opened) {
    setOpened(asked.question);
    if (asked.question) {
      setSection(questionPlace(asked.question)?.section ?? 1);
      setTarget({ id: asked.question });
    }
  }
  useEffect(() => {
    if (asked.question) go(pathOf[assessment.regime], { replace: true });
  }, [asked.question, assessment.regime, go]);

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
    if (open.section === section) goTo(open.id);
    else {
      setSection(open.section);
      setTarget({ id: open.id });
    }
  };
  const titleOf = (number: number): string => t(sectionKey(assessment.regime, number));

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-3xl">{title}</h1>
        {locked && <Badge tone="good">{t('answers.finished')}</Badge>}
      </div>
      <p className="mt-2 max-w-3xl text-muted">
        {t(`regimes.${assessment.regime}.lead`, { threshold: wholePercent(assessment.thresholdPercent) })}
      </p>
      <ScopeLine assessment={assessment} />
      {!readOnly && (
        <Link href={sheetAddress(assessment.regime)} className="inline-flex min-h-11 items-center font-medium text-brand underline">
          {t('sheet.open')}
        </Link>
      )}
      {!locked && paywall && <PaywallNotice paywall={paywall} />}
      {!locked && <EarlierReports assessment={assessment} />}
      {locked ? (
        <Suspense fallback={<Skeleton label={t('common.loading')} className="mt-6 h-64" />}>
          <Outcome assessment={assessment} />
        </Suspense>
      ) : (
        <BeforeUse key={assessment.updatedAt} />
      )}
      {reviewing ? (
        <Suspense fallback={<Skeleton label={t('common.loading')} className="mt-6 h-64" />}>
          <Review assessment={assessment} unsaved={saver.hasUnsaved()} pending={report.pending} finish={report.make} />
        </Suspense>
      ) : (
        <>
          <div className="sticky top-0 z-20 -mx-4 mt-6 border-b border-line bg-paper px-4 pt-3 sm:-mx-6 sm:px-6 lg:-mx-10 lg:px-10">
            {!readOnly && <ProgressHead assessment={assessment} answered={answered} unsaved={unsaved} jump={open ? jump : null} />}
            {tasks && !readOnly && <MineSwitch tasks={tasks} regime={assessment.regime} open={mineOpen} />}
            {tabs.length > 0 && <SectionTabs tabs={tabs} current={section} titleOf={titleOf} show={show} />}
          </div>
          {tabs.length === 0 ? (
            <p className="py-10 text-muted">{t('answers.tasks.none')}</p>
          ) : (
            <SectionPanel
              assessment={assessment}
              section={section}
              title={titleOf(section)}
              previous={previous}
              next={next}
              tasks={tasks}
              readOnly={readOnly}
              entries={entries}
              saver={saver}
              move={move}
              end={readOnly ? null : <ToReport regime={assessment.regime} missing={missing} waits={saver.hasUnsaved()} jump={jump} />}
            />
          )}
        </>
      )}
    </>
  );
}
