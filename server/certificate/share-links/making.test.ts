import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { aCompletedAssessment, anAssessment, anOrganization, aPerson, joins } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const shallow = { label: 'Audytor Sp. z o.o.', days: 14, sections: false, report: false, comments: false, questionIds: [] };

it('a link is made of finished assessments, by editors, for 1 to 90 days, with questions of the result only, and 50 at a time', async () => {
  const org = await anOrganization(world.deps, { plan: 'pro' });
  const id = await aCompletedAssessment(world.deps, org, { answer: 'yes' });
  const make = (cookie: string, change: object) =>
    world.call('POST', '/api/share-links', { cookie, body: { ...shallow, assessmentId: id, ...change } });
  const consultant = await aPerson(world.deps);
  await joins(world.deps, consultant, org, 'consultant');
  expect((await make(consultant.cookie, {})).json().code).toBe('editor_needed');
  for (const wrong of [{ days: 0 }, { days: 91 }, { label: '' }, { questionIds: ['ai-act-1-1'] }]) {
    expect([JSON.stringify(wrong), (await make(org.cookie, wrong)).statusCode]).toEqual([JSON.stringify(wrong), 400]);
  }
  const draft = await anAssessment(world.deps, org, { regime: 'ai_act', answered: 2 });
  expect((await make(org.cookie, { assessmentId: draft })).json().code).toBe('assessment_not_completed');
  await world.deps.db.rows(sql`
    insert into share_links (organization_id, id, assessment_id, edition, token_hash, label, sections, report, comments, question_ids, created_at, expires_at)
    select ${org.id}, gen_random_uuid(), ${id}, 1, 'h' || n || ${org.id}, 'x', false, false, false, '{}', ${world.deps.now()}, '2027-01-01'
    from generate_series(1, 50) n`);
  expect((await make(org.cookie, {})).json().code).toBe('share_links_exhausted');
});
