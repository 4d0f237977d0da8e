import { reportWords } from '#content/documents/report/report.ts';
import { shortDayText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { oneLine } from '#server/adapters/documents/drawing/typography.ts';

/** A file or link at answers of the assessment, as frozen at completion. */
export type ReportEvidence = Readonly<{
  name: string;
  /** Of a link only. */
  url: string | null;
  /** Of a file only. */
  sha256: string | null;
  validUntil: string | null;
  /** ISO 8601. */
  addedAt: string;
  questionIds: readonly string[];
}>;

type Place = Readonly<{ section: number; number: number }>;

function placesOf(ids: readonly string[]): Place[] {
  const places = ids.flatMap((id) => questionPlace(id) ?? []);
  return places.toSorted((one, other) => one.section - other.section || one.number - other.number);
}

/** The table of evidence, in one language: by the first of its questions. */
export function evidenceData(evidence: readonly ReportEvidence[], language: Language) {
  const words = reportWords[language];
  const rows = evidence.map((item) => ({ item, places: placesOf(item.questionIds) }));
  const order = ([first]: readonly Place[]): number => (first ? first.section * 1000 + first.number : 0);
  return rows
    .toSorted((one, other) => order(one.places) - order(other.places))
    .map(({ item, places }) => ({
      refs: places.map(({ section, number }) => `${section}.${number}`).join(', '),
      name: oneLine(item.name),
      proof: item.sha256 ? `SHA-256 ${item.sha256}` : `${words.evidenceLink} ${oneLine(item.url ?? '')}`,
      added: shortDayText(new Date(item.addedAt), language),
      validUntil: item.validUntil ? shortDayText(new Date(`${item.validUntil}T12:00:00Z`), language) : '–',
    }));
}
