import { useState } from 'react';
import type { SystemDutyView } from '#contract/assessment/ai/ai-systems.ts';
import { lengths } from '#core/platform/limits.ts';
import { ProofFields, type ProofValues } from '#client/assessment/proofs/proof-fields.tsx';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { useProveDuty } from '#client/assessment/ai-systems/queries.ts';

type Props = Readonly<{ systemId: string; duty: SystemDutyView; today: string; close: () => void }>;

/** When a duty was met and what shows it: words, a number, or evidence of the organisation. */
export function ProofForm({ systemId, duty, today, close }: Props) {
  const { t } = useTranslation();
  const { doneOn, evidenceId } = duty.proof ?? { doneOn: today, evidenceId: null };
  const [values, setValues] = useState<ProofValues>({ doneOn, evidenceId });
  const [text, setText] = useState(duty.proof?.text ?? '');
  const { mutate, isPending, error } = useProveDuty(systemId, duty.code);
  const fields = error instanceof ApiError ? error.fields : {};
  return (
    <form
      noValidate
      className="mt-3 max-w-2xl space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ text, ...values }, { onSuccess: close });
      }}
    >
      <ProofFields values={values} change={setValues} today={today} errors={fields}>
        <TextArea
          label={t('aiSystems.duty.text')}
          value={text}
          maxLength={lengths.dutyProof.most}
          error={fields.text}
          onChange={(event) => setText(event.target.value)}
        />
      </ProofFields>
      {error && Object.keys(fields).length === 0 && <Failure error={error} />}
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
