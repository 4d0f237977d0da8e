import {
  templateData,
  type DocumentLanguage,
  type DocumentTemplate,
  type TemplateBlock,
  type TemplateDatum,
  type TemplateSection,
} from './template.ts';

/** What is known of the organisation; a datum that is not known is left to be filled in. */
export type TemplateFacts = Readonly<Partial<Record<TemplateDatum, string>>>;
/** What the organisation filled in, by the words of the gap. */
export type GapValues = Readonly<Record<string, string>>;

/** Gaps of one document; their words are those of `lengths.templateGap`. */
export const mostGaps = 100;
const gapPattern = /\[\[([^\]]{1,200})\]\]/g;
const places = /\[\[([^\]]{1,200})\]\]|\{(\w+)\}/g;
const marks: Readonly<Record<DocumentLanguage, string>> = { pl: 'UZUPEŁNIJ', en: 'COMPLETE' };
/** A place of a filled template, or of a file made from one, that nobody filled in. */
const openGap = new RegExp(`(\\[(?:${Object.values(marks).join('|')}): [^\\]]{0,300}\\])`);

/** A place to fill in, by what belongs there. */
export function openGapOf(words: string, language: DocumentLanguage): string {
  return `[${marks[language]}: ${words}]`;
}

/** How a place to fill in is marked, in words for people. */
export function gapMark(language: DocumentLanguage): string {
  return openGapOf('…', language);
}

/** A text cut into what stands and the gaps that are left, in their order. */
export function piecesOf(text: string): { text: string; isGap: boolean }[] {
  return text
    .split(openGap)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isGap: openGap.test(piece) }));
}

/**
 * Whether a text still holds a gap, in either language. A word processor may have cut spaces or letters of the words inside, never the mark. The
 * colon belongs to the English one: `[COMPLETE]` and `[COMPLETED]` are words that people write of what is done.
 */
export function hasOpenGap(text: string): boolean {
  return text.includes(`[${marks.pl}`) || text.includes(`[${marks.en}:`);
}

function mapped(block: TemplateBlock, change: (text: string) => string): TemplateBlock {
  if (typeof block === 'string') return change(block);
  if ('steps' in block) return { steps: block.steps.map(change) };
  if ('items' in block) return { items: block.items.map(change) };
  return { columns: block.columns.map(change), rows: block.rows.map((row) => row.map(change)) };
}

/** Texts of a block in their order. */
export function textsOf(block: TemplateBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('steps' in block) return block.steps;
  if ('items' in block) return block.items;
  return [...block.columns, ...block.rows.flat()];
}

/** Every text of a template, heading first. */
export function allTexts({ heading, purpose, sections }: DocumentTemplate): string[] {
  return [heading, purpose, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])];
}

/** What only the organisation knows, each once, in the order of the document. */
export function gapsOf(template: DocumentTemplate): string[] {
  return [...new Set(allTexts(template).flatMap((text) => Array.from(text.matchAll(gapPattern), ([, words = '']) => words)))];
}

/** How many of the places, each with its gaps in every language, hold a value in at least one. */
export function filledPlaces(templates: readonly DocumentTemplate[], values: GapValues): number {
  const gaps = templates.map(gapsOf);
  return (gaps[0] ?? []).filter((_, place) => gaps.some((words) => Object.hasOwn(values, words[place] ?? ''))).length;
}

export type FilledTemplate = Readonly<{ purpose: string; sections: readonly TemplateSection[] }>;

type Known = Readonly<{
  facts: TemplateFacts;
  values: GapValues;
  unknown: Readonly<Record<TemplateDatum, string>>;
  language: DocumentLanguage;
}>;

/** The template with what is known in it; `unknown` names data that are not known. The rest is a mark to be filled in. */
export function fillTemplate({ purpose, sections }: DocumentTemplate, { facts, values, unknown, language }: Known): FilledTemplate {
  // What is typed into a gap is text, never a gap or a datum again.
  const insert = (text: string): string =>
    text.replaceAll(places, (all, gap: string | undefined, datum: string | undefined) => {
      if (gap !== undefined) return Object.hasOwn(values, gap) ? (values[gap] ?? '') : openGapOf(gap, language);
      const name = templateData.find((one) => one === datum);
      // Braces around anything else are the organisation's own.
      if (!name) return all;
      return facts[name] || openGapOf(unknown[name], language);
    });
  return {
    purpose: insert(purpose),
    sections: sections.map(({ title, meets, blocks }) => ({
      title: insert(title),
      meets,
      blocks: blocks.map((block) => mapped(block, insert)),
    })),
  };
}
