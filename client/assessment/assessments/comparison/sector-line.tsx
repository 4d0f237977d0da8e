import { Link } from 'wouter';
import { monthOfKey } from '#core/platform/calendar/monthly.ts';
import { monthName, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { GroupScores, SectorPoint, SectorScores } from './sector-scores.ts';

/** Between the quartiles a band, at the median a line; beside the results in the same plot. */
export function SectorBand({ points }: { points: readonly SectorPoint[] }) {
  const upper = points.map(({ left, scores }) => `${left},${100 - scores.upperQuartile}`);
  const lower = points.map(({ left, scores }) => `${left},${100 - scores.lowerQuartile}`).toReversed();
  return (
    <>
      <polygon points={[...upper, ...lower].join(' ')} className="fill-muted opacity-15" />
      <polyline
        points={points.map(({ left, scores }) => `${left},${100 - scores.median}`).join(' ')}
        className="fill-none stroke-muted"
        strokeWidth="2"
        strokeDasharray="2 4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** What the line and the band are, in words, with the figures of the newest month. */
export function useSectorText(): (scores: GroupScores | undefined) => string {
  const { t } = useTranslation();
  return (scores) => {
    const newest = scores?.months.at(-1);
    if (!scores || !newest) return '';
    const { group } = scores;
    const median = wholePercent(newest.median);
    const month = monthName(monthOfKey(newest.month));
    const text =
      group === 'all'
        ? t('history.sector.all', { month, median })
        : t('history.sector.own', { sector: t(`scope.fields.sectors.options.${group}`), month, median });
    return `${text} ${t('history.sector.half', { lower: wholePercent(newest.lowerQuartile), upper: wholePercent(newest.upperQuartile) })}`;
  };
}

/** Under the plots: whose scores these are, or why there are none yet. */
export function SectorNote({ scores }: { scores: SectorScores }) {
  const { t } = useTranslation();
  const { sectors, groups, atLeast } = scores;
  const isOfSector = groups.some(({ group }) => group !== 'all');
  return (
    <p className="text-sm text-muted">
      {groups.length > 0 ? t('history.sector.source', { count: atLeast }) : t('history.sector.none', { count: atLeast })}
      {!isOfSector && sectors.length > 0 && groups.length > 0 && ` ${t('history.sector.tooFew')}`}
      {sectors.length === 0 && (
        <>
          {' '}
          <Link href="/czy-podlegam" className="font-medium text-brand underline">
            {t('history.sector.choose')}
          </Link>
        </>
      )}
    </p>
  );
}
