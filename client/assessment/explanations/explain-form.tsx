import { useState, type FormEvent } from 'react';
import type { Observation } from '#contract/assessment/evidence/observations.ts';
import { lengths } from '#core/platform/limits.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';

type Props = Readonly<{
  explanation: Observation['explanation'];
  error: Error | null;
  isPending: boolean;
  save: (text: string, done: () => void) => void;
}>;

/** Why an answer stands although what was seen or counted contradicts it. */
export function ExplainForm({ explanation, error, isPending, save }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(explanation?.text ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save(text, () => toast({ title: t('domains.explain.saved') }));
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
      {error && <Failure error={error} />}
      <Button type="submit" variant="secondary" size="small" disabled={isPending}>
        {t('domains.explain.save')}
      </Button>
    </form>
  );
}
