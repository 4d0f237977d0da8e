// @module-tag long
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerWords, waysToWrite } from '#content/documents/report/answers.ts';
import { catalogues } from '#content/questions/catalogue.ts';
import type { ImportPreview } from '#contract/assessment/answering/exchange/imports.ts';
import { plainComment, plainWord } from '#core/assessment/questionnaire/answer-import.ts';
import { languages } from '#core/platform/languages.ts';
import { answerValues, questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { aCompletedAssessment, anAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { readWorkbook } from '#server/adapters/spreadsheets/read.ts';
import { openWorld } from '#server/testing/world.ts';
import { readAnswers } from './read-answers.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

const yes = answerWords.pl.values.yes;
type Cells = (string | null)[][];

async function download(org: TestOrganization, id: string, lang = 'pl'): Promise<Buffer> {
  const answer = await world.call('GET', `/api/assessments/${id}/xlsx?lang=${lang}`, { cookie: org.cookie });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** The downloaded workbook with cells filled in: by question, the answer and the comment. */
async function filledIn(
  book: Buffer,
  cells: Readonly<Record<string, readonly [answer: string | null, comment?: string | null]>>,
): Promise<Buffer> {
  const { sheets } = await readXlsx(new Uint8Array(book));
  const texts = sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => row.map((value) => (value === null ? null : String(value)))),
  }));
  for (const row of texts[1]?.rows ?? []) {
    const [answer, comment] = cells[row[0] ?? ''] ?? [];
    if (answer !== undefined) row[4] = answer;
    if (comment !== undefined) row[5] = comment;
  }
  return Buffer.from(await writeXlsx({ sheets: texts.map(({ name, rows }) => ({ name, rows, cells: asTexts(rows) })) }));
}

function asTexts(rows: Cells) {
  return new Map(
    rows.flatMap((row, at) =>
      row.flatMap((value, column) => (value === null ? [] : [[`${at},${column}`, { value, type: 'string' as const }] as const])),
    ),
  );
}

async function upload(cookie: string, file: Uint8Array) {
  const headers = { cookie, 'content-type': 'application/octet-stream' };
  return world.app.inject({ method: 'PUT', url: '/api/imports', headers, payload: Buffer.from(file) });
}

async function preview(org: TestOrganization, file: Uint8Array): Promise<ImportPreview> {
  const answer = await upload(org.cookie, file);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

function apply(cookie: string, { id, rows }: ImportPreview) {
  const chosen = rows.map(({ questionId, seen }) => ({ questionId, seen }));
  return world.call('POST', `/api/imports/${id}/application`, { cookie, body: { rows: chosen } });
}

async function answersOf(org: TestOrganization, id: string): Promise<Record<string, string>> {
  const answers = await world.call('GET', `/api/answers/${id}`, { cookie: org.cookie });
  const rows = answers.json<{ questionId: string; answer: string; comment: string }[]>();
  return Object.fromEntries(rows.map(({ questionId, answer, comment }) => [questionId, comment ? `${answer}: ${comment}` : answer]));
}

async function anOpen(answered = 2): Promise<{ org: TestOrganization; id: string }> {
  const org = await anOrganization(world.deps, { plan: 'pro' });
  return { org, id: await anAssessment(world.deps, org, { answered, answer: 'partial' }) };
}

describe('the workbook', () => {
  it.each(languages)('holds every question in %s, with a list of the answers, two open columns and hidden keys', async (language) => {
    const { org, id } = await anOpen();
    const parts = unzipSync(new Uint8Array(await download(org, id, language)));
    const sheet = strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
    expect(sheet).toMatch(/<sheetProtection sheet="1"/);
    expect(sheet).toMatch(/<dataValidation type="list" sqref="E3:E51"/);
    expect(sheet).toContain('<formula1>atesto!$E$1:$E$4</formula1>');
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toMatch(/<sheet name="atesto"[^>]* state="hidden"/);
    const { sheets } = await readXlsx(await download(org, id, language));
    const words = answerWords[language];
    expect(sheets.map(({ name }) => name)).toEqual([words.guide, words.sheet, 'atesto']);
    expect(sheets[1]?.rows).toHaveLength(2 + questionsOf(catalogues.nis2).length);
    expect(sheets[1]?.rows[2]?.[4]).toBe(words.values.partial.replaceAll('\u00a0', ' '));
    expect(/\{\w+\}/.test(JSON.stringify(sheets))).toBe(false);
  });

  it('comes in as it went out: nothing changes, whatever a comment holds', async () => {
    const { org, id } = await anOpen(0);
    const strange = ['=HYPERLINK("https://zly.example")', '_x0041_ a\r\nb\n\nc', '\u0001\u000b <&"\'> 👩‍🚀', "'+48 22", '  przed i po  '];
    for (const [index, comment] of strange.entries()) {
      const body = { assessmentId: id, questionId: `nis2-1-${index + 1}`, answer: 'no', comment };
      expect((await world.call('POST', '/api/answers', { cookie: org.cookie, body })).statusCode).toBe(200);
    }
    const seen = await preview(org, await download(org, id));
    expect([seen.rows, seen.problems, seen.unchanged]).toEqual([[], [], 5]);
  });

  it('no word means two answers, in any language', () => {
    const meanings = new Map<string, string>();
    for (const [word, answer] of waysToWrite) {
      expect(meanings.get(plainWord(word)) ?? answer, word).toBe(answer);
      meanings.set(plainWord(word), answer);
    }
    expect(new Set(meanings.values())).toEqual(new Set(answerValues));
  });

  it('belongs to the organisation, and is read of a finished assessment as it was frozen', async () => {
    const { id } = await anOpen();
    const other = await anOrganization(world.deps, { plan: 'pro' });
    expect((await world.call('GET', `/api/assessments/${id}/xlsx`, { cookie: other.cookie })).statusCode).toBe(404);
    const finished = await aCompletedAssessment(world.deps, other, { answer: 'yes' });
    await world.deps.db.rows(sql`delete from subscriptions where organization_id = ${other.id}`);
    const { sheets } = await readXlsx(await download(other, finished));
    expect(sheets[0]?.rows.flat()).toContain(answerWords.pl.howToFinished.replaceAll('\u00a0', ' '));
  });
});

describe('a filled sheet', () => {
  it('shows each change by its cell, saves nothing before it is applied, and then everything at once, as answers of whoever applied it', async () => {
    const { org, id } = await anOpen();
    const colleague = await aPerson(world.deps, { firstName: 'Ewa' });
    await joins(world.deps, colleague, org, 'consultant');
    const file = await filledIn(await download(org, id), {
      'nis2-1-1': [yes, 'Polityka z 2026'],
      'nis2-1-3': ['NIE'],
      'nis2-1-4': ['n/a', 'Nie mamy\nfabryki'],
    });
    const before = await answersOf(org, id);
    world.at('2026-11-21T10:00:00.000Z');
    const seen = (await upload(colleague.cookie, file)).json<ImportPreview>();
    expect(
      seen.rows.map(({ questionId, cell, kind, filled, now }) => [questionId, cell, kind, filled.answer, now?.answer ?? null]),
    ).toEqual([
      ['nis2-1-1', 'E3', 'change', 'yes', 'partial'],
      ['nis2-1-3', 'E5', 'change', 'no', null],
      ['nis2-1-4', 'E6', 'change', 'not_applicable', null],
    ]);
    expect([seen.unchanged, seen.problems]).toEqual([1, []]);
    expect(await answersOf(org, id)).toEqual(before);
    const applied = await apply(colleague.cookie, seen);
    expect(applied.json()).toMatchObject({ saved: 3, assessment: { answeredCount: 4, status: 'in_progress' } });
    expect(await answersOf(org, id)).toEqual({
      'nis2-1-1': 'yes: Polityka z 2026',
      'nis2-1-2': 'partial',
      'nis2-1-3': 'no',
      'nis2-1-4': 'not_applicable: Nie mamy\nfabryki',
    });
    const history = await world.call('GET', `/api/answers/${id}/nis2-1-1/history`, { cookie: org.cookie });
    expect(history.json()[0]).toMatchObject({ from: 'partial', to: 'yes', comment: 'Polityka z 2026', who: 'Ewa Drugi', copied: false });
    const acts = await world.deps.db.rows<{ action: string; count: number }>(sql`
      select action, count(*) from audit_logs where user_id = ${colleague.userId} and action like 'answer%' group by action order by action`);
    expect(acts).toEqual([
      { action: 'answer.saved', count: 3 },
      { action: 'answers.imported', count: 1 },
    ]);
    expect((await apply(colleague.cookie, seen)).statusCode).toBe(404);
  });

  it('names what is wrong by the address of its cell and leaves those rows out', async () => {
    const { org, id } = await anOpen();
    const book = await filledIn(await download(org, id), {
      'nis2-1-1': [''],
      'nis2-1-2': ['Może'],
      'nis2-1-6': ['👩'.repeat(90)],
      'nis2-1-3': [null, 'bez odpowiedzi'],
      'nis2-1-4': ['tak', 'x'.repeat(4001)],
      'nis2-1-5': ['nie dotyczy', ' '],
    });
    const { problems, rows } = await preview(org, book);
    expect(problems.map(({ cell, problem, leftOut }) => [cell, problem, leftOut])).toEqual([
      ['E3', 'answer_cleared', false],
      ['E4', 'unknown_answer', true],
      ['F5', 'comment_without_answer', true],
      ['F6', 'comment_too_long', true],
      ['F7', 'reason_missing', false],
      ['E8', 'unknown_answer', true],
    ]);
    expect(problems[5]?.value).toBe('👩'.repeat(80));
    expect(problems[1]).toMatchObject({ value: 'Może', questionId: 'nis2-1-2' });
    expect(rows.map(({ questionId }) => questionId)).toEqual(['nis2-1-5']);
    expect(await answersOf(org, id)).toEqual({ 'nis2-1-1': 'partial', 'nis2-1-2': 'partial' });
  });

  it('shows an answer that somebody changed meanwhile as a conflict with both versions', async () => {
    const { org, id } = await anOpen();
    const file = await filledIn(await download(org, id), { 'nis2-1-1': [yes], 'nis2-1-2': [yes] });
    world.at('2026-11-21T10:00:00.000Z');
    await world.call('POST', '/api/answers', {
      cookie: org.cookie,
      body: { assessmentId: id, questionId: 'nis2-1-1', answer: 'no', comment: 'audyt' },
    });
    const { rows } = await preview(org, file);
    expect(rows.map(({ questionId, kind, now, changedBy }) => [questionId, kind, now, changedBy])).toEqual([
      ['nis2-1-1', 'conflict', { answer: 'no', comment: 'audyt' }, 'Anna Testowa'],
      ['nis2-1-2', 'change', { answer: 'partial', comment: '' }, 'Anna Testowa'],
    ]);
  });

  it('overwrites nothing that was changed after it was shown: it names the questions and saves none', async () => {
    const { org, id } = await anOpen();
    const seen = await preview(org, await filledIn(await download(org, id), { 'nis2-1-1': [yes], 'nis2-1-3': [yes] }));
    world.at('2026-11-21T10:00:00.000Z');
    await world.call('POST', '/api/answers', { cookie: org.cookie, body: { assessmentId: id, questionId: 'nis2-1-3', answer: 'no' } });
    const refused = await apply(org.cookie, seen);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'import_changed', questionIds: ['nis2-1-3'] }),
    ]);
    expect(await answersOf(org, id)).toEqual({ 'nis2-1-1': 'partial', 'nis2-1-2': 'partial', 'nis2-1-3': 'no' });
    const again = (await world.call('GET', `/api/imports/${seen.id}`, { cookie: org.cookie })).json<ImportPreview>();
    expect(again.rows.map(({ questionId, kind }) => [questionId, kind])).toEqual([
      ['nis2-1-1', 'change'],
      ['nis2-1-3', 'conflict'],
    ]);
    expect((await apply(org.cookie, again)).json().saved).toBe(2);
    expect((await answersOf(org, id))['nis2-1-3']).toBe('yes');
  });

  it('of another organisation, of a finished assessment, of other questions or of no such form is refused with its reason', async () => {
    const { org, id } = await anOpen();
    const [other, finished] = [await anOrganization(world.deps, { plan: 'pro' }), await anOrganization(world.deps, { plan: 'pro' })];
    const file = await download(org, id);
    const refusal = async (cookie: string, bytes: Uint8Array) => (await upload(cookie, bytes)).json().code as string;
    expect(await refusal(other.cookie, file)).toBe('import_foreign');
    const done = await aCompletedAssessment(world.deps, finished, { answer: 'yes' });
    expect(await refusal(finished.cookie, await download(finished, done))).toBe('assessment_locked');
    expect(await refusal(org.cookie, await writeXlsx({ sheets: [{ name: 'Lista', rows: [['NIP']] }] }))).toBe('import_unknown');
    expect(await refusal(org.cookie, Buffer.from('%PDF-1.7'))).toBe('sheet_unreadable');
    const { sheets } = await readXlsx(new Uint8Array(file));
    const older = sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => row.map((value) => (value === catalogues.nis2.version ? '2020.01' : value))),
    }));
    expect(await refusal(org.cookie, await writeXlsx({ sheets: older }))).toBe('import_other_catalogue');
    await world.deps.db.rows(sql`delete from subscriptions where organization_id = ${org.id}`);
    expect(await refusal(org.cookie, file)).toBe('subscription_required');
  });

  it('is forgotten after a day, and in the place of an earlier one of the same person', async () => {
    const { org, id } = await anOpen();
    const first = await preview(org, await download(org, id));
    const second = await preview(org, await download(org, id));
    expect((await world.call('GET', `/api/imports/${first.id}`, { cookie: org.cookie })).statusCode).toBe(404);
    expect((await world.call('GET', `/api/imports/${second.id}`, { cookie: org.cookie })).statusCode).toBe(200);
    world.at('2026-11-22T09:00:00.000Z');
    expect((await world.call('GET', `/api/imports/${second.id}`, { cookie: org.cookie })).statusCode).toBe(404);
  });

  it('moved columns and rows are found by their hidden names, and rows that stand twice are named', async () => {
    const { org, id } = await anOpen(0);
    const { sheets } = await readXlsx(new Uint8Array(await filledIn(await download(org, id), { 'nis2-1-2': ['nie'] })));
    const rows = (sheets[1]?.rows ?? []).map((row) => ['', ...row.map((value) => (value === null ? '' : String(value)))]);
    const [names = [], headings = [], ...questions] = rows;
    const moved = [names, headings, ...questions.toReversed(), questions[1] ?? []];
    const texts = (index: number) => (sheets[index]?.rows ?? []).map((row) => row.map((value) => (value === null ? '' : String(value))));
    const read = readAnswers([
      { name: 'x', rows: moved },
      { name: 'atesto', rows: texts(2) },
    ]);
    expect(read?.rows.map(({ questionId, cell }) => [questionId, cell])).toEqual([['nis2-1-2', 'F50']]);
    expect(read?.problems).toEqual([{ cell: 'F52', problem: 'repeated_question', questionId: null, value: 'nis2-1-2' }]);
  });

  it('however it is mangled is read or refused', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('atesto:question', 'atesto:answer', 'atesto:comment', 'form', 'nis2-1-1', 'tak'));
    const sheet = fc.record({
      name: fc.constantFrom('atesto', 'Pytania'),
      rows: fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 10 }),
    });
    fc.assert(fc.property(fc.array(sheet, { maxLength: 3 }), (sheets) => void readAnswers(sheets)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => plainComment(plainComment(text)) === plainComment(text)));
  });
});

describe('a sheet saved by LibreOffice', () => {
  it('states what was typed there, and what stood there before', async () => {
    const file = await readFile(join(import.meta.dirname, 'fixtures', 'saved-by-libreoffice.xlsx'));
    const read = readAnswers(await readWorkbook(file, { sheets: 6, rows: 400, columns: 24 }));
    expect(read?.rows.map(({ questionId, cell, filled, exported }) => [questionId, cell, filled, exported?.answer ?? null])).toEqual([
      ['nis2-1-1', 'E3', { answer: 'yes', comment: 'Uchwała z 2026 r.' }, 'partial'],
      ['nis2-1-2', 'E4', { answer: 'partial', comment: '=1+1\ndruga linia, zażółć' }, 'partial'],
      ['nis2-1-3', 'E5', { answer: 'not_applicable', comment: 'Nie mamy budżetu <własnego>' }, null],
    ]);
    expect(read?.problems).toEqual([{ cell: 'E51', problem: 'unknown_answer', questionId: 'nis2-7-7', value: 'raczej tak' }]);
  });
});
