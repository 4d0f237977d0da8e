import { useState, type FormEvent } from 'react';
import type { TemplateDetail } from '#contract/assessment/templates.ts';
import { lengths } from '#core/platform/limits.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useLeaveWarning } from '#client/platform/ui/unsaved.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useFillGaps } from './queries.ts';

/** What only the organisation knows. Where somebody else saved meanwhile, what was typed stays and the next saving goes over theirs. */
export function GapsForm({ template }: { template: TemplateDetail }) {
  const { t } = useTranslation();
  const { id, gapValues, revision } = template;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, error } = useFillGaps(id);
  const values = gapValues.map(({ words, value }) => ({ words, value: typed[words] ?? value }));
  const isChanged = gapValues.some(({ words, value }) => (typed[words] ?? value) !== value);
  useLeaveWarning({ hasUnsaved: () => isChanged });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    mutate(
      { revision, gaps: values },
      {
        onSuccess: () => {
          setTyped({});
          toast({ title: t('templates.saved') });
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="mt-3 space-y-4">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        {values.map(({ words, value }) => (
          <Field
            key={words}
            label={words}
            value={value}
            lang="pl"
            maxLength={lengths.templateValue.most}
            onChange={(event) => setTyped({ ...typed, [words]: event.target.value })}
            className="flex flex-col justify-end"
          />
        ))}
      </div>
      {error && <Failure error={error} />}
      <Button type="submit" look={isChanged ? 'primary' : 'secondary'} disabled={isPending || !isChanged}>
        {t('templates.save')}
      </Button>
    </form>
  );
}
