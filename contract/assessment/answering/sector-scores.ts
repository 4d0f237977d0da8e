import { z } from 'zod';
import { scoreGroups } from '#core/assessment/sector-scores/sector-scores.ts';
import { annexSectors } from '#core/assessment/scope/kinds/kind.ts';
import { regimes } from '#core/platform/regimes.ts';
import { endpoint } from '#contract/platform/endpoint.ts';

const score = z.int().min(0).max(100);

const sectorScores = z.object({
  /** Nothing is reported of fewer organisations. */
  atLeast: z.int(),
  /** The sectors that the organisation chose in its scope check. */
  sectors: z.array(z.enum(annexSectors)),
  /** For each regime of which there are scores: those of the first of its sectors that has some, else those of all organisations. */
  groups: z.array(
    z.object({
      regime: z.enum(regimes),
      group: z.enum(scoreGroups),
      /** The earliest first; in percent, in steps of five. Half of the organisations are between the quartiles. */
      months: z.array(z.object({ month: z.string(), lowerQuartile: score, median: score, upperQuartile: score })).min(1),
    }),
  ),
});

export const readSectorScores = endpoint({
  method: 'GET',
  path: '/api/sector-scores',
  access: 'reader',
  summary: 'What the scores of organisations of the same sector came to, month by month',
  output: sectorScores,
});

export const sectorScoreCalls = [readSectorScores] as const;
