import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { regimeRules, type Regime } from '#core/platform/regimes.ts';
import { percent, shortDayOf, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { resultsOverTime, type PlottedResult } from './results-over-time.ts';
import { SectorBand, useSectorText } from './sector-line.tsx';
import { sectorPoints, type GroupScores } from './sector-scores.ts';

/** The first and the last result have their words beside them; between them a phone has no space. */
function isNamed(index: number, results: readonly PlottedResult[]): boolean {
  return index === 0 || index === results.length - 1;
}

/** Words stay inside the plot: those of the first result begin at it, those of the last end there. */
function sideOf(left: number): string {
  if (left < 15) return '';
  return left > 85 ? '-translate-x-full' : '-translate-x-1/2';
}

function Result({ result, named, median }: { result: PlottedResult; named: boolean; median: number | undefined }) {
  const { left, score, completedAt, isReached } = result;
  // Where the line of the others is above a result, its words go below it, as far as there is space.
  const isBelow = median !== undefined && score < median && score > 25;
  return (
    <>
      <span
        className={`absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-brand ${isReached ? 'bg-brand' : 'bg-surface'}`}
        style={{ left: `${left}%`, bottom: `${score}%` }}
      />
      {named && (
        <>
          <span
            className={`absolute whitespace-nowrap text-sm font-semibold ${isBelow ? 'pt-2' : 'pb-2'} ${sideOf(left)}`}
            style={{ left: `${left}%`, ...(isBelow ? { top: `${100 - score}%` } : { bottom: `${score}%` }) }}
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

/** How many results are plotted: two, or one beside those of others. */
export function isPlotted(assessments: readonly Assessment[], regime: Regime, group: GroupScores | undefined): boolean {
  return resultsOverTime(assessments, regime).length >= (group ? 1 : 2);
}

/** Finished results of a regime over time against the threshold and, where these are known, the scores of others. */
export function ScorePlot({
  regime,
  assessments,
  group,
}: {
  regime: Regime;
  assessments: readonly Assessment[];
  group: GroupScores | undefined;
}) {
  const { t } = useTranslation();
  const sectorText = useSectorText()(group);
  const results = resultsOverTime(assessments, regime);
  if (!isPlotted(assessments, regime, group)) return null;
  const points = sectorPoints(results, group?.months ?? []);
  const threshold = regimeRules[regime].thresholdPercent;
  const title = t('history.overTime', { regime: t(`regimes.${regime}.short`) });
  const description = results.map(({ completedAt, score }) => `${shortDayOf(completedAt)}: ${percent(score)}`).join('; ');
  const line = results.map(({ left, score }) => `${left},${100 - score}`).join(' ');
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm text-muted">{title}</figcaption>
      <div
        role="img"
        aria-label={`${title}. ${t('cockpit.threshold', { threshold: wholePercent(threshold) })}. ${description}. ${sectorText}`}
        className="relative mb-7 mt-8 h-32 border-b border-line"
      >
        <div className="absolute inset-x-0 border-t border-dashed border-field" style={{ bottom: `${threshold}%` }} />
        <span className="absolute right-0 pr-1 text-xs text-muted" style={{ top: `${100 - threshold}%` }}>
          {t('cockpit.threshold', { threshold: wholePercent(threshold) })}
        </span>
        <div className="absolute inset-y-0 left-2 right-2">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
            {points.length > 0 && <SectorBand points={points} />}
            <polyline points={line} className="fill-none stroke-brand" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          </svg>
          {results.map((result, index) => (
            <Result key={result.id} result={result} named={isNamed(index, results)} median={points[index]?.scores.median} />
          ))}
        </div>
      </div>
      {sectorText && (
        <p className="flex gap-2 text-sm text-muted">
          <span aria-hidden="true" className="mt-2.5 w-6 shrink-0 self-start border-t-2 border-dotted border-muted" />
          {sectorText}
        </p>
      )}
    </figure>
  );
}
