import { blocksOf } from './marked-text.ts';
import type { DocumentTemplate } from './template.ts';

/** The purpose among the sections, which have titles. */
export const purposeSection = '';

/** What an organisation wrote in the place of a section: `section` is the title of that section in the Polish template, whatever the language. */
export type OwnText = Readonly<{ section: string; title: string; text: string }>;

/**
 * A template with an organisation's own texts. `titles` are those of the Polish template, section by section. A text of a section that the template
 * has no more stands at the end and meets nothing, so that it is not lost.
 */
export function withOwnTexts(template: DocumentTemplate, titles: readonly string[], own: readonly OwnText[]): DocumentTemplate {
  const texts = new Map(own.map((one) => [one.section, one]));
  const sections = template.sections.map((section, place) => {
    const mine = texts.get(titles[place] ?? '');
    return mine ? { ...section, title: mine.title, blocks: blocksOf(mine.text) } : section;
  });
  const left = own.filter(({ section }) => section !== purposeSection && !titles.includes(section));
  return {
    ...template,
    purpose: texts.get(purposeSection)?.text.replaceAll(/\s+/g, ' ').trim() ?? template.purpose,
    sections: [...sections, ...left.map(({ title, text }) => ({ title, meets: [], blocks: blocksOf(text) }))],
  };
}
