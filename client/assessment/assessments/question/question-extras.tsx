import type { ReactNode } from 'react';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import type { QuestionView } from '#contract/assessment/answering/questions.ts';
import { EvidenceToggle } from '#client/assessment/evidence/evidence-toggle.tsx';
import { TemplateLink } from '#client/assessment/templates/template-link.tsx';
import { Guidance } from '#client/assessment/guidance/guidance.tsx';
import { RecordedNote } from '#client/assessment/contradictions/recorded-note.tsx';
import { ObservedNote } from '#client/assessment/observations/observed-note.tsx';
import { PlanProposal } from '#client/assessment/plan/proposal.tsx';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Tasks } from '#client/assessment/assessments/answering/assignments.ts';
import type { AnswerSaver } from '#client/assessment/assessments/saving/answer-saver.ts';
import { untouched, type Entry } from '#client/assessment/assessments/saving/entry.ts';
import { AnswerHistory } from './answer/answer-history.tsx';
import { Assignee } from './assignee.tsx';
import { CommentField } from './answer/comment-field.tsx';
import { Contradiction } from './contradiction.tsx';

/** Fetched for the AI Act alone: no other question is about single systems. */
const ConcernedSystems = lazyPart(async () => (await import('#client/assessment/ai-systems/concerned-systems.tsx')).ConcernedSystems);

/** Fetched after the questions are there, since they are answered without it. */
const DiscussionToggle = lazyPart<{ questionId: string; about: string }>(
  async () => (await import('#client/assessment/discussions/discussion-toggle.tsx')).DiscussionToggle,
  { missing: () => null },
);

/** A question with how it is answered, and whether that can be changed. */
export type Answered = Readonly<{
  question: QuestionView;
  assessment: Assessment;
  entry?: Entry | undefined;
  saver: AnswerSaver;
  tasks: Tasks | null;
  locked: boolean;
}>;

/** What the answer contradicts, which AI systems it is about, and what the plan proposes to answer. */
export function AnswerNotes({ question, assessment, entry = untouched, saver, locked }: Answered) {
  return (
    <>
      {!locked && <Contradiction assessment={assessment} questionId={question.id} answer={entry.answer} />}
      <RecordedNote questionId={question.id} answer={entry.answer} />
      <ObservedNote questionId={question.id} answer={entry.answer} />
      {assessment.regime === 'ai_act' && <ConcernedSystems questionId={question.id} />}
      {!locked && <PlanProposal questionId={question.id} answer={entry.answer} confirm={() => saver.choose(question.id, 'yes')} />}
    </>
  );
}

/** Everything beside the answer: guidance, comment, evidence, history and who sees to it. Closed parts share a row; an open one has its own. */
export function QuestionExtras({
  question,
  assessment,
  entry = untouched,
  saver,
  tasks,
  locked,
  details,
  withoutComment = false,
}: Answered & {
  details?: ReactNode;
  /** The comment stands elsewhere. */
  withoutComment?: boolean;
}) {
  const { t } = useTranslation();
  const about = `${question.section}.${question.number}`;
  return (
    <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-0.5">
      <Guidance questionId={question.id} />
      {details}
      {!withoutComment && <CommentField question={question} entry={entry} saver={saver} locked={locked} />}
      <EvidenceToggle place={{ assessmentId: assessment.id, questionId: question.id }} about={about} locked={locked} />
      <DiscussionToggle questionId={question.id} about={about} />
      <TemplateLink questionId={question.id} />
      <AnswerHistory assessmentId={assessment.id} questionId={question.id} savedAt={entry.savedAt} />
      {tasks && !locked && (
        <Assignee
          tasks={tasks}
          questionIds={[question.id]}
          label={t('answers.tasks.question')}
          about={t('answers.tasks.ofQuestion', { number: about })}
        />
      )}
    </div>
  );
}
