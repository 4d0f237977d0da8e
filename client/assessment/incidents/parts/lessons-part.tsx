import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import type { Lesson } from '#contract/assessment/duties/lessons.ts';
import { lengths } from '#core/platform/limits.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { useAddLesson, useLessons, usePlanLesson } from '#client/assessment/incidents/queries.ts';
import { ActionForm } from '#client/assessment/plan/own/action-form.tsx';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Part } from './part.tsx';

/** Nothing of the lesson goes into the action: everybody reads what is written here. */
function PlanDialog({ incident, lesson, close }: { incident: IncidentView; lesson: Lesson; close: () => void }) {
  const { t } = useTranslation();
  const plan = usePlanLesson(incident.id);
  const people = incident.people.map(({ id, name }) => ({ userId: id, name }));
  return (
    <Dialog open onClose={close} title={t('incidents.lessons.plan')} description={lesson.text}>
      <ActionForm
        initial={{ text: '', owner: null, dueOn: null }}
        people={people}
        pending={plan.isPending}
        error={plan.error}
        close={close}
        save={(values) => plan.mutate({ lessonId: lesson.id, ...values }, { onSuccess: close })}
      >
        <Notice tone="warn">{t('incidents.lessons.warning')}</Notice>
      </ActionForm>
    </Dialog>
  );
}

function Row({ lesson, plan }: { lesson: Lesson; plan: (() => void) | null }) {
  const { t } = useTranslation();
  const { text, by, at, action, plannedAt } = lesson;
  return (
    <li className="space-y-1.5 py-4">
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      <p className="text-sm text-muted">
        {moment(at)} · {by ?? t('incidents.log.nobody')}
      </p>
      {action && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Link href={`/plan-dzialan?item=${action.id}`} className="min-w-0 text-brand underline [overflow-wrap:anywhere]">
            {t('incidents.lessons.planned', { text: action.text })}
          </Link>
          <Badge>{t(`plan.states.${action.state}`)}</Badge>
        </p>
      )}
      {!action && plannedAt && <p className="text-sm font-medium text-warn">{t('incidents.lessons.deleted')}</p>}
      {!action && plan && (
        <Button variant="secondary" size="small" onClick={plan} aria-label={t('incidents.lessons.planOf', { text })}>
          {t('incidents.lessons.plan')}
        </Button>
      )}
    </li>
  );
}

function NewLesson({ id }: { id: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const add = useAddLesson(id);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate(text, { onSuccess: () => setText('') });
  };
  return (
    <form onSubmit={submit} className="max-w-2xl space-y-3">
      <TextArea
        label={t('incidents.lessons.text')}
        value={text}
        maxLength={lengths.incidentEntry.most}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={add.isPending}>
        {t('incidents.lessons.add')}
      </Button>
    </form>
  );
}

/** What was learnt, and what of it became an action of the plan. */
export function LessonsPart({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const lessons = useLessons(incident.id);
  const mayPlan = useMay('POST /api/incidents/:id/lessons/:lessonId/action', 'consultant');
  const [planned, setPlanned] = useState<Lesson | null>(null);
  return (
    <Part title={t('incidents.lessons.title')} lead={t('incidents.lessons.lead')}>
      {lessons.isError && !lessons.data && <Failure error={lessons.error} retry={() => void lessons.refetch()} />}
      {lessons.data?.length === 0 && <p className="text-muted">{t('incidents.lessons.none')}</p>}
      {lessons.data && lessons.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {lessons.data.map((lesson) => (
            <Row key={lesson.id} lesson={lesson} plan={mayPlan ? () => setPlanned(lesson) : null} />
          ))}
        </ul>
      )}
      {lessons.data && lessons.data.length > 0 && !mayPlan && <p className="text-sm text-muted">{t('incidents.lessons.mayNot')}</p>}
      <NewLesson id={incident.id} />
      {planned && <PlanDialog incident={incident} lesson={planned} close={() => setPlanned(null)} />}
    </Part>
  );
}
