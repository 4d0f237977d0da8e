// @module-tag long
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Questionnaire } from '#contract/assessment/answering/customer-questionnaires.ts';
import { anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;

beforeEach(async () => {
  org = await anOrganization(world.deps);
  await anAssessment(world.deps, org);
});

type Cell = string | number | null;
const basicHead: Cell[] = ['Function', 'Category', 'Subcategory', 'Requirement', 'ID', 'Documentation maturity', 'Implementation maturity'];
const basicRow = (text: string, id: string): Cell[] => [null, null, null, text, id, null, null, null, null, null, null, null];
const degrees = (range: string) => ({ type: 'list' as const, range, values: ['1', '2', '3', '4', '5', 'N/A'] });

/** As its publisher lays it out: an introduction, a sheet for each function, a summary that counts; one sheet with a level before the identifier. */
function aMaturityWorkbook(): Promise<Uint8Array> {
  const rows: Cell[][] = [
    ['GOVERN'],
    [null, null, null, null, null, 'Maturity'],
    [...basicHead, null, null, null, null, 'Comments'],
    basicRow('Legal requirements on cybersecurity are understood.', 'GV.OC-03.1'),
    basicRow('Policies are established, documented and reviewed.', 'GV.PO-01.1'),
    basicRow('Roles are laid down.', 'GV.RR-02.1'),
    ['A.1 is no control'],
  ];
  const protect: Cell[][] = [
    ['Function', null, null, 'Requirement', 'Level', 'ID', 'Documentation', 'Implementation', null, null, null, null, 'Comment'],
    ...['PR.AA-01.1', 'PR.AA-03.2', 'PR.DS-11.1'].map((id): Cell[] => [
      null,
      null,
      null,
      `Requirement of ${id} in words`,
      'Basic',
      id,
      null,
      null,
    ]),
  ];
  protect[2]![6] = 4;
  const summary: Cell[][] = [
    ['ID', 'Documentation', 'Implementation'],
    ...['GV.OC-03.1', 'GV.PO-01.1', 'GV.RR-02.1'].map((id): Cell[] => [id, 2, 3]),
  ];
  return writeXlsx({
    sheets: [
      { name: 'Introduction', rows: [['Date of the assessment']] },
      { name: 'GOVERN', rows, dataValidations: [degrees('F4:G6')] },
      { name: 'PROTECT', rows: protect },
      { name: 'BASIC Summary', rows: summary, cells: new Map([['1,3', { formula: 'AVERAGE(GOVERN!F4:F6)' }]]) },
    ],
  });
}

async function sent(bytes: Uint8Array): Promise<Questionnaire> {
  const answer = await world.app.inject({
    method: 'PUT',
    url: '/api/customer-questionnaires/files/CyFun.xlsx',
    headers: { cookie: org.cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
  return answer.json<Questionnaire>();
}

type Body = Partial<Readonly<{ written: string; comment: string; questionId: string | null; seen: string | null }>>;
const decide = ({ id }: Questionnaire, row: number, body: Body) =>
  world.call('PUT', `/api/customer-questionnaires/${id}/rows/${row}`, {
    cookie: org.cookie,
    body: { written: '', comment: '', questionId: null, seen: null, ...body },
  });

describe('a workbook of CyFun', () => {
  it('requests two degrees of each control, found by its identifiers and headings, and for nothing that it works out itself', async () => {
    const { rows, unread } = await sent(await aMaturityWorkbook());
    expect(unread).toEqual([]);
    expect(rows.map(({ sheet, number, part }) => `${sheet} ${number} ${part}`)).toEqual(
      [
        'GOVERN GV.OC-03.1',
        'GOVERN GV.PO-01.1',
        'GOVERN GV.RR-02.1',
        'PROTECT PR.AA-01.1',
        'PROTECT PR.AA-03.2',
        'PROTECT PR.DS-11.1',
      ].flatMap((control) => [`${control} documentation`, `${control} implementation`]),
    );
    const [first, second] = rows;
    expect(first).toMatchObject({
      text: 'Legal requirements on cybersecurity are understood.',
      answer: { list: ['1', '2', '3', '4', '5', 'N/A'] },
      comment: { locked: false },
    });
    expect(second).toMatchObject({ comment: null, filled: false });
    expect(rows[6]?.answer?.list).toEqual(['1', '2', '3', '4', '5']);
    expect(rows.filter(({ filled }) => filled).map(({ number, part }) => [number, part])).toEqual([['PR.AA-03.2', 'documentation']]);
  });

  it('shows own answers that have something in common with a control, and never proposes a degree', async () => {
    const { rows } = await sent(await aMaturityWorkbook());
    const backups = rows.filter(({ number }) => number === 'PR.DS-11.1');
    expect(backups.map(({ sources }) => sources.map(({ questionId, own, why }) => [questionId, own?.answer, why]))).toEqual(
      Array.from({ length: 2 }, () => [['nis2-3-2', 'yes', ['degree']]]),
    );
    expect(rows.map(({ matched, offer, sources }) => [matched, offer, sources.some(({ proposal }) => proposal !== null)])).toEqual(
      rows.map(() => [false, null, false]),
    );
  });

  it('comes back with the degrees as numbers that its formulas count, worked out anew when it is opened', async () => {
    const before = await aMaturityWorkbook();
    const questionnaire = await sent(before);
    const given: [row: number, body: Body][] = [
      [0, { written: '3', comment: 'Rejestr wymagań' }],
      [1, { written: '2' }],
      [2, { written: 'N/A' }],
    ];
    for (const [row, body] of given) expect((await decide(questionnaire, row, body)).statusCode).toBe(200);
    expect((await decide(questionnaire, 3, { written: '6' })).statusCode).toBe(400);
    expect((await decide(questionnaire, 3, { written: 'TAK' })).statusCode).toBe(400);
    expect((await decide(questionnaire, 8, { written: '1' })).statusCode).toBe(400);
    const { rawPayload } = await world.call('GET', `/api/customer-questionnaires/${questionnaire.id}/file`, { cookie: org.cookie });
    const after = new Uint8Array(rawPayload);
    const [, govern, protect] = (await readXlsx(after)).sheets;
    expect(govern?.rows[3]?.slice(5, 12)).toEqual([3, 2, null, null, null, null, 'Rejestr wymagań']);
    expect(govern?.rows[4]?.[5]).toBe('N/A');
    expect(protect?.rows[2]?.[6]).toBe(4);
    const [was, is] = [unzipSync(before), unzipSync(after)];
    const changed = Object.keys(is).filter((name) => strFromU8(is[name]!) !== strFromU8(was[name]!));
    expect(changed.filter((name) => name.includes('sheets/'))).toEqual(['xl/worksheets/sheet2.xml']);
  });

  it('answered again a year later offers what a person wrote for the same degree of the same control, and for no other', async () => {
    const first = await sent(await aMaturityWorkbook());
    await decide(first, 0, { written: '3' });
    const { rows } = await sent(await aMaturityWorkbook());
    expect(rows.filter(({ offer }) => offer).map(({ number, part, offer }) => [number, part, offer?.written])).toEqual([
      ['GV.OC-03.1', 'documentation', '3'],
    ]);
  });

  it('is distinguished from a list that only names controls', async () => {
    const rows: Cell[][] = [
      ['Control', 'Question', 'Answer'],
      ...['GV.OC-03.1', 'GV.PO-01.1', 'GV.RR-02.1'].map((id): Cell[] => [id, 'Are backups made regularly?', null]),
    ];
    const { rows: asked } = await sent(await writeXlsx({ sheets: [{ name: 'Form', rows }] }));
    expect(asked.map(({ part }) => part)).toEqual([null, null, null]);
  });
});
