import type { ReportWords } from '#content/documents/report/report.ts';
import { numberText, percentText, scoreText, wholePercent } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import { reaches, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { obstacleReasons, obstacleText } from './obstacles.ts';

type Result = Readonly<{ model: ReportModel; language: Language }>;

/** The result in two sentences. */
export function summaryText({ model, language }: Result, words: ReportWords): string {
  const score = scorePercent(model.score);
  const threshold = wholePercent(model.thresholdPercent, language);
  if (score === null) return words.summaryNothing;
  const missing = `${numberText(Math.max(0, model.thresholdPercent - score), language)} ${words.points}`;
  const barred = reaches(model.score, model.thresholdPercent) ? words.summaryBarred : `${words.summaryBelow} {obstacles}`;
  return filled(model.earnsCertificate ? words.summaryReached : barred, {
    obstacles: obstacleText(model.obstacles, language),
    score: percentText(score, language),
    threshold,
    missing: missing.replaceAll(' ', '\u00a0'),
  }).trim();
}

/** What still stands in the way of a certificate; the questions that would lift it follow. */
function barredPath({ model, language }: Result, words: ReportWords): { intro: string; result: string } {
  const threshold = wholePercent(model.thresholdPercent, language);
  const intro = `${filled(words.pathBarred, { threshold })} ${obstacleReasons(model.obstacles, language)}`;
  return { intro, result: '' };
}

/** What leads to the threshold, and the score after it. */
export function pathText({ model, language }: Result, words: ReportWords): { intro: string; result: string } {
  const threshold = wholePercent(model.thresholdPercent, language);
  if (scorePercent(model.score) === null) return { intro: words.pathUnreachable, result: '' };
  if (model.earnsCertificate) {
    return { intro: filled(model.gaps.length > 0 ? words.pathDone : words.pathComplete, { threshold }), result: '' };
  }
  const score = scoreText(scorePercent(model.path.score), language);
  if (reaches(model.score, model.thresholdPercent)) return barredPath({ model, language }, words);
  return { intro: filled(words.pathIntro, { threshold }), result: filled(words.pathResult, { score }) };
}

/** The result in a word, with what explains it. */
export function statusText({ model, language }: Result, words: ReportWords): { status: string; note: string } {
  const score = scorePercent(model.score);
  if (score === null) return { status: words.noScore, note: words.nothingApplicable };
  if (model.earnsCertificate) return { status: words.reached, note: '' };
  const reasons = obstacleReasons(model.obstacles, language);
  if (reaches(model.score, model.thresholdPercent)) return { status: words.barred, note: reasons };
  const threshold = wholePercent(model.thresholdPercent, language);
  const rounded = score >= model.thresholdPercent ? filled(words.belowRounded, { threshold }) : '';
  return { status: words.below, note: [rounded, reasons].filter(Boolean).join(' ') };
}
