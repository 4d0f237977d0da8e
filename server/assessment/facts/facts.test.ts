import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FactsOfKind } from '#contract/assessment/evidence/facts.ts';
import type { RecordedContradiction } from '#contract/assessment/evidence/contradictions.ts';
import type { EvidenceList } from '#contract/assessment/evidence/evidence.ts';
import type { Counts, FactKind } from '#core/assessment/facts/kinds.ts';
import type { ReportSubject } from '#server/adapters/documents/report/report.ts';
import { anAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;

beforeEach(async () => {
  world.at('2027-06-10T08:00:00.000Z');
  org = await anOrganization(world.deps);
});

const entra = (membersWithMfa: number): Counts => ({ members: 60, membersWithMfa, admins: 3, adminsWithMfa: 3, guests: 2, unclear: 0 });
const file = (letter: string): string => letter.repeat(64);

type Report = Readonly<{ kind: FactKind; takenOn: string; counts: Counts; sha256: string; columns: string[]; evidenceName: string | null }>;
/** Reports what was counted, each time a second later. */
function report(given: Partial<Report> = {}, cookie = org.cookie) {
  world.at(new Date(world.deps.now().getTime() + 1000).toISOString());
  const fact = { kind: 'entra_mfa', takenOn: '2027-06-10', counts: entra(54), sha256: file('a'), columns: ['isMfaCapable'] };
  return world.call('POST', '/api/facts?lang=en', { cookie, body: { ...fact, evidenceName: null, ...given } });
}
const kinds = async (cookie = org.cookie) =>
  (await world.call('GET', '/api/facts?lang=en', { cookie })).json<{ kinds: FactsOfKind[] }>().kinds;
const ofKind = async (kind: FactKind) => (await kinds()).find((one) => one.kind === kind)!;
const checkOf = async (check: string) => (await kinds()).flatMap(({ checks }) => checks).find((one) => one.check === check);
const contradictions = async () =>
  (await world.call('GET', '/api/contradictions?lang=en', { cookie: org.cookie }))
    .json<RecordedContradiction[]>()
    .map(({ questionId, kind }) => `${questionId} ${kind}`);
const observed = async () =>
  (await world.call('GET', '/api/observed-questions', { cookie: org.cookie })).json<{ questionId: string; supports: boolean }[]>();
const explain = (check: string, reason: string, explanation: string, cookie = org.cookie) =>
  world.call('PUT', `/api/facts/${check}/explanation`, { cookie, body: { reason, explanation } });

describe('a fact', () => {
  it('is stored as figures, with the file by its hash and who counted', async () => {
    expect((await report()).statusCode).toBe(200);
    const { facts, checks, freshUntil } = await ofKind('entra_mfa');
    expect(facts).toMatchObject([
      { source: 'file', takenOn: '2027-06-10', counts: entra(54), columns: ['isMfaCapable'], sha256: file('a') },
    ]);
    expect(facts[0]).toMatchObject({ reportedBy: 'Anna Testowa', rules: 'atesto-facts/1' });
    expect(checks).toMatchObject([{ check: 'entra_mfa', verdict: 'amber', reason: 'mfa_partial', since: '2027-06-10' }]);
    expect(checks[0]?.questions).toMatchObject([{ questionId: 'nis2-7-5', section: 7, number: 5 }]);
    expect(freshUntil).toBe('2027-07-15');
  });

  it('counts where it was measured last, whenever it was reported, and one that is deleted gives way', async () => {
    await report({ takenOn: '2027-06-09', counts: entra(58), sha256: file('b') });
    await report({ takenOn: '2027-05-01' });
    const { facts, checks } = await ofKind('entra_mfa');
    expect(facts.map(({ takenOn }) => takenOn)).toEqual(['2027-06-09', '2027-05-01']);
    expect(checks).toMatchObject([{ verdict: 'green', since: '2027-06-09' }]);
    await world.call('DELETE', `/api/facts/${facts[0]?.id}`, { cookie: org.cookie });
    expect(await checkOf('entra_mfa')).toMatchObject({ reason: 'mfa_partial', verdict: 'unknown' });
  });

  it('of the same file is one, also where two people report it at once', async () => {
    await Promise.all([report(), report(), report({ takenOn: '2027-06-08', counts: entra(50) })]);
    expect((await ofKind('entra_mfa')).facts).toHaveLength(1);
    await report({ takenOn: '2027-06-07', counts: entra(51) });
    expect((await ofKind('entra_mfa')).facts).toMatchObject([{ takenOn: '2027-06-07', counts: entra(51) }]);
    const entries = await world.deps.db.rows(sql`select 1 from audit_logs where organization_id = ${org.id} and action = 'fact.reported'`);
    await report({ takenOn: '2027-06-07', counts: entra(51) });
    expect(
      await world.deps.db.rows(sql`select 1 from audit_logs where organization_id = ${org.id} and action = 'fact.reported'`),
    ).toHaveLength(entries.length);
  });

  it('is one of twenty-four of its kind at most; the oldest go', async () => {
    for (let number = 0; number < 25; number += 1) {
      const sha256 = number.toString(16).padStart(64, '0');
      await report({ takenOn: `2027-05-${String(number + 1).padStart(2, '0')}`, sha256 });
    }
    await report({ kind: 'training', counts: { people: 3, trained: 3 } });
    const { facts } = await ofKind('entra_mfa');
    expect([facts.length, facts[0]?.takenOn, facts.at(-1)?.takenOn]).toEqual([24, '2027-05-25', '2027-05-02']);
    expect((await ofKind('training')).facts).toHaveLength(1);
  });

  it.each<[string, Partial<Report>]>([
    ['takenOn', { takenOn: '2027-06-11' }],
    ['takenOn', { takenOn: '2026-05-05' }],
    ['counts', { counts: { members: 3, membersWithMfa: 4 } }],
    ['counts', { counts: { people: 3 } }],
    ['counts', { counts: {} }],
    ['sha256', { sha256: 'Jan Kowalski' }],
  ])('with a wrong %s is refused: %j', async (field, given) => {
    const refused = await report(given);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
    expect((await ofKind('entra_mfa')).facts).toEqual([]);
  });

  it('may have been measured on a day that has just begun in Warsaw', async () => {
    world.at('2027-06-10T22:30:00.000Z');
    expect((await report({ takenOn: '2027-06-11' })).statusCode).toBe(200);
    world.at('2027-06-10T08:00:00.000Z');
    expect(await checkOf('entra_mfa')).toMatchObject({ verdict: 'unknown' });
  });

  it('needs a paid period to be reported, and none to be seen and deleted', async () => {
    const free = await anOrganization(world.deps, { plan: null });
    expect((await report({}, free.cookie)).statusCode).toBe(402);
    expect((await world.call('GET', '/api/facts', { cookie: free.cookie })).statusCode).toBe(200);
  });

  it('is reported by consultants, explained and deleted by editors, seen by readers and by nobody else', async () => {
    await report({ counts: entra(10) });
    const id = (await ofKind('entra_mfa')).facts[0]?.id;
    const [reader, consultant, outsider] = [await aPerson(world.deps), await aPerson(world.deps), await anOrganization(world.deps)];
    await joins(world.deps, reader, org, 'reader');
    await joins(world.deps, consultant, org, 'consultant');
    expect((await report({ sha256: file('c') }, reader.cookie)).statusCode).toBe(403);
    expect((await kinds(reader.cookie))[0]?.facts).toHaveLength(1);
    expect((await report({ sha256: file('c'), counts: entra(10) }, consultant.cookie)).statusCode).toBe(200);
    expect((await explain('entra_mfa', 'mfa_low', 'Nie', consultant.cookie)).statusCode).toBe(403);
    expect((await world.call('DELETE', `/api/facts/${id}`, { cookie: consultant.cookie })).statusCode).toBe(403);
    expect((await world.call('DELETE', `/api/facts/${id}`, { cookie: outsider.cookie })).statusCode).toBe(404);
    expect((await kinds(outsider.cookie))[0]?.facts).toEqual([]);
  });
});

describe('what follows from a fact', () => {
  it('supports an answer or contradicts “yes”, as observations do, and changes no score', async () => {
    const open = await anAssessment(world.deps, org, { answer: 'yes' });
    const review = async () =>
      (await world.call('GET', `/api/assessments/${open}/review`, { cookie: org.cookie })).json<{ recorded: unknown[]; score: unknown }>();
    const before = await review();
    await report({ counts: entra(40) });
    expect(await contradictions()).toEqual(['nis2-7-5 fact']);
    const after = await review();
    expect(after).toEqual({ ...before, recorded: [expect.objectContaining({ questionId: 'nis2-7-5' })] });
    await world.call('POST', `/api/assessments/${open}/report`, { cookie: org.cookie, body: {} });
    const [made] = await world.deps.db.rows<{ subject: ReportSubject }>(sql`select subject from reports where assessment_id = ${open}`);
    expect(made?.subject.recorded).toEqual(['nis2-7-5']);
    const quality = await world.call('GET', '/api/quality?lang=en', { cookie: org.cookie });
    expect(quality.body).toContain('"by":"fact"');
    await report({ counts: entra(60), sha256: file('b') });
    expect(await contradictions()).toEqual([]);
    expect(await observed()).toMatchObject([{ source: 'fact', questionId: 'nis2-7-5', supports: true, share: { part: 60, whole: 60 } }]);
  });

  it('ends with the day until which it counts', async () => {
    await report({ kind: 'backup_jobs', takenOn: '2027-06-10', counts: { jobs: 2, succeeded: 1 } });
    expect(await contradictions()).toEqual(['nis2-3-2 fact']);
    world.at('2027-06-18T21:59:00.000Z');
    expect(await contradictions()).toHaveLength(1);
    world.at('2027-06-18T22:01:00.000Z');
    expect(await contradictions()).toEqual([]);
    expect(await checkOf('backup_success')).toMatchObject({ verdict: 'unknown', reason: 'backup_missed' });
  });

  it('is explained until something else is counted; what is explained contradicts nothing', async () => {
    await report({ counts: entra(40) });
    expect((await explain('entra_mfa', 'mfa_partial', 'Nie')).json()).toMatchObject({ code: 'fact_changed' });
    expect((await explain('google_2sv', 'two_step_low', 'Nie')).statusCode).toBe(404);
    await explain('entra_mfa', 'mfa_low', 'Konta bez MFA są wyłączone');
    expect(await contradictions()).toEqual([]);
    expect((await checkOf('entra_mfa'))?.explanation).toMatchObject({ text: 'Konta bez MFA są wyłączone', by: 'Anna Testowa' });
    await report({ counts: entra(41), sha256: file('b'), takenOn: '2027-06-10' });
    expect((await checkOf('entra_mfa'))?.explanation).not.toBeNull();
    await report({ counts: entra(55), sha256: file('c') });
    await report({ counts: entra(42), sha256: file('d') });
    expect(await checkOf('entra_mfa')).toMatchObject({ verdict: 'red', explanation: null });
    await explain('entra_mfa', 'mfa_low', 'Znowu');
    await explain('entra_mfa', 'mfa_low', '');
    expect(await contradictions()).toEqual(['nis2-7-5 fact']);
  });

  it('is evidence of the questions it supports until it is too old, once, and no more when it is deleted', async () => {
    const open = await anAssessment(world.deps, org, { answer: 'yes' });
    const evidence = async () => (await world.call('GET', '/api/evidence', { cookie: org.cookie })).json<EvidenceList>().evidence;
    await report({ evidenceName: 'Konta z MFA: 54 z 60' });
    expect(await evidence()).toEqual([]);
    const good = { counts: entra(60), sha256: file('b'), evidenceName: 'Konta z MFA: 60 z 60' };
    await report(good);
    await report(good);
    const [one, ...others] = await evidence();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ kind: 'link', name: 'Konta z MFA: 60 z 60', validUntil: '2027-07-15' });
    expect(one?.uses.map(({ assessmentId, questionId }) => [assessmentId, questionId])).toEqual(
      expect.arrayContaining([
        [null, 'nis2-7-5'],
        [open, 'nis2-7-5'],
      ]),
    );
    const id = (await ofKind('entra_mfa')).facts[0]?.id ?? '';
    expect(one?.url).toContain(`/fakty?kind=entra_mfa&fact=${id}`);
    await world.call('DELETE', `/api/facts/${id}`, { cookie: org.cookie });
    expect(await evidence()).toEqual([]);
  });
});

describe('a program', () => {
  const keyFor = async (scopes: string[], cookie = org.cookie): Promise<string> =>
    (await world.call('POST', '/api/keys', { cookie, body: { name: 'Zbieracz', scopes } })).json<{ secret: string }>().secret;
  const send = (key: string, body: object, kind = 'entra_mfa') =>
    world.call('PUT', `/api/v1/facts/${kind}`, { headers: { authorization: `Bearer ${key}` }, body });

  it('reports by its key, once for a kind and a day, and gets back what follows and nothing else', async () => {
    await report({ takenOn: '2027-06-09', counts: entra(60) });
    const key = await keyFor(['facts:write', 'suppliers:read']);
    const body = { takenOn: '2027-06-10', counts: entra(40), collector: 'entra-report/1.2' };
    const answer = await send(key, body);
    expect(answer.json()).toEqual({
      kind: 'entra_mfa',
      takenOn: '2027-06-10',
      verdicts: [{ check: 'entra_mfa', verdict: 'red', reason: 'mfa_low' }],
    });
    await send(key, body);
    await send(key, { takenOn: '2027-06-10', counts: entra(41) });
    const { facts } = await ofKind('entra_mfa');
    expect(facts).toHaveLength(2);
    expect(facts[0]).toMatchObject({ source: 'api', reportedBy: 'Zbieracz', counts: entra(41), sha256: null });
    expect(await contradictions()).toEqual(['nis2-7-5 fact']);
    const logged = await world.deps.db.rows(sql`select 1 from audit_logs where organization_id = ${org.id} and action = 'fact.reported'`);
    expect(logged).toHaveLength(3);
  });

  it('is refused without the scope, without a paid period, after the contract, and with what is no fact', async () => {
    const body = { takenOn: '2027-06-10', counts: entra(40) };
    expect((await send(await keyFor(['suppliers:read']), body)).json()).toMatchObject({ code: 'key_scope' });
    const key = await keyFor(['facts:write']);
    expect((await send(key, { ...body, takenOn: '2027-06-11' })).statusCode).toBe(400);
    expect((await send(key, { ...body, counts: { members: 1, names: ['Jan'] } })).json()).not.toMatchObject({ names: ['Jan'] });
    expect((await send(key, body, 'salaries')).statusCode).toBe(400);
    const free = await anOrganization(world.deps, { plan: null });
    expect((await send(await keyFor(['facts:write'], free.cookie), body)).statusCode).toBe(402);
    const now = world.deps.now();
    const eraseAt = new Date(now.getTime() + 1000);
    await world.deps.db.rows(sql`
      insert into organization_exits (organization_id, kind, requested_at, ends_at, erase_at)
      values (${org.id}, 'switching', ${now}, ${now}, ${eraseAt})`);
    expect((await send(key, body)).json()).toMatchObject({ code: 'contract_ended' });
  });
});
