// @module-tag long
import * as mupdf from 'mupdf';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { boardWords } from '#content/documents/report/report-board.ts';
import { recordedWords } from '#content/documents/report/recorded.ts';
import { unmetDutyWords } from '#content/documents/report/unmet-duties.ts';
import { reportWords } from '#content/documents/report/report.ts';
import { interfaceWords } from '#content/localized.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { lengths } from '#core/platform/limits.ts';
import { questionsOf, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { reportModel } from '#core/assessment/report/report.ts';
import { declareScope } from '#core/assessment/scope/declared.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';
import { reportData, reportJob, type Report, type ReportSubject } from './report.ts';

/** A busy machine is no hang. */
const renderer = sharedRenderer(pino({ level: 'silent' }));
afterAll(() => renderer.close());

const energy = {
  seat: 'poland',
  roles: [],
  sectors: ['in_energy'],
  kinds: ['heat'],
  headcount: 'under_250',
  turnover: 'to_50',
  balance: 'to_43',
  group: 'alone',
};

type Options = Readonly<{
  regime?: Regime;
  language?: Language;
  pattern?: readonly AnswerValue[];
  comment?: string;
  subject?: Partial<ReportSubject>;
}>;

const patterns = {
  30: ['no', 'no', 'yes', 'no', 'partial', 'no', 'yes', 'no', 'no', 'partial'],
  60: ['yes', 'partial', 'no', 'yes', 'not_applicable', 'yes', 'no', 'yes', 'partial', 'yes'],
  95: [...Array.from({ length: 11 }, () => 'yes' as const), 'partial'],
} as const satisfies Record<number, readonly AnswerValue[]>;

function report({ regime = 'nis2', language = 'pl', pattern = patterns[60], comment = '', subject = {} }: Options = {}): Report {
  const answers = questionsOf(catalogues[regime]).map((question, index) => ({
    questionId: question.id,
    answer: pattern[index % pattern.length] ?? 'yes',
    comment,
  }));
  const scope = regime === 'nis2' ? declareScope('nis2', energy, '2026-11-20') : null;
  return {
    model: reportModel(catalogues[regime], answers, scope),
    subject: {
      name: 'Młyn',
      nip: '0123456789',
      address: 'ul. Łąkowa 1',
      postalCode: '90-001',
      city: 'Łódź',
      assessmentId: 'a-1',
      completedAt: '2026-11-21T09:00:00.000Z',
      exposure: scope && scopeDuties('nis2', scope.answers),
      previous: null,
      writtenIn: 'pl',
      ...subject,
    },
    branding: null,
    language,
  };
}

const plain = (text: string): string => text.replaceAll(/[\s\u00ad-]+/g, '');

/** `letters` is the size in points of most letters. */
type Page = Readonly<{ text: string; bottom: number; letters: number }>;

async function pagesOf(one: Report): Promise<Page[]> {
  const document = mupdf.Document.openDocument(await renderer.render(reportJob(one)), 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, index) => {
    const page = document.loadPage(index).toStructuredText('preserve-whitespace');
    let bottom = 0;
    // What stands above the footer.
    const sizes = new Map<number, number>();
    page.walk({
      beginLine: ([, , , lower]) => (bottom = lower < 790 ? Math.max(bottom, lower) : bottom),
      onChar: (_, __, ___, size) => sizes.set(Math.round(size * 10) / 10, (sizes.get(Math.round(size * 10) / 10) ?? 0) + 1),
    });
    const [[letters] = [0]] = [...sizes].toSorted(([, a], [, b]) => b - a);
    return { text: plain(page.asText()), bottom, letters };
  });
}

/** The page for the board, or its spread of two, and the page after it, which begins the summary. */
function boardIn(pages: readonly Page[], language: Language) {
  const at = pages.findIndex(({ text }, place) => place > 1 && text.includes(plain(reportWords[language].summary)));
  const own = pages.slice(1, at);
  expect([1, 2]).toContain(own.length);
  return { board: own.map(({ text }) => text).join(''), letters: own.map((page) => page.letters), summary: pages[at]?.text ?? '' };
}

const everything = languages.flatMap((language) =>
  regimes.flatMap((regime) => ([30, 60, 95] as const).map((level) => [language, regime, level] as const)),
);

describe.each(everything)('a report in %s on %s at %i%%', (language, regime, level) => {
  it('gives the board its second page, or a spread, whole, and wastes none', async () => {
    const words = boardWords[language];
    const one = report({ language, regime, pattern: patterns[level] });
    const pages = await pagesOf(one);
    const { board, letters } = boardIn(pages, language);
    for (const phrase of [
      words.title,
      words.strengths,
      words.weaknesses,
      words.exposure,
      words.plan,
      words.changesFirst,
      words.approval,
      words.signature,
    ]) {
      expect(board).toContain(plain(phrase));
    }
    expect(letters.every((size) => size >= 10)).toBe(true);
    for (const page of pages.slice(1, -1)) expect(page.bottom).toBeGreaterThan(560);
  });
});

describe('the law behind a gap', () => {
  it('is a way to its official text, with a name to be read aloud', async () => {
    const pdf = mupdf.Document.openDocument(
      await renderer.render(reportJob(report({ pattern: patterns[30], language: 'de' }))),
      'application/pdf',
    ).asPDF()!;
    const links = Array.from({ length: pdf.countPages() }, (_, page) => pdf.findPage(page).get('Annots')).flatMap((all) =>
      Array.from({ length: all.isArray() ? all.length : 0 }, (_, index) => all.get(index)),
    );
    const ways = links.filter((link) => !link.get('A').isNull());
    const addresses = ways.map((link) => link.get('A', 'URI').asString());
    expect(addresses).toContain('https://eur-lex.europa.eu/legal-content/DE/TXT/HTML/?uri=CELEX:32022L2555#art_21');
    expect(addresses).toContain('https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20180001560');
    for (const way of ways) {
      expect(way.get('Contents').asString()).not.toBe('');
      expect(way.get('StructParent').isNumber()).toBe(true);
    }
  });
});

describe.each(languages)('a report in %s that reaches the threshold and earns no certificate', (language) => {
  const words = reportWords[language];
  const phrase = interfaceWords[language].obstacles;
  const barred = (pattern: readonly AnswerValue[]) => report({ regime: 'ai_act', language, pattern });
  const one = barred(['yes', 'no', ...Array.from({ length: 33 }, () => 'yes' as const)]);

  it('states it wherever it shows the score, with the reason and what to do, and in no good colour', () => {
    const data = JSON.parse(JSON.stringify(reportData(one)));
    expect(one.model.score.points * 100).toBeGreaterThanOrEqual(one.model.score.maximum * 80);
    expect([data.score.reached, data.status]).toEqual([false, words.barred]);
    expect(data.note).toBe(phrase.why.prohibited_practices);
    expect(data.summary).toContain(phrase.what.prohibited_practices);
    expect(data.board.verdict.replaceAll('\u00a0', ' ')).toContain(phrase.why.prohibited_practices.replaceAll('\u00a0', ' '));
    expect(data.path.items.map(({ ref }: { ref: string }) => ref)).toEqual(['1.2']);
    expect(JSON.stringify([data.summary, data.status, data.board.verdict])).not.toMatch(/\{\{?\w+/);
  });

  it('names the section of which nothing applied', () => {
    const data = JSON.parse(
      JSON.stringify(
        reportData(
          barred([...Array.from({ length: 26 }, () => 'yes' as const), ...Array.from({ length: 9 }, () => 'not_applicable' as const)]),
        ),
      ),
    );
    expect(data.note).toBe(phrase.why.section_not_applicable.replace('{{sections}}', '4'));
  });

  it('states both below the threshold', () => {
    const data = JSON.parse(JSON.stringify(reportData(barred(['partial', 'no', ...Array.from({ length: 33 }, () => 'partial' as const)]))));
    expect(data.status).toBe(words.below);
    expect(data.summary).toContain(phrase.why.prohibited_practices);
    expect(data.path.items.map(({ ref }: { ref: string }) => ref)).toContain('1.2');
  });
});

describe('the length of a report', () => {
  it.each(languages)('is five or six pages in %s for a strong result on the AI Act', async (language) => {
    const pages = await pagesOf(report({ language, regime: 'ai_act', pattern: patterns[95] }));
    expect(pages.length).toBeGreaterThanOrEqual(5);
    expect(pages.length).toBeLessThanOrEqual(6);
  });

  it('holds 49 comments of 4000 characters, whole and in their place', { timeout: 240_000 }, async () => {
    const comment = 'Umowa z dostawcą w negocjacji. '.repeat(200).slice(0, lengths.comment.most).trim();
    const pages = await pagesOf(report({ comment }));
    const text = pages.map((page) => page.text).join('');
    expect(text.split(plain('Umowa z dostawcą w negocjacji.')).length - 1).toBeGreaterThan(49 * 120);
  });
});

describe('the page for the board', () => {
  const boardOf = (options: Options) => (reportData(report(options)) as { board: Record<string, unknown> }).board;

  it('names duties with their dates, and fines, as the scope check reported when the report was made', async () => {
    const { board } = boardIn(await pagesOf(report()), 'pl');
    for (const phrase of [
      'Wniosek o wpis do wykazu',
      'Zgłaszanie incydentów poważnych',
      'Najpóźniej 3 kwietnia 2027',
      'Pułap: 7 mln euro',
      'Po 3 kwietnia 2028',
    ]) {
      expect(board).toContain(plain(phrase));
    }
  });

  it('states duties that bind and were declared unmet first, on pages that stay readable, also once most of them bind', async () => {
    for (const [completedAt, count] of [
      ['2026-11-21T09:00:00.000Z', 1],
      ['2027-04-05T09:00:00.000Z', 29],
    ] as const) {
      const one = report({ pattern: patterns[30], subject: { completedAt } });
      const words = unmetDutyWords.pl;
      const pages = await pagesOf(one);
      const { board, summary, letters } = boardIn(pages, 'pl');
      expect(letters.every((size) => size >= 10)).toBe(true);
      for (const page of [board, summary]) expect(page).toContain(plain(words.title.replace('{count}', String(count))));
      expect(board.indexOf(plain('1.1Wpis w wykazie podmiotów'))).toBeGreaterThan(-1);
      expect(board.indexOf(plain(words.text))).toBeLessThan(board.indexOf(plain(boardWords.pl.strengths)));
      expect(board).toContain(plain(boardWords.pl.signature));
      expect(summary).toContain(plain(reportWords.pl.summary));
      // A day that has come is not said to be one until which there is time.
      const already = plain('Obowiązuje od 3 kwietnia 2027');
      expect(board.includes(already)).toBe(completedAt > '2027');
      expect(board.includes(plain('Najpóźniej 3 kwietnia 2027'))).toBe(completedAt < '2027');
    }
    expect((reportData(report({ pattern: patterns[95] })) as { unmet: unknown }).unmet).toBeNull();
    expect((reportData(report({ regime: 'ai_act', pattern: patterns[30] })) as { unmet: unknown }).unmet).toBeNull();
  });

  it.each(languages)('is drawn whole with every duty and fine there is, on as many pages as that takes (%s)', async (language) => {
    const titles: Readonly<Record<string, { title: string }>> = interfaceWords[language].scope.duties;
    const codes = Object.keys(titles);
    const exposure = codes.map((code) => ({ code, from: '2026-10-03' }));
    const pages = await pagesOf(
      report({ language, pattern: patterns[30], subject: { exposure, completedAt: '2027-04-05T09:00:00.000Z' } }),
    );
    const at = pages.findIndex(({ text }, place) => place > 1 && text.includes(plain(reportWords[language].summary)));
    const board = pages
      .slice(1, at)
      .map(({ text }) => text)
      .join('');
    for (const { title } of Object.values(titles)) expect(board).toContain(plain(title));
    expect(board).toContain(plain(boardWords[language].signature));
  });

  it.each(languages)('names answers that records contradict, as in the summary and at the answer (%s)', async (language) => {
    const words = recordedWords[language];
    const pages = await pagesOf(report({ language, subject: { recorded: ['nis2-3-6', 'nis2-3-2'] } }));
    const text = pages.map((page) => page.text).join('');
    const { board, summary } = boardIn(pages, language);
    expect(board).toContain(plain(words.board.replace('{refs}', '3.2, 3.6')));
    expect(board).toContain(plain(boardWords[language].signature));
    expect(summary).toContain(plain(words.title.replace('{count}', '2')));
    expect(text.split(plain(words.answer)).length - 1).toBe(2);
    // Reports from before records were checked say nothing, and so do those that nothing contradicts.
    for (const recorded of [undefined, []]) {
      const data = JSON.stringify(reportData(report({ language, subject: recorded ? { recorded } : {} })));
      expect(data).toContain('"recorded":null');
      expect(data).not.toContain(words.answer);
    }
  });

  it('states that nothing is known of duties where no scope check is attached, and leaves out codes of other rules', () => {
    expect(boardOf({ regime: 'ai_act' })).toMatchObject({
      exposure: { duties: [], fines: [], unknown: expect.stringContaining('Czy podlegam') },
    });
    const subject = { exposure: [{ code: 'abolished', from: null }] };
    expect(boardOf({ subject })).toMatchObject({ exposure: { duties: [], fines: [], unknown: '' } });
  });

  it('states what changed since the last time, and nothing in reports from before that was stored', () => {
    const counts = { better: 6, worse: 1, applicability: 0, new: 0, dropped: 0, same: 42 };
    const previous = { completedAt: '2026-03-11T09:00:00Z', score: { from: 4912, to: 5628, change: 716 }, counts, isOtherCatalogue: true };
    expect(String(boardOf({ subject: { previous } }).changes).replaceAll('\u00a0', ' ')).toBe(
      '11 marca 2026: 49,12%, teraz: 56,28% (+7,16 pkt proc.). Odpowiedzi lepsze: 6, gorsze: 1, bez zmian: 42. W tym czasie zmienił się katalog pytań.',
    );
    const { previous: _, exposure: __, ...old } = report().subject;
    expect((reportData({ ...report(), subject: old }) as { board: object }).board).toMatchObject({
      changes: '',
      exposure: { unknown: '' },
    });
  });

  it('marks dates that nobody set as proposals, and names owners', () => {
    const [first = ''] = report().model.gaps;
    const planned = { [first]: { state: 'open' as const, owner: 'Anna Nowak', dueOn: '2026-12-01' } };
    const { plan } = boardOf({ subject: { planned } }) as { plan: { steps: { owner: string; due: string }[] }[] };
    expect(plan[0]?.steps[0]).toMatchObject({ owner: 'Anna Nowak', due: '1.12.2026' });
    expect(plan[0]?.steps[1]).toMatchObject({ owner: 'do wyznaczenia', due: '21.12.2026*' });
  });

  it('fits the longest owner that can be written, with and without blanks', async () => {
    for (const owner of ['W'.repeat(lengths.ownerName.most), 'Anna Maria '.repeat(20).slice(0, lengths.ownerName.most)]) {
      const planned = Object.fromEntries(report().model.gaps.map((id) => [id, { state: 'open' as const, owner, dueOn: null }]));
      const { board } = boardIn(await pagesOf(report({ subject: { planned } })), 'pl');
      expect(board).toContain(plain(boardWords.pl.signature));
    }
  });

  it('ends no sentence with two full stops', () => {
    for (const language of languages) {
      for (const level of [30, 60, 95] as const)
        expect(JSON.stringify(reportData(report({ language, pattern: patterns[level] })))).not.toMatch(/[^.]\.\.(?!\.)/);
    }
  });
});

describe('comments', () => {
  it('carry the language in which they are written, whatever that of the report', async () => {
    const languagesIn = async (comment: string): Promise<Set<string | undefined>> => {
      const pdf = await renderer.render(reportJob(report({ language: 'de', comment })));
      const unpacked = mupdf.Document.openDocument(pdf, 'application/pdf').asPDF()!.saveToBuffer('decompress').asUint8Array();
      return new Set(
        [
          ...Buffer.from(unpacked)
            .toString('latin1')
            .matchAll(/\/Lang ?\((\w+)\)/g),
        ].map(([, language]) => language),
      );
    };
    expect(await languagesIn('Procedura jest opisana, ale się nie sprawdza.')).toEqual(new Set(['de', 'pl']));
    expect(await languagesIn('שלום עולם (הערה).')).toEqual(new Set(['de', 'he']));
  });

  it('stay inside the page when they never pause', async () => {
    const document = mupdf.Document.openDocument(
      await renderer.render(reportJob(report({ comment: 'x'.repeat(1500) }))),
      'application/pdf',
    );
    const edges: number[] = [];
    for (let index = 0; index < document.countPages(); index += 1) {
      document
        .loadPage(index)
        .toStructuredText('preserve-whitespace')
        .walk({ beginLine: ([, , right]) => edges.push(right) });
    }
    expect(Math.max(...edges)).toBeLessThan(545);
  });
});
