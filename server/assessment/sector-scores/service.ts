import {
  countedMonths,
  organizationsAtLeast,
  roundedScore,
  sectorsOfAnswers,
  shownMonths,
} from '#core/assessment/sector-scores/sector-scores.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import { monthBefore, monthBounds, monthKey, type Month } from '#core/platform/calendar/monthly.ts';
import { regimes } from '#core/platform/regimes.ts';
import type { RouteOutput } from '#contract/routes.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import type { Deps } from '#server/deps.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import { groupScores, hasMonth, monthsOf, saveMonth } from './repository.ts';

function monthsBefore(month: Month, count: number): Month {
  return count === 0 ? month : monthsBefore(monthBefore(month), count - 1);
}

/** Puts together the scores of the month that ended last, once; what is deleted afterwards changes it no more. */
export async function computeSectorScores(deps: Deps): Promise<{ groups: number }> {
  const month = monthBefore(businessDay(deps.now()));
  const key = monthKey(month);
  if (await hasMonth(deps.db, key)) return { groups: 0 };
  const from = monthBounds(monthsBefore(month, countedMonths - 1)).from;
  const found = await groupScores(deps.db, { from, to: monthBounds(month).to, atLeast: organizationsAtLeast });
  const rounded = found.map(({ lowerQuartile, median, upperQuartile, ...group }) => ({
    ...group,
    lowerQuartile: roundedScore(lowerQuartile),
    median: roundedScore(median),
    upperQuartile: roundedScore(upperQuartile),
  }));
  await saveMonth(deps.db, key, rounded, deps.now());
  return { groups: rounded.length };
}

/** Scores of the organisation's sector, or of all where its sectors have none; for each regime that has any. */
export async function readSectorScores(deps: Deps, account: Account): Promise<RouteOutput<'GET /api/sector-scores'>> {
  const scope = (await newestScopes(deps.db, organizationOf(account))).get('nis2');
  const sectors = sectorsOfAnswers(scope?.answers);
  const rows = await monthsOf(deps.db, [...sectors, 'all'], monthKey(monthsBefore(businessDay(deps.now()), shownMonths)));
  const groups = regimes.flatMap((regime) => {
    const own = rows.filter((row) => row.regime === regime);
    const group = [...sectors, 'all' as const].find((one) => own.some((row) => row.group === one));
    const months = own
      .filter((row) => row.group === group)
      .map(({ month, lowerQuartile, median, upperQuartile }) => ({ month, lowerQuartile, median, upperQuartile }));
    return group ? [{ regime, group, months }] : [];
  });
  return { atLeast: organizationsAtLeast, sectors, groups };
}
