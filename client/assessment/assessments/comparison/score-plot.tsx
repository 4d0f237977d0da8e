import type { Assessment } from '#contract/assessment/assessments.ts';
import { regimeRules, type Regime } from '#core/platform/regimes.ts';
import { percent, shortDayOf, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { resultsOverTime, type PlottedResult } from './results-over-time.ts';

/** The first and the last result have their words beside them; between them a phone has no room. */
function isNamed(index: number, results: readonly PlottedResult[]): boolean {
  return index === 0 || index === results.length - 1;
}

/** Words stay inside the plot: those of the first result begin at it, those of the last end there. */
function sideOf(left: number): string {
  if (left < 15) return '';
  return left > 85 ? '-translate-x-full' : '-translate-x-1/2';
}

function Result({ result, named }: { result: PlottedResult; named: boolean }) {
  const { left, score, completedAt, isReached } = result;
  return (
    <>
      <span
        className={`absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-brand ${isReached ? 'bg-brand' : 'bg-surface'}`}
        style={{ left: `${left}%`, bottom: `${score}%` }}
      />
      {named && (
        <>
          <span
            className={`absolute whitespace-nowrap pb-2 text-sm font-semibold ${sideOf(left)}`}
            style={{ left: `${left}%`, bottom: `${score}%` }}
          >
            {percent(score)}
          </span>
          <span className={`absolute top-full whitespace-nowrap pt-1.5 text-xs text-muted ${sideOf(left)}`} style={{ left: `${left}%` }}>
            {shortDayOf(completedAt)}
          </span>
        </>
      )}
    </>
  );
}

/** Finished results of a regime over time against the threshold; nothing before there are two of them. */
export function ScorePlot({ regime, assessments }: { regime: Regime; assessments: readonly Assessment[] }) {
  const { t } = useTranslation();
  const results = resultsOverTime(assessments, regime);
  if (results.length < 2) return null;
  const threshold = regimeRules[regime].thresholdPercent;
  const title = t('history.overTime', { regime: t(`regimes.${regime}.short`) });
  const said = results.map(({ completedAt, score }) => `${shortDayOf(completedAt)}: ${percent(score)}`).join('; ');
  const line = results.map(({ left, score }) => `${left},${100 - score}`).join(' ');
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm text-muted">{title}</figcaption>
      <div
        role="img"
        aria-label={`${title}. ${t('cockpit.threshold', { threshold: wholePercent(threshold) })}. ${said}`}
        className="relative mb-7 mt-8 h-32 border-b border-line"
      >
        <div className="absolute inset-x-0 border-t border-dashed border-field" style={{ bottom: `${threshold}%` }} />
        <span className="absolute right-0 pr-1 text-xs text-muted" style={{ top: `${100 - threshold}%` }}>
          {t('cockpit.threshold', { threshold: wholePercent(threshold) })}
        </span>
        <div className="absolute inset-y-0 left-2 right-2">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
            <polyline points={line} className="fill-none stroke-brand" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          </svg>
          {results.map((result, index) => (
            <Result key={result.id} result={result} named={isNamed(index, results)} />
          ))}
        </div>
      </div>
    </figure>
  );
}
