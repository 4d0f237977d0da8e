import { z } from 'zod';
import { resultFile, resultForms, resultSchemaPaths, type ResultFile } from '#contract/assessment/answering/exchange/result-file.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Deps } from '#server/deps.ts';
import type { Exported } from './exported.ts';

/** An exported assessment that is finished. */
type Finished = Exported &
  Readonly<{ completedAt: Date; score: NonNullable<Exported['score']>; thresholdPercent: number; reached: boolean }>;

/** Refuses what is not finished: it has no result. */
export function finished(exported: Exported): Finished {
  const { completedAt, score, thresholdPercent, reached } = exported;
  if (!completedAt || !score || thresholdPercent === null || reached === null) throw new AppError(409, 'assessment_not_completed');
  return { ...exported, completedAt, score, thresholdPercent, reached };
}

/** A published JSON Schema, as it is served. */
export function resultSchema(publicUrl: string, version: keyof typeof resultForms): string {
  const schema = z.toJSONSchema(resultForms[version], { target: 'draft-2020-12' });
  return `${JSON.stringify({ ...schema, $id: `${publicUrl}${resultSchemaPaths[version]}` }, null, 2)}\n`;
}

export function resultJson(exported: Exported, { config: { publicUrl } }: Pick<Deps, 'config'>): string {
  const { id, edition, regime, catalogueVersion, completedAt, thresholdPercent, scorePercent, score, reached, ...rest } =
    finished(exported);
  const file: ResultFile = {
    $schema: `${publicUrl}${resultSchemaPaths[2]}`,
    format: 'atesto-assessment-result/2',
    language: rest.language,
    exportedAt: rest.exportedAt.toISOString(),
    selfAssessment: true,
    organization: rest.organization,
    assessment: {
      id,
      edition,
      regime,
      catalogueVersion,
      completedAt: completedAt.toISOString(),
      thresholdPercent,
      scorePercent,
      score: { points: score.points, maximum: score.maximum },
      reachesThreshold: reached,
    },
    sections: [...rest.sections],
    questions: rest.questions.flatMap(({ answer, suggested, attached: _attached, basis, ...question }) =>
      answer ? [{ ...question, answer, expectedEvidence: suggested, legalBasis: basis }] : [],
    ),
  };
  return `${JSON.stringify(resultFile.parse(file), null, 2)}\n`;
}
