import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { makeReport } from '#server/assessment/assessments/reports/reports.ts';
import {
  anAssessment,
  anOrganization,
  aPerson,
  asPrincipal,
  aCompletedAssessment,
  joins,
  type TestOrganization,
} from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const question = 'nis2-1-1';
const other = 'nis2-2-3';

type Item = {
  id: string;
  name: string;
  uses: { assessmentId: string | null; questionId: string }[];
  reported: boolean;
  validUntil: string | null;
};
type Place = { assessmentId: string | null; questionId: string };

const add = async (org: TestOrganization, place?: Place, options: { replaces?: string; name?: string; bytes?: Buffer } = {}) => {
  const { name = 'polityka.pdf', bytes = aPdf(), replaces } = options;
  const sent = await sendEvidence(world, org.cookie, { name, bytes }, { ...(place ? { place } : {}), ...(replaces ? { replaces } : {}) });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return sent.body as unknown as Item;
};
const list = async (cookie: string) => (await world.call('GET', '/api/evidence', { cookie })).json().evidence as Item[];
const attach = (cookie: string, id: string, body: Place) => world.call('POST', `/api/evidence/${id}/uses`, { cookie, body });
const detach = (cookie: string, id: string, { assessmentId, questionId }: Place) =>
  world.call('DELETE', `/api/evidence/${id}/uses?questionId=${questionId}${assessmentId ? `&assessmentId=${assessmentId}` : ''}`, {
    cookie,
  });
const remove = (cookie: string, id: string) => world.call('DELETE', `/api/evidence/${id}`, { cookie });
const filesOf = async (org: TestOrganization, assessmentId: string) => {
  const answers = (await world.call('GET', `/api/answers/${assessmentId}`, { cookie: org.cookie })).json<
    { questionId: string; evidenceFiles: string[] }[]
  >();
  return Object.fromEntries(
    answers.filter(({ evidenceFiles }) => evidenceFiles.length > 0).map(({ questionId, evidenceFiles }) => [questionId, evidenceFiles]),
  );
};
const places = ({ uses }: Item) => uses.map(({ assessmentId, questionId }) => [assessmentId, questionId]);

describe('one file', () => {
  it('stands at several answers and items of the plan, and is named by each answer', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps);
    const assessmentId = await anAssessment(world.deps, org);
    const item = await add(org, { assessmentId, questionId: question });
    await attach(org.cookie, item.id, { assessmentId, questionId: other });
    await attach(org.cookie, item.id, { assessmentId, questionId: other });
    const attached = await attach(org.cookie, item.id, { assessmentId: null, questionId: other });
    expect(places(attached.json())).toEqual([
      [assessmentId, question],
      [assessmentId, other],
      [null, other],
    ]);
    world.at('2026-11-21T09:00:05.000Z');
    const second = await add(org, { assessmentId, questionId: other });
    expect(await filesOf(org, assessmentId)).toEqual({ [question]: [item.id], [other]: [item.id, second.id] });
    expect(places((await detach(org.cookie, item.id, { assessmentId, questionId: question })).json())).toEqual([
      [assessmentId, other],
      [null, other],
    ]);
    expect((await detach(org.cookie, item.id, { assessmentId, questionId: question })).statusCode).toBe(404);
    const acts = await world.deps.db.rows<{ action: string }>(
      sql`select action from audit_logs where organization_id = ${org.id} and entity_id = ${item.id} order by id`,
    );
    expect(acts.map(({ action }) => action)).toEqual([
      'evidence.added',
      'evidence.attached',
      'evidence.attached',
      'evidence.attached',
      'evidence.detached',
    ]);
  });

  it('that replaces another replaces it in its places, save those in a finished assessment', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const first = await anAssessment(world.deps, org);
    const old = await add(org, { assessmentId: first, questionId: question });
    await makeReport(world.deps, await asPrincipal(world.deps, org), first);
    const next = await world.call('POST', '/api/assessments', { cookie: org.cookie, body: { type: 'nis2', copyFrom: first } });
    const assessmentId = next.json().id as string;
    expect(await filesOf(org, assessmentId)).toEqual({ [question]: [old.id] });
    const renewed = await add(org, undefined, { replaces: old.id, name: 'nowa.pdf' });
    expect(await filesOf(org, assessmentId)).toEqual({ [question]: [renewed.id] });
    expect(await filesOf(org, first)).toEqual({ [question]: [old.id] });
    const last = await add(org, undefined, { replaces: renewed.id });
    expect(await filesOf(org, assessmentId)).toEqual({ [question]: [last.id] });
    expect((await list(org.cookie)).map(({ id }) => id).toSorted()).toEqual([old.id, last.id].toSorted());
  });
});

describe('a link', () => {
  it('stands beside files, and has an address that leads to a page', async () => {
    const org = await anOrganization(world.deps);
    const assessmentId = await anAssessment(world.deps, org, { answered: 1 });
    const link = (url: string) =>
      world.call('POST', '/api/evidence/links', {
        cookie: org.cookie,
        body: { name: 'Rejestr ryzyk', url, place: { assessmentId, questionId: question } },
      });
    expect((await link('https://intranet.example/ryzyka?x=1#y')).json()).toMatchObject({
      kind: 'link',
      name: 'Rejestr ryzyk',
      url: 'https://intranet.example/ryzyka?x=1#y',
      sha256: null,
      bytes: null,
    });
    for (const url of ['javascript:alert(1)', 'ftp://example.com/a', 'example.com', 'https://user:secret@example.com/', '']) {
      const refused = await link(url);
      expect([refused.statusCode, Object.keys(refused.json().fields)], url).toEqual([400, ['url']]);
    }
    const [only] = await list(org.cookie);
    expect((await world.call('GET', `/api/evidence/${only?.id}/file`, { cookie: org.cookie })).statusCode).toBe(404);
  });
});

describe('evidence of a finished assessment', () => {
  it('stays as it is there; an editor may delete it, a consultant may not', async () => {
    const org = await anOrganization(world.deps);
    const consultant = await aPerson(world.deps);
    await joins(world.deps, consultant, org, 'consultant');
    const assessmentId = await anAssessment(world.deps, org);
    const item = await add(org, { assessmentId, questionId: question });
    expect(item.reported).toBe(false);
    await makeReport(world.deps, await asPrincipal(world.deps, org), assessmentId);
    expect(await list(org.cookie)).toMatchObject([{ id: item.id, reported: true }]);
    for (const call of [
      detach(org.cookie, item.id, { assessmentId, questionId: question }),
      attach(org.cookie, item.id, { assessmentId, questionId: other }),
    ]) {
      expect((await call).json().code).toBe('assessment_locked');
    }
    expect((await remove(consultant.cookie, item.id)).json().code).toBe('editor_needed');
    expect((await remove(org.cookie, item.id)).json()).toEqual({ ok: true });
    expect(await list(org.cookie)).toEqual([]);
  });

  it('goes on being reported when the assessment is opened again and it is removed there', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps);
    const assessmentId = await anAssessment(world.deps, org);
    const item = await add(org, { assessmentId, questionId: question });
    await makeReport(world.deps, await asPrincipal(world.deps, org), assessmentId);
    await world.call('POST', `/api/assessments/${assessmentId}/reopen`, { cookie: org.cookie });
    expect((await detach(org.cookie, item.id, { assessmentId, questionId: question })).json()).toMatchObject({ reported: true, uses: [] });
  });
});

describe('an assessment', () => {
  it('states that its report changes whenever its evidence does', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps);
    const assessmentId = await anAssessment(world.deps, org);
    const revision = async () =>
      (await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie })).json().revision as number;
    const before = await revision();
    const item = await add(org, { assessmentId, questionId: question });
    const added = await revision();
    await world.call('PATCH', `/api/evidence/${item.id}`, { cookie: org.cookie, body: { validUntil: '2027-03-31' } });
    const dated = await revision();
    await remove(org.cookie, item.id);
    expect([added > before, dated > added, (await revision()) > dated]).toEqual([true, true, true]);
    const late = await world.call('POST', `/api/assessments/${assessmentId}/report?revision=${before}`, { cookie: org.cookie });
    expect([late.statusCode, late.json().code]).toEqual([409, 'assessment_changed']);
  });
});

describe('evidence of others', () => {
  it('cannot be seen, saved, put anywhere or deleted', async () => {
    const [org, outsider] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const own = await aCompletedAssessment(world.deps, outsider);
    const item = await add(org);
    expect(await list(outsider.cookie)).toEqual([]);
    const calls = [
      world.call('GET', `/api/evidence/${item.id}/file`, { cookie: outsider.cookie }),
      attach(outsider.cookie, item.id, { assessmentId: null, questionId: question }),
      attach(outsider.cookie, item.id, { assessmentId: own, questionId: question }),
      remove(outsider.cookie, item.id),
      world.call('PATCH', `/api/evidence/${item.id}`, { cookie: outsider.cookie, body: { validUntil: null } }),
      world.call('POST', '/api/evidence/uploads', { cookie: outsider.cookie, body: { name: 'a.pdf', bytes: 9, replaces: item.id } }),
    ];
    for (const call of calls) expect((await call).statusCode).toBe(404);
    expect((await world.call('GET', `/api/evidence/${item.id}/file`)).statusCode).toBe(401);
    expect(await list(org.cookie)).toHaveLength(1);
  });
});

describe('a file whose bytes the store lost', { tags: ['long'] }, () => {
  it('is shown as unavailable, and can be deleted', async () => {
    const org = await anOrganization(world.deps);
    const item = await add(org);
    const [row] = await world.deps.db.rows<{ storeKey: string }>(sql`select store_key from evidence where id = ${item.id}`);
    await world.deps.files.remove(row?.storeKey ?? '');
    const answer = await world.call('GET', `/api/evidence/${item.id}/file`, { cookie: org.cookie });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'evidence_unavailable']);
    expect((await remove(org.cookie, item.id)).statusCode).toBe(200);
  });
});
