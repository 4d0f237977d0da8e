import { useId, useState, type FormEvent } from 'react';
import type { TemplateDetail } from '#contract/assessment/evidence/templates.ts';
import { lengths } from '#core/platform/limits.ts';
import { standsAt, useEvidence } from '#client/assessment/evidence/queries.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useDecided } from './decided.ts';
import { useAdopt } from './queries.ts';

type Props = Readonly<{ template: TemplateDetail; questionId: string }>;

/** Which file was approved, when and by whom. Files are those at the first question of the document; the newest one is chosen. */
export function ApprovalForm({ template, questionId }: Props) {
  const { t } = useTranslation();
  const list = useId();
  const files = (useEvidence().data?.evidence ?? []).filter(
    (item) => item.kind === 'file' && standsAt(item, { assessmentId: null, questionId }),
  );
  const [chosen, setChosen] = useState('');
  const decided = useDecided(template.id);
  const [typed, setTyped] = useState<Readonly<{ approvedOn?: string; approvedBy?: string }>>({});
  const approvedOn = typed.approvedOn ?? decided?.adoptedOn ?? template.today;
  const approvedBy = typed.approvedBy ?? decided?.body ?? '';
  const { mutate, isPending, error } = useAdopt(template);
  const fields = error instanceof ApiError ? error.fields : {};
  const evidenceId = files.some(({ id }) => id === chosen) ? chosen : (files[0]?.id ?? '');
  if (files.length === 0) return <p className="text-[0.9375rem] text-muted">{t('templates.approval.noFile')}</p>;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ evidenceId, approvedOn, approvedBy }, { onSuccess: () => toast({ title: t('templates.approval.saved') }) });
  };
  return (
    <form noValidate onSubmit={save} className="max-w-3xl space-y-4">
      {decided && <p className="text-[0.9375rem]">{t('templates.approval.decided', { body: decided.body })}</p>}
      <Select
        label={t('templates.approval.file')}
        value={evidenceId}
        error={fields.evidenceId}
        onChange={(event) => setChosen(event.target.value)}
      >
        {files.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Field
          type="date"
          label={t('templates.approval.on')}
          value={approvedOn}
          max={template.today}
          error={fields.approvedOn}
          onChange={(event) => setTyped({ ...typed, approvedOn: event.target.value })}
        />
        <Field
          label={t('templates.approval.by')}
          value={approvedBy}
          list={list}
          maxLength={lengths.approvedBy.most}
          error={fields.approvedBy}
          onChange={(event) => setTyped({ ...typed, approvedBy: event.target.value })}
        />
        <datalist id={list}>
          {template.heads.map(({ name, role }) => (
            <option key={`${name} ${role}`} value={role ? `${name}, ${role}` : name}>
              {name}
            </option>
          ))}
        </datalist>
      </div>
      {error && Object.keys(fields).length === 0 && <Failure error={error} />}
      <Button type="submit" disabled={isPending}>
        {t('templates.approval.save')}
      </Button>
    </form>
  );
}
