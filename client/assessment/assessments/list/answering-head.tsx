import { useTranslation } from '#client/platform/words/i18n.ts';
import { answeredIn, isAnswered, type Answering } from '#client/assessment/assessments/answering/answering.ts';
import { ProgressHead } from './progress-head.tsx';
import { MineSwitch } from '#client/assessment/assessments/question/assignee.tsx';
import { SectionTabs } from '#client/assessment/assessments/question/section-tabs.tsx';
import { sectionKey } from '#client/assessment/data/section-key.ts';

/** What stays at the upper edge while one answers: progress, one's own questions, and the sections with what is answered in each. */
export function AnsweringHead({
  answering,
  section,
  show,
  jump,
}: {
  answering: Answering;
  section: number;
  show: (section: number) => void;
  /** Leads to the first question without an answer; null where each has one. */
  jump: (() => void) | null;
}) {
  const { t } = useTranslation();
  const { assessment, entries, tasks, places, readOnly } = answering;
  const answered = isAnswered(answering);
  const unsaved = [...entries.values()].filter(({ state }) => state === 'failed').length;
  const mineOpen = [...(tasks?.mine ?? [])].filter((id) => !answered(id)).length;
  const tabs = [...new Set(places.map((place) => place.section))].map((number) => {
    const here = places.filter((place) => place.section === number);
    return { number, total: here.length, answered: here.filter(({ id }) => answered(id)).length };
  });
  return (
    <div className="sticky print:static top-0 z-20 -mx-4 mt-2 border-b border-line bg-paper px-4 pt-2 sm:-mx-6 sm:mt-4 sm:px-6 lg:-mx-10 lg:px-10">
      {!readOnly && <ProgressHead assessment={assessment} answered={answeredIn(answering)} unsaved={unsaved} jump={jump} />}
      {tasks && !readOnly && <MineSwitch tasks={tasks} regime={assessment.regime} open={mineOpen} />}
      {tabs.length > 0 && (
        <SectionTabs tabs={tabs} current={section} titleOf={(number) => t(sectionKey(assessment.regime, number))} show={show} />
      )}
    </div>
  );
}
