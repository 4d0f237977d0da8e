import { regimeNames } from '#content/documents/labels.ts';
import { finishOutcomes } from '#content/mails/assessment/finish.ts';
import { scoreText, wholePercent } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import { reaches, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { obstacleText } from '#server/adapters/documents/report/obstacles.ts';

type Made = Readonly<{ organizationId: string; id: string; edition: number; model: ReportModel; name: string }>;

function outcomeText({ score, thresholdPercent, earnsCertificate, obstacles }: ReportModel, language: Language): string {
  if (earnsCertificate) return finishOutcomes.reached[language];
  if (!reaches(score, thresholdPercent)) return finishOutcomes.below[language];
  return filled(finishOutcomes.barred[language], { obstacles: obstacleText(obstacles, language) });
}

/** Owes whoever finished an assessment the mail with its report, in the transaction that finishes it. */
export async function enqueueReportMail(deps: Deps, tx: Db, { account, language }: Principal<'signed-in'>, made: Made): Promise<void> {
  const { model, organizationId, id, edition, name } = made;
  const values = {
    organizationId,
    assessmentId: id,
    edition: String(edition),
    regimeCode: model.regime,
    regime: regimeNames[model.regime].short[language],
    organization: name,
    score: scoreText(scorePercent(model.score), language),
    threshold: wholePercent(model.thresholdPercent, language),
    outcome: outcomeText(model, language),
  };
  await deps.queue.enqueueMail(tx, { kind: 'report_ready', userId: account.userId, language, values });
}
