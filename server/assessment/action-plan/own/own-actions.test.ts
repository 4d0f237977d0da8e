import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnAction } from '#contract/assessment/plan/action-items.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;

beforeEach(async () => {
  world.at('2027-01-20T08:00:00.000Z');
  org = await anOrganization(world.deps, { plan: 'pro' });
});

const add = (more: object = {}) =>
  world.call('POST', '/api/own-actions', {
    cookie: org.cookie,
    body: { text: 'Test odtworzenia kopii', owner: null, dueOn: '2027-01-31', repeatMonths: 1, ...more },
  });
const change = (one: OwnAction, more: object = {}, cookie = org.cookie) =>
  world.call('PUT', `/api/own-actions/${one.id}`, { cookie, body: { ...one, id: undefined, lastDone: undefined, owner: null, ...more } });

describe('an action that is repeated', () => {
  it('is open again for its next day when it is done, and states when and by whom it was done last', async () => {
    const one = (await add()).json<OwnAction>();
    const editor = await aPerson(world.deps, { firstName: 'Ola' });
    await joins(world.deps, editor, org, 'editor');
    const next = (await change(one, { state: 'done' }, editor.cookie)).json<OwnAction>();
    expect(next).toMatchObject({
      state: 'open',
      dueOn: '2027-02-28',
      lastDone: { on: '2027-01-20', by: expect.stringMatching(/^Ola /) },
      version: 2,
    });
    // Nobody does it twice by a second click.
    expect((await change(one, { state: 'done' })).json()).toMatchObject({ code: 'own_action_changed' });
    world.at('2027-01-22T08:00:00.000Z');
    expect((await change(next, { state: 'done' })).json()).toMatchObject({ dueOn: '2027-03-31', lastDone: { on: '2027-01-22' } });
  });

  it('preserves when it was done when whoever did it leaves', async () => {
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    const one = (await add()).json<OwnAction>();
    await change(one, { state: 'done' }, editor.cookie);
    await world.call('DELETE', `/api/members/${editor.userId}`, { cookie: org.cookie });
    const { own } = (await world.call('GET', '/api/action-items?lang=pl', { cookie: org.cookie })).json<{ own: OwnAction[] }>();
    expect(own[0]?.lastDone?.on).toBe('2027-01-20');
  });

  it('is counted from the day that somebody chose last', async () => {
    const one = (await add({ repeatMonths: 3 })).json<OwnAction>();
    const moved = (await change(one, { dueOn: '2027-02-10' })).json<OwnAction>();
    expect((await change(moved, { state: 'done' })).json()).toMatchObject({ dueOn: '2027-05-10' });
  });

  it('needs a day, and is repeated by whole months of the list alone', async () => {
    expect((await add({ dueOn: null })).json()).toMatchObject({ fields: { dueOn: expect.any(String) } });
    const one = (await add()).json<OwnAction>();
    expect((await change(one, { dueOn: null })).statusCode).toBe(400);
    expect((await add({ repeatMonths: 2 })).statusCode).toBe(400);
  });

  it('is done for good once it is repeated no longer, and one that never was stays done', async () => {
    const one = (await add()).json<OwnAction>();
    expect((await change(one, { state: 'done', repeatMonths: null })).json()).toMatchObject({
      state: 'done',
      dueOn: '2027-01-31',
      lastDone: null,
    });
    const once = (await add({ repeatMonths: undefined })).json<OwnAction>();
    expect(once.repeatMonths).toBeNull();
    expect((await change(once, { state: 'done' })).json()).toMatchObject({ state: 'done' });
  });
});
