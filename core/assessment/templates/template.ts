import { provisionsMeet } from '#core/assessment/law/overlap.ts';
import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Localized } from '#core/platform/languages.ts';

/** Languages that a document is there in; the Polish text is the one that binds. */
export const documentLanguages = ['pl', 'en'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** What is known of an organisation and printed where a template names it in braces. */
export const templateData = ['name', 'nip', 'address', 'entity', 'authority', 'csirt', 'head'] as const;
export type TemplateDatum = (typeof templateData)[number];

/**
 * A part of a section: a paragraph, a numbered or unnumbered list, or a table, whose empty rows are there to be filled in by hand. Texts hold data in
 * braces (`{name}`) and, in double square brackets, what only the organisation knows (`[[okres przechowywania]]`).
 */
export type TemplateBlock =
  | string
  | Readonly<{ steps: readonly string[] }>
  | Readonly<{ items: readonly string[] }>
  | Readonly<{ columns: readonly string[]; rows: readonly (readonly string[])[] }>;

/** `meets` are the provisions that the section meets once it is filled in, approved and lived by. */
export type TemplateSection = Readonly<{ title: string; meets: readonly LegalReference[]; blocks: readonly TemplateBlock[] }>;

/** A document for an organisation to adapt, in Polish or, put together by `inEnglish`, in English. */
export type DocumentTemplate = Readonly<{
  id: string;
  /** Rises whenever the text changes. */
  version: number;
  /** Of the document in the interface. */
  title: Localized;
  /** Of the document itself. */
  heading: string;
  /** Ids of the questions of which it is evidence once it is approved and used. */
  questions: readonly string[];
  /** What it is for, in a sentence or two, at its beginning. */
  purpose: string;
  sections: readonly TemplateSection[];
}>;

/** Points of the annex of Implementing Regulation (EU) 2024/2690. */
export function points(...cites: readonly string[]): LegalReference[] {
  return cites.map((cite) => ({ act: '2024/2690', cite: `zał. pkt ${cite}` }));
}

/** Units of the Polish act on the national cybersecurity system. */
export function uksc(...cites: readonly string[]): LegalReference[] {
  return cites.map((cite) => ({ act: 'UKSC', cite, verified: true }));
}

/** Those of the provisions that no section of the templates meets. */
export function unmetBy(templates: readonly DocumentTemplate[], provisions: readonly LegalReference[]): LegalReference[] {
  const met = templates.flatMap(({ sections }) => sections.flatMap(({ meets }) => meets));
  return provisions.filter((one) => !met.some((other) => provisionsMeet(one, other)));
}
