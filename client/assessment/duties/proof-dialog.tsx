import { useState, type FormEvent } from 'react';
import type { DutyView } from '#contract/assessment/duties/duties.ts';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { ProofFields, type ProofValues } from '#client/assessment/proofs/proof-fields.tsx';
import { useProveDuty } from './queries.ts';

/** Records what shows that a duty was met: a day, a number or a place, and a file or link among the evidence. */
export function ProofDialog({ duty, title, today, close }: { duty: DutyView; title: string; today: string; close: () => void }) {
  const { t } = useTranslation();
  const prove = useProveDuty();
  const [values, setValues] = useState<ProofValues>({ doneOn: today, evidenceId: null });
  const [reference, setReference] = useState('');
  const fields = prove.error instanceof ApiError ? prove.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    prove.mutate(
      { duty: duty.key, reference, ...values },
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
        <ProofFields values={values} change={setValues} today={today} errors={fields}>
          <Field
            label={t('obligations.reference')}
            hint={t('obligations.referenceHint')}
            value={reference}
            maxLength={lengths.dutyReference.most}
            error={fields.reference && t('obligations.referenceWrong', lengths.dutyReference)}
            onChange={(event) => setReference(event.target.value)}
          />
        </ProofFields>
        {prove.isError && Object.keys(fields).length === 0 && <Failure error={prove.error} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
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
