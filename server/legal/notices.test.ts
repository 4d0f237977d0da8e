import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { announced } from '#content/legal/versions.ts';
import { dayText } from '#core/formats.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { startSession } from '#server/accounts/sessions.ts';
import { openWorld } from '#server/testing/world.ts';
import { tellOfTerms } from './notices.ts';

const world = openWorld();
const before = '2026-11-20T09:00:00.000Z';
const onTheDay = '2026-11-22T05:00:00.000Z';

beforeEach(() => world.at(before));

const mailsOf = (userId: string) =>
  world.deps.db.rows<{ values: Record<string, string> }>(sql`
    select data -> 'values' as values from pgboss.job
    where name = 'mail' and data ->> 'userId' = ${userId} and data ->> 'kind' = 'terms_changed' order by created_on, id`);
const shown = async ({ cookie }: { cookie: string }) => (await world.call('GET', '/api/cockpit', { cookie })).json().terms;
const object = ({ cookie }: { cookie: string }) => world.call('POST', '/api/terms/objection', { cookie });
const tasksOf = (org: TestOrganization) =>
  world.deps.db.rows(sql`select id from desk_tasks where organization_id = ${org.id} and kind = 'terms_objected' order by opened_at, id`);

describe('new terms', () => {
  it('are told by mail and in the panel 30 days before they bind, once, to accounts that are older', async () => {
    const org = await anOrganization(world.deps);
    await tellOfTerms(world.deps);
    expect([await mailsOf(org.userId), await shown(org)]).toEqual([[], null]);
    world.at(onTheDay);
    const newcomer = await anOrganization(world.deps);
    await tellOfTerms(world.deps);
    await tellOfTerms(world.deps);
    expect(await mailsOf(org.userId)).toEqual([
      {
        values: expect.objectContaining({
          date: dayText(new Date('2026-12-23T12:00:00.000Z'), 'pl'),
          until: dayText(new Date('2026-12-07T12:00:00.000Z'), 'pl'),
          pages: expect.stringContaining('Regulamin sprzedaży'),
        }),
      },
    ]);
    expect(await shown(org)).toMatchObject({ bindsFrom: announced.bindsFrom, objection: 'coming', objectedAt: null });
    expect((await shown(org)).pages).toHaveLength(announced.pages.length);
    expect([await mailsOf(newcomer.userId), await shown(newcomer)]).toEqual([[], null]);
  });

  it('bind nobody within 30 days, however late the mail goes', async () => {
    const org = await anOrganization(world.deps);
    world.at('2026-12-20T05:00:00.000Z');
    await tellOfTerms(world.deps);
    const late = await anOrganization(world.deps);
    expect(await mailsOf(late.userId)).toEqual([]);
    expect((await mailsOf(org.userId))[0]?.values.date).toBe(dayText(new Date('2027-01-20T12:00:00.000Z'), 'pl'));
  });

  it('are objected to by an owner within 14 days; the objection is kept and put before an operator once', async () => {
    const org = await anOrganization(world.deps);
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    world.at(onTheDay);
    await tellOfTerms(world.deps);
    expect((await object(editor)).statusCode).toBe(403);
    expect((await object(org)).json()).toEqual({ ok: true });
    expect((await object(org)).json()).toEqual({ ok: true });
    expect(await tasksOf(org)).toHaveLength(1);
    expect(await shown(org)).toMatchObject({ objectedAt: onTheDay });
  });

  it.each([
    ['2026-12-06T22:59:59.000Z', 'coming', 200],
    ['2026-12-06T23:00:00.000Z', 'today', 200],
    ['2026-12-07T22:59:59.000Z', 'today', 200],
    ['2026-12-07T23:00:00.000Z', 'passed', 409],
  ])(
    'say at %s how the last day of an objection stands to the clock, and take one as long as it has not passed',
    async (now, phase, status) => {
      const org = await anOrganization(world.deps);
      world.at(onTheDay);
      await tellOfTerms(world.deps);
      world.at(now);
      // The session of the day of the announcement is over.
      const token = await startSession(world.deps, world.deps.db, org.userId, { ipAddress: '', userAgent: '' });
      const again = { cookie: `atesto_session=${token}` };
      expect((await shown(again)).objection).toBe(phase);
      expect((await object(again)).statusCode).toBe(status);
    },
  );

  it('are not objected to when the time is over, nor by whoever was never told', async () => {
    const org = await anOrganization(world.deps);
    expect((await object(org)).json().code).toBe('objection_over');
    await world.deps.db.rows(sql`
      insert into terms_notices (user_id, edition, told_at) values (${org.userId}, ${announced.edition}, '2026-11-02T09:00:00Z')`);
    world.at(onTheDay);
    expect((await shown(org)).objection).toBe('passed');
    expect((await object(org)).json().code).toBe('objection_over');
    expect(await tasksOf(org)).toEqual([]);
  });
});
