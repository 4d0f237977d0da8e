import { describe, expect, it } from 'vitest';
import { allTexts, gapsOf, textsOf } from '#core/assessment/templates/fill.ts';
import { lengths } from '#core/platform/limits.ts';
import type { DocumentTemplate, TemplateBlock } from '#core/assessment/templates/template.ts';
import { englishTemplates } from './english/templates.ts';
import { templateIn } from './languages.ts';
import { documentTemplates } from './templates.ts';

/** What a text leaves open: data in their order of names, and how many gaps. */
const opened = (text: string): string =>
  [...[...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted(), text.split('[[').length - 1].join(' ');

/** A block without its words: its kind, how long it is, which of its texts are empty, and what each leaves open. */
function shapeOf(block: TemplateBlock): unknown {
  const text = (one: string): string => (one === '' ? 'empty' : opened(one));
  if (typeof block === 'string') return text(block);
  if ('steps' in block) return { steps: block.steps.map(text) };
  if ('items' in block) return { items: block.items.map(text) };
  return { columns: block.columns.map(text), rows: block.rows.map((row) => row.map(text)) };
}

const shape = ({ heading, purpose, sections }: DocumentTemplate): unknown => ({
  heading: opened(heading),
  purpose: opened(purpose),
  sections: sections.map(({ title, meets, blocks }) => ({ title: opened(title), meets, blocks: blocks.map(shapeOf) })),
});

/** Each place of a gap, however often its words come. */
const gapPlaces = (template: DocumentTemplate): string[] =>
  allTexts(template).flatMap((text) => Array.from(text.matchAll(/\[\[(.+?)\]\]/g), ([, words = '']) => words));

const polishLetter = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/;
const polishWord =
  /(?<![\p{L}])(albo|dla|dostawca|jest|kiedy|kierownik|kto|lub|na|nie|nr|oraz|organizacji|osoba|pkt|przez|raz|się|systemu|tak|w|ustawa|ustawy|z|za|zgłoszenie|że)(?![\p{L}])/iu;

it('are there for every template, once', () => {
  expect(englishTemplates.map(({ id }) => id).toSorted()).toEqual(documentTemplates.map(({ id }) => id).toSorted());
});

describe.each(englishTemplates.map(({ id }) => [id] as const))('the English text of %s', (id) => {
  const polish = documentTemplates.find((one) => one.id === id);
  if (!polish) throw new Error(`no template ${id}`);
  const english = templateIn(polish, 'en');

  it('is built as the Polish one: sections, blocks, lists, tables, data and gaps', () => {
    expect(englishTemplates.find((one) => one.id === id)?.sections).toHaveLength(polish.sections.length);
    expect(shape(english)).toEqual(shape(polish));
  });

  it('has the gaps of the Polish one in the same order, under other words, so that the place of one is the place of the other', () => {
    const pairs = gapPlaces(polish).map((words, place) => [words, gapPlaces(english)[place]] as const);
    const orders = pairs.map(([before, after]) => [gapsOf(polish).indexOf(before), gapsOf(english).indexOf(after ?? '')]);
    expect(orders.filter(([before, after]) => before !== after)).toEqual([]);
    expect(gapsOf(english).filter((words) => gapsOf(polish).includes(words))).toEqual([]);
  });

  it('is English throughout, with brackets closed', () => {
    const texts = allTexts(english);
    expect(texts.filter((text) => polishLetter.test(text) || polishWord.test(text))).toEqual([]);
    expect(texts.filter((text) => text.split('[[').length !== text.split(']]').length || text !== text.trim())).toEqual([]);
    expect(gapsOf(english).filter((words) => words.length > lengths.templateGap.most)).toEqual([]);
    const words = english.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf));
    const same = new Set(polish.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)).filter((text) => / \p{L}{3,} /u.test(text)));
    expect(words.filter((text) => same.has(text))).toEqual([]);
  });
});
