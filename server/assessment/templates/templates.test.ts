import { beforeEach, describe, expect, it } from 'vitest';
import { documentTemplates } from '#content/templates/templates.ts';
import type { EvidenceList } from '#contract/assessment/evidence/evidence.ts';
import type { listTemplates, TemplateDetail } from '#contract/assessment/evidence/templates.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { piecesOf } from '#core/assessment/templates/fill.ts';
import { readDocumentWords } from '#server/adapters/forms/form-file.ts';
import { anAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
beforeEach(async () => {
  world.at('2026-11-27T09:00:00.000Z');
  org = await anOrganization(world.deps, { name: 'Odlewnia Wisła', plan: 'pro' });
});

const address = (rest = '') => `/api/templates/backups${rest}`;
const read = async (cookie = org.cookie) => (await world.call('GET', address(), { cookie })).json<TemplateDetail>();
const fill = (revision: number, gaps: object[], cookie = org.cookie) =>
  world.call('PUT', address('/gaps'), { cookie, body: { revision, gaps } });
const adopt = (evidenceId: string, body: object = {}, cookie = org.cookie) =>
  world.call('POST', address('/adoptions'), {
    cookie,
    body: { evidenceId, approvedOn: '2026-11-20', approvedBy: 'Jan Kowal, prezes', ...body },
  });
const docx = async () => (await world.call('GET', address('/docx'), { cookie: org.cookie })).rawPayload;
const aFile = async (name = 'kopie.pdf', bytes: Buffer = aPdf()) =>
  String((await sendEvidence(world, org.cookie, { name, bytes })).body['id']);

describe('documents to adapt', () => {
  it('are listed with their questions and answers, in the order of the questionnaire', async () => {
    await anAssessment(world.deps, org, { answered: 49 });
    const { templates } = (await world.call('GET', '/api/templates?lang=en', { cookie: org.cookie })).json<
      OutputOf<typeof listTemplates>
    >();
    expect(templates).toHaveLength(documentTemplates.length);
    const backups = templates.find(({ id }) => id === 'backups');
    expect(backups).toMatchObject({ title: 'Backups and restore test', state: 'none', adoption: null, filled: 0 });
    expect(backups?.questions.map(({ ref, answer }) => [ref, answer !== null])).toEqual([
      ['3.2', true],
      ['3.3', true],
    ]);
    expect(backups?.basis).toMatch(/2024\/2690.*4\.2\.1/);
  });

  it('hold what is known of the organisation, what it typed in, and marks for the rest', async () => {
    const before = await read();
    expect(before.purpose).toContain('Odlewnia Wisła');
    const [gap] = before.gapValues;
    const after = (await fill(0, [{ words: gap?.words, value: ' Anna Nowak {nip} [[x]] ' }])).json<TemplateDetail>();
    expect(after).toMatchObject({ revision: 1, filled: 1, state: 'started' });
    const text = await readDocumentWords(await docx());
    expect(text).toContain('Za kopie odpowiada Anna Nowak {nip} [[x]]');
    expect(text).not.toContain(`[UZUPEŁNIJ: ${gap?.words}]`);
    expect(text).toContain(`[UZUPEŁNIJ: ${before.gapValues[1]?.words}]`);
    expect(text).toContain(`NIP ${org.nip}`);
    const emptied = (await fill(1, [])).json<TemplateDetail>();
    expect(emptied).toMatchObject({ revision: 2, filled: 0, state: 'none' });
  });

  it('take no gap that there is not, and none over what was not seen', async () => {
    const [gap] = (await read()).gapValues;
    expect((await fill(0, [{ words: 'czego nie ma', value: 'x' }])).json()).toMatchObject({ code: 'invalid_input' });
    expect((await fill(0, [{ words: gap?.words, value: 'pierwszy' }])).statusCode).toBe(200);
    expect((await fill(0, [{ words: gap?.words, value: 'drugi' }])).json()).toMatchObject({ code: 'template_changed' });
    expect((await read()).gapValues[0]?.value).toBe('pierwszy');
  });
});

describe('an approved document', () => {
  it('becomes evidence of every question of the template for twelve months, and changes no answer', async () => {
    const assessmentId = await anAssessment(world.deps, org, { answered: 49, answer: 'no' });
    const evidenceId = await aFile();
    const after = (await adopt(evidenceId)).json<TemplateDetail>();
    expect(after).toMatchObject({
      state: 'approved',
      adoption: { evidenceId, version: 1, approvedOn: '2026-11-20', approvedBy: 'Jan Kowal, prezes', validUntil: '2027-11-20', readers: 0 },
    });
    expect(after.questions.map(({ answer }) => answer)).toEqual(['no', 'no']);
    const { evidence } = (await world.call('GET', '/api/evidence', { cookie: org.cookie })).json<EvidenceList>();
    expect(new Set(evidence[0]?.uses.map(({ assessmentId: at, questionId }) => `${at} ${questionId}`))).toEqual(
      new Set(['null nis2-3-2', 'null nis2-3-3', `${assessmentId} nis2-3-2`, `${assessmentId} nis2-3-3`]),
    );
    expect((await adopt(evidenceId, { approvedOn: '2025-11-20' })).json()).toMatchObject({ state: 'due', adoptions: [{ evidenceId }] });
  });

  it('holds no place to fill in, was approved by today, and is a file of the organisation', async () => {
    const unfinished = await aFile('kopie.docx', await docx());
    expect((await adopt(unfinished)).json()).toMatchObject({ code: 'document_unfinished' });
    const evidenceId = await aFile();
    expect((await adopt(evidenceId, { approvedOn: '2026-11-28' })).json()).toMatchObject({ fields: { approvedOn: expect.any(String) } });
    const link = { name: 'Wiki', url: 'https://intranet.example/kopie' };
    const linked = (await world.call('POST', '/api/evidence/links', { cookie: org.cookie, body: link })).json<{ id: string }>();
    expect((await adopt(linked.id)).json()).toMatchObject({ fields: { evidenceId: expect.any(String) } });
    const other = await anOrganization(world.deps, { plan: 'pro' });
    expect((await adopt(evidenceId, {}, other.cookie)).statusCode).toBe(404);
    expect((await read()).adoptions).toEqual([]);
  });

  it('is the one approved last; it goes with its file, and its approval can be withdrawn', { tags: ['long'] }, async () => {
    const [first, second] = [await aFile('a.pdf'), await aFile('b.pdf', aPdf({ catalog: '/Lang(pl)' }))];
    await adopt(first, { approvedOn: '2026-11-25' });
    await adopt(second, { approvedOn: '2026-11-10' });
    expect((await read()).adoptions.map(({ evidenceId }) => evidenceId)).toEqual([first, second]);
    await world.call('DELETE', `/api/evidence/${first}`, { cookie: org.cookie });
    expect((await read()).adoption?.evidenceId).toBe(second);
    const removed = (await world.call('DELETE', address(`/adoptions/${second}`), { cookie: org.cookie })).json<TemplateDetail>();
    expect(removed).toMatchObject({ adoption: null, state: 'none' });
    expect((await world.call('DELETE', address(`/adoptions/${second}`), { cookie: org.cookie })).statusCode).toBe(404);
  });

  it('is read by members, each once; who left is no longer counted', { tags: ['long'] }, async () => {
    const evidenceId = await aFile();
    await adopt(evidenceId);
    const person = await aPerson(world.deps);
    await joins(world.deps, person, org, 'reader');
    const confirm = (cookie: string) => world.call('PUT', address(`/adoptions/${evidenceId}/reading`), { cookie });
    expect((await confirm(person.cookie)).json<TemplateDetail>().adoption).toMatchObject({ readers: 1, isRead: true });
    await confirm(person.cookie);
    expect(await read()).toMatchObject({ members: 2, adoption: { readers: 1, isRead: false } });
    const outsider = await anOrganization(world.deps, { plan: 'pro' });
    expect((await confirm(outsider.cookie)).statusCode).toBe(404);
    const member = (await world.call('GET', '/api/members', { cookie: org.cookie }))
      .json<{ id: string; email: string }[]>()
      .find(({ email }) => email === person.email);
    await world.call('DELETE', `/api/members/${member?.id}`, { cookie: org.cookie });
    expect(await read()).toMatchObject({ members: 1, adoption: { readers: 0 } });
  });
});

it('shows a text cut at its open gaps', () => {
  expect(piecesOf('a [UZUPEŁNIJ: kto] b')).toEqual([
    { text: 'a ', isGap: false },
    { text: '[UZUPEŁNIJ: kto]', isGap: true },
    { text: ' b', isGap: false },
  ]);
});
