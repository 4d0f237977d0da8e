import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { anOrganization, aPerson, joins } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

async function twoOrganizations() {
  const [mill, bakery] = [await anOrganization(world.deps, { name: 'Młyn' }), await anOrganization(world.deps, { name: 'Piekarnia' })];
  const person = await aPerson(world.deps);
  await joins(world.deps, person, mill, 'reader');
  await joins(world.deps, person, bakery, 'editor');
  return { mill, bakery, person };
}

const me = async (cookie: string) => (await world.call('GET', '/api/auth/me', { cookie })).json();
const turn = (cookie: string, organizationId: string) => world.call('POST', '/api/auth/organization', { cookie, body: { organizationId } });

describe('somebody in several organisations', () => {
  it('sees all of them, turns from one to another in one step, and finds the chosen one again', async () => {
    const { mill, bakery, person } = await twoOrganizations();
    await turn(person.cookie, mill.id);
    const names = (await me(person.cookie)).organizations.map((one: { name: string; role: string }) => [one.name, one.role]);
    expect(names).toEqual([
      ['Młyn', 'reader'],
      ['Piekarnia', 'editor'],
    ]);
    expect((await me(person.cookie)).organization.id).toBe(mill.id);
    expect((await turn(person.cookie, bakery.id)).json()).toMatchObject({ id: bakery.id, role: 'editor' });
    expect((await me(person.cookie)).organization).toEqual({ id: bakery.id, name: 'Piekarnia', nip: bakery.nip, role: 'editor' });
  });

  it('cannot turn to an organisation of others, or to one that was left', async () => {
    const { mill, bakery, person } = await twoOrganizations();
    const outsider = await anOrganization(world.deps);
    expect((await turn(person.cookie, outsider.id)).statusCode).toBe(404);
    await turn(person.cookie, bakery.id);
    await world.deps.db.rows(sql`
      update memberships set ended_at = since where organization_id = ${bakery.id} and user_id = ${person.userId}`);
    expect((await me(person.cookie)).organization.id).toBe(mill.id);
    expect((await turn(person.cookie, bakery.id)).statusCode).toBe(404);
  });

  it('changes nothing from a window that still shows the other one', async () => {
    const { mill, bakery, person } = await twoOrganizations();
    await turn(person.cookie, bakery.id);
    const stale = await world.call('GET', '/api/members', { cookie: person.cookie, headers: { 'x-organization': mill.id } });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'organization_switched']);
    const fresh = await world.call('GET', '/api/members', { cookie: person.cookie, headers: { 'x-organization': bakery.id } });
    expect(fresh.json().map((one: { email: string }) => one.email)).toEqual([bakery.email, person.email]);
  });

  it('begins nothing by looking where they may only look', async () => {
    const { mill, person } = await twoOrganizations();
    await turn(person.cookie, mill.id);
    const response = await world.call('GET', '/api/assessments/nis2/current', { cookie: person.cookie });
    expect([response.statusCode, response.json().code]).toEqual([403, 'edit_role_needed']);
  });
});
