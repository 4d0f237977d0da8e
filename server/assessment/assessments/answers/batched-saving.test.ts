// @module-tag long
import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Database } from '#server/platform/db/db.ts';
import { aCompletedAssessment, anAssessment, anOrganization, asPrincipal, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { answerSaver } from './answers.ts';

const world = openWorld({ alone: true });
let db: Database;
beforeAll(() => void (db = world.deps.db));
const [first, second] = questionsOf(catalogues.nis2).map(({ id }) => id);

async function several(count: number) {
  const made: { org: TestOrganization; id: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    made.push({ org, id: await anAssessment(world.deps, org, { answered: 0 }) });
  }
  return made;
}

const save = (org: Pick<TestOrganization, 'cookie'>, assessmentId: string, body: object = {}) =>
  world.call('POST', '/api/answers', { cookie: org.cookie, body: { assessmentId, questionId: first, answer: 'yes', ...body } });

async function count(statement: Sql): Promise<number> {
  const [row] = await world.deps.db.rows<{ count: number }>(statement);
  return row!.count;
}
const audited = (id: string) => count(sql`select count(*) from audit_logs where action = 'answer.saved' and entity_id = ${id}`);
const answeredCount = (id: string) => count(sql`select answered_count as count from assessments where id = ${id}`);

/** Counts the statements that write answers. */
function countingWrites(): { writes: () => number } {
  let writes = 0;
  world.deps.db = {
    ...db,
    rows: (statement) => {
      if (statement.text.includes('insert into answers')) writes += 1;
      return db.rows(statement);
    },
  };
  return { writes: () => writes };
}
afterEach(() => void (world.deps.db = db));

describe('answers that come at once', () => {
  it('of several organisations are one statement, each with its own answer, completion and audit row', async () => {
    const made = await several(6);
    const { writes } = countingWrites();
    const saved = await Promise.all(
      made.map(({ org, id }, at) => save(org, id, { comment: `uwaga ${at}`, answer: at % 2 ? 'no' : 'yes' })),
    );
    expect(writes()).toBe(1);
    for (const [at, answer] of saved.entries()) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ answer: at % 2 ? 'no' : 'yes', comment: `uwaga ${at}`, assessment: { id: made[at]!.id } });
      const rows = await db.rows(sql`
        select a.organization_id, a.user_id, a.metadata, w.answer, w.comment, w.answered_by from audit_logs a
        join answers w on w.assessment_id::text = a.entity_id where a.action = 'answer.saved' and a.entity_id = ${made[at]!.id}`);
      const { id: organizationId, userId } = made[at]!.org;
      const given = { answer: at % 2 ? 'no' : 'yes', comment: `uwaga ${at}` };
      expect(rows).toEqual([{ organizationId, userId, metadata: { questionId: first, ...given }, ...given, answeredBy: userId }]);
      expect(await answeredCount(made[at]!.id)).toBe(1);
    }
  });

  it('of one assessment are all written, none twice, also beside those of others', async () => {
    const [one, other] = await several(2);
    const saved = await Promise.all([
      save(one!.org, one!.id, { questionId: first }),
      save(one!.org, one!.id, { questionId: second }),
      save(other!.org, other!.id),
      save(one!.org, one!.id, { questionId: first, answer: 'no' }),
    ]);
    expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect([await answeredCount(one!.id), await answeredCount(other!.id)]).toEqual([2, 1]);
    expect([await audited(one!.id), await audited(other!.id)]).toEqual([3, 1]);
  });

  it('are refused one by one: of another organisation, unknown, finished, of the other regime', async () => {
    const [good, victim] = await several(2);
    const finished = await anOrganization(world.deps);
    const locked = await aCompletedAssessment(world.deps, finished);
    const aiAct = questionsOf(catalogues.ai_act)[0]!.id;
    const before = [await audited(victim!.id), await audited(locked)];
    const saved = await Promise.all([
      save(good!.org, good!.id),
      save(good!.org, victim!.id),
      save(good!.org, randomUUID()),
      save(finished, locked, { answer: 'no' }),
      save(victim!.org, victim!.id, { questionId: aiAct }),
    ]);
    expect(saved.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [200, undefined],
      [404, 'no_assessment'],
      [404, 'no_assessment'],
      [409, 'assessment_locked'],
      [400, 'invalid_input'],
    ]);
    expect([await audited(victim!.id), await audited(locked)]).toEqual(before);
    expect(await answeredCount(victim!.id)).toBe(0);
  });

  it('are distinguished by what ids mean, however they are written', async () => {
    const [one, other] = await several(2);
    const saved = await Promise.all([
      save(one!.org, one!.id.toUpperCase(), { questionId: first }),
      save(one!.org, one!.id, { questionId: second }),
      save(other!.org, other!.id.toUpperCase()),
    ]);
    expect(saved.map((answer) => [answer.statusCode, answer.json().assessment?.id])).toEqual([
      [200, one!.id],
      [200, one!.id],
      [200, other!.id],
    ]);
    expect([await answeredCount(one!.id), await audited(one!.id), await audited(other!.id)]).toEqual([2, 2, 1]);
  });

  it('do not wait for an assessment that somebody else holds', async () => {
    const [held, free, too] = await several(3);
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = db.transaction(async (tx) => {
      await tx.rows(sql`select 1 from assessments where id = ${held!.id} for update`);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const waiting = save(held!.org, held!.id);
    let isThrough = false;
    void waiting.then(() => (isThrough = true));
    const others = await Promise.all([save(free!.org, free!.id), save(too!.org, too!.id)]);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(isThrough).toBe(false);
    released.resolve();
    await holding;
    expect((await waiting).statusCode).toBe(200);
    expect([await answeredCount(held!.id), await audited(held!.id)]).toEqual([1, 1]);
  });

  it('do not fail with that of somebody who is gone meanwhile', async () => {
    const [one, two, three] = await several(3);
    const saveAnswer = answerSaver(world.deps);
    const callers = await Promise.all([one!, two!, three!].map(({ org }) => asPrincipal(world.deps, org)));
    const gone = { ...callers[1]!, account: { ...callers[1]!.account, userId: randomUUID() } };
    const input = (assessmentId: string) => ({ assessmentId, questionId: first!, answer: 'yes' }) as const;
    const saved = await Promise.allSettled([
      saveAnswer(callers[0]!, input(one!.id)),
      saveAnswer(gone, input(two!.id)),
      saveAnswer(callers[2]!, input(three!.id)),
    ]);
    expect(saved.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([await audited(one!.id), await audited(two!.id), await audited(three!.id)]).toEqual([1, 0, 1]);
  });

  it('find each their own session, also where others are none', async () => {
    const [one, two] = await several(2);
    const responses = await Promise.all([
      world.call('GET', '/api/auth/me', { cookie: one!.org.cookie }),
      world.call('GET', '/api/auth/me', { cookie: 'atesto_session=nobody' }),
      world.call('GET', '/api/auth/me', { cookie: two!.org.cookie }),
      world.call('GET', '/api/auth/me', { cookie: one!.org.cookie }),
    ]);
    expect(responses.map((answer) => answer.json().email ?? null)).toEqual([one!.org.email, null, two!.org.email, one!.org.email]);
  });
});
