import type { DocumentTemplate, TemplateBlock } from './template.ts';

/** The English text of a template, section by section as in the Polish one, which says once what each section meets. */
export type EnglishTemplate = Readonly<{
  id: string;
  heading: string;
  purpose: string;
  sections: readonly Readonly<{ title: string; blocks: readonly TemplateBlock[] }>[];
}>;

/** Lines of a table that are there to be filled in by hand. */
export function emptyRows(count: number, columns: number): string[][] {
  return Array.from({ length: count }, () => Array.from({ length: columns }, () => ''));
}

/** The template with its English words. */
export function inEnglish(template: DocumentTemplate, { heading, purpose, sections }: EnglishTemplate): DocumentTemplate {
  return { ...template, heading, purpose, sections: template.sections.map((section, index) => ({ ...section, ...sections[index] })) };
}
