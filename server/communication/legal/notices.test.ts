// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcements } from '#content/legal/editions/versions.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { startSession } from '#server/account/sessions/sessions.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { mailsOf as sentOf } from '#server/testing/mail/mails.ts';
import { openWorld } from '#server/testing/world.ts';
import { notifyOfTerms } from './notices.ts';

const world = openWorld();
const announced = announcements.find(({ edition }) => edition === '2.0')!;
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
  it('are notified by mail and in the panel 30 days before they bind, once, to accounts that are older', async () => {
    const org = await anOrganization(world.deps);
    await notifyOfTerms(world.deps);
    expect([await mailsOf(org.userId), await shown(org)]).toEqual([[], null]);
    world.at(onTheDay);
    const newcomer = await anOrganization(world.deps);
    await notifyOfTerms(world.deps);
    await notifyOfTerms(world.deps);
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
    expect((await shown(org)).pages).toHaveLength(Object.keys(announced.pages).length);
    expect([await mailsOf(newcomer.userId), await shown(newcomer)]).toEqual([[], null]);
  });

  it('bind nobody within 30 days, however late the mail goes', async () => {
    const org = await anOrganization(world.deps);
    world.at('2026-12-20T05:00:00.000Z');
    await notifyOfTerms(world.deps);
    const late = await anOrganization(world.deps);
    expect(await mailsOf(late.userId)).toEqual([]);
    expect((await mailsOf(org.userId))[0]?.values.date).toBe(dayText(new Date('2027-01-20T12:00:00.000Z'), 'pl'));
  });

  it('are notified with days that count from the one on which the mail leaves, and no less time to object', async () => {
    const org = await anOrganization(world.deps);
    world.at(onTheDay);
    await notifyOfTerms(world.deps);
    const [job] = await world.deps.db.rows<{ data: QueuedMail }>(sql`
      select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} and data ->> 'kind' = 'terms_changed'`);
    for (const [sentAt, until] of [
      ['2026-11-22T06:00:00.000Z', '2026-12-07T22:59:59.999Z'],
      ['2026-12-20T06:00:00.000Z', '2027-01-04T22:59:59.999Z'],
    ] as const) {
      world.at(sentAt);
      const [sent] = await sentOf(world, job!.data);
      expect(sent?.text.replaceAll('\u00a0', ' ')).toContain(`Do ${dayText(new Date(until), 'pl')}`.replaceAll('\u00a0', ' '));
      const cookie = `atesto_session=${await startSession(world.deps, world.deps.db, org.userId, { ipAddress: '', userAgent: '' })}`;
      expect(await shown({ cookie })).toMatchObject({ objectUntil: until, objection: 'coming' });
      expect((await shown({ cookie })).bindsFrom > until.slice(0, 10)).toBe(true);
    }
  });

  it('are objected to by an owner within 14 days; the objection is stored and put before an operator once', async () => {
    const org = await anOrganization(world.deps);
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    world.at(onTheDay);
    await notifyOfTerms(world.deps);
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
      await notifyOfTerms(world.deps);
      world.at(now);
      // The session of the day of the announcement is over.
      const token = await startSession(world.deps, world.deps.db, org.userId, { ipAddress: '', userAgent: '' });
      const again = { cookie: `atesto_session=${token}` };
      expect((await shown(again)).objection).toBe(phase);
      expect((await object(again)).statusCode).toBe(status);
    },
  );

  it('are not objected to when the time is over, nor by whoever was never notified', async () => {
    const org = await anOrganization(world.deps);
    expect((await object(org)).json().code).toBe('objection_over');
    await world.deps.db.rows(sql`
      insert into terms_notices (user_id, edition, told_at) values (${org.userId}, ${announced.edition}, '2026-11-02T09:00:00Z')`);
    world.at(onTheDay);
    expect((await shown(org)).objection).toBe('passed');
    expect((await object(org)).json().code).toBe('objection_over');
    expect(await tasksOf(org)).toEqual([]);
  });

  describe('that come while former ones do not bind yet', () => {
    const ofTheNext = '2026-11-24T05:00:00.000Z';
    const formersOf = async (one: { cookie: string }) =>
      Object.fromEntries((await shown(one)).pages.map(({ page, former }: { page: string; former: string }) => [page, former]));

    it('are compared with the version that binds each account, not with the one before in the list', async () => {
      const old = await anOrganization(world.deps);
      world.at(onTheDay);
      await notifyOfTerms(world.deps);
      expect(await formersOf(old)).toEqual({
        'terms-of-sale': '1.2',
        'terms-of-certification': '1.2',
        'privacy-policy': '1.5',
        'cookie-policy': '1.2',
      });
      world.at('2026-11-23T10:00:00.000Z');
      const between = await anOrganization(world.deps);
      world.at(ofTheNext);
      await notifyOfTerms(world.deps);
      await notifyOfTerms(world.deps);
      const newcomer = await anOrganization(world.deps);
      expect(await shown(old)).toMatchObject({ bindsFrom: '2026-12-25', objection: 'coming' });
      expect(await formersOf(old)).toEqual({
        'terms-of-sale': '1.2',
        'terms-of-certification': '1.2',
        'privacy-policy': '1.5',
        'cookie-policy': '1.2',
      });
      expect(await formersOf(between)).toEqual({ 'terms-of-sale': '2.0', 'terms-of-certification': '2.0', 'privacy-policy': '2.0' });
      expect(await shown(newcomer)).toBeNull();
      expect([(await mailsOf(old.userId)).length, (await mailsOf(between.userId)).length, (await mailsOf(newcomer.userId)).length]).toEqual(
        [2, 1, 0],
      );
    });

    it('are objected to together with the former ones as long as there is time, and what was objected before stays', async () => {
      const [early, late] = [await anOrganization(world.deps), await anOrganization(world.deps)];
      world.at(onTheDay);
      await notifyOfTerms(world.deps);
      expect((await object(early)).statusCode).toBe(200);
      world.at(ofTheNext);
      await notifyOfTerms(world.deps);
      expect(await shown(early)).toMatchObject({ objectedAt: null });
      expect((await object(early)).statusCode).toBe(200);
      expect((await object(late)).statusCode).toBe(200);
      const stored = (org: TestOrganization) =>
        world.deps.db.rows(sql`select edition, objected_at from terms_objections where organization_id = ${org.id} order by edition`);
      expect(await stored(early)).toEqual([
        { edition: '2.0', objectedAt: new Date(onTheDay) },
        { edition: '2.1', objectedAt: new Date(ofTheNext) },
      ]);
      expect(await stored(late)).toHaveLength(2);
    });

    it('bind together, never the former ones alone', async () => {
      const org = await anOrganization(world.deps);
      world.at(onTheDay);
      await notifyOfTerms(world.deps);
      world.at(ofTheNext);
      await notifyOfTerms(world.deps);
      const at = async (now: string) => {
        world.at(now);
        const token = await startSession(world.deps, world.deps.db, org.userId, { ipAddress: '', userAgent: '' });
        return shown({ cookie: `atesto_session=${token}` });
      };
      expect((await at('2026-12-24T10:00:00.000Z')).pages).toContainEqual({ page: 'terms-of-sale', former: '1.2' });
      expect(await at('2026-12-25T10:00:00.000Z')).toBeNull();
    });

    it('are compared with the former version where that one binds already', async () => {
      const org = await anOrganization(world.deps);
      world.at(onTheDay);
      await notifyOfTerms(world.deps);
      world.at('2026-12-28T10:00:00.000Z');
      await notifyOfTerms(world.deps);
      const token = await startSession(world.deps, world.deps.db, org.userId, { ipAddress: '', userAgent: '' });
      const terms = await shown({ cookie: `atesto_session=${token}` });
      expect(terms.pages).toContainEqual({ page: 'terms-of-sale', former: '2.0' });
    });
  });
});
