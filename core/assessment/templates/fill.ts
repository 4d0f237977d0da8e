import type { DocumentTemplate, TemplateBlock, TemplateDatum, TemplateSection } from './template.ts';

/** What is known of the organisation; a datum that is not known is left to be filled in. */
export type TemplateFacts = Readonly<Partial<Record<TemplateDatum, string>>>;
/** What the organisation filled in, by the words of the gap. */
export type GapValues = Readonly<Record<string, string>>;

const gapPattern = /\[\[(.+?)\]\]/g;
const mark = 'UZUPEŁNIJ';
/** How a place to fill in is marked, as people are told. */
export const gapMark = `[${mark}: …]`;
/** A place of a filled template, or of a file made from one, that nobody filled in. */
const openGap = new RegExp(`(\\[${mark}: [^\\]]*\\])`);

/** A place to fill in, by what belongs there. */
export function openGapOf(words: string): string {
  return `[${mark}: ${words}]`;
}

/** A text cut into what stands and the gaps that are left, in their order. */
export function piecesOf(text: string): { text: string; isGap: boolean }[] {
  return text
    .split(openGap)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isGap: openGap.test(piece) }));
}

/** Whether a text still holds a gap. A word processor may have cut spaces or letters of the words inside, never the mark. */
export function hasOpenGap(text: string): boolean {
  return text.includes(`[${mark}`);
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

export type FilledTemplate = Readonly<{ purpose: string; sections: readonly TemplateSection[] }>;

/** The template with what is known in it; `unknown` names data that are not known. The rest is a mark to be filled in. */
export function fillTemplate(
  { purpose, sections }: DocumentTemplate,
  { facts, values, unknown }: Readonly<{ facts: TemplateFacts; values: GapValues; unknown: Readonly<Record<TemplateDatum, string>> }>,
): FilledTemplate {
  // What is typed into a gap is text, never a gap or a datum again.
  const put = (text: string): string =>
    text.replaceAll(/\[\[(.+?)\]\]|\{(\w+)\}/g, (_, gap: string | undefined, datum: string | undefined) => {
      if (gap !== undefined) return Object.hasOwn(values, gap) ? (values[gap] ?? '') : openGapOf(gap);
      const name = datum as TemplateDatum;
      return facts[name] || openGapOf(unknown[name]);
    });
  return {
    purpose: put(purpose),
    sections: sections.map(({ title, meets, blocks }) => ({ title: put(title), meets, blocks: blocks.map((block) => mapped(block, put)) })),
  };
}
