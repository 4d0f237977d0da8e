import { useState, type FormEvent } from 'react';
import type { Observation } from '#contract/assessment/observations.ts';
import { lengths } from '#core/platform/limits.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useExplainObservation } from './queries.ts';

/** Why an answer stands although what was seen contradicts it. */
export function ExplainForm({ domainId, observation }: { domainId: string; observation: Observation }) {
  const { t } = useTranslation();
  const { check, reason, explanation } = observation;
  const [text, setText] = useState(explanation?.text ?? '');
  const explain = useExplainObservation();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const done = { onSuccess: () => toast({ title: t('domains.explain.saved') }) };
    explain.mutate({ id: domainId, check, reason, explanation: text }, done);
  };
  return (
    <form onSubmit={submit} className="max-w-2xl space-y-2">
      <TextArea
        label={t('domains.explain.label')}
        hint={t('domains.explain.hint')}
        rows={2}
        value={text}
        maxLength={lengths.observationExplanation.most}
        onChange={(event) => setText(event.target.value)}
      />
      {explanation && (
        <p className="text-sm text-muted">
          {t('domains.explain.by', { at: moment(explanation.at), name: explanation.by ?? t('domains.explain.nobody') })}
        </p>
      )}
      {explain.error && <Failure error={explain.error} />}
      <Button type="submit" look="secondary" size="small" disabled={explain.isPending}>
        {t('domains.explain.save')}
      </Button>
    </form>
  );
}
