import { useState, type FormEvent } from 'react';
import type { ImpactView } from '#contract/assessment/ai/ai-sheets.ts';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useFinishImpact } from './queries.ts';
import type { Sheet } from './use-sheet.ts';

/** Finishing: who answers for the assessment, and of which day it is. */
export function FinishForm({ view, sheet, missing }: { view: ImpactView; sheet: Sheet; missing: number }) {
  const { t } = useTranslation();
  const { system, today } = view;
  const [person, setPerson] = useState('');
  const [doneOn, setDoneOn] = useState(today);
  const finish = useFinishImpact(system.id);
  const fields = finish.error instanceof ApiError ? finish.error.fields : {};
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const version = await sheet.flush();
    if (version === null) return;
    const done = (): void => toast({ title: t('aiImpact.finishedNow') });
    finish.mutate({ version, revision: system.revision, person, doneOn }, { onSuccess: done });
  };
  return (
    <section aria-labelledby="impact-finish" className="border-t border-line pt-6">
      <h2 id="impact-finish" className="text-xl">
        {t('aiImpact.finish')}
      </h2>
      <p className={`mt-1 font-medium ${missing > 0 ? 'text-warn' : ''}`}>
        {missing > 0 ? t('aiImpact.missing', { count: missing }) : t('aiImpact.complete')}
      </p>
      <p className="mt-1 max-w-3xl text-sm text-muted">{t('aiImpact.finishText')}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 max-w-xl space-y-4">
        <Field
          label={t('aiImpact.person')}
          value={person}
          maxLength={lengths.aiSheetPerson.most}
          error={fields.person}
          onChange={(event) => setPerson(event.target.value)}
        />
        <Field
          className="max-w-xs"
          type="date"
          label={t('aiImpact.doneOn')}
          value={doneOn}
          max={today}
          error={fields.doneOn}
          onChange={(event) => setDoneOn(event.target.value)}
        />
        {finish.isError && !fields.person && !fields.doneOn && <Failure error={finish.error} />}
        <Button type="submit" disabled={finish.isPending || missing > 0}>
          {t('aiImpact.finish')}
        </Button>
      </form>
    </section>
  );
}
