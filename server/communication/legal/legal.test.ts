import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { legalPages, legalVersions } from '#content/legal/editions/versions.ts';
import { proFormaDays } from '#core/billing/invoices.ts';
import { languages } from '#core/platform/languages.ts';
import { withdrawalDays } from '#core/billing/withdrawal.ts';
import { openWorld } from '#server/testing/world.ts';
import { legalText, parseLegal, partsOf } from './service.ts';

const world = openWorld();
const folder = join(import.meta.dirname, '..', '..', '..', 'content', 'legal');
const sections = {
  'privacy-policy': 11,
  'cookie-policy': 9,
  'terms-of-sale': 12,
  'terms-of-certification': 12,
  switching: 5,
  accessibility: 6,
} as const;

const textOf = (page: string, language: string): string => readFileSync(join(folder, `${page}.${language}.md`), 'utf8');
const placesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

describe('legal pages', () => {
  it.each(legalPages)('%s is whole in four languages, with the operator’s data and nothing left to fill in', async (page) => {
    for (const language of languages) {
      const answer = await world.call('GET', `/api/legal/${page}?lang=${language}`);
      expect(answer.statusCode).toBe(200);
      const legal = answer.json();
      if (page !== 'accessibility') expect(legal.sections).toHaveLength(sections[page]);
      expect(legal.sections.every((section: { html: string }) => section.html.length > 100)).toBe(true);
      const all = JSON.stringify(legal);
      expect(all).not.toMatch(/\{\w+\}/);
      expect(all).toContain(world.deps.config.company.email);
      expect(all).not.toMatch(/<script|javascript:|onerror/i);
    }
  });

  it.each(legalPages)('%s has the same sections, lists, tables and places in every language', (page) => {
    const shape = (language: string) => {
      const text = textOf(page, language);
      const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
      return {
        sections: count(/^## /gm),
        points: count(/^- /gm),
        numbered: count(/^\d+\. /gm),
        rows: count(/^\|/gm),
        places: placesOf(text),
      };
    };
    for (const language of languages) expect(shape(language), language).toEqual(shape('pl'));
  });

  it('name their version and day, and refuse versions and pages there are none of', async () => {
    const legal = (await world.call('GET', '/api/legal/terms-of-sale')).json();
    expect(legal).toMatchObject({ ...legalVersions['terms-of-sale'][0], versions: legalVersions['terms-of-sale'] });
    expect((await world.call('GET', '/api/legal/terms-of-sale?version=1.0')).statusCode).toBe(200);
    for (const path of ['terms-of-sale?version=0.1', 'nothing', '..%2F..%2Fpackage']) {
      expect((await world.call('GET', `/api/legal/${path}`)).statusCode).toBe(404);
    }
  });

  it.each(['privacy-policy', 'cookie-policy', 'terms-of-sale', 'terms-of-certification'] as const)(
    '%s of today is compared with every earlier version, in words and paragraph by paragraph',
    { tags: ['long'] },
    async (page) => {
      for (const { version, from } of legalVersions[page].slice(1)) {
        for (const language of languages) {
          const answer = await world.call('GET', `/api/legal/${page}/changes?lang=${language}&version=${version}`);
          const { summary, sections: changed, ...rest } = answer.json();
          expect(rest).toEqual({ page, from: { version, from }, to: legalVersions[page][0] });
          expect(summary.length, `${page} ${language}`).toBeGreaterThan(1);
          expect(changed.length).toBeGreaterThan(0);
          const texts = changed.flatMap((one: { changes: { text: string }[][] }) => one.changes.flat().map(({ text }) => text));
          expect(texts.filter((text: string) => /\*\*|\{\w+\}|\]\(/.test(text))).toEqual([]);
        }
      }
    },
  );

  it('of today is not compared with itself, nor with what there is not', async () => {
    const now = legalVersions['terms-of-sale'][0].version;
    for (const path of [`terms-of-sale/changes?version=${now}`, 'terms-of-sale/changes?version=0.1', 'nothing/changes?version=1.0']) {
      expect((await world.call('GET', `/api/legal/${path}`)).statusCode).toBe(404);
    }
    expect((await world.call('GET', '/api/legal/terms-of-sale/changes')).statusCode).toBe(400);
  });

  it('have a text for every version that is listed', () => {
    const files = readdirSync(folder, { recursive: true }).map(String);
    for (const page of legalPages) {
      for (const [index, { version }] of legalVersions[page].entries()) {
        for (const language of languages) {
          expect(files).toContain(index === 0 ? `${page}.${language}.md` : join('archive', `${page}.${version}.${language}.md`));
        }
      }
    }
  });

  it.each(languages)('say about payment and withdrawal in %s what the rules do', async (language) => {
    const { sections } = partsOf((await legalText(world.deps, 'terms-of-sale', { language })).text);
    const [payment, withdrawal] = [sections[4]!.body, sections[8]!.body];
    expect(payment).toMatch(new RegExp(`\\b${proFormaDays}\\D{0,3}(dni|days|Tagen|jours)`));
    expect(withdrawal).toMatch(new RegExp(`\\b${withdrawalDays}\\D{0,3}(dni|days|Tagen|jours)`));
    // The Civil Code moves a last day, and every first use is named.
    expect(withdrawal).toMatch(/(art\.|Art\.|article)\s115/);
    for (const use of [
      /odpowiedź|answer|Antwort|réponse/,
      /Raport|Report|Bericht|Rapport/,
      /Certyfikat|Certificate|Zertifikat|Certificat/,
    ]) {
      expect(withdrawal.trim().split('\n\n')[1]).toMatch(use);
    }
  });

  it('take configured values as text, whatever characters they have', () => {
    expect(parseLegal('# A\n\nlead\n\n## One\n\nText **bold** \\*not\\*\n').sections[0]?.html).toBe(
      '<p>Text <strong>bold</strong> *not*</p>\n',
    );
  });
});
