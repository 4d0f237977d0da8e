import { frameWords } from '#content/documents/frame.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { bind, oneLine } from '#server/adapters/documents/drawing/typography.ts';

export type RecordField = Readonly<{ label: string; lines: readonly string[]; known: boolean }>;
export type RecordSection = Readonly<{
  heading: string | null;
  paragraphs?: readonly string[];
  items?: readonly string[];
  fields?: readonly RecordField[];
}>;

/** A document of an organisation in sections: on paper by `recordJob`, to be edited by `recordDocument`. */
export type OrganizationRecord = Readonly<{
  language: Language;
  at: Date;
  kicker: string;
  title: string;
  /** The organisation. */
  name: string;
  about: string;
  dated: string;
  facts: readonly Readonly<{ label: string; value: string }>[];
  sections: readonly RecordSection[];
  /** Lines to sign on, each with what stands below it. */
  signatures: readonly string[];
  note: string;
}>;

export function recordJob(record: OrganizationRecord): RenderJob {
  const { language, at } = record;
  const set = (text: string): string => bind(text, language);
  const data = {
    language,
    day: businessDay(at),
    branding: null,
    kicker: set(record.kicker),
    page: frameWords[language].page,
    title: set(record.title),
    name: oneLine(record.name),
    about: set(record.about),
    headline: set(record.title),
    dated: set(record.dated),
    facts: record.facts.map(({ label, value }) => ({ label: set(label), value: set(oneLine(value)) })),
    sections: record.sections.map(({ heading, paragraphs = [], items = [], fields = [] }) => ({
      heading: heading && set(heading),
      paragraphs: paragraphs.map(set),
      items: items.map(set),
      fields: fields.map(({ label, lines, known }) => ({ label: set(label), lines, known })),
    })),
    signatures: record.signatures.map(set),
    note: set(record.note),
  };
  return { template: 'record', data, files: {}, standard: 'a-2a' };
}
