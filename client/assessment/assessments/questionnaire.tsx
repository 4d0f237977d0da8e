import { Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Assessment, AnswerView } from '#contract/assessment/answering/assessments.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { BeforeUse } from '#client/billing/billing/before-use.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { screen } from '#client/platform/ui/screen/screen.tsx';
import { PartLoading, Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { PaywallNotice, usePaywall, type Paywall } from '#client/assessment/data/paywall.tsx';
import { answeringAddress, pathOf } from '#client/assessment/data/places.ts';
import type { ImportTrialProps } from './trial/import-trial.tsx';
import { About } from './about.tsx';
import { isAnswered, type Answering } from './answering/answering.ts';
import { useAnsweringView } from './answering/answering-view.ts';
import { useTasks } from './answering/assignments.ts';
import { EarlierReports } from './finish/earlier-reports.tsx';
import { useReport } from './finish/use-report.ts';
import { ListView } from './list/list-view.tsx';
import type { OneViewProps } from './one-question/one-view.tsx';
import { end, placesOf, resumeAt, sectionOf } from './answering/order.ts';
import { useAnswerSaver } from './saving/use-answer-saver.ts';
import { ViewSwitch } from './view-switch.tsx';

const ImportTrial = lazyPart<ImportTrialProps>(async () => (await import('./trial/import-trial.tsx')).ImportTrial);
const Outcome = screen(async () => (await import('./finish/outcome.tsx')).Outcome);
const Review = screen(async () => (await import('./finish/review.tsx')).Review);
const OneView = lazyPart<OneViewProps>(async () => (await import('./one-question/one-view.tsx')).OneView, {
  loading: () => <PartLoading className="mt-6 h-28" />,
});

/** What the address asks for: the review, or one question of this questionnaire, or what follows the last one. */
function useRequested({ regime }: Assessment): { review: boolean; mine: boolean; at: string | null } {
  const search = new URLSearchParams(useSearch());
  const question = search.get('question') ?? search.get('discussion');
  const isOurs = question !== null && questionPlace(question)?.regime === regime;
  return { review: search.has('review'), mine: search.has('mine'), at: isOurs ? question : search.has(end) ? end : null };
}

/** What stands above the questions, as long as they are answered. */
function OpenHead({ answering: { assessment, saver, entries }, paywall }: { answering: Answering; paywall: Paywall | null }) {
  return (
    <>
      {!paywall && <ImportTrial regime={assessment.regime} saver={saver} entries={entries} />}
      {paywall && <PaywallNotice paywall={paywall} />}
      <EarlierReports assessment={assessment} />
      <BeforeUse key={assessment.updatedAt} />
    </>
  );
}

/** The questions of one regime with their answers, as a list or one at a time, and the way to the report. */
export function Questionnaire({ assessment, answers, title }: { assessment: Assessment; answers: readonly AnswerView[]; title: string }) {
  const { t } = useTranslation();
  const { regime } = assessment;
  const { saver, entries } = useAnswerSaver(assessment, answers);
  const tasks = useTasks(regime);
  const [view, changeView] = useAnsweringView();
  const locked = assessment.completedAt !== null;
  const [section, setSection] = useState(locked ? 1 : assessment.currentSection);
  const report = useReport(assessment);
  const requested = useRequested(assessment);
  const paywall = usePaywall(regime);
  const readOnly = locked || paywall !== null;
  const reviewing = requested.review && !readOnly;
  const [, go] = useLocation();
  const places = placesOf(regime, tasks?.onlyMine ? tasks.mine : null);
  const answering: Answering = { assessment, saver, entries, tasks, places, readOnly };

  const choose = (oneAtATime: boolean): void => {
    // Either view opens where the other one was.
    const shown = oneAtATime ? resumeAt(places, isAnswered(answering), section) : requested.at;
    changeView({ oneAtATime });
    if (!shown) return;
    setSection(sectionOf(shown, places));
    go(shown === end ? pathOf[regime] : answeringAddress(regime, shown, requested.mine), { replace: true });
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {locked && <Badge tone="good">{t('answers.finished')}</Badge>}
        {!reviewing && (
          <div className="ml-auto">
            <ViewSwitch oneAtATime={view.oneAtATime} choose={choose} />
          </div>
        )}
      </div>
      <About assessment={assessment} readOnly={readOnly} isShort={view.oneAtATime && !reviewing} />
      {locked ? (
        <Suspense fallback={<Skeleton label={t('common.loading')} className="mt-6 h-64" />}>
          <Outcome assessment={assessment} />
        </Suspense>
      ) : (
        <OpenHead answering={answering} paywall={paywall} />
      )}
      {reviewing ? (
        <Suspense fallback={<Skeleton label={t('common.loading')} className="mt-6 h-64" />}>
          <Review assessment={assessment} unsaved={saver.hasUnsaved()} pending={report.pending} finish={report.make} />
        </Suspense>
      ) : view.oneAtATime ? (
        <OneView
          answering={answering}
          requested={requested.at}
          onlyMine={requested.mine}
          advances={view.advances}
          setAdvances={(advances) => changeView({ advances })}
          noteSection={setSection}
        />
      ) : (
        <ListView answering={answering} requested={requested.at === end ? null : requested.at} section={section} setSection={setSection} />
      )}
    </>
  );
}
