// @module-tag long
import { describe, expect, it } from 'vitest';
import { aCertificate, aCompletedAssessment, anAssessment, anOrganization, aPerson, joins } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

describe('the portfolio of a consultant', () => {
  it('states of each client where it stands, its next deadline and whose turn it is', async () => {
    const consultant = await aPerson(world.deps);
    const certified = await anOrganization(world.deps, { name: 'Certyfikowana' });
    const [open, low] = [await anOrganization(world.deps, { name: 'Otwarta' }), await anOrganization(world.deps, { name: 'Poniżej' })];
    const unpaid = await anOrganization(world.deps, { name: 'Bez planu', plan: null });
    const ready = await anOrganization(world.deps, { name: 'Gotowa' });
    await aCertificate(world.deps, certified);
    await anAssessment(world.deps, open, { answered: 10 });
    await aCompletedAssessment(world.deps, low, { answer: 'no' });
    await aCompletedAssessment(world.deps, ready);
    for (const client of [certified, open, low, unpaid, ready]) await joins(world.deps, consultant, client, 'consultant');
    const rows = (await world.call('GET', '/api/clients', { cookie: consultant.cookie })).json();
    const of = (name: string) => rows.find((row: { name: string }) => row.name === name);
    expect(of('Otwarta')).toMatchObject({
      turn: 'you',
      role: 'consultant',
      regimes: [{ status: 'open', open: { answered: 10, total: 49 } }, {}],
    });
    expect(of('Poniżej')).toMatchObject({ turn: 'you', regimes: [{ status: 'below', score: 0 }, {}] });
    expect(of('Gotowa')).toMatchObject({ turn: 'client', regimes: [{ status: 'ready', score: 100 }, {}] });
    expect(of('Bez planu')).toMatchObject({ turn: 'client', deadline: null });
    expect(of('Certyfikowana')).toMatchObject({ turn: 'nobody', deadline: { kind: 'paid_period', overdue: false } });
    expect(rows.map((row: { turn: string }) => row.turn).slice(0, 2)).toEqual(['you', 'you']);
  });

  it('holds nothing of organisations of others', async () => {
    const org = await anOrganization(world.deps);
    await anOrganization(world.deps);
    const rows = (await world.call('GET', '/api/clients', { cookie: org.cookie })).json();
    expect(rows.map((row: { id: string }) => row.id)).toEqual([org.id]);
  });
});
