// @module-tag long
import sql from 'sql-template-tag';
import { downloadRoutes, routes, uploadRoutes } from '#contract/routes.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, anOrganization, joins, testPassword as password, type TestOrganization } from '#server/testing/builders.ts';
import { issueToken } from '#server/account/people/passwords/tokens.ts';
import { openWorld } from '#server/testing/world.ts';
import { codeAt, stepAt } from '#server/account/authenticators/totp.ts';

const madeKey = { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'a', attestationObject: 'a' } };
const allPromises = Object.entries({ ...routes, ...downloadRoutes, ...uploadRoutes } as Readonly<
  Record<string, Readonly<{ access: string; beforeSecondFactor?: true }>>
>);

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

/** Opens the mailed link in the session of somebody of whom a second factor is demanded. */
async function openLink({ cookie, userId }: Person & Readonly<{ userId: string }>): Promise<void> {
  const token = await issueToken(world.deps, 'enrolment', userId);
  const opened = await world.call('POST', '/api/account/second-factor/link/opening', { cookie, body: { token } });
  expect(opened.statusCode, opened.body).toBe(200);
}

async function anOperator(): Promise<TestOrganization> {
  const made = await anOrganization(world.deps);
  await world.deps.db.rows(sql`update users set role = 'operator' where id = ${made.userId}`);
  return made;
}

describe('an operator', () => {
  it('acts with the password alone where nothing more is demanded', async () => {
    const operator = await anOperator();
    expect([(await get(operator, '/api/operator/trust')).statusCode, await due(operator)]).toEqual([200, false]);
  });

  it('is led to a second factor where it is demanded, and acts as soon as there is one', async () => {
    world.deps.config = { ...asConfigured(), operatorSecondFactor: true };
    const operator = await anOperator();
    const refused = await get(operator, '/api/operator/trust');
    expect([refused.statusCode, refused.json().code, await due(operator)]).toEqual([403, 'second_factor_required', true]);
    await openLink(operator);
    await addApp(operator);
    expect([(await get(operator, '/api/operator/trust')).statusCode, await due(operator)]).toEqual([200, false]);
  });

  it('is required again in a session that the password alone opened', async () => {
    world.deps.config = { ...asConfigured(), operatorSecondFactor: true };
    const operator = await anOperator();
    await openLink(operator);
    await addApp(operator);
    await world.deps.db.rows(sql`update sessions set sess = sess - 'secondFactor' where sess ->> 'userId' = ${operator.userId}`);
    expect((await get(operator, '/api/operator/trust')).json().code).toBe('second_factor_required');
    const another = await world.call('POST', '/api/account/passkeys/offer', { cookie: operator.cookie, body: { password } });
    expect(another.json().code).toBe('second_factor_required');
  });

  it('is what it concerns: others go on with a password', async () => {
    world.deps.config = { ...asConfigured(), operatorSecondFactor: true };
    const org = await anOrganization(world.deps);
    expect([(await get(org, '/api/assessments')).statusCode, await due(org)]).toEqual([200, false]);
    expect((await get(org, '/api/operator/trust')).json().code).toBe('forbidden');
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
    expect((await get(editor, '/api/account/second-factor')).json().linkNeeded).toBe(true);
    for (const path of ['second-factor/totp', 'second-factor/totp/confirmation', 'passkeys/offer', 'passkeys']) {
      const body = { password, code: '123456', name: 'Telefon', passkey: madeKey };
      const stolen = await world.call('POST', `/api/account/${path}`, { cookie: editor.cookie, body });
      expect([path, stolen.statusCode, stolen.json().code]).toEqual([path, 403, 'enrolment_link_needed']);
    }
    await openLink(editor);
    await addApp(editor);
    expect([(await get(editor, '/api/assessments')).statusCode, await due(editor)]).toEqual([200, false]);
  });

  it('takes only the link that was mailed to the account, once and within the hour', async () => {
    const org = await anOrganization(world.deps);
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    await addApp(org);
    await demand(org, true);
    expect((await world.call('POST', '/api/account/second-factor/link', { cookie: editor.cookie })).statusCode).toBe(200);
    const open = async (token: string) =>
      (await world.call('POST', '/api/account/second-factor/link/opening', { cookie: editor.cookie, body: { token } })).statusCode;
    expect(await open(await issueToken(world.deps, 'enrolment', org.userId))).toBe(400);
    expect(await open(await issueToken(world.deps, 'reset', editor.userId))).toBe(400);
    const late = await issueToken(world.deps, 'enrolment', editor.userId);
    world.at('2026-11-21T10:00:00.000Z');
    expect(await open(late)).toBe(400);
    const good = await issueToken(world.deps, 'enrolment', editor.userId);
    expect([await open(good), await open(good)]).toEqual([200, 400]);
    expect((await get(editor, '/api/account/second-factor')).json().linkNeeded).toBe(false);
  });

  it('answers nobody without one, whatever the call, but for what leads to one', async () => {
    const org = await anOrganization(world.deps);
    const owner = await aPerson(world.deps);
    await joins(world.deps, owner, org, 'owner');
    await addApp(org);
    await demand(org, true);
    const answered: string[] = [];
    for (const [key, { access, beforeSecondFactor = false }] of allPromises) {
      if (access === 'anyone' || access === 'operator' || access === 'accountant' || access.startsWith('key:') || beforeSecondFactor)
        continue;
      const [method = '', path = ''] = key.split(' ');
      const url = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const { statusCode, body } = await world.call(method as 'GET', url, { cookie: owner.cookie });
      if (statusCode !== 403 || !body.includes('"second_factor_required"')) answered.push(`${key} ${statusCode}`);
    }
    expect(answered).toEqual([]);
    expect(allPromises.filter(([, { beforeSecondFactor }]) => beforeSecondFactor).map(([key]) => key)).toEqual([
      'GET /api/auth/me',
      'GET /api/account/second-factor',
      'POST /api/account/second-factor/link',
      'POST /api/account/second-factor/link/opening',
      'POST /api/account/second-factor/totp',
      'POST /api/account/second-factor/totp/confirmation',
      'POST /api/account/passkeys/offer',
      'POST /api/account/passkeys',
      'GET /api/account/proof',
      'POST /api/account/proof/passkey',
      'POST /api/account/proof',
      'PATCH /api/account/language',
      'POST /api/auth/organization',
      'POST /api/invitations/acceptance',
    ]);
  });

  it('is not reached from a session about another organisation either', async () => {
    const [org, free] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await joins(world.deps, free, org, 'owner');
    await addApp(org);
    await demand(org, true);
    await world.call('POST', '/api/auth/organization', { cookie: free.cookie, body: { organizationId: free.id } });
    expect((await get(free, '/api/assessments')).statusCode).toBe(200);
    for (const [method, path] of [
      ['GET', '/api/account/export'],
      ['GET', '/api/account/deletion'],
      ['POST', '/api/account/deletion'],
    ] as const) {
      const { statusCode, body } = await world.call(method, path, {
        cookie: free.cookie,
        ...(method === 'POST' ? { body: { password } } : {}),
      });
      expect([path, statusCode, body.includes('"second_factor_required"')]).toEqual([path, 403, true]);
    }
    const clients: readonly { id: string }[] = (await get(free, '/api/clients')).json();
    expect(clients.map(({ id }) => id)).toEqual([free.id]);
  });

  it('lets the owner withdraw it, logs both once, and obeys nobody else', async () => {
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
