// @module-tag long
import * as mupdf from 'mupdf';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { orderDocumentWords } from '#content/documents/billing/order.ts';
import { legalVersions } from '#content/legal/editions/versions.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';
import { blocksOf } from './blocks.ts';
import { legalText, partsOf } from './service.ts';
import { orderAttachments } from './order-attachments.ts';

const renderer = sharedRenderer(pino({ level: 'silent' }));
afterAll(() => renderer.close());

const config = readConfig({ ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://localhost/none' });
const deps = { renderer, config, now: () => new Date('2026-11-21T09:00:00.000Z') };
const values = {
  orderNumber: 'AT-2026-K7QXRMAB',
  plan: 'Pro',
  gross: '2460,00 zł',
  concluded: '21 listopada 2026',
  until: '7 grudnia 2026',
};

/** Text without spaces and soft hyphens: words that a line breaks are whole again. */
function squeezed(text: string): string {
  return text.replaceAll(/[\s\u00a0\u00ad\u2010-]/g, '');
}

function textOf(pdf: Buffer): string {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const pages = Array.from({ length: document.countPages() }, (_, page) => document.loadPage(page).toStructuredText('').asText());
  return squeezed(pages.join(' '));
}

const files = (language: Language, more: Record<string, string> = {}) => orderAttachments(deps, { ...values, ...more }, language);

describe('the confirmation of an order carries', () => {
  it.each(languages)('the whole terms of sale in %s, every heading and every place filled', async (language) => {
    const [terms] = await files(language);
    const text = textOf(terms!.content);
    const { sections, title } = partsOf((await legalText(deps, 'terms-of-sale', { language })).text);
    expect(sections).toHaveLength(12);
    expect(text).toContain(squeezed(title));
    for (const [index, section] of sections.entries()) expect(text).toContain(squeezed(`${index + 1}. ${section.title}`));
    expect(text).toContain(squeezed(config.company.name));
    expect(text).not.toMatch(/\{\w+\}|\\|\*\*|\]\(/);
    expect(terms!.filename).toBe(`${orderDocumentWords[language].termsFile}-${legalVersions['terms-of-sale'][0].version}.pdf`);
  });

  it.each(languages)('the information on withdrawal and the model form in %s, with the order in it', async (language) => {
    const file = (await files(language)).at(-1)!;
    const text = textOf(file.content);
    const { form, information, informed, effects } = orderDocumentWords[language];
    for (const part of [form.title, form.instruction, form.declaration, form.name, form.address, form.signature, form.note]) {
      expect(text).toContain(squeezed(part));
    }
    for (const part of [information, effects, informed[2]!, informed[3]!]) expect(text).toContain(squeezed(part));
    for (const part of [values.orderNumber, values.until, values.concluded, config.company.email, '/odstapienie']) {
      expect(text).toContain(squeezed(part));
    }
    expect(text).not.toMatch(/\{\w+\}/);
    expect(file.filename).toBe(`${orderDocumentWords[language].withdrawalFile}.pdf`);
  });

  it('the Polish terms as well, which decide, once', async () => {
    const names = async (language: Language) => (await files(language)).map(({ filename }) => filename.replace(/-\d.*/, ''));
    expect(await names('pl')).toEqual(['regulamin-sprzedazy', 'odstapienie-od-umowy.pdf']);
    expect(await names('fr')).toEqual(['conditions-de-vente', 'regulamin-sprzedazy', 'retractation.pdf']);
  });

  it('the version that was agreed to, whatever came after', async () => {
    for (const { version } of legalVersions['terms-of-sale']) {
      const [terms] = await files('pl', { termsVersion: version });
      expect(textOf(terms!.content)).toContain(squeezed(`Wersja ${version}`));
    }
  });
});

describe('the blocks of a legal text', () => {
  const place = { path: '/terms-of-sale', publicUrl: 'https://atesto.example' };
  const run = (text: string, more: object = {}) => ({ text, strong: false, emphasis: false, address: null, section: null, ...more });

  it('keep emphasis, links to addresses and links to sections of the same text', () => {
    expect(blocksOf('**A** \\*b\\* [c](/odstapienie) [d](/terms-of-sale#s9) [e](/privacy-policy#s2)', place)).toEqual([
      {
        kind: 'paragraph',
        runs: [
          run('A', { strong: true }),
          run(' '),
          run('*'),
          run('b'),
          run('*'),
          run(' '),
          run('c', { address: 'https://atesto.example/odstapienie' }),
          run(' '),
          run('d', { section: 9 }),
          run(' '),
          run('e', { address: 'https://atesto.example/privacy-policy#s2' }),
        ],
      },
    ]);
  });

  it('are lists and tables too', () => {
    expect(blocksOf('1. a\n2. b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n', place)).toEqual([
      { kind: 'list', ordered: true, items: [[run('a')], [run('b')]] },
      { kind: 'table', heads: [[run('x')], [run('y')]], rows: [[[run('1')], [run('2')]]] },
    ]);
  });

  it('are refused where nothing could draw them', () => {
    expect(() => blocksOf('> quoted', place)).toThrow('blockquote');
  });
});
