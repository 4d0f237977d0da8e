import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import type { AnswerSaver } from '#client/assessment/assessments/saving/answer-saver.ts';
import type { Entry } from '#client/assessment/assessments/saving/entry.ts';
import { Assignee } from './assignee.tsx';
import type { Tasks } from '#client/assessment/assessments/answering/assignments.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionsState } from '#client/assessment/assessments/reading/questions-state.tsx';
import { questionsQuery } from '#client/assessment/data/queries.ts';

/** Fetched after the questions are there, since few invite anybody. */
const GuestLink = lazyPart<{ questionId: string }>(async () => (await import('#client/assessment/guests/guest-link.tsx')).GuestLink, {
  missing: () => null,
});

/** The questions of one section, with the way to its neighbours; `end` stands where the last section has no next one. */
export function SectionPanel({
  assessment,
  section,
  title,
  previous,
  next,
  readOnly,
  entries,
  saver,
  tasks,
  move,
  end,
}: {
  assessment: Assessment;
  section: number;
  title: string;
  /** Numbers of the neighbours; null where there is none. */
  previous: number | null;
  next: number | null;
  /** Nothing can be changed: it is locked, not covered by the plan, or not for this role. */
  readOnly: boolean;
  entries: ReadonlyMap<string, Entry>;
  saver: AnswerSaver;
  tasks: Tasks | null;
  move: (section: number) => void;
  end: ReactNode;
}) {
  const { t } = useTranslation();
  const questions = useQuery(questionsQuery(assessment.regime, section));
  const shown = (questions.data ?? []).filter(({ id }) => !tasks?.onlyMine || tasks.mine.has(id));
  return (
    <section id="section-panel" role="tabpanel" aria-labelledby={`section-tab-${section}`} className="mt-4 pb-28">
      <h2 id="section-title" tabIndex={-1} className="text-xl outline-none sm:text-2xl">
        {section}. {title}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        {tasks && !readOnly && !tasks.onlyMine && questions.data && (
          <Assignee tasks={tasks} questionIds={questions.data.map(({ id }) => id)} label={t('answers.tasks.section')} />
        )}
        {!readOnly && questions.data?.[0] && <GuestLink questionId={questions.data[0].id} />}
        {!readOnly && <p className="mt-1 text-sm text-muted max-md:hidden">{t('answers.keys')}</p>}
      </div>
      <QuestionsState questions={questions} />
      <div className="mt-1">
        {shown.map((question) => (
          <QuestionCard
            key={question.id}
            assessment={assessment}
            question={question}
            entry={entries.get(question.id)}
            saver={saver}
            tasks={tasks}
            locked={readOnly}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
        <Button variant="secondary" disabled={previous === null} onClick={() => previous !== null && move(previous)}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t('common.previous')}
        </Button>
        {next === null ? (
          end
        ) : (
          <Button onClick={() => move(next)}>
            {t('common.next')}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </Button>
        )}
      </div>
    </section>
  );
}
