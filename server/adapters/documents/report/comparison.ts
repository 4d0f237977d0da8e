import { comparisonWords, movementLabels } from '#content/documents/report/comparison.ts';
import { answerLabels, regimeNames } from '#content/documents/labels.ts';
import { changeText, dayText, scoreText, wholePercent } from '#core/platform/text/formats.ts';
import type { ComparedItem, Comparison } from '#core/assessment/report/comparison.ts';
import { movements } from '#core/assessment/report/comparison.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { languageOfText } from '#core/platform/text/text-language.ts';
import type { Deps } from '#server/deps.ts';
import { brandingFiles, type Branding } from '#server/adapters/documents/branding.ts';
import { headData } from './head.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { type ReportSubject } from './report.ts';
import { bind } from '#server/adapters/documents/drawing/typography.ts';

/** One side of a comparison. */
type Side = Readonly<{ completedAt: string; catalogueVersion: string }>;

export type ComparisonFacts = Readonly<{
  comparison: Comparison;
  from: Side;
  to: Side;
  /** The organisation as it was at the later assessment. */
  subject: ReportSubject;
  branding: Branding | null;
  madeAt: Date;
  language: Language;
}>;

function percentOf(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}

function answerData(answer: AnswerValue | null, language: Language) {
  return { key: answer ?? 'none', label: answer ? answerLabels[answer][language] : '–' };
}

function itemData(item: ComparedItem, language: Language, writtenIn: Language) {
  const comment = item.toComment.trim();
  const commentLanguage = languageOfText(comment, writtenIn);
  return {
    ref: `${item.section}.${item.number}`,
    text: bind(item.text[language], language),
    from: answerData(item.from, language),
    to: answerData(item.to, language),
    movement: item.movement,
    movementLabel: movementLabels[item.movement][language],
    comment: bind(comment, commentLanguage === 'pl' ? 'pl' : 'en'),
    commentLanguage,
  };
}

function sectionsData({ comparison, language, subject }: ComparisonFacts, unit: string) {
  return comparison.sections.map(({ number, title, from, to, change }) => ({
    number,
    title: bind(title[language], language),
    from: { percent: percentOf(from), text: scoreText(percentOf(from), language) },
    to: { percent: percentOf(to), text: scoreText(percentOf(to), language) },
    direction: Math.sign(change ?? 0),
    change: changeText(percentOf(change), unit, language),
    items: comparison.items
      .filter((item) => item.section === number && item.movement !== 'same')
      .map((item) => itemData(item, language, subject.writtenIn ?? defaultLanguage)),
  }));
}

function sideData({ completedAt, catalogueVersion }: Side, hundredths: number | null, language: Language) {
  return { day: dayText(new Date(completedAt), language), catalogueVersion, score: scoreText(percentOf(hundredths), language) };
}

/** Everything the template prints, in one language. */
export function comparisonData(facts: ComparisonFacts): unknown {
  const { comparison, from, to, subject, branding, madeAt, language } = facts;
  const words = comparisonWords[language];
  const sections = sectionsData(facts, words.points);
  const title = `${words.title} ${regimeNames[comparison.regime].short[language]}`;
  const list = sections.map((section) => `${section.title} ${section.from.text} → ${section.to.text}`).join(', ');
  return {
    ...headData({ title, organization: subject, words, branding, madeAt, language }),
    from: sideData(from, comparison.score.from, language),
    to: sideData(to, comparison.score.to, language),
    change: changeText(percentOf(comparison.score.change), words.points, language),
    direction: Math.sign(comparison.score.change ?? 0),
    threshold: { percent: comparison.thresholdPercent, text: wholePercent(comparison.thresholdPercent, language) },
    otherCatalogue: from.catalogueVersion === to.catalogueVersion ? '' : words.otherCatalogue,
    counts: movements
      .filter((movement) => comparison.counts[movement] > 0 || ['better', 'worse', 'same'].includes(movement))
      .map((movement) => ({ key: movement, label: movementLabels[movement][language], count: comparison.counts[movement] })),
    sections,
    sectionsAlt: filled(words.sectionsAlt, { list }),
  };
}

export function comparisonJob(facts: ComparisonFacts, standard: RenderJob['standard'] = 'a-2a'): RenderJob {
  return { template: 'comparison', data: comparisonData(facts), files: brandingFiles(facts.branding), standard };
}

/** The comparison as PDF/A-2a. */
export async function comparisonPdf(deps: Pick<Deps, 'renderer'>, facts: ComparisonFacts): Promise<Buffer> {
  return deps.renderer.render(comparisonJob(facts));
}
