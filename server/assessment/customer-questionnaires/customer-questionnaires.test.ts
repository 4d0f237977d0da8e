// @module-tag long
import sql, { raw } from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Questionnaire, QuestionnaireRow } from '#contract/assessment/answering/customer-questionnaires.ts';
import { questionnaireLimits } from '#core/assessment/customer-questionnaires/questionnaire.ts';
import { deleteUnusedFiles } from '#server/assessment/evidence/uploads/sweep.ts';
import { anAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { essentialAnswers } from '#server/testing/scenarios/scope-answers.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const today = '2026-11-26T10:00:00.000Z';
const backups = 'Czy stosowane są kopie zapasowe?';
const insurance = 'Czy posiadają Państwo polisę cybernetyczną?';
const backupQuestion = 'nis2-3-2';
let org: TestOrganization;
let assessmentId: string;
let evidenceId: string;

/** Backups are answered with yes and evidenced. */
beforeEach(async () => {
  world.at(today);
  org = await anOrganization(world.deps);
  assessmentId = await anAssessment(world.deps, org);
  const place = { assessmentId, questionId: backupQuestion };
  const { body } = await sendEvidence(world, org.cookie, { name: 'Kopie.pdf', bytes: aPdf() }, { place });
  evidenceId = String(body.id);
});

const send = (lines: readonly string[], { name = 'ankieta.csv', cookie = org.cookie } = {}) =>
  world.app.inject({
    method: 'PUT',
    url: `/api/customer-questionnaires/files/${encodeURIComponent(name)}`,
    headers: { cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(['Pytanie;Odpowiedź;Uwagi', ...lines.map((line) => `${line};;`)].join('\r\n')),
  });
const sent = async (...lines: string[]): Promise<Questionnaire> => (await send(lines)).json<Questionnaire>();
const read = async ({ id }: Questionnaire): Promise<Questionnaire> =>
  (await world.call('GET', `/api/customer-questionnaires/${id}`, { cookie: org.cookie })).json();
type Body = Partial<Readonly<{ written: string; comment: string; questionId: string | null; seen: string | null }>>;
const decide = ({ id }: Questionnaire, row: number, body: Body, cookie = org.cookie) =>
  world.call('PUT', `/api/customer-questionnaires/${id}/rows/${row}`, {
    cookie,
    body: { written: '', comment: '', questionId: null, seen: null, ...body },
  });
const fileOf = async ({ id }: Questionnaire): Promise<string> =>
  (await world.call('GET', `/api/customer-questionnaires/${id}/file`, { cookie: org.cookie })).body;
const setBack = (table: string, column: string) =>
  world.deps.db.rows(sql`update ${raw(table)} set ${raw(column)} = ${raw(column)} - interval '367 days' where organization_id = ${org.id}`);
const setAnswer = (answer: string) =>
  world.deps.db.rows(sql`
  update answers set answer = ${answer} where organization_id = ${org.id} and assessment_id = ${assessmentId} and question_id = ${backupQuestion}`);

describe('a row', () => {
  it('is answered from an own answer with its source, and only after a person took it', async () => {
    const questionnaire = await sent(backups, insurance);
    expect(questionnaire).toMatchObject({ language: 'pl', mayChange: true });
    expect(questionnaire.rows[0]).toMatchObject({
      matched: true,
      sources: [
        {
          questionId: backupQuestion,
          own: { answer: 'yes', evidence: ['Kopie.pdf'], assessmentId },
          proposal: { answer: 'yes', written: 'Tak', comment: '' },
          why: [],
        },
      ],
      offer: { from: 'answer', written: 'Tak', comment: '', questionId: backupQuestion },
      decided: null,
    });
    expect(questionnaire.rows[1]).toMatchObject({ matched: false, outside: true, sources: [], offer: null, decided: null });
    expect(await fileOf(questionnaire)).not.toContain('Tak');
    const row = (await decide(questionnaire, 0, { written: 'Tak', questionId: backupQuestion })).json<QuestionnaireRow>();
    expect(row.decided).toMatchObject({ decision: 'accepted', written: 'Tak', by: expect.stringContaining(' '), outdated: false });
    expect(await fileOf(questionnaire)).toBe(`Pytanie;Odpowiedź;Uwagi\r\n${backups};Tak;\r\n${insurance};;`);
  });

  it.each([
    ['no evidence', () => world.call('DELETE', `/api/evidence/${evidenceId}`, { cookie: org.cookie }), ['no_evidence']],
    [
      'evidence that expired',
      () => world.call('PATCH', `/api/evidence/${evidenceId}`, { cookie: org.cookie, body: { validUntil: '2026-11-25' } }),
      ['no_evidence'],
    ],
    ['an answer of more than a year ago', () => setBack('answers', 'updated_at'), ['stale']],
    [
      'a contradiction',
      async () => {
        const body = { drill: false, kinds: ['service_disruption'], detected: today, title: 'Awaria' };
        const { id } = (await world.call('POST', '/api/incidents', { cookie: org.cookie, body })).json();
        await world.call('PUT', `/api/incidents/${id}/contradictions`, { cookie: org.cookie, body: { questionIds: [backupQuestion] } });
      },
      ['contradicted'],
    ],
  ])('is left to a person where there is %s, and what was taken before is marked', async (_, happens, why) => {
    const questionnaire = await sent(backups);
    await decide(questionnaire, 0, { written: 'Tak', questionId: backupQuestion });
    await happens();
    const [row] = (await read(questionnaire)).rows;
    expect(row?.sources[0]).toMatchObject({ proposal: null, why });
    expect(row?.decided).toMatchObject({ written: 'Tak', outdated: true });
  });

  it('is left to a person where the scope check contradicts the answer, in an assessment that is still open too', async () => {
    const covered = 'Czy podmiot figuruje w wykazie podmiotów kluczowych lub ważnych?';
    await world.deps.db.rows(sql`
      insert into evidence_uses (organization_id, evidence_id, assessment_id, question_id, attached_by, attached_at)
      values (${org.id}, ${evidenceId}, ${assessmentId}, 'nis2-1-1', ${org.userId}, ${world.deps.now()})`);
    expect((await sent(covered)).rows[0]?.sources[0]).toMatchObject({ questionId: 'nis2-1-1', proposal: { answer: 'yes' } });
    const answers = { ...essentialAnswers, kinds: [], sectors: [] };
    const scope = { scope: { regime: 'nis2', checkedOn: '2026-11-20', answers } };
    expect((await world.call('PUT', '/api/scope', { cookie: org.cookie, body: scope })).statusCode).toBe(200);
    expect((await sent(covered)).rows[0]).toMatchObject({ offer: null, sources: [{ proposal: null, why: ['contradicted'] }] });
  });

  it('that our answer no longer supports is marked, whatever it was changed to', async () => {
    const questionnaire = await sent(backups);
    await decide(questionnaire, 0, { written: 'Tak, codziennie', questionId: backupQuestion });
    await setAnswer('partial');
    const [row] = (await read(questionnaire)).rows;
    expect(row?.decided).toMatchObject({ decision: 'edited', outdated: true });
    expect(row?.sources[0]?.proposal).toMatchObject({ answer: 'partial', written: 'Częściowo' });
  });

  it('can be left open, and be decided anew by whoever saw the last decision', async () => {
    const questionnaire = await sent(insurance);
    const open = (await decide(questionnaire, 0, {})).json<QuestionnaireRow>();
    expect(open.decided?.decision).toBe('left_open');
    expect((await decide(questionnaire, 0, { written: 'Tak' })).json()).toMatchObject({ code: 'questionnaire_row_decided' });
    const again = await decide(questionnaire, 0, { written: 'Tak', seen: open.decided?.at ?? null });
    expect(again.json<QuestionnaireRow>().decided?.decision).toBe('edited');
    const removed = await world.call('DELETE', `/api/customer-questionnaires/${questionnaire.id}/rows/0`, { cookie: org.cookie });
    expect(removed.json<QuestionnaireRow>().decided).toBeNull();
  });

  it('refuses what its form has no place for, and a source that is none', async () => {
    const questionnaire = await sent(insurance);
    expect((await decide(questionnaire, 0, { written: 'x'.repeat(2001) })).statusCode).toBe(400);
    expect((await decide(questionnaire, 0, { written: 'Tak', questionId: 'nis2-3-2' })).statusCode).toBe(400);
    expect((await decide(questionnaire, 7, { written: 'Tak' })).statusCode).toBe(404);
    const filled = (await send([])).statusCode;
    expect(filled).toBe(400);
  });

  it('that came filled in is never written over', async () => {
    const payload = Buffer.from(`Pytanie;Odpowiedź\r\n${backups};Nie\r\n${insurance};\r\n`);
    const headers = { cookie: org.cookie, 'content-type': 'application/octet-stream' };
    const answer = await world.app.inject({ method: 'PUT', url: '/api/customer-questionnaires/files/a.csv', headers, payload });
    const questionnaire = answer.json<Questionnaire>();
    expect(questionnaire.rows[0]).toMatchObject({ filled: true, sources: [{ proposal: null, why: ['filled'] }] });
    expect((await decide(questionnaire, 0, { written: 'Tak' })).statusCode).toBe(400);
    expect(await fileOf(questionnaire)).toBe(payload.toString());
  });
});

describe('what was answered once', () => {
  it('is offered to the same question of the next form, until it is a year old or its source changed', async () => {
    const first = await sent(backups, insurance);
    await world.call('PATCH', `/api/customer-questionnaires/${first.id}`, {
      cookie: org.cookie,
      body: { customer: 'Bank', language: 'pl' },
    });
    await decide(first, 1, { written: 'Tak, do 2 mln zł', comment: 'Polisa 12/2026' });
    await decide(first, 0, { written: 'Tak, codziennie', questionId: backupQuestion });
    const next = await sent(insurance.toUpperCase().replace('Ę', 'e'), backups);
    expect(next.rows[0]?.remembered).toMatchObject({
      customer: 'Bank',
      written: 'Tak, do 2 mln zł',
      comment: 'Polisa 12/2026',
      state: 'current',
    });
    expect(next.rows.map(({ offer }) => offer?.from)).toEqual(['remembered', 'answer']);
    const accepted = await decide(next, 0, { written: 'Tak, do 2 mln zł', comment: 'Polisa 12/2026' });
    expect(accepted.json<QuestionnaireRow>().decided?.decision).toBe('accepted');
    await setAnswer('no');
    expect((await read(next)).rows[1]?.remembered?.state).toBe('outdated');
    await setBack('customer_questionnaire_answers', 'decided_at');
    expect((await read(next)).rows[0]?.remembered?.state).toBe('old');
    await world.call('DELETE', `/api/customer-questionnaires/${first.id}`, { cookie: org.cookie });
    expect((await read(next)).rows[0]?.remembered).toBeNull();
  });

  it('is not known to anybody else', async () => {
    const first = await sent(insurance);
    await decide(first, 0, { written: 'Tak' });
    const another = await anOrganization(world.deps);
    const theirs = (await send([insurance], { cookie: another.cookie })).json<Questionnaire>();
    expect(theirs.rows[0]?.remembered).toBeNull();
    for (const url of [`/api/customer-questionnaires/${first.id}`, `/api/customer-questionnaires/${first.id}/file`])
      expect((await world.call('GET', url, { cookie: another.cookie })).statusCode).toBe(404);
    expect((await decide(first, 0, { written: 'Nie' }, another.cookie)).statusCode).toBe(404);
  });
});

describe('a file', () => {
  it('of another kind, without questions, or one too many is refused and leaves nothing behind', async () => {
    expect((await send([backups], { name: 'ankieta.pdf' })).json()).toMatchObject({ code: 'questionnaire_type' });
    expect((await send([])).json()).toMatchObject({ code: 'questionnaire_empty' });
    await world.deps.db.rows(sql`
      insert into customer_questionnaires (organization_id, id, customer, name, file_type, language, bytes, sha256, store_key, scanned, rows, unread, added_at)
      select ${org.id}, gen_random_uuid(), '', 'a.csv', 'csv', 'pl', 1, '', 'questionnaires/none', false, '[]', '[]', now()
      from generate_series(1, ${questionnaireLimits.organization})`);
    expect((await send([backups])).json()).toMatchObject({ code: 'questionnaires_full' });
    const keys: string[] = [];
    for await (const { key } of world.deps.files.list(`questionnaires/${org.id}/`)) keys.push(key);
    expect(keys).toEqual([]);
  });

  it('goes with its questionnaire, and with whatever no row names', async () => {
    const questionnaire = await sent(backups);
    const [row] = await world.deps.db.rows<{ key: string }>(
      sql`select store_key as key from customer_questionnaires where id = ${questionnaire.id}`,
    );
    await deleteUnusedFiles(world.deps);
    expect(await world.deps.files.get(row?.key ?? '')).not.toBeNull();
    await world.call('DELETE', `/api/customer-questionnaires/${questionnaire.id}`, { cookie: org.cookie });
    expect(await world.deps.files.get(row?.key ?? '')).toBeNull();
  });

  it('is read by readers, who change nothing', async () => {
    const questionnaire = await sent(backups);
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    const seen = await world.call('GET', `/api/customer-questionnaires/${questionnaire.id}`, { cookie: reader.cookie });
    expect(seen.json<Questionnaire>()).toMatchObject({ mayChange: false });
    expect((await decide(questionnaire, 0, { written: 'Tak' }, reader.cookie)).statusCode).toBe(403);
    expect((await send([backups], { cookie: reader.cookie })).statusCode).toBe(403);
  });
});
