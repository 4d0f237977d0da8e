// @module-tag long
import * as mupdf from 'mupdf';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { comparisonWords } from '#content/documents/report/comparison.ts';
import { compare } from '#core/assessment/report/comparison.ts';
import { languages } from '#core/platform/languages.ts';
import { questionsOf, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { reportModel } from '#core/assessment/report/report.ts';
import { comparisonJob, type ComparisonFacts } from './comparison.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';

const renderer = sharedRenderer(pino({ level: 'silent' }));
afterAll(() => renderer.close());

function model(regime: Regime, pattern: readonly AnswerValue[], comment: string) {
  const answers = questionsOf(catalogues[regime]).map((question, index) => ({
    questionId: question.id,
    answer: pattern[index % pattern.length]!,
    comment,
  }));
  return reportModel(catalogues[regime], answers);
}

function facts(
  options: Partial<Omit<ComparisonFacts, 'to'>> & { regime?: Regime; pattern?: AnswerValue[]; comment?: string } = {},
): ComparisonFacts {
  const { regime = 'nis2', pattern = ['yes', 'no', 'not_applicable'], comment = 'Umowa w negocjacji', ...rest } = options;
  return {
    comparison: compare(model(regime, ['yes', 'partial', 'no', 'not_applicable'], ''), model(regime, pattern, comment)),
    from: { completedAt: '2026-03-11T09:00:00.000Z', catalogueVersion: '2026.03' },
    subject: {
      name: 'Młyn',
      nip: '0123456789',
      address: 'ul. Łąkowa 1',
      postalCode: '90-001',
      city: 'Łódź',
      assessmentId: 'a-2',
      completedAt: '2026-11-11T09:00:00.000Z',
    },
    branding: null,
    madeAt: new Date('2026-11-21T09:00:00Z'),
    language: 'pl',
    ...rest,
    to: { completedAt: '2026-11-11T09:00:00.000Z', catalogueVersion: '2026.11' },
  };
}

function textOf(pdf: Buffer): string {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const pages = Array.from({ length: document.countPages() }, (_, page) => document.loadPage(page).toStructuredText('').asText());
  return pages.join('\n').replace(/[\s\u00ad-]+/g, '');
}

const squeezed = (text: string): string => text.replace(/[\s\u00ad-]+/g, '');

describe.each(languages)('in %s', (language) => {
  it.each(regimes)('the comparison on %s is an archivable and accessible document that states it is no audit', async (regime) => {
    const one = facts({ regime, language });
    const pdf = await renderer.render(comparisonJob(one));
    expect(pdf.includes('<pdfaid:conformance>A</pdfaid:conformance>')).toBe(true);
    const words = comparisonWords[language];
    for (const phrase of [words.notAudit, words.otherCatalogue, words.earlier, 'Umowa w negocjacji'])
      expect(textOf(pdf)).toContain(squeezed(phrase));
    await expect(renderer.render(comparisonJob(one, 'ua-1'))).resolves.toBeInstanceOf(Buffer);
  });
});

describe('a comparison', () => {
  it('prints comments whole, in the width of the page and their own language', async () => {
    const comment = 'Umowa jest w negocjacji, a przegląd zaplanowano na drugi kwartał przyszłego roku.';
    const pdf = await renderer.render(comparisonJob(facts({ language: 'de', comment })));
    expect(textOf(pdf)).toContain(squeezed(comment));
    const document = mupdf.Document.openDocument(pdf, 'application/pdf');
    const unpacked = Buffer.from(document.asPDF()!.saveToBuffer('decompress').asUint8Array()).toString('latin1');
    expect(new Set([...unpacked.matchAll(/\/Lang ?\((\w+)\)/g)].map(([, language]) => language))).toEqual(new Set(['de', 'pl']));
    const lines: number[] = [];
    document
      .loadPage(1)
      .toStructuredText('preserve-whitespace')
      .walk({ beginLine: ([left, , right]) => lines.push(right - left) });
    expect(Math.max(...lines)).toBeGreaterThan(300);
  });

  it('is drawn when nothing changed, and states it', async () => {
    const same = model('nis2', ['yes'], '');
    const pdf = await renderer.render(comparisonJob(facts({ comparison: compare(same, same) })));
    expect(textOf(pdf)).toContain(squeezed(comparisonWords.pl.nothingChanged));
  });

  it.each<[string, AnswerValue[]]>([
    ['nothing is applicable any more', ['not_applicable']],
    ['everything is met', ['yes']],
  ])('is drawn when %s', async (_, pattern) => {
    await expect(renderer.render(comparisonJob(facts({ pattern })))).resolves.toBeInstanceOf(Buffer);
  });

  it('prints hostile comments and long names', async () => {
    const one = facts({ comment: '#panic("x") $a$ ✅ 漢 \u202e '.repeat(60) });
    const subject = { ...one.subject, name: 'Zakład Usług Komunalnych '.repeat(8) };
    await expect(renderer.render(comparisonJob({ ...one, subject }))).resolves.toBeInstanceOf(Buffer);
  });

  it('has the same bytes for the same facts', async () => {
    const [first, second] = [await renderer.render(comparisonJob(facts())), await renderer.render(comparisonJob(facts()))];
    expect(second.equals(first)).toBe(true);
  });
});
