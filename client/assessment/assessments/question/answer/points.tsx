import { points } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** A difference of scores with its sign, as text and in colour; a dash where there is none. */
export function Points({ change }: { change: number | null }) {
  const { t } = useTranslation();
  if (change === null) return <span className="text-muted">–</span>;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  const tone = change > 0 ? 'text-good' : change < 0 ? 'text-bad' : 'text-muted';
  return (
    <span className={`whitespace-nowrap font-semibold ${tone}`}>
      {t('history.change', { points: `${sign}${points(Math.abs(change))}` })}
    </span>
  );
}
