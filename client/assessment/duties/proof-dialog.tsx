import { useState, type FormEvent } from 'react';
import type { DutyView } from '#contract/assessment/duties.ts';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useEvidence } from '#client/assessment/evidence/queries.ts';
import { useProveDuty } from './queries.ts';

/** Records what shows that a duty was met: a day, a number or a place, and a file or link among the evidence. */
export function ProofDialog({ duty, title, today, close }: { duty: DutyView; title: string; today: string; close: () => void }) {
  const { t } = useTranslation();
  const prove = useProveDuty();
  const evidence = useEvidence();
  const [doneOn, setDoneOn] = useState(today);
  const [reference, setReference] = useState('');
  const [evidenceId, setEvidenceId] = useState('');
  const fields = prove.error instanceof ApiError ? prove.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    prove.mutate(
      { duty: duty.key, doneOn, reference, evidenceId: evidenceId || null },
      {
        onSuccess: () => {
          toast({ title: t('obligations.proved') });
          close();
        },
      },
    );
  };
  return (
    <Dialog open onClose={close} title={t('obligations.prove')} description={title}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field
          label={t('obligations.doneOn')}
          type="date"
          value={doneOn}
          max={today}
          error={fields.doneOn && t('obligations.doneOnWrong')}
          onChange={(event) => setDoneOn(event.target.value)}
        />
        <Field
          label={t('obligations.reference')}
          hint={t('obligations.referenceHint')}
          value={reference}
          maxLength={lengths.dutyReference.most}
          error={fields.reference && t('obligations.referenceWrong', lengths.dutyReference)}
          onChange={(event) => setReference(event.target.value)}
        />
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
        {prove.isError && Object.keys(fields).length === 0 && <Failure error={prove.error} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={prove.isPending}>
            {t('obligations.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
