// @module-tag long
import * as mupdf from 'mupdf';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { compare } from '#core/assessment/report/comparison.ts';
import { reportModel } from '#core/assessment/report/report.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { lengths } from '#core/platform/limits.ts';
import type { Branding } from '#server/adapters/documents/branding.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';
import { comparisonJob } from './comparison.ts';
import { documentBranding } from './appearance.ts';
import { monthlyJob } from './monthly.ts';
import { reportJob } from './report.ts';

const renderer = sharedRenderer(pino({ level: 'silent' }));
afterAll(() => renderer.close());

const longest =
  'Biuro Doradztwa w Zakresie Bezpieczeństwa Informacji i Ciągłości Działania '.repeat(4).slice(0, lengths.companyName.most - 1) + 'X';
const madeAt = new Date('2026-11-21T09:00:00Z');
const model = reportModel(
  catalogues.nis2,
  questionsOf(catalogues.nis2).map(({ id }) => ({ questionId: id, answer: 'partial' as const, comment: '' })),
);
const subject = {
  name: 'Młyn',
  nip: '0123456789',
  address: 'ul. Łąkowa 1',
  postalCode: '90-001',
  city: 'Łódź',
  assessmentId: 'a-1',
  completedAt: madeAt.toISOString(),
};
const side = { completedAt: madeAt.toISOString(), catalogueVersion: '2026.11' };

async function aBranding(supportedBy: string, { width, height } = { width: 800, height: 320 }): Promise<Branding> {
  const logo = await sharp({ create: { width, height, channels: 3, background: '#7a1f5c' } })
    .png()
    .toBuffer();
  return { logo: logo.toString('base64'), accent: '#7a1f5c', supportedBy };
}

function jobs(branding: Branding, language: Language) {
  return {
    report: reportJob({ model, subject, branding, language }),
    comparison: comparisonJob({ comparison: compare(model, model), from: side, to: side, subject, branding, madeAt, language }),
    'monthly report': monthlyJob({
      planned: {},
      month: { year: 2026, month: 10 },
      madeAt,
      language,
      branding,
      organization: subject,
      finished: [{ regime: 'nis2', latest: { model, completedAt: madeAt }, previous: null }],
      open: [],
      changes: [],
      certificates: [],
      accessEndsAt: null,
    }),
  };
}

const squeezed = (text: string): string => text.replace(/[\s\u00ad-]+/g, '');

function pagesOf(pdf: Buffer): string[] {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, page) =>
    squeezed(document.loadPage(page).toStructuredText('preserve-whitespace').asText()),
  );
}

const kinds = ['report', 'comparison', 'monthly report'] as const;

describe.each(languages)("a consultant's branding in %s", (language) => {
  it.each(kinds)('states on the %s whose it is, beside the logo and on each further page', async (kind) => {
    const ownBranding = await aBranding('Doradztwo Wisła Sp. z o.o.');
    const { support } = documentBranding(ownBranding, subject.name, language);
    const [first = '', ...others] = pagesOf(await renderer.render(jobs(ownBranding, language)[kind]));
    expect(first).toContain(squeezed(`${support?.text} ${support?.note}`));
    expect(support?.text).toContain('Wisła');
    for (const page of others) expect(page).toContain(squeezed(support?.line ?? '-'));
    await expect(renderer.render({ ...jobs(ownBranding, language)[kind], standard: 'ua-1' })).resolves.toBeInstanceOf(Buffer);
  });
});

describe('the name beside the branding', () => {
  it.each(kinds)('of the greatest length moves nothing on the %s', async (kind) => {
    const pages = async (name: string) => pagesOf(await renderer.render(jobs(await aBranding(name), 'de')[kind]));
    const [short, long] = [await pages('Wisła'), await pages(longest)];
    expect(longest).toHaveLength(lengths.companyName.most);
    expect(long).toHaveLength(short.length);
    expect(long[0]).toContain(squeezed(longest));
  });

  it('names nobody in the own branding, whose logo is that of the organisation', async () => {
    const { supportedBy: _, ...own } = await aBranding('Wisła');
    expect(documentBranding(own, 'Młyn', 'en')).toMatchObject({ logoAlt: 'Logo of Młyn', support: null });
    expect(documentBranding(await aBranding('Wisła'), 'Młyn', 'en')).toMatchObject({ logoAlt: 'Logo of Wisła' });
  });
});
