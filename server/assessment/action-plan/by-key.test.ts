import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RouteOutput } from '#contract/routes.ts';
import { apiScopes } from '#core/account/members/api-keys.ts';
import { aCompletedAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

type Item = RouteOutput<'PATCH /api/v1/action-items/:questionId'>;

const world = openWorld();
let org: TestOrganization;
let key = '';

const keyFor = async (scopes: readonly string[], cookie = org.cookie): Promise<string> =>
  (await world.call('POST', '/api/keys', { cookie, body: { name: 'Jira', scopes } })).json<{ secret: string }>().secret;
const asProgram = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
const read = async (lang = 'pl') => {
  const answer = await world.call('GET', `/api/v1/action-items?lang=${lang}`, asProgram(key));
  return answer.json<{ today: string; items: Item[] }>();
};
const change = (body: object, questionId = 'nis2-1-1', secret = key) =>
  world.call('PATCH', `/api/v1/action-items/${questionId}?lang=pl`, { ...asProgram(secret), body });

beforeAll(async () => {
  world.at('2026-11-21T09:00:00.000Z');
  org = await anOrganization(world.deps);
  await aCompletedAssessment(world.deps, org, { answer: 'no' });
  key = await keyFor(['plan:write']);
});
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

describe('a program with a key for the plan', () => {
  it('reads what members see, without notes, answers and people who changed it', async () => {
    const body = { items: [{ questionId: 'nis2-1-1', version: 0 }], change: { notes: 'poufne', dueOn: '2026-12-01' } };
    expect((await world.call('PATCH', '/api/action-items', { cookie: org.cookie, body })).statusCode).toBe(200);
    const seen = (await world.call('GET', '/api/action-items?lang=pl', { cookie: org.cookie })).json<{ items: Item[] }>().items;
    const { today, items } = await read();
    expect(today).toBe('2026-11-21');
    expect(items.map(({ questionId }) => questionId)).toEqual(seen.map(({ questionId }) => questionId));
    const item = items.find(({ questionId }) => questionId === 'nis2-1-1')!;
    expect(item).toMatchObject({ dueOn: '2026-12-01', version: 1, owner: null, state: 'open' });
    expect(item.url).toMatch(/\/plan-dzialan\?item=nis2-1-1$/);
    expect(JSON.stringify(items)).not.toMatch(/poufne|Testowa/);
    expect((await read('de')).items[0]!.title).not.toBe(items[0]!.title);
  });

  it('changes state, day and owner; members see it with the name of the key', async () => {
    const answer = await change({ version: 1, state: 'in_progress', dueOn: '2027-01-15', owner: 'IT Serwis' });
    expect(answer.json()).toMatchObject({ state: 'in_progress', dueOn: '2027-01-15', owner: 'IT Serwis', version: 2 });
    const [newest] = (await world.call('GET', '/api/action-items/nis2-1-1/history', { cookie: org.cookie })).json();
    expect(newest).toMatchObject({ who: 'Jira' });
    expect(newest.changes).toHaveLength(3);
    expect(newest.changes).toEqual(
      expect.arrayContaining([
        { field: 'state', from: 'open', to: 'in_progress' },
        { field: 'owner', from: null, to: 'IT Serwis' },
        { field: 'dueOn', from: '2026-12-01', to: '2027-01-15' },
      ]),
    );
    expect((await change({ owner: null, dueOn: null })).json()).toMatchObject({ owner: null, dueOn: null, version: 3 });
    expect((await change({ owner: null })).json()).toMatchObject({ version: 3 });
  });

  it('is refused an old version with what stands there now, and nothing is changed', async () => {
    const refused = await change({ version: 1, state: 'done' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'action_items_changed', items: [{ version: 3, state: 'in_progress' }] });
    expect(JSON.stringify(refused.json())).not.toContain('poufne');
  });

  it('one of two changes of one version at once is made', async () => {
    const both = await Promise.all([change({ version: 3, dueOn: '2027-02-01' }), change({ version: 3, dueOn: '2027-02-02' })]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it('accepts no risk, and no day, owner or question that is none', async () => {
    for (const body of [{ state: 'risk_accepted' }, { dueOn: '2027-02-30' }, { owner: '' }, { owner: 'x'.repeat(1000) }, { version: -1 }]) {
      expect((await change(body)).statusCode, JSON.stringify(body)).toBe(400);
    }
    expect((await change({ state: 'done' }, 'nis2-9-9')).statusCode).toBe(404);
    expect((await change({ state: 'done' }, 'ai-act-1-1')).statusCode).toBe(404);
  });

  it('is refused without the scope, for another organisation’s plan, without a paid period and after the contract', async () => {
    expect(
      (await change({ state: 'done' }, 'nis2-1-1', await keyFor(apiScopes.filter((scope) => scope !== 'plan:write')))).json(),
    ).toMatchObject({ code: 'key_scope' });
    expect((await change({ state: 'done' }, 'nis2-1-1', 'atesto_0000000000000000000000')).statusCode).toBe(401);
    const other = await anOrganization(world.deps);
    expect((await change({ state: 'done' }, 'nis2-1-1', await keyFor(['plan:write'], other.cookie))).statusCode).toBe(404);
    await world.deps.db.rows(sql`delete from subscriptions where organization_id = ${org.id}`);
    expect((await change({ state: 'done' })).statusCode).toBe(402);
    expect((await read()).items.length).toBeGreaterThan(40);
  });
});
