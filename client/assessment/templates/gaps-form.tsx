import { useState, type FormEvent } from 'react';
import type { TemplateDetail } from '#contract/assessment/evidence/templates.ts';
import { lengths } from '#core/platform/limits.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useLeaveWarning } from '#client/platform/ui/unsaved.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useFillGaps } from './queries.ts';

type Gap = TemplateDetail['gapValues'][number];

/** What stands at the same place of the Polish document, to be accepted as it is or to be read while translating it. */
function PolishValue({ gap: { words, value, polish }, accept }: Readonly<{ gap: Gap; accept: () => void }>) {
  const { t } = useTranslation();
  if (polish === '' || polish === value) return null;
  return (
    <p className="mt-1 flex flex-wrap content-start items-center gap-x-3 text-sm text-muted">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {t('templates.polishValue')} <span lang="pl">{polish}</span>
      </span>
      {value === '' && (
        <Button
          size="small"
          variant="quiet"
          className="sm:-ml-3"
          aria-label={`${t('templates.usePolishValue')}: ${words}`}
          onClick={accept}
        >
          {t('templates.usePolishValue')}
        </Button>
      )}
    </p>
  );
}

/**
 * What only the organisation knows. Where somebody else saved meanwhile, what was typed stays and the next saving goes over theirs. What was typed
 * into the document in the other language waits until it is shown again.
 */
export function GapsForm({ template }: { template: TemplateDetail }) {
  const { t } = useTranslation();
  const { document, gapValues, revision } = template;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, error } = useFillGaps(template);
  const gaps = gapValues.map((gap) => ({ ...gap, value: typed[gap.words] ?? gap.value }));
  const saved = new Map(gapValues.map(({ words, value }) => [words, value]));
  const isChanged = gaps.some(({ words, value }) => value !== saved.get(words));
  const elsewhere = Object.entries(typed).filter(([words]) => !saved.has(words));
  useLeaveWarning({ hasUnsaved: () => isChanged || elsewhere.length > 0 });
  const type = (words: string, value: string): void => setTyped((now) => ({ ...now, [words]: value }));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    mutate(
      { revision, gaps: gaps.map(({ words, value }) => ({ words, value })) },
      {
        onSuccess: () => {
          setTyped(Object.fromEntries(elsewhere));
          toast({ title: t('templates.saved') });
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="mt-3 space-y-4">
      <div className="grid gap-x-6 md:grid-cols-2">
        {gaps.map((gap) => (
          <div key={gap.words} className="row-span-2 grid grid-rows-subgrid pb-4">
            <Field
              label={gap.words}
              value={gap.value}
              lang={document}
              maxLength={lengths.templateValue.most}
              onChange={(event) => type(gap.words, event.target.value)}
              className="flex flex-col justify-end"
            />
            <PolishValue gap={gap} accept={() => type(gap.words, gap.polish)} />
          </div>
        ))}
      </div>
      {error && <Failure error={error} />}
      <Button type="submit" variant={isChanged ? 'primary' : 'secondary'} disabled={isPending || !isChanged}>
        {t('templates.save')}
      </Button>
    </form>
  );
}
