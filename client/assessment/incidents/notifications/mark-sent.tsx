import { useState, type FormEvent } from 'react';
import type { ClockId } from '#core/assessment/incidents/facts.ts';
import { lengths } from '#core/platform/limits.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useMarkSent } from '#client/assessment/incidents/queries.ts';
import { TimeField } from '#client/assessment/incidents/time-field.tsx';
import { isoOfTyped, typedTime } from '#client/assessment/incidents/typed-time.ts';

/** Records that somebody sent it to the authority; from then on its content stays. */
export function MarkSent({ id, clock, flush }: { id: string; clock: ClockId; flush: () => Promise<boolean> }) {
  const { t } = useTranslation();
  const [sentAt, setSentAt] = useState(() => typedTime(new Date().toISOString()));
  const [receipt, setReceipt] = useState('');
  const [tried, setTried] = useState(false);
  const mark = useMarkSent(id);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const at = isoOfTyped(sentAt);
    if (at === null || !(await flush())) return;
    mark.mutate({ clock, sentAt: at, receipt });
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-4 border-t border-line pt-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TimeField label={t('incidents.notifications.sentAt')} value={sentAt} change={setSentAt} required tried={tried} />
        <Field
          label={t('incidents.notifications.receipt')}
          value={receipt}
          maxLength={lengths.receipt.most}
          onChange={(event) => setReceipt(event.target.value)}
        />
      </div>
      <Button type="submit" disabled={mark.isPending}>
        {t('incidents.notifications.markSent')}
      </Button>
    </form>
  );
}
