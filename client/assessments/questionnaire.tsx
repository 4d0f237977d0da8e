import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Assessment, AnswerView } from '#contract/assessments.ts';
import { questionPlace } from '#core/question-ids.ts';
import { regimeRules } from '#core/regimes.ts';
import { BeforeUse } from '#client/billing/before-use.tsx';
import { percent } from '#client/formats.ts';
import { ScopeLine } from '#client/scope/scope-line.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Failure, useFailureToast } from '#client/ui/failure.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { toast } from '#client/ui/toast-store.ts';
import type { Entry } from './answer-saver.ts';
import { Outcome } from './outcome.tsx';
import { QuestionCard } from './question-card.tsx';
import { questionsQuery, useMakeReport } from './queries.ts';
import { SectionTabs, type SectionTab } from './section-tabs.tsx';
import { useAnswerSaver } from './use-answer-saver.ts';
import { sectionKey } from './words.ts';

function tabsOf(assessment: Assessment, entries: ReadonlyMap<string, Entry>): SectionTab[] {
  const answered = [...entries].filter(([, entry]) => entry.answer !== null).map(([id]) => questionPlace(id)?.section);
  return regimeRules[assessment.regime].sectionSizes.map((total, index) => ({
    number: index + 1,
    total,
    answered: answered.filter((section) => section === index + 1).length,
  }));
}

function firstOpen(assessment: Assessment, entries: ReadonlyMap<string, Entry>): { section: number; id: string } | null {
  const prefix = assessment.regime === 'nis2' ? 'nis2' : 'ai-act';
  for (const [index, size] of regimeRules[assessment.regime].sectionSizes.entries()) {
    for (let number = 1; number <= size; number += 1) {
      const id = `${prefix}-${index + 1}-${number}`;
      if (!entries.get(id)?.answer) return { section: index + 1, id };
    }
  }
  return null;
}

/** Scrolls to a question and puts the focus on its answers. */
function goTo(questionId: string): void {
  const question = document.getElementById(questionId);
  question?.scrollIntoView({ block: 'start' });
  question?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus({ preventScroll: true });
}

function ProgressHead({
  assessment,
  answered,
  unsaved,
  jump,
}: {
  assessment: Assessment;
  answered: number;
  unsaved: number;
  jump: (() => void) | null;
}) {
  const { t } = useTranslation();
  const share = (answered * 100) / assessment.questionCount;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-40 flex-1">
        <Progress value={share} label={t('answers.progress')} tone={share === 100 ? 'good' : 'brand'} />
      </div>
      <p className="text-sm font-medium" aria-live="polite">
        {t('answers.answeredOf', { count: assessment.questionCount, answered })}
        {unsaved > 0 && <span className="ml-2 text-bad">{t('answers.unsaved', { count: unsaved })}</span>}
      </p>
      {jump && (
        <Button look="quiet" size="small" onClick={jump}>
          {t('answers.jump')}
        </Button>
      )}
    </div>
  );
}

function useReport(assessment: Assessment): { make: () => void; pending: boolean } {
  const { t } = useTranslation();
  const failed = useFailureToast();
  const report = useMakeReport();
  const make = (): void =>
    report.mutate(assessment.id, {
      onSuccess: () => {
        toast({ title: t('answers.reportTitle'), description: t('answers.reportText') });
        scrollTo({ top: 0 });
      },
      onError: (error) => failed(error),
    });
  return { make, pending: report.isPending };
}

/** The questions of one regime with their answers: progress, tabs, cards and the way to the report. */
export function Questionnaire({ assessment, answers, title }: { assessment: Assessment; answers: readonly AnswerView[]; title: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { saver, entries } = useAnswerSaver(assessment, answers);
  const [section, setSection] = useState(assessment.completedAt ? 1 : assessment.currentSection);
  const [target, setTarget] = useState<string | null>(null);
  const questions = useQuery(questionsQuery(assessment.regime, section));
  const report = useReport(assessment);
  const locked = assessment.completedAt !== null;
  const tabs = tabsOf(assessment, entries);
  const answered = tabs.reduce((sum, tab) => sum + tab.answered, 0);
  const unsaved = [...entries.values()].filter((entry) => entry.state === 'failed').length;
  const missing = assessment.questionCount - answered;
  const open = firstOpen(assessment, entries);
  const last = section === tabs.length;
  const ready = missing === 0 && !saver.hasUnsaved();

  useEffect(() => {
    if (section < tabs.length) void queries.prefetchQuery(questionsQuery(assessment.regime, section + 1));
  }, [section, tabs.length, queries, assessment.regime]);

  useEffect(() => {
    if (questions.data && target) goTo(target);
  }, [questions.data, target]);

  const show = (next: number): void => {
    setTarget(null);
    setSection(next);
  };
  const move = (next: number): void => {
    show(next);
    document.getElementById('section-title')?.scrollIntoView({ block: 'start' });
    document.getElementById('section-title')?.focus({ preventScroll: true });
  };
  const jump = (): void => {
    if (!open) return;
    if (open.section === section) goTo(open.id);
    else {
      setSection(open.section);
      setTarget(open.id);
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
        {t(`regimes.${assessment.regime}.lead`, { threshold: percent(assessment.thresholdPercent) })}
      </p>
      <ScopeLine assessment={assessment} />
      {locked ? <Outcome assessment={assessment} /> : <BeforeUse key={assessment.updatedAt} />}
      <div className="sticky top-0 z-20 -mx-4 mt-6 border-b border-line bg-paper px-4 pt-3 sm:-mx-6 sm:px-6 lg:-mx-10 lg:px-10">
        {!locked && <ProgressHead assessment={assessment} answered={answered} unsaved={unsaved} jump={open ? jump : null} />}
        <SectionTabs tabs={tabs} current={section} titleOf={titleOf} show={show} />
      </div>
      <section id="section-panel" role="tabpanel" aria-labelledby={`section-tab-${section}`} className="mt-6 pb-28">
        <h2 id="section-title" tabIndex={-1} className="text-xl outline-none sm:text-2xl">
          {section}. {titleOf(section)}
        </h2>
        {!locked && <p className="mt-1 text-sm text-muted max-md:hidden">{t('answers.keys')}</p>}
        {questions.isPending && (
          <div className="mt-5">
            <Skeleton label={t('common.loading')} className="h-36" />
          </div>
        )}
        {questions.isError && (
          <div className="mt-5">
            <Failure error={questions.error} retry={() => void questions.refetch()} />
          </div>
        )}
        <div className="mt-2">
          {questions.data?.map((question) => (
            <QuestionCard
              key={question.id}
              assessmentId={assessment.id}
              question={question}
              entry={entries.get(question.id)}
              saver={saver}
              locked={locked}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
          <Button look="secondary" disabled={section === 1} onClick={() => move(section - 1)}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            {t('common.previous')}
          </Button>
          {!last && (
            <Button onClick={() => move(section + 1)}>
              {t('common.next')}
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </Button>
          )}
          {last && !locked && (
            <Button disabled={!ready || report.pending} aria-describedby="report-why" onClick={report.make}>
              {t(report.pending ? 'answers.reportPending' : 'answers.report')}
            </Button>
          )}
        </div>
        {last && !locked && !ready && (
          <p id="report-why" className="mt-3 text-right text-sm text-muted">
            {missing > 0 ? t('answers.missing', { count: missing }) : t('answers.waitForSaves')}{' '}
            {open && (
              <button type="button" onClick={jump} className="font-medium text-brand underline">
                {t('answers.jump')}
              </button>
            )}
          </p>
        )}
      </section>
    </>
  );
}
