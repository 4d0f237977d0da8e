import { useState, type FormEvent } from 'react';
import type { Board } from '#contract/assessment/duties/board.ts';
import { trainingTopics, type TrainingTopic } from '#core/assessment/board/training.ts';
import { lengths } from '#core/platform/limits.ts';
import { useEvidence } from '#client/assessment/evidence/queries.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useDeclareTraining } from './queries.ts';

/** Records that somebody took part in a training, as the organisation declares it. */
export function TrainingDialog({ person, today, close }: { person: Board['people'][number]; today: string; close: () => void }) {
  const { t } = useTranslation();
  const declare = useDeclareTraining();
  const evidence = useEvidence();
  const [doneOn, setDoneOn] = useState(today);
  const [trainer, setTrainer] = useState('');
  const [topics, setTopics] = useState<readonly TrainingTopic[]>(trainingTopics);
  const [evidenceId, setEvidenceId] = useState('');
  const fields = declare.error instanceof ApiError ? declare.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const done = (): void => {
      toast({ title: t('boardTraining.recorded') });
      close();
    };
    declare.mutate({ personId: person.id, doneOn, trainer, topics: [...topics], evidenceId: evidenceId || null }, { onSuccess: done });
  };
  return (
    <Dialog open onClose={close} title={t('boardTraining.declare')} description={`${person.name}. ${t('boardTraining.declareText')}`}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field
          type="date"
          label={t('boardTraining.doneOn')}
          value={doneOn}
          max={today}
          error={fields.doneOn}
          onChange={(event) => setDoneOn(event.target.value)}
        />
        <Field
          label={t('boardTraining.trainer')}
          value={trainer}
          maxLength={lengths.trainer.most}
          error={fields.trainer}
          onChange={(event) => setTrainer(event.target.value)}
        />
        <ChoiceGroup id="training-topics" title={t('boardTraining.topicsOf')} error={fields.topics}>
          {trainingTopics.map((topic) => (
            <ChoiceRow
              key={topic}
              kind="checkbox"
              name="topics"
              value={topic}
              checked={topics.includes(topic)}
              label={t(`boardTraining.topics.${topic}`)}
              change={() => setTopics(topics.includes(topic) ? topics.filter((one) => one !== topic) : [...topics, topic])}
            />
          ))}
        </ChoiceGroup>
        <Select
          label={t('obligations.file')}
          value={evidenceId}
          error={fields.evidenceId}
          disabled={!evidence.data}
          onChange={(event) => setEvidenceId(event.target.value)}
        >
          <option value="">{t('obligations.noFile')}</option>
          {evidence.data?.evidence.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {declare.isError && Object.keys(fields).length === 0 && <Failure error={declare.error} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={declare.isPending}>
            {t('boardTraining.declare')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
