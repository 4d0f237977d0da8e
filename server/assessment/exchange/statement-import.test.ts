// @module-tag long
import { writeXlsx } from 'hucre/xlsx';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { statementWords } from '#content/documents/billing/statement.ts';
import type { ImportPreview } from '#contract/assessment/answering/exchange/imports.ts';
import { annexAControls } from '#core/assessment/mapping/statement.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { languages } from '#core/platform/languages.ts';
import { aCompletedAssessment, anAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

type Cells = readonly (readonly (string | number | null)[])[];

async function workbook(...sheets: readonly Cells[]): Promise<Buffer> {
  const all = sheets.map((rows, index) => ({ name: `Arkusz ${index + 1}`, rows: rows.map((row) => [...row]) }));
  return Buffer.from(await writeXlsx({ sheets: all }));
}

/** Letters of Windows-1250 that Polish has beside ASCII. */
const polish = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż';
const polishBytes = [0xa5, 0xc6, 0xca, 0xa3, 0xd1, 0xd3, 0x8c, 0x8f, 0xaf, 0xb9, 0xe6, 0xea, 0xb3, 0xf1, 0xf3, 0x9c, 0x9f, 0xbf];
function windows1250(text: string): Buffer {
  return Buffer.from(Array.from(text, (letter) => polishBytes[polish.indexOf(letter)] ?? letter.charCodeAt(0)));
}

function upload(cookie: string, file: Uint8Array, language = 'pl') {
  const headers = { cookie, 'content-type': 'application/octet-stream' };
  return world.app.inject({ method: 'PUT', url: `/api/imports/statements/${language}`, headers, payload: Buffer.from(file) });
}

async function preview({ cookie }: Pick<TestOrganization, 'cookie'>, file: Uint8Array, language = 'pl'): Promise<ImportPreview> {
  const answer = await upload(cookie, file, language);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function anOpen(answered = 0): Promise<{ org: TestOrganization; id: string }> {
  const org = await anOrganization(world.deps, { plan: 'pro' });
  return { org, id: await anAssessment(world.deps, org, { answered, answer: 'no' }) };
}

function apply(cookie: string, { id }: ImportPreview, rows: readonly Readonly<{ questionId: string; seen: string | null }>[]) {
  return world.call('POST', `/api/imports/${id}/application`, {
    cookie,
    body: { rows: rows.map(({ questionId, seen }) => ({ questionId, seen })) },
  });
}

async function answersOf({ cookie }: TestOrganization, id: string): Promise<Record<string, string>> {
  const rows = (await world.call('GET', `/api/answers/${id}`, { cookie })).json<
    { questionId: string; answer: string; comment: string }[]
  >();
  return Object.fromEntries(rows.map(({ questionId, answer, comment }) => [questionId, comment ? `${answer}: ${comment}` : answer]));
}

const proposalsOf = ({ rows }: ImportPreview) => Object.fromEntries(rows.map(({ questionId, filled }) => [questionId, filled.answer]));
const openOf = ({ statement }: ImportPreview) => Object.fromEntries(statement?.open.map(({ questionId, why }) => [questionId, why]) ?? []);
const head = ['Zabezpieczenie', 'Stosowane', 'Stan'] as const;
const allGreen: Cells = [head, ...annexAControls.map((control) => [control, 'tak', 'wdrożone'])];

describe('a statement of applicability', () => {
  it('proposes answers with the controls they rest on, changes none, and leaves names and other columns behind', async () => {
    const { org, id } = await anOpen();
    const file = await workbook(
      [['Deklaracja stosowania, zatwierdził Jan Tajny']],
      [
        ['Fabryka sp. z o.o.'],
        [],
        ['Właściciel', 'Stan wdrożenia', 'Zabezpieczenie', 'Ma zastosowanie?', 'Uzasadnienie'],
        [null, null, '5 Organizacyjne', null, null],
        ['Jan Tajny', 'Wdrożone', 'A.8.13 Kopie', 'Tak', 'Prowadzi Jan Tajny'],
        ['Jan Tajny', 'planowane', 'A.8.24', 'tak', ''],
        ['Jan Tajny', 'u Jana Tajnego', 'A.8.7', 'tak', ''],
        ['Jan Tajny', '', 'A.7.1', 'nie', 'biuro Jana Tajnego'],
        ['Jan Tajny', 'wdrożone', 'A.9.1.2', 'tak', ''],
        ['Jan Tajny', 'wdrożone', 'A.5.24', 'tak', ''],
        ['Jan Tajny', 'częściowo', 'A.5.25', 'tak', ''],
      ],
    );
    const seen = await preview(org, file);
    expect(proposalsOf(seen)).toEqual({ 'nis2-3-2': 'yes', 'nis2-3-3': 'partial', 'nis2-3-5': 'partial' });
    const [copies, , incidents] = seen.rows;
    expect(copies).toMatchObject({
      kind: 'change',
      now: null,
      filled: { comment: 'Z\u00a0deklaracji stosowania: A.8.13 (wdrożone)' },
      controls: [{ control: 'A.8.13', state: 'implemented', written: 'Wdrożone', cell: 'C5', sheet: 2 }],
    });
    expect(incidents?.filled.comment).toBe('Z\u00a0deklaracji stosowania: A.5.24 (wdrożone); A.5.25 (częściowo)');
    expect(openOf(seen)).toMatchObject({
      'nis2-1-1': 'law',
      'nis2-1-4': 'clause',
      'nis2-2-5': 'shared_part',
      'nis2-2-7': 'excluded',
      'nis2-7-6': 'not_assessed',
      'nis2-5-7': 'missing',
    });
    expect(seen.statement?.problems).toEqual([
      { control: 'A.8.7', problem: 'unknown_state', cell: 'C7', sheet: 2 },
      { control: null, problem: 'other_edition', cell: 'C9', sheet: 2 },
    ]);
    expect(seen.rows.length + (seen.statement?.open.length ?? 0)).toBe(49);
    expect(await answersOf(org, id)).toEqual({});
    const [stored] = await world.deps.db.rows<{ read: string }>(sql`
      select read::text from answer_imports where organization_id = ${org.id}`);
    expect(stored?.read).toContain('A.8.13');
    expect(stored?.read).not.toMatch(/Tajn|biuro|Fabryka/);
  });

  it('says yes where a control holds the whole question, and of no question that names a period or a figure', async () => {
    const { org } = await anOpen();
    const proposed = proposalsOf(await preview(org, await workbook(allGreen)));
    const yes = questionsOf(catalogues.nis2).filter(({ id }) => proposed[id] === 'yes');
    expect(yes.map(({ id }) => id)).toEqual(['nis2-3-2', 'nis2-4-2', 'nis2-4-3']);
    for (const { text } of yes) expect(text.en).not.toMatch(/\d|once|annual|year|month|hours|days/);
    expect(Object.values(proposed).filter((answer) => answer === 'partial')).toHaveLength(39);
  });

  it('that is excluded as a whole proposes nothing, and never that something does not apply', async () => {
    const { org } = await anOpen();
    const seen = await preview(org, await workbook([head, ...annexAControls.map((control) => [control, 'nie', ''])]));
    expect(seen.rows).toEqual([]);
    expect(new Set(Object.values(openOf(seen)))).toEqual(new Set(['excluded', 'law', 'clause']));
  });

  it('is saved as far as a person chose, as their answers, and never over one that was given unless it is chosen', async () => {
    const { org, id } = await anOpen();
    const save = (questionId: string, answer: string, comment = '') =>
      world.call('POST', '/api/answers', { cookie: org.cookie, body: { assessmentId: id, questionId, answer, comment } });
    await save('nis2-3-2', 'no', 'Kopie w tej samej serwerowni');
    await save('nis2-4-2', 'yes');
    await save('nis2-3-5', 'no');
    await save('nis2-5-3', 'yes');
    await save('nis2-7-7', 'yes');
    const colleague = await aPerson(world.deps, { firstName: 'Ewa' });
    await joins(world.deps, colleague, org, 'consultant');
    world.at('2026-11-21T10:00:00.000Z');
    const almost = allGreen.map(([id = '', ...stated]) => (id === 'A.5.14' ? [id, 'tak', 'planowane'] : [id, ...stated]));
    const seen = await preview(colleague, await workbook(almost));
    const kinds = Object.fromEntries(seen.rows.map((row) => [row.questionId, row]));
    expect(kinds['nis2-3-2']).toMatchObject({ kind: 'conflict', filled: { answer: 'yes', comment: 'Kopie w tej samej serwerowni' } });
    expect(kinds['nis2-4-3']).toMatchObject({ kind: 'change', filled: { answer: 'yes' } });
    // What is answered alike, and a “yes” that green controls cannot prove, are left alone; one that a planned control speaks against is shown.
    expect([kinds['nis2-4-2'], kinds['nis2-5-3'], seen.unchanged]).toEqual([undefined, undefined, 2]);
    expect(kinds['nis2-7-7']).toMatchObject({ kind: 'conflict', now: { answer: 'yes' }, filled: { answer: 'partial' } });

    const chosen = seen.rows.filter(({ questionId }) => ['nis2-3-2', 'nis2-4-3'].includes(questionId));
    expect((await apply(colleague.cookie, seen, chosen)).json()).toMatchObject({ saved: 2 });
    expect(await answersOf(org, id)).toEqual({
      'nis2-3-2': 'yes: Kopie w tej samej serwerowni',
      'nis2-4-2': 'yes',
      'nis2-3-5': 'no',
      'nis2-5-3': 'yes',
      'nis2-7-7': 'yes',
      'nis2-4-3': 'yes: Z\u00a0deklaracji stosowania: A.5.19, A.5.21 (wdrożone)',
    });
    const history = await world.call('GET', `/api/answers/${id}/nis2-3-2/history`, { cookie: org.cookie });
    expect(history.json()[0]).toMatchObject({ from: 'no', to: 'yes', who: 'Ewa Drugi' });
    expect((await apply(colleague.cookie, seen, chosen)).statusCode).toBe(404);
  });

  it('saves nothing where an answer was changed after it was shown, and shows it then', async () => {
    const { org, id } = await anOpen();
    const seen = await preview(org, await workbook(allGreen));
    await world.call('POST', '/api/answers', {
      cookie: org.cookie,
      body: { assessmentId: id, questionId: 'nis2-3-2', answer: 'no', comment: 'x' },
    });
    const refused = await apply(org.cookie, seen, seen.rows.slice(0, 20));
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'import_changed', questionIds: ['nis2-3-2'] }),
    ]);
    expect(await answersOf(org, id)).toEqual({ 'nis2-3-2': 'no: x' });
    const again = (await world.call('GET', `/api/imports/${seen.id}?lang=en`, { cookie: org.cookie })).json<ImportPreview>();
    expect(again.rows.find(({ questionId }) => questionId === 'nis2-3-2')).toMatchObject({ kind: 'conflict', filled: { comment: 'x' } });
    expect(again.statement?.open[0]?.questionText).toMatch(/^Is the organisation/);
    const open = seen.statement?.open[0]?.questionId ?? '';
    expect((await apply(org.cookie, seen, [{ questionId: open, seen: null }])).json().code).toBe('invalid_input');
  });

  it.each(languages)('as it is exported from here is understood in %s', async (language) => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await anAssessment(world.deps, org, { answered: 49, answer: 'yes' });
    const file = await world.call('GET', `/api/assessments/${id}/statement?lang=${language}`, { cookie: org.cookie });
    const { statement } = await preview(org, file.rawPayload, language);
    expect([statement?.controls, statement?.problems]).toEqual([93, []]);
    const { control, applied, state, appliedValues, states } = statementWords[language];
    const rows = Object.values(states).map((stated, index) => [`A.5.${index + 1}`, appliedValues[0] ?? '', stated]);
    const typed = await preview(org, await workbook([[control, applied, state], ...rows, ['A.5.6', appliedValues[1] ?? '', '']]), language);
    expect(typed.statement?.problems).toEqual([]);
    expect(
      Object.fromEntries(typed.statement?.open.flatMap(({ controls }) => controls.map((one) => [one.control, one.state])) ?? []),
    ).toMatchObject({
      'A.5.6': 'excluded',
    });
  });
});

describe('the file of a statement', () => {
  it('may be values with semicolons in Windows-1250, in UTF-8 or with tabs', async () => {
    const { org } = await anOpen();
    const text = 'Deklaracja;;\r\nNr;Stosowane;Stan wdrożenia\r\nA.8.13;tak;wdrożone\r\nA.5.19;tak;częściowo\r\n';
    for (const file of [windows1250(text), Buffer.from(`\ufeff${text}`), Buffer.from(text.replaceAll(';', '\t'))]) {
      const seen = await preview(org, file);
      expect(seen.rows.find(({ questionId }) => questionId === 'nis2-3-2')?.controls).toMatchObject([
        { written: 'wdrożone', cell: 'A3', sheet: null },
      ]);
      expect(seen.statement?.problems).toEqual([]);
    }
  });

  it('may hold formulas, of which the value counts, and numbers', async () => {
    const { org } = await anOpen();
    const rows = [
      ['Nr', 'Applicable', 'Status'],
      [8.13, 'yes', ''],
      [5.19, 'yes', 'implemented'],
    ];
    const formula = new Map([['1,2', { formula: 'IF(TRUE,"implemented","planned")', formulaResult: 'implemented' }]]);
    const bytes = await writeXlsx({ sheets: [{ name: 'SoA', rows, cells: formula }] });
    const seen = await preview(org, bytes, 'en');
    expect(seen.rows.find(({ questionId }) => questionId === 'nis2-3-2')?.filled).toEqual({
      answer: 'yes',
      comment: 'From the statement of applicability: A.8.13 (implemented)',
    });
  });

  it('of the edition of 2013 is refused row by row, and proposes nothing', async () => {
    const { org } = await anOpen();
    const ids = Array.from({ length: 300 }, (_, index) => `A.${5 + (index % 14)}.${1 + (index % 4)}.${1 + (index % 7)}`);
    const seen = await preview(org, await workbook([head, ['A.5.1', '', ''], ...ids.map((id) => [id, 'tak', 'wdrożone'])]));
    expect(seen.rows).toEqual([]);
    expect(new Set(seen.statement?.problems.map(({ problem }) => problem))).toEqual(new Set(['other_edition']));
    expect([seen.statement?.controls, seen.statement?.problems.length, seen.statement?.moreProblems]).toEqual([0, 200, 101]);
  });

  it('that is none, too large, closed or empty is refused with its reason, and nothing is stored', async () => {
    const { org } = await anOpen();
    const refusal = async (bytes: Uint8Array) => (await upload(org.cookie, bytes)).json().code as string;
    const long: Cells = [head, ...Array.from({ length: 5000 }, (_, index) => [`A.5.${(index % 37) + 1}`, 'tak', 'wdrożone'])];
    expect(await refusal(await workbook(long))).toBe('sheet_too_large');
    expect(await refusal(Buffer.from(long.map((row) => row.join(';')).join('\n')))).toBe('sheet_too_large');
    expect(await refusal(await workbook(allGreen.slice(1)))).toBe('soa_unknown');
    expect(
      await refusal(
        await workbook([
          ['NIP', 'Stan'],
          ['Serwer', 'wdrożone'],
        ]),
      ),
    ).toBe('soa_unknown');
    expect(await refusal(Buffer.from('%PDF-1.7\n%âãÏÓ'))).toBe('soa_unknown');
    expect(await refusal(Buffer.from('PK\u0003\u0004 broken'))).toBe('sheet_unreadable');
    expect(await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe('sheet_locked');
    expect(await refusal(Buffer.alloc(0))).toBe('sheet_unreadable');
    expect(await world.deps.db.rows(sql`select 1 from answer_imports where organization_id = ${org.id}`)).toEqual([]);
  });

  it('is read for whoever may save answers, under a paid period, for an open assessment of their own', async () => {
    const { org } = await anOpen();
    const file = await workbook(allGreen);
    const refusal = async (cookie: string) => {
      const answer = await upload(cookie, file);
      return [answer.statusCode, answer.json().code] as const;
    };
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    expect((await refusal(reader.cookie))[0]).toBe(403);
    expect((await refusal(''))[0]).toBe(401);
    const fresh = await anOrganization(world.deps, { plan: 'pro' });
    expect(await refusal(fresh.cookie)).toEqual([404, 'no_assessment']);
    await aCompletedAssessment(world.deps, fresh, { answer: 'yes' });
    expect(await refusal(fresh.cookie)).toEqual([409, 'assessment_locked']);
    const seen = await preview(org, file);
    const other = await anOpen();
    expect((await world.call('GET', `/api/imports/${seen.id}`, { cookie: other.org.cookie })).statusCode).toBe(404);
    expect((await apply(other.org.cookie, seen, seen.rows)).statusCode).toBe(404);
    expect((await apply(reader.cookie, seen, seen.rows)).statusCode).toBe(403);
    await world.deps.db.rows(sql`delete from subscriptions where organization_id = ${org.id}`);
    expect((await refusal(org.cookie))[1]).toBe('subscription_required');
    expect((await apply(org.cookie, seen, seen.rows)).json().code).toBe('subscription_required');
  });
});
