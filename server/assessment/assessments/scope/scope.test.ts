// @module-tag long
import { readFile } from 'node:fs/promises';
import sql, { raw } from 'sql-template-tag';
import { expect, it } from 'vitest';
import { aCompletedAssessment, anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

const energy = {
  seat: 'poland',
  roles: [],
  sectors: ['in_energy'],
  kinds: ['electricity_supply'],
  headcount: 'under_250',
  turnover: 'to_50',
  balance: 'to_43',
  group: 'alone',
};
const scope = { regime: 'nis2', checkedOn: '2026-11-20', answers: energy };
const important = {
  checkedOn: '2026-11-20',
  rules: '2026.13',
  status: 'important',
  atLeast: 'important',
  references: [
    { act: 'UKSC', cite: 'art. 5 ust. 2' },
    { act: 'UKSC', cite: 'załącznik nr 1' },
    { act: 'NIS2', cite: 'załącznik I pkt 1 lit. a' },
    { act: '651/2014', cite: 'załącznik I' },
  ],
};

const duties = [
  'register',
  'register_changes',
  'measures',
  'incidents',
  'head',
  'fines_now',
  'fines_important',
  'fines_head',
  'fines_daily',
];

async function declare(org: TestOrganization, id: string, body: object = { scope }) {
  return world.call('PUT', `/api/assessments/${id}/scope`, { cookie: org.cookie, body });
}

async function stored(id: string) {
  const [row] = await world.deps.db.rows<{ scope: object | null; revision: number }>(
    sql`select scope, revision from assessments where id = ${id}`,
  );
  return row!;
}

async function logged(id: string) {
  return world.deps.db.rows<{ userId: string; metadata: object }>(sql`
    select user_id, metadata from audit_logs where action = 'assessment.scope_declared' and entity_id = ${id} order by id`);
}

it('an attached scope check is stored with what it means, and the log states who attached it', async () => {
  const org = await anOrganization(world.deps);
  const id = await anAssessment(world.deps, org, { answered: 0 });
  expect((await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie })).json().scope).toBeNull();
  const saved = await declare(org, id);
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({ id, status: 'draft', scope: important });
  expect((await stored(id)).scope).toEqual({ regime: 'nis2', answers: energy, ...important, duties });
  expect(await logged(id)).toMatchObject([{ userId: org.userId, metadata: { status: 'important', answers: energy } }]);
  const current = await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie });
  expect(current.json().scope).toEqual({ ...important, people: 100 });
});

it('what earlier checks came to stays with the assessment, the newest first, up to fifty', async () => {
  const org = await anOrganization(world.deps);
  const id = await anAssessment(world.deps, org, { answered: 0 });
  expect((await declare(org, id)).json().formerScopes).toEqual([]);
  const key = { scope: { ...scope, answers: { ...energy, roles: ['critical'] } } };
  const first = { checkedOn: '2026-11-20', rules: '2026.13', status: 'important' };
  expect((await declare(org, id, key)).json().formerScopes).toEqual([first]);
  const second = { ...first, status: 'key' };
  expect((await declare(org, id)).json()).toMatchObject({ scope: important, formerScopes: [second, first] });
  await world.deps.db.rows(sql`
    update assessments set former_scopes = (
      select jsonb_agg(one.scope) from assessments one, generate_series(1, 50) where one.id = ${id}
    ) where id = ${id}`);
  expect((await declare(org, id)).json().formerScopes).toHaveLength(50);
});

it('checks that were attached before outcomes were stored are read from the log of acts', async () => {
  const org = await anOrganization(world.deps);
  const id = await anAssessment(world.deps, org, { answered: 0 });
  await declare(org, id);
  const key = { scope: { ...scope, answers: { ...energy, roles: ['critical'] } } };
  const saved = (await declare(org, id, key)).json().formerScopes;
  await world.deps.db.rows(sql`update assessments set former_scopes = '[]'`);
  const migration = await readFile(new URL('../../../platform/db/migrations/0210-scope-history.sql', import.meta.url), 'utf8');
  await world.deps.db.rows(raw(migration.split(';').find((statement) => statement.includes('update assessments'))!));
  const current = await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie });
  expect([saved.length, current.json().formerScopes]).toEqual([1, saved]);
});

it('a later check takes the place of the earlier, and answers that do not count are left out', async () => {
  const org = await anOrganization(world.deps);
  const id = await anAssessment(world.deps, org, { answered: 1 });
  await declare(org, id);
  const changed = await declare(org, id, { scope: { ...scope, answers: { ...energy, roles: ['critical'] } } });
  expect(changed.json().scope).toMatchObject({ status: 'key' });
  expect((await stored(id)).scope).toMatchObject({
    answers: { seat: 'poland', sectors: ['in_energy'], kinds: ['electricity_supply'], roles: ['critical'] },
  });
  expect(await logged(id)).toHaveLength(2);
});

it('a check cannot be later than today', async () => {
  const org = await anOrganization(world.deps);
  const id = await anAssessment(world.deps, org, { answered: 0 });
  const saved = await declare(org, id, { scope: { ...scope, checkedOn: '2031-01-01' } });
  expect(saved.json().scope.checkedOn).toBe('2026-11-21');
});

it('the AI Act has its own answers', async () => {
  const org = await anOrganization(world.deps, { plan: 'pro' });
  const id = await anAssessment(world.deps, org, { regime: 'ai_act', answered: 0 });
  const answers = { aiRoles: ['deployer'], practices: [], product: 'no', areas: ['employment'], transparency: [] };
  const saved = await declare(org, id, { scope: { regime: 'ai_act', checkedOn: '2026-11-20', answers } });
  expect(saved.json().scope).toMatchObject({ status: 'high_risk' });
  const refused = await declare(org, id);
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['scope.regime']]);
});

it.each<[string, object, string]>([
  ['no scope', {}, 'scope'],
  ['an unknown regime', { scope: { ...scope, regime: 'iso' } }, 'scope.regime'],
  ['an unknown code', { scope: { ...scope, answers: { ...energy, sectors: ['astrology'] } } }, 'scope.answers.sectors.0'],
  ['one answer where there are several', { scope: { ...scope, answers: { ...energy, roles: 'dns' } } }, 'scope.answers.roles'],
  ['a field that is not asked', { scope: { ...scope, answers: { ...energy, note: 'x' } } }, 'scope.answers'],
  ['an open step', { scope: { ...scope, answers: { seat: 'poland' } } }, 'scope.answers'],
  ['no day', { scope: { ...scope, checkedOn: 'yesterday' } }, 'scope.checkedOn'],
])('%s is refused at its field and changes nothing', async (_, body, field) => {
  const org = await anOrganization(world.deps);
  const id = await anAssessment(world.deps, org, { answered: 0 });
  const refused = await declare(org, id, body);
  expect(refused.json()).toMatchObject({ code: 'invalid_input', message: 'Popraw zaznaczone pola.' });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
  expect((await stored(id)).scope).toBeNull();
  expect(await logged(id)).toEqual([]);
});

it('a finished assessment takes none', async () => {
  const org = await anOrganization(world.deps);
  const id = await aCompletedAssessment(world.deps, org);
  const refused = await declare(org, id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'assessment_locked']);
  expect(await logged(id)).toEqual([]);
});

it('outsiders get nothing: 401 without a session, 404 with another, 402 after the paid period', async () => {
  const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
  const id = await anAssessment(world.deps, org, { answered: 0 });
  expect((await world.call('PUT', `/api/assessments/${id}/scope`, { body: { scope } })).statusCode).toBe(401);
  expect((await declare(other, id)).statusCode).toBe(404);
  await world.deps.db.rows(sql`update subscriptions set ends_at = ${world.deps.now()} where organization_id = ${org.id}`);
  expect((await declare(org, id)).statusCode).toBe(402);
  expect((await stored(id)).scope).toBeNull();
});

it('the report freezes it, and one that is attached while the report is drawn is not lost', async () => {
  const org = await anOrganization(world.deps);
  const id = await anAssessment(world.deps, org);
  const { render } = world.deps.renderer;
  let attached = false;
  world.deps.renderer = {
    ...world.deps.renderer,
    render: async (job) => {
      if (!attached) {
        attached = true;
        expect((await declare(org, id)).statusCode).toBe(200);
      }
      return render(job);
    },
  };
  const made = await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie });
  expect(made.json()).toMatchObject({ status: 'completed', scope: important });
  const [report] = await world.deps.db.rows<{ model: { scope?: object } }>(sql`select model from reports where assessment_id = ${id}`);
  expect(report?.model.scope).toMatchObject(important);
});

it('a report without one says nothing of it', async () => {
  const org = await anOrganization(world.deps);
  const id = await aCompletedAssessment(world.deps, org);
  const [report] = await world.deps.db.rows<{ model: object }>(sql`select model from reports where assessment_id = ${id}`);
  expect(Object.keys(report!.model)).not.toContain('scope');
});
