import sql from 'sql-template-tag';
import { annexSectors } from '#core/assessment/scope/kinds/kind.ts';
import type { ScoreGroup } from '#core/assessment/sector-scores/sector-scores.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { newestScores } from '#server/assessment/results/joins.ts';
import { newestCheck } from '#server/assessment/scope/checks.ts';
import type { Db } from '#server/platform/db/db.ts';

/** In percent. */
type Quartiles = Readonly<{ lowerQuartile: number; median: number; upperQuartile: number }>;
export type GroupScores = Quartiles & Readonly<{ regime: Regime; group: ScoreGroup }>;
export type MonthRow = GroupScores & Readonly<{ month: string }>;

export async function hasMonth(db: Db, month: string): Promise<boolean> {
  const rows = await db.rows(sql`select 1 from sector_scores where month = ${month} limit 1`);
  return rows.length > 0;
}

/** What the newest scores within a time come to, for each sector of the scope checks that count today and for all; never of fewer organisations than asked. */
export function groupScores(db: Db, { from, to, atLeast }: { from: Date; to: Date; atLeast: number }): Promise<GroupScores[]> {
  return db.rows<GroupScores>(sql`
    with scored as (
      select n.regime, n.score, ${newestCheck(sql`n.organization_id`, sql`'nis2'`)} -> 'answers' -> 'sectors' as sectors
      from (${newestScores(from, to)}) n
    )
    select regime, score_group as "group", percentile_cont(0.25) within group (order by score) as lower_quartile,
      percentile_cont(0.5) within group (order by score) as median, percentile_cont(0.75) within group (order by score) as upper_quartile
    from scored cross join lateral (
      select 'all' as score_group union all
      select known from unnest(${[...annexSectors]}::text[]) known where sectors ? known
    ) grouped
    group by regime, score_group having count(*) >= ${atLeast} order by regime, score_group`);
}

/** Stores a month; what is stored of it already stays. */
export async function saveMonth(db: Db, month: string, scores: readonly GroupScores[], at: Date): Promise<void> {
  await db.rows(sql`
    insert into sector_scores (month, regime, score_group, lower_quartile, median, upper_quartile, made_at)
    select ${month}, s.regime, s."group", s."lowerQuartile", s.median, s."upperQuartile", ${at}
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as s(regime text, "group" text, "lowerQuartile" int, median int, "upperQuartile" int)
    on conflict do nothing`);
}

/** The newest months of some groups, the earliest first. */
export function monthsOf(db: Db, groups: readonly ScoreGroup[], from: string): Promise<MonthRow[]> {
  return db.rows<MonthRow>(sql`
    select month, regime, score_group as "group", lower_quartile, median, upper_quartile from sector_scores
    where score_group = any(${[...groups]}::text[]) and month >= ${from} order by month`);
}
