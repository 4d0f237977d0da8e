import { describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { anAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const question = questionsOf(catalogues.nis2)[0]!.id;

async function twoPeople() {
  const org = await anOrganization(world.deps);
  const ewa = await aPerson(world.deps, { firstName: 'Ewa' });
  await joins(world.deps, ewa, org, 'editor');
  const id = await anAssessment(world.deps, org, { answered: 0 });
  return { org, ewa, id };
}

const save = (who: Pick<TestOrganization, 'cookie'>, assessmentId: string, body: object) =>
  world.call('POST', '/api/answers', { cookie: who.cookie, body: { assessmentId, questionId: question, answer: 'yes', ...body } });
const read = async (who: Pick<TestOrganization, 'cookie'>, id: string, since = '') =>
  (await world.call('GET', `/api/answers/${id}${since ? `?since=${since}` : ''}`, { cookie: who.cookie })).json();

describe('two people in one assessment', () => {
  it('see who gave an answer, and ask only for what changed since', async () => {
    const { org, ewa, id } = await twoPeople();
    await save(ewa, id, { comment: 'gotowe' });
    expect(await read(org, id)).toMatchObject([{ answer: 'yes', comment: 'gotowe', answeredBy: 'Ewa Drugi', mine: false }]);
    expect(await read(ewa, id)).toMatchObject([{ mine: true }]);
    expect(await read(org, id, '2026-11-21T08:59:59.999Z')).toHaveLength(1);
    expect(await read(org, id, '2026-11-21T09:00:00.000Z')).toEqual([]);
  });

  it('do not overwrite each other unseen: the second is shown what the first saved, and may then decide', async () => {
    const { org, ewa, id } = await twoPeople();
    world.at('2026-11-21T10:00:00.000Z');
    expect((await save(org, id, { answer: 'yes', comment: 'pierwsza', seen: null })).statusCode).toBe(200);
    world.at('2026-11-21T10:00:05.000Z');
    const refused = await save(ewa, id, { answer: 'no', comment: 'druga', seen: null });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'answer_conflict']);
    expect(refused.json().current).toMatchObject({ answer: 'yes', comment: 'pierwsza', answeredBy: 'Anna Testowa', mine: false });
    expect(await read(org, id)).toMatchObject([{ answer: 'yes', comment: 'pierwsza' }]);
    const { updatedAt } = refused.json().current;
    expect((await save(ewa, id, { answer: 'no', comment: 'druga', seen: updatedAt })).json()).toMatchObject({ answer: 'no', mine: true });
    expect((await save(ewa, id, { answer: 'partial', seen: null })).statusCode).toBe(200);
    world.at('2026-11-21T09:00:00.000Z');
  });

  it('who say the same are not in conflict, and of two at the same moment one is notified', async () => {
    const { org, ewa, id } = await twoPeople();
    const both = await Promise.all([save(org, id, { answer: 'yes', seen: null }), save(ewa, id, { answer: 'yes', seen: null })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const other = questionsOf(catalogues.nis2)[1]!.id;
    const separate = await Promise.all([
      save(org, id, { questionId: other, answer: 'yes', seen: null }),
      save(ewa, id, { questionId: other, answer: 'no', seen: null }),
    ]);
    expect(separate.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
