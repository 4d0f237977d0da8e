import { useTrial } from './trial-answers.ts';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import type { AnswerSaver } from '#client/assessment/assessments/saving/answer-saver.ts';
import type { Entry } from '#client/assessment/assessments/saving/entry.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import type { Regime } from '#core/platform/regimes.ts';

export type ImportTrialProps = Readonly<{ regime: Regime; saver: AnswerSaver; entries: ReadonlyMap<string, Entry> }>;

/** Offers to answer with what was answered on trial in this browser; what has an answer already is left as it is. */
export function ImportTrial({ regime, saver, entries }: ImportTrialProps) {
  const { t } = useTranslation();
  const trial = useTrial(regime);
  const open = Object.entries(trial.answers).filter(([questionId]) => !entries.get(questionId)?.answer);
  if (open.length === 0) return null;
  const importAnswers = (): void => {
    for (const [questionId, answer] of open) saver.choose(questionId, answer);
    trial.forget();
    toast({ title: t('trial.done') });
  };
  return (
    <div className="mt-5">
      <Notice title={t('trial.offer', { count: open.length })}>
        <p>{t('trial.offerText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={importAnswers}>
            {t('trial.take')}
          </Button>
          <Button size="small" variant="quiet" onClick={trial.forget}>
            {t('trial.forget')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
