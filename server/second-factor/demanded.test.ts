import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, anOrganization, joins, testPassword as password, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { codeAt, stepAt } from './totp.ts';

const world = openWorld();
const asConfigured = () => ({ ...world.deps.config, operatorSecondFactor: false });
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));
afterEach(() => {
  world.deps.config = asConfigured();
});

type Person = Readonly<{ cookie: string }>;
const get = ({ cookie }: Person, path: string) => world.call('GET', path, { cookie });
const demand = ({ cookie }: Person, demanded: boolean) => world.call('PUT', '/api/members/second-factor', { cookie, body: { demanded } });
const due = async (person: Person): Promise<boolean> => (await get(person, '/api/auth/me')).json().secondFactorDue;

async function addApp({ cookie }: Person): Promise<void> {
  const { secret } = (await world.call('POST', '/api/account/second-factor/totp', { cookie, body: { password } })).json();
  const code = codeAt(secret, stepAt(world.deps.now()));
  const confirmed = await world.call('POST', '/api/account/second-factor/totp/confirmation', { cookie, body: { code } });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
}

async function anOperator(): Promise<TestOrganization> {
  const made = await anOrganization(world.deps);
  await world.deps.db.rows(sql`update users set role = 'operator' where id = ${made.userId}`);
  return made;
}

describe('an operator', () => {
  it('acts with the password alone where nothing more is demanded', async () => {
    const operator = await anOperator();
    expect([(await get(operator, '/api/operator/standing')).statusCode, await due(operator)]).toEqual([200, false]);
  });

  it('is led to a second factor where it is demanded, and acts as soon as there is one', async () => {
    world.deps.config = { ...asConfigured(), operatorSecondFactor: true };
    const operator = await anOperator();
    const refused = await get(operator, '/api/operator/standing');
    expect([refused.statusCode, refused.json().code, await due(operator)]).toEqual([403, 'second_factor_required', true]);
    await addApp(operator);
    expect([(await get(operator, '/api/operator/standing')).statusCode, await due(operator)]).toEqual([200, false]);
  });

  it('is asked for again in a session that the password alone opened', async () => {
    world.deps.config = { ...asConfigured(), operatorSecondFactor: true };
    const operator = await anOperator();
    await addApp(operator);
    await world.deps.db.rows(sql`update sessions set sess = sess - 'secondFactor' where sess ->> 'userId' = ${operator.userId}`);
    expect((await get(operator, '/api/operator/standing')).json().code).toBe('second_factor_required');
  });

  it('is what it concerns: others go on with a password', async () => {
    world.deps.config = { ...asConfigured(), operatorSecondFactor: true };
    const org = await anOrganization(world.deps);
    expect([(await get(org, '/api/assessments')).statusCode, await due(org)]).toEqual([200, false]);
    expect((await get(org, '/api/operator/standing')).json().code).toBe('forbidden');
  });
});

describe('a team whose owner demands a second factor', () => {
  it('has an owner who has one', async () => {
    const org = await anOrganization(world.deps);
    const refused = await demand(org, true);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required']);
    expect((await get(org, '/api/members/second-factor')).json()).toEqual({ demanded: false });
  });

  it('shows nothing of the organisation to whoever has none, and everything once they have', async () => {
    const org = await anOrganization(world.deps);
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    await addApp(org);
    expect((await demand(org, true)).json()).toEqual({ demanded: true });
    expect(await due(org)).toBe(false);
    const refused = await get(editor, '/api/assessments');
    expect([refused.statusCode, refused.json().code, await due(editor)]).toEqual([403, 'second_factor_required', true]);
    expect((await get(editor, '/api/account/second-factor')).statusCode).toBe(200);
    await addApp(editor);
    expect([(await get(editor, '/api/assessments')).statusCode, await due(editor)]).toEqual([200, false]);
  });

  it('lets the owner take it back, writes both down once, and hears nobody else', async () => {
    const org = await anOrganization(world.deps);
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    await addApp(org);
    await addApp(editor);
    expect((await demand(editor, true)).json().code).toBe('owner_needed');
    for (const demanded of [true, true, false, false]) await demand(org, demanded);
    const rows = await world.deps.db.rows<{ action: string }>(sql`
      select action from audit_logs where organization_id = ${org.id} and action like 'organization.second_factor%' order by id`);
    expect(rows.map(({ action }) => action)).toEqual(['organization.second_factor_demanded', 'organization.second_factor_released']);
  });
});
