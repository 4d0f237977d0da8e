import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useRound } from './round.ts';

/** While clients are opened one after another: which it is, and the way to the next one. */
export function RoundStrip() {
  const { t } = useTranslation();
  const { round, isPending } = useRound();
  if (!round) return null;
  const { number, total, next, goOn, end } = round;
  return (
    <section
      aria-label={t('clients.round.title')}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-brand/40 bg-tint px-4 py-2.5"
    >
      <p className="min-w-0 text-[0.9375rem] [overflow-wrap:anywhere]">
        <span className="font-medium">{t('clients.round.at', { number, total })}</span>
        {next !== null && ` ${t('clients.round.next', { organization: next })}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {next !== null && (
          <Button size="small" disabled={isPending} onClick={goOn}>
            {t('clients.round.goOn')}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={end}>
          {t('clients.round.end')}
        </Button>
      </div>
    </section>
  );
}
