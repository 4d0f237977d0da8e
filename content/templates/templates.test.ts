import { describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { unitsOf } from '#core/assessment/questionnaire/citation.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { points, templateData, unmetBy, type DocumentTemplate, type TemplateBlock } from '#core/assessment/templates/template.ts';
import { documentTemplates } from './templates.ts';

const questions = questionsOf(catalogues.nis2);

function textsOf(block: TemplateBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('steps' in block) return block.steps;
  if ('items' in block) return block.items;
  return [...block.columns, ...block.rows.flat()];
}

const allTexts = ({ heading, purpose, sections }: DocumentTemplate): string[] => [
  heading,
  purpose,
  ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]),
];

/** The point’s letters from a to the last. */
function letters(point: string, last: string): string[] {
  const codes = Array.from({ length: last.charCodeAt(0) - 'a'.charCodeAt(0) + 1 }, (_, index) => String.fromCharCode(97 + index));
  return codes.map((letter) => `${point} lit. ${letter}`);
}

describe.each(documentTemplates.map((one) => [one.id, one] as const))('the template %s', (_, template) => {
  it('is about questions that are asked', () => {
    const known = new Set(questions.map(({ id }) => id));
    expect(template.questions.length).toBeGreaterThan(0);
    expect(template.questions.filter((id) => !known.has(id))).toEqual([]);
  });

  it('names data that are known, and citations that can be read', () => {
    const named = allTexts(template).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(named.filter((name) => !templateData.some((one) => one === name))).toEqual([]);
    for (const { cite } of template.sections.flatMap(({ meets }) => meets)) expect(unitsOf(cite).length).toBeGreaterThan(0);
  });

  it('is written in whole rows, with brackets closed and one-letter words kept with the next', () => {
    for (const { blocks } of template.sections) {
      expect(blocks.length).toBeGreaterThan(0);
      for (const block of blocks) {
        if (typeof block === 'object' && 'columns' in block) {
          expect(block.rows.map(({ length }) => length)).toEqual(block.rows.map(() => block.columns.length));
        }
      }
    }
    for (const text of allTexts(template)) {
      expect(text.split('[[').length).toBe(text.split(']]').length);
      expect(text).not.toMatch(/(?:^|[\s(„])[aiouwzAIOUWZ] /);
    }
  });
});

it('names each template once', () => {
  expect(new Set(documentTemplates.map(({ id }) => id)).size).toBe(documentTemplates.length);
});

/** What Implementing Regulation (EU) 2024/2690 asks to be laid down, point by point with letters where it has them. */
const required = [
  ...letters('1.1.1', 'k'),
  '1.1.2',
  '1.2.1',
  '1.2.2',
  '1.2.3',
  '1.2.4',
  '1.2.5',
  '1.2.6',
  ...letters('2.1.2', 'j'),
  '2.1.3',
  '2.1.4',
  '2.2.1',
  '2.2.2',
  '2.2.3',
  '2.3.1',
  '2.3.2',
  '2.3.3',
  '2.3.4',
  ...letters('3.1.2', 'd'),
  '3.1.3',
  '3.2.1',
  '3.2.2',
  '3.2.4',
  '3.2.5',
  '3.2.6',
  '3.2.7',
  '3.3.1',
  '3.3.2',
  '3.4.1',
  ...letters('3.2.3', 'l'),
  ...letters('3.4.2', 'e'),
  '3.5.1',
  '3.5.2',
  '3.5.3',
  '3.5.4',
  '3.5.5',
  '3.6.1',
  '3.6.2',
  '3.6.3',
  ...letters('4.1.2', 'h'),
  '4.1.3',
  '4.1.4',
  '4.2.1',
  '4.2.3',
  '4.2.4',
  '4.2.6',
  '4.3.1',
  '4.3.3',
  '4.3.4',
  ...letters('4.2.2', 'f'),
  ...letters('4.3.2', 'c'),
  '5.1.1',
  '5.1.3',
  '5.1.5',
  '5.1.6',
  ...letters('5.1.2', 'd'),
  ...letters('5.1.4', 'h'),
  ...letters('5.1.7', 'd'),
  ...letters('5.2', 'b'),
  ...letters('6.1.2', 'f'),
  ...letters('6.2.2', 'f'),
  '6.2.3',
  '6.2.4',
  '6.3.3',
  '6.4.1',
  '6.4.2',
  '6.4.3',
  '6.4.4',
  '6.5.1',
  '6.6.2',
  '6.9.2',
  '6.10.3',
  ...letters('6.3.2', 'b'),
  ...letters('6.5.2', 'd'),
  ...letters('6.6.1', 'd'),
  ...letters('6.7.2', 'l'),
  ...letters('6.8.2', 'h'),
  ...letters('6.10.2', 'e'),
  '7.1',
  ...letters('7.2', 'f'),
  ...letters('8.1.2', 'c'),
  '8.1.3',
  '8.2.1',
  '8.2.2',
  '8.2.3',
  '8.2.4',
  '8.2.5',
  ...letters('9.2', 'c'),
  '9.3',
  ...letters('10.1.2', 'd'),
  ...letters('10.2.2', 'b'),
  '10.3.2',
  '10.4.1',
  ...letters('11.1.2', 'c'),
  ...letters('11.2.2', 'f'),
  ...letters('11.3.2', 'd'),
  '11.4.2',
  '11.5.2',
  '11.7',
  ...letters('11.6.2', 'f'),
  ...letters('12.1.2', 'c'),
  ...letters('12.2.2', 'c'),
  ...letters('12.3.2', 'd'),
  ...letters('12.4.2', 'b'),
  '12.4.3',
  '12.5',
  ...letters('13.1.2', 'f'),
  ...letters('13.2.2', 'c'),
  ...letters('13.3.2', 'd'),
];

it('holds a section for each point that is required, and for each that a question cites', () => {
  const cited = questions.flatMap(({ references }) => references.filter(({ act, cite }) => act === '2024/2690' && cite.startsWith('zał.')));
  expect(unmetBy(documentTemplates, [...points(...required), ...cited]).map(({ cite }) => cite)).toEqual([]);
});

it('leads from every question to a document, or states why there is none', () => {
  const withDocument = new Set(documentTemplates.flatMap((one) => one.questions));
  expect(questions.map(({ id }) => id).filter((id) => !withDocument.has(id))).toEqual([]);
});
