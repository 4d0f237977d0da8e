import type { ReactNode } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { useEvidence } from '#client/assessment/evidence/queries.ts';

/** When a duty was met, and the evidence that shows it; null without a file or link. */
export type ProofValues = Readonly<{ doneOn: string; evidenceId: string | null }>;

/** What is asked of everything that proves a duty; the words that go with it (`children`) differ. */
export function ProofFields({
  values,
  change,
  today,
  errors,
  children,
}: {
  values: ProofValues;
  change: (values: ProofValues) => void;
  today: string;
  errors: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const evidence = useEvidence();
  const { doneOn, evidenceId } = values;
  return (
    <>
      <Field
        label={t('obligations.doneOn')}
        type="date"
        value={doneOn}
        max={today}
        error={errors.doneOn && t('obligations.doneOnWrong')}
        onChange={(event) => change({ ...values, doneOn: event.target.value })}
      />
      {children}
      <Select
        label={t('obligations.file')}
        value={evidence.data?.evidence.some(({ id }) => id === evidenceId) ? (evidenceId ?? '') : ''}
        error={errors.evidenceId}
        disabled={!evidence.data}
        onChange={(event) => change({ ...values, evidenceId: event.target.value || null })}
      >
        <option value="">{t('obligations.noFile')}</option>
        {evidence.data?.evidence.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}
