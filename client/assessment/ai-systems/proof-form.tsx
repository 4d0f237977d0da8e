import { useState } from 'react';
import type { SystemDutyView } from '#contract/assessment/ai-systems.ts';
import { lengths } from '#core/platform/limits.ts';
import { useEvidence } from '#client/assessment/evidence/queries.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { useProveDuty } from './queries.ts';

type Props = Readonly<{ systemId: string; duty: SystemDutyView; today: string; close: () => void }>;

/** When a duty was met and what shows it: words, a number, or evidence of the organisation. */
export function ProofForm({ systemId, duty, today, close }: Props) {
  const { t } = useTranslation();
  const evidence = useEvidence().data?.evidence ?? [];
  const [doneOn, setDoneOn] = useState(duty.proof?.doneOn ?? today);
  const [text, setText] = useState(duty.proof?.text ?? '');
  const [evidenceId, setEvidenceId] = useState(duty.proof?.evidenceId ?? '');
  const { mutate, isPending, error } = useProveDuty(systemId, duty.code);
  const fields = error instanceof ApiError ? error.fields : {};
  const isKnown = evidence.some(({ id }) => id === evidenceId);
  return (
    <form
      noValidate
      className="mt-3 max-w-2xl space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ doneOn, text, evidenceId: isKnown ? evidenceId : null }, { onSuccess: close });
      }}
    >
      <Field
        type="date"
        label={t('aiSystems.duty.doneOn')}
        value={doneOn}
        max={today}
        error={fields.doneOn}
        onChange={(event) => setDoneOn(event.target.value)}
      />
      <TextArea
        label={t('aiSystems.duty.text')}
        value={text}
        maxLength={lengths.dutyProof.most}
        error={fields.text}
        onChange={(event) => setText(event.target.value)}
      />
      {evidence.length > 0 && (
        <Select
          label={t('aiSystems.duty.evidence')}
          value={isKnown ? evidenceId : ''}
          error={fields.evidenceId}
          onChange={(event) => setEvidenceId(event.target.value)}
        >
          <option value="">{t('aiSystems.duty.noEvidence')}</option>
          {evidence.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {error && Object.keys(fields).length === 0 && <Failure error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={isPending}>
          {t('aiSystems.system.save')}
        </Button>
        <Button look="secondary" size="small" onClick={close}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
