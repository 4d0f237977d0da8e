// @module-tag long
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '#core/platform/languages.ts';
import { catalogues } from '#content/questions/catalogue.ts';
import { reportWords } from '#content/documents/report/report.ts';
import { reportModel } from '#core/assessment/report/report.ts';
import { declareScope } from '#core/assessment/scope/declared.ts';
import { exposedTo } from '#server/assessment/assessments/reports/board-facts.ts';
import { answersOf } from '#server/operations/demo/assessments.ts';
import { demoCompanies } from '#server/operations/demo/companies.ts';
import { certificateJob } from '#server/adapters/documents/certificate.ts';
import { reportJob } from '#server/adapters/documents/report/report.ts';
import { startRenderer } from '#server/adapters/documents/rendering/renderer.ts';
import { difference, glanceAt, mostDifference } from './picture-difference.ts';
import { pageOf, renderPage, reportParts } from './screenshots.ts';

const folder = join(import.meta.dirname, '..', '..', 'client', 'communication', 'landing', 'pictures');
const renderer = startRenderer(pino({ level: 'silent' }), { hangAfterMillis: 240_000 });
afterAll(() => renderer.close());

/** A certificate as it is drawn today, of a company like that of the picture. */
async function drawnNow(language: Language): Promise<Uint8Array> {
  const address = 'https://atesto.example/c/ATESTO-NIS2-2026-K7QXRM';
  const issuedAt = new Date('2026-08-23T09:00:00Z');
  const facts = {
    language,
    certificateNumber: 'ATESTO-NIS2-2026-K7QXRM',
    regime: 'nis2',
    organization: { name: 'Łącza Północ spółka akcyjna', nip: '9992345674' },
    scorePercent: 84.12,
    metadata: {
      issuer: 'Atesto',
      threshold: 75,
      questionCount: 49,
      assessed: 49,
      notApplicable: 0,
      withoutReason: 0,
      catalogueVersion: '2026.13',
      declaration: { name: 'Joanna Świątek', role: 'Członek zarządu' },
      confirmation: { method: 'transfer', level: 2, confirmedAt: '2026-07-23T09:00:00Z' },
    },
    issuedAt,
    expiresAt: new Date('2027-08-23T09:00:00Z'),
    verificationHash: '0'.repeat(64),
    verificationUrl: address,
    paperUrl: address,
    typedAddress: 'atesto.example/c',
    credential: '',
    logProof: null,
    keyList: '',
  } as const;
  return renderer.render(certificateJob(facts, 'a-2a'));
}

/** The report behind that certificate, of the answers that the demonstration gives. */
async function reportNow(language: Language): Promise<Uint8Array> {
  const company = demoCompanies.find(({ email }) => email === 'pro@demo.example');
  const past = company?.assessments.find(({ outcome }) => outcome === 'certified');
  if (!company || !past?.scope) throw new Error('the demonstration has no such report');
  const { fullName: name, ...organization } = company.organization;
  const scope = declareScope(past.regime, past.scope, '2026-08-23');
  const model = reportModel(catalogues[past.regime], answersOf(company, past), scope);
  const subject = {
    ...organization,
    name,
    assessmentId: '00000000-0000-0000-0000-000000000000',
    completedAt: '2026-08-23T09:00:00Z',
    exposure: exposedTo(model, { proofs: [], today: '2026-08-23' }),
    previous: null,
    writtenIn: 'pl',
    number: 'ATESTO-R-2026-K7QXRM24',
  } as const;
  const check = { url: 'https://atesto.example/sprawdz', typed: 'atesto.example/sprawdz' };
  return renderer.render(reportJob({ model, subject, branding: null, language, check }, 'a-2a'));
}

describe('the pictures of the start page', () => {
  it.each(languages)('show the report in %s as it is drawn today (else: npm run tool -- pictures)', async (language) => {
    const report = await reportNow(language);
    for (const { name, chapter, box } of reportParts) {
      const page = chapter === null ? 0 : pageOf(report, reportWords[language][chapter]);
      const now = await glanceAt(await renderPage(report, page, box));
      const shown = await glanceAt(join(folder, `${name}-${language}@2x.webp`));
      expect(difference(now, shown), name).toBeLessThan(mostDifference);
    }
  });

  it.each(languages)('show the certificate in %s as it is drawn today (else: npm run tool -- pictures)', async (language) => {
    const now = await glanceAt(await renderPage(await drawnNow(language), 0, null));
    const shown = await glanceAt(join(folder, `certificate-${language}@2x.webp`));
    expect(difference(now, shown)).toBeLessThan(mostDifference);
  });

  it('are compared by something that sees another design', async () => {
    const now = await glanceAt(await renderPage(await drawnNow('pl'), 0, null));
    const other = await glanceAt(join(folder, 'cover-pl@2x.webp'));
    expect(difference(now, other)).toBeGreaterThan(2 * mostDifference);
    const [summary, plan] = [await glanceAt(join(folder, 'summary-pl@2x.webp')), await glanceAt(join(folder, 'plan-pl@2x.webp'))];
    expect(difference(summary, plan)).toBeGreaterThan(2 * mostDifference);
  });
});
