import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { clock } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import type { Entry } from '#client/assessment/assessments/saving/entry.ts';

/** How the saving of an answer stands, and the way to try again. */
export function SaveNote({ entry, retry }: { entry: Entry; retry: () => void }) {
  const { t } = useTranslation();
  if (entry.state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-bad">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 flex-1">
          {t('answers.failed')} {entry.failure}
        </span>
        <Button variant="secondary" size="small" onClick={retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  const text = {
    untouched: '',
    kept: entry.answer ? t('answers.waiting') : t('answers.keptLocally'),
    saving: t('answers.saving'),
    saved: entry.savedAt ? t(entry.by ? 'answers.savedBy' : 'answers.savedAt', { time: clock(entry.savedAt), name: entry.by }) : '',
    conflict: '',
  }[entry.state];
  return (
    <p data-state={entry.state} className="flex items-center gap-1.5 text-sm text-muted">
      {entry.state === 'saving' && <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}
      {entry.state === 'saved' && <Check aria-hidden="true" className="size-4 text-good" />}
      {text}
    </p>
  );
}
