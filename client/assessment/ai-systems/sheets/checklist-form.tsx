import { useId, useState } from 'react';
import type { ChecklistPointView } from '#contract/assessment/ai/deployer-checklist.ts';
import { checklistAnswers, checklistRules } from '#core/assessment/ai-sheets/deployer-checklist.ts';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useAnswerPoint } from './queries.ts';

type Props = Readonly<{ systemId: string; point: ChecklistPointView; close: () => void }>;

/** An answer to a point with its note. When somebody else answered meanwhile, theirs is shown above and the second try goes over it. */
export function ChecklistForm({ systemId, point, close }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [answer, setAnswer] = useState(point.answer);
  const [note, setNote] = useState(point.note);
  const { mutate, isPending, error } = useAnswerPoint(systemId, point.code);
  const fields = error instanceof ApiError ? error.fields : {};
  const offered = checklistAnswers.filter((one) => one !== 'not_applicable' || checklistRules[point.code].mayNotApply !== false);
  return (
    <form
      noValidate
      className="mt-3 max-w-2xl space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ version: point.version, answer, note }, { onSuccess: close });
      }}
    >
      <ChoiceGroup id={id} title={t('aiDeployer.answerLabel')} error={fields.answer}>
        {offered.map((one) => (
          <ChoiceRow
            key={one}
            kind="radio"
            name={`${id}-answer`}
            value={one}
            checked={answer === one}
            label={t(`aiDeployer.states.${one}`)}
            change={() => setAnswer(one)}
          />
        ))}
      </ChoiceGroup>
      <TextArea
        label={t('aiDeployer.note')}
        hint={answer === 'not_applicable' ? t('aiDeployer.noteWhy') : undefined}
        value={note}
        maxLength={lengths.aiCheckNote.most}
        error={fields.note}
        onChange={(event) => setNote(event.target.value)}
      />
      {error && !fields.answer && !fields.note && <Failure error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={isPending}>
          {t('aiSystems.system.save')}
        </Button>
        <Button variant="secondary" size="small" onClick={close}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
