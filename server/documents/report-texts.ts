import type { ReportWords } from '#content/documents/report.ts';
import { numberText, percentText, scoreText, wholePercent } from '#core/formats.ts';
import type { Language } from '#core/languages.ts';
import { filled } from '#core/placeholders.ts';
import type { ReportModel } from '#core/report.ts';
import { scorePercent } from '#core/scoring.ts';

type Result = Readonly<{ model: ReportModel; language: Language }>;

/** The result in two sentences. */
export function summaryText({ model, language }: Result, words: ReportWords): string {
  const score = scorePercent(model.score);
  const threshold = wholePercent(model.thresholdPercent, language);
  if (score === null) return words.summaryNothing;
  const missing = `${numberText(Math.max(0, model.thresholdPercent - score), language)} ${words.points}`;
  const text = model.earnsCertificate ? words.summaryReached : words.summaryBelow;
  return filled(text, { score: percentText(score, language), threshold, missing: missing.replaceAll(' ', '\u00a0') });
}

/** What leads to the threshold, and the score after it. */
export function pathText({ model, language }: Result, words: ReportWords): { intro: string; result: string } {
  const threshold = wholePercent(model.thresholdPercent, language);
  if (scorePercent(model.score) === null) return { intro: words.pathUnreachable, result: '' };
  if (model.earnsCertificate) {
    return { intro: filled(model.gaps.length > 0 ? words.pathDone : words.pathComplete, { threshold }), result: '' };
  }
  const score = scoreText(scorePercent(model.path.score), language);
  return { intro: filled(words.pathIntro, { threshold }), result: filled(words.pathResult, { score }) };
}

/** The result in a word, with what explains it. */
export function statusText({ model, language }: Result, words: ReportWords): { status: string; note: string } {
  const score = scorePercent(model.score);
  if (score === null) return { status: words.noScore, note: words.nothingApplicable };
  if (model.earnsCertificate) return { status: words.reached, note: '' };
  const threshold = wholePercent(model.thresholdPercent, language);
  const rounded = score >= model.thresholdPercent;
  return { status: words.below, note: rounded ? filled(words.belowRounded, { threshold }) : '' };
}
