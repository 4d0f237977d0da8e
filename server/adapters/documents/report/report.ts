import { answerLabels, applicabilityLabels, effortLabels, regimeNames } from '#content/documents/labels.ts';
import { scopeLabels } from '#content/documents/report/scope.ts';
import { recordedWords } from '#content/documents/report/recorded.ts';
import { reportWords, type ReportWords } from '#content/documents/report/report.ts';
import { colon, dayText, numberText, scoreText, semicolon, wholePercent } from '#core/platform/text/formats.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import type { ReportItem, ReportModel } from '#core/assessment/report/report.ts';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { writeReportStatement } from '#proof/document/report.ts';
import { qrSymbol } from '#server/adapters/documents/drawing/qr.ts';
import { headline, documentBranding } from './appearance.ts';
import { plannedText, type PlannedByQuestion } from './planned.ts';
import { basisParts, basisText } from './references.ts';
import { evidenceData, type ReportEvidence } from './report-evidence.ts';
import { recordedData } from './recorded.ts';
import { unmetData } from './unmet-duties.ts';
import { pathText, statusText, summaryText } from './report-texts.ts';
import { boardData, type ExposedTo, type PreviousResult } from './report-board.ts';
import { brandingFiles, type Branding } from '#server/adapters/documents/branding.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { languageOfText } from '#core/platform/text/text-language.ts';
import { bind, oneLine } from '#server/adapters/documents/drawing/typography.ts';

/** Somebody who advised the organisation, with the words that it lets stand beside name and address. */
export type Adviser = Readonly<{ name: string; email: string; contact: string }>;

/** Whom and what a report is about. */
export type ReportSubject = Readonly<{
  name: string;
  nip: string;
  address: string;
  postalCode: string;
  city: string;
  assessmentId: string;
  /** ISO 8601. */
  completedAt: string;
  /** The action plan as it was then; reports from before there was one have none. */
  planned?: PlannedByQuestion;
  /** Consultants whom the organisation lets it name; older reports have none. */
  advisers?: readonly Adviser[];
  /** Files and links at the answers; older reports have none. */
  evidence?: readonly ReportEvidence[];
  /** What the scope check reported of duties, and what the report before this one came to; absent in older reports. */
  exposure?: readonly ExposedTo[] | null;
  previous?: PreviousResult | null;
  /** Questions whose answers contradicted what the organisation had recorded then; absent in older reports, which did not look. */
  recorded?: readonly string[];
  /** The language in which the organisation used the application when it finished; absent in older reports. */
  writtenIn?: Language;
  /** Printed on it; reports from before they had numbers have none. */
  number?: string;
}>;

/** Where a report is checked: what its code leads to, and the address to type by hand. */
export type ReportCheck = Readonly<{ url: string; typed: string }>;

export type Report = Readonly<{
  model: ReportModel;
  subject: ReportSubject;
  branding: Branding | null;
  language: Language;
  /** Only of a report with a number. */
  check?: ReportCheck | null;
}>;

/** Statuses that say of something unclear only that it may be nothing. */
const weakest: ReadonlySet<string> = new Set(['not_covered', 'none', 'minimal']);
/** Gaps named on the page of the path when the threshold is already reached. */
const nextBest = 8;

/** Everything about one question, in one language. */
export function itemData(
  item: ReportItem,
  language: Language,
  words: ReportWords,
  { planned = {}, writtenIn = defaultLanguage, recorded = [] }: Pick<ReportSubject, 'planned' | 'writtenIn' | 'recorded'> = {},
) {
  const comment = item.comment.trim();
  const commentLanguage = languageOfText(comment, writtenIn);
  // The day of the Polish act is the same at nearly every question: on paper it is a date of the page for the board.
  const ownDates = item.appliesFrom.filter(({ target }) => target !== 'covered_in_april_2026');
  const dates = ownDates.map(
    ({ from, target }) => `${dayText(new Date(`${from}T12:00:00Z`), language)} (${applicabilityLabels[target][language]})`,
  );
  return {
    ref: `${item.section}.${item.number}`,
    section: item.section,
    text: bind(item.text[language], language),
    answer: item.answer,
    answerLabel: answerLabels[item.answer][language],
    recorded: recorded.includes(item.questionId) ? bind(recordedWords[language].answer, language) : '',
    comment: bind(comment, commentLanguage === 'pl' ? 'pl' : 'en'),
    commentLanguage,
    remediation: bind(item.remediation[language], language),
    evidence: bind(item.evidence[language], language),
    effort: effortLabels[item.effort][language],
    basis: basisParts(item.references, language),
    planned: bind(plannedText(planned[item.questionId], language), language),
    appliesFrom: dates.length > 0 ? `${words.appliesFrom} ${dates.join('; ')}` : '',
    gain: `+${numberText(scorePercent(item.gain) ?? 0, language)} ${words.points}`.replaceAll(' ', '\u00a0'),
  };
}

/** The attached scope check in one sentence; nothing where there is none. */
function scopeData({ model, language }: Report, words: ReportWords): { scope?: string } {
  if (!model.scope) return {};
  const { status, atLeast, references, checkedOn } = model.scope;
  const [label, least] = [scopeLabels[status][language], scopeLabels[atLeast][language]];
  const open = status === 'unclear' && !weakest.has(atLeast);
  const text = filled(words.scope, {
    status: open ? filled(words.scopeAtLeast, { status: label, least }) : label,
    basis: basisText(references, language),
    date: dayText(new Date(`${checkedOn}T12:00:00Z`), language),
  });
  return { scope: bind(text, language) };
}

function sectionsData({ model, language }: Report) {
  return model.sections.map((section) => ({
    number: section.number,
    title: bind(section.title[language], language),
    percent: scorePercent(section.score),
    scoreText: scoreText(scorePercent(section.score), language),
    distribution: answerValues.map((value) => section.distribution[value]),
  }));
}

/** Everything the template prints, in one language. */
export function reportData(report: Report): object {
  const { model, subject, language } = report;
  const words = reportWords[language];
  const items = model.items.map((item) => itemData(item, language, words, subject));
  const byRef = new Map(model.items.map((item, index) => [item.questionId, items[index]!]));
  const pick = (ids: readonly string[]) => ids.flatMap((id) => byRef.get(id) ?? []);
  const sections = sectionsData(report);
  const completed = new Date(subject.completedAt);
  const basis = regimeNames[model.regime].full[language];
  const threshold = wholePercent(model.thresholdPercent, language);
  const left = model.distribution.not_applicable;
  const asOf = dayText(new Date(`${model.asOf}T12:00:00Z`), language);
  const labelled = answerValues.map((value) => ({ key: value, label: answerLabels[value][language], count: model.distribution[value] }));
  const listed = (pairs: readonly [string, string | number][]) => pairs.map(([name, value]) => `${name} ${value}`).join(', ');
  return {
    language,
    day: businessDay(completed),
    colon: colon(language),
    semicolon: semicolon(language),
    ...documentBranding(report.branding, subject.name, language),
    words,
    title: `${words.title} ${regimeNames[model.regime].short[language]}`,
    subtitle: basis,
    unmet: unmetData(model, subject.completedAt, language),
    recorded: recordedData(model, subject.recorded, language),
    headline: headline(`${words.title} ${regimeNames[model.regime].short[language]} · ${oneLine(subject.name)}`),
    subject: {
      ...subject,
      name: bind(oneLine(subject.name), language),
      completedOn: dayText(completed, language),
      catalogueVersion: model.catalogueVersion,
    },
    advisers: (subject.advisers ?? []).map(({ name, email, contact }) => [name, contact, email].filter(Boolean).map(oneLine).join(', ')),
    score: { text: scoreText(scorePercent(model.score), language), percent: scorePercent(model.score), reached: model.earnsCertificate },
    threshold: { percent: model.thresholdPercent, text: threshold },
    ...statusText(report, words),
    summary: summaryText(report, words),
    assessed: filled(words.assessedOf, {
      assessed: model.items.length - left,
      total: model.items.length,
      left,
      silent: model.withoutReason,
    }),
    ...scopeData(report, words),
    sections,
    radarAlt: filled(words.radarAlt, { list: listed(sections.map((s) => [s.title, s.scoreText])) }),
    distribution: labelled,
    distributionAlt: filled(words.distributionAlt, { list: listed(labelled.map((one) => [one.label, one.count])) }),
    path: { ...pathText(report, words), items: pick(model.earnsCertificate ? model.gaps.slice(0, nextBest) : model.path.questionIds) },
    gaps: pick(model.gaps),
    answers: sections.map((section) => ({ ...section, items: items.filter((item) => item.section === section.number) })),
    evidence: evidenceData(subject.evidence ?? [], language),
    left:
      left === 0
        ? ''
        : filled(words.left, {
            refs: items
              .filter((item) => item.answer === 'not_applicable')
              .map((item) => item.ref)
              .join(', '),
          }),
    checkText: bind(words.checkText, language),
    codeAlt: filled(words.codeAlt, { url: report.check?.typed ?? '' }),
    board: boardData({ ...subject, planned: subject.planned ?? {}, model, language }),
    method: [...words.methodText, ...(model.regime === 'nis2' ? [words.benchmark] : [])].map((text) =>
      bind(filled(text, { asOf, basis }), language),
    ),
  };
}

const statementFile = 'report.json';

function statementOf({ model, subject }: Report): Buffer {
  const { assessmentId: assessment, name, nip, completedAt, number } = subject;
  const percent = scorePercent(model.score);
  const score = percent === null ? null : percent.toFixed(2);
  return Buffer.from(
    writeReportStatement({
      assessment,
      organization: { name, nip },
      regime: model.regime,
      score,
      completedAt,
      ...(number ? { number } : {}),
    }),
  );
}

export function reportJob(report: Report, standard: RenderJob['standard'] = 'a-3a'): RenderJob {
  const symbol = report.check ? qrSymbol(report.check.url) : null;
  const files = {
    ...brandingFiles(report.branding),
    ...(symbol ? { 'qr.svg': symbol.svg } : {}),
    [statementFile]: statementOf(report),
  };
  const code = symbol && report.check ? { ...report.check, quiet: symbol.quiet } : null;
  return { template: 'report', data: { ...reportData(report), code }, files, standard };
}
