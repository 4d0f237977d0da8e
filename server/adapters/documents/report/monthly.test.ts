// @module-tag long
import * as mupdf from 'mupdf';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { monthlyWords } from '#content/documents/report/monthly.ts';
import { languages } from '#core/platform/languages.ts';
import { questionsOf, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { reportModel } from '#core/assessment/report/report.ts';
import { monthlyJob, monthlyPdf, type Finished, type MonthlyFacts } from './monthly.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';

const renderer = sharedRenderer(pino({ level: 'silent' }));
afterAll(() => renderer.close());

function finished(regime: Regime, pattern: readonly AnswerValue[]): Finished {
  const answers = questionsOf(catalogues[regime]).map((question, index) => ({
    questionId: question.id,
    answer: pattern[index % pattern.length]!,
    comment: '',
  }));
  return { model: reportModel(catalogues[regime], answers), completedAt: new Date('2026-10-11T09:00:00Z') };
}

function facts(options: Partial<MonthlyFacts> = {}): MonthlyFacts {
  return {
    planned: {},
    month: { year: 2026, month: 10 },
    madeAt: new Date('2026-11-02T04:15:00Z'),
    language: 'pl',
    branding: null,
    organization: { name: 'Młyn', nip: '0123456789' },
    finished: [
      { regime: 'nis2', latest: finished('nis2', ['yes', 'partial', 'no']), previous: finished('nis2', ['yes']) },
      { regime: 'ai_act', latest: finished('ai_act', ['no', 'not_applicable']), previous: null },
    ],
    open: [{ regime: 'ai_act', answered: 12, total: 35 }],
    changes: questionsOf(catalogues.ai_act).map((question, index) => ({
      questionId: question.id,
      from: index === 0 ? null : 'not_applicable',
      to: 'yes',
      at: new Date('2026-10-20T09:00:00Z'),
    })),
    certificates: (['active', 'expired', 'revoked'] as const).map((status) => ({
      number: 'ATESTO-NIS2-2026-K7QXRM',
      regime: 'nis2',
      status,
      expiresAt: new Date('2027-10-11T09:00:00Z'),
    })),
    accessEndsAt: new Date('2027-05-11T09:00:00Z'),
    ...options,
  };
}

describe.each(languages)('in %s', (language) => {
  it('the monthly report is an archivable and accessible document', async () => {
    const pdf = await renderer.render(monthlyJob(facts({ language })));
    expect(pdf.includes('<pdfaid:part>2</pdfaid:part>')).toBe(true);
    expect(pdf.includes('<pdfaid:conformance>A</pdfaid:conformance>')).toBe(true);
    await expect(renderer.render(monthlyJob(facts({ language }), 'ua-1'))).resolves.toBeInstanceOf(Buffer);
  });

  it('it is drawn when there is hardly anything to report', async () => {
    const bare = facts({ language, finished: [], open: [], changes: [], certificates: [], accessEndsAt: null });
    await expect(renderer.render(monthlyJob(bare))).resolves.toBeInstanceOf(Buffer);
  });
});

describe('a monthly report', () => {
  it('states what ends soon before what is long, and ends on no page of its own', async () => {
    const document = mupdf.Document.openDocument(await renderer.render(monthlyJob(facts())), 'application/pdf');
    const pages = Array.from({ length: document.countPages() }, (_, page) => document.loadPage(page).toStructuredText('').asText());
    const all = pages.join('\n');
    expect(all.indexOf(monthlyWords.pl.dates)).toBeLessThan(all.indexOf(monthlyWords.pl.gaps));
    expect(pages.at(-1)?.length).toBeGreaterThan(600);
  });

  it.each<[string, AnswerValue]>([
    ['without gaps', 'yes'],
    ['without a score', 'not_applicable'],
  ])('is drawn %s', async (_, answer) => {
    const latest = finished('nis2', [answer]);
    const one = facts({ finished: [{ regime: 'nis2', latest, previous: latest }] });
    await expect(renderer.render(monthlyJob(one))).resolves.toBeInstanceOf(Buffer);
  });

  it('prints long and hostile names', async () => {
    for (const name of ['Zakład Usług Komunalnych '.repeat(8), '#panic("x") ✅ 漢 \u202e', 'x'.repeat(200)]) {
      await expect(renderer.render(monthlyJob(facts({ organization: { name, nip: '0123456789' } })))).resolves.toBeInstanceOf(Buffer);
    }
  });

  it('leaves out a change of a question that is no longer asked', async () => {
    const changes = [{ questionId: 'nis2-99-1', from: 'no', to: 'yes', at: new Date('2026-10-20T09:00:00Z') } as const];
    await expect(renderer.render(monthlyJob(facts({ changes })))).resolves.toBeInstanceOf(Buffer);
  });

  it('is named after its month', async () => {
    expect((await monthlyPdf({ renderer }, facts())).fileName).toBe('atesto-raport-miesieczny-2026-10.pdf');
  });
});
