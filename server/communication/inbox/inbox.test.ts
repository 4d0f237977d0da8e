import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InboxEntry } from '#contract/communication/inbox.ts';
import { inboxCounted, inboxShown } from '#core/communication/inbox.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
let person: TestPerson;

beforeEach(async () => {
  world.at('2027-03-01T08:00:00.000Z');
  world.deps.mailer = { send: async () => {}, close: () => {} };
  org = await anOrganization(world.deps, { name: 'Młyn' });
  person = await aPerson(world.deps);
  await joins(world.deps, person, org, 'editor');
});

const inbox = async (cookie = person.cookie) =>
  (await world.call('GET', '/api/inbox', { cookie })).json<{ entries: InboxEntry[]; unread: number }>();
const mark = (ids: readonly string[], read = true, cookie = person.cookie) =>
  world.call('POST', '/api/inbox/reading', { cookie, body: { ids, read } });
const teamChanged = (organizationId: string | null = org.id): QueuedMail => ({
  kind: 'role_changed',
  userId: person.userId,
  language: 'pl',
  values: { organization: 'Młyn', ...(organizationId ? { organizationId } : {}) },
});
const reminder = (): QueuedMail => ({
  kind: 'subscription_ending',
  userId: person.userId,
  language: 'en',
  values: { plan: 'Basic', date: '20 November 2027', organizationId: org.id },
});

describe('the inbox', () => {
  it('holds the subject of a mail, where it leads and whose it is, once for each mail', async () => {
    const id = randomUUID();
    await sendMail(world.deps, reminder(), id);
    await sendMail(world.deps, reminder(), id);
    expect(await inbox()).toEqual({
      entries: [
        {
          id,
          title: 'The Basic plan ends on 20 November 2027',
          language: 'en',
          path: '/pricing',
          organization: { id: org.id, name: 'Młyn' },
          at: '2027-03-01T08:00:00.000Z',
          read: false,
        },
      ],
      unread: 1,
    });
    expect(await inbox(org.cookie)).toEqual({ entries: [], unread: 0 });
  });

  it('preserves what somebody wants no mail of, or whose mailbox refuses it, and nothing of the security of an account', async () => {
    const off = await world.call('PATCH', '/api/account/mails', { cookie: person.cookie, body: { kind: 'ends', wanted: false } });
    expect(off.statusCode, off.body).toBe(200);
    const mails: unknown[] = [];
    world.deps.mailer = { send: async (mail) => void mails.push(mail), close: () => {} };
    await sendMail(world.deps, reminder(), randomUUID());
    expect([mails.length, (await inbox()).unread]).toEqual([0, 1]);
    await sendMail(world.deps, { kind: 'password_changed', userId: person.userId, language: 'pl' }, randomUUID());
    expect([mails.length, (await inbox()).unread]).toEqual([1, 1]);
    world.deps.mailer = { send: () => Promise.reject(new Error('server away')), close: () => {} };
    await expect(sendMail(world.deps, teamChanged(), randomUUID())).rejects.toThrow('server away');
    expect((await inbox()).unread).toBe(2);
  });

  it('does not hold what was withdrawn before it was sent', async () => {
    const values = { organization: 'Młyn', organizationId: org.id, regimeCode: 'nis2', regime: 'NIS2' };
    await sendMail(world.deps, { kind: 'questions_assigned', userId: person.userId, language: 'pl', values }, randomUUID());
    expect((await inbox()).entries).toEqual([]);
  });

  it('is read and unread entry by entry, by nobody but its reader', async () => {
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) await sendMail(world.deps, reminder(), id);
    expect((await mark([ids[0]!], true, org.cookie)).json()).toEqual({ unread: 0 });
    expect((await inbox()).unread).toBe(2);
    expect((await mark([ids[0]!, randomUUID()])).json()).toEqual({ unread: 1 });
    expect(Object.fromEntries((await inbox()).entries.map(({ id, read }) => [id, read]))).toEqual({ [ids[0]!]: true, [ids[1]!]: false });
    await Promise.all([mark(ids), mark(ids)]);
    expect((await world.call('GET', '/api/inbox/unread', { cookie: person.cookie })).json()).toEqual({ unread: 0 });
    expect((await mark([ids[1]!], false)).json()).toEqual({ unread: 1 });
    expect((await world.call('GET', '/api/inbox')).statusCode).toBe(401);
    expect((await mark(Array.from({ length: inboxShown + 1 }, () => randomUUID()))).statusCode).toBe(400);
  });

  it('shows nothing of an organisation that its reader left or that is gone, and what belongs to none', async () => {
    await sendMail(world.deps, teamChanged(), randomUUID());
    await sendMail(world.deps, teamChanged(null), randomUUID());
    expect(new Set((await inbox()).entries.map(({ organization }) => organization?.name))).toEqual(new Set(['Młyn', undefined]));
    await world.deps.db.rows(sql`
      update memberships set ended_at = ${world.deps.now()} where organization_id = ${org.id} and user_id = ${person.userId}`);
    expect(await inbox()).toMatchObject({ entries: [{ organization: null }], unread: 1 });
    await sendMail(world.deps, teamChanged(randomUUID()), randomUUID());
    expect((await inbox()).entries).toHaveLength(1);
  });

  it('shows the newest, and counts no further than it shows', async () => {
    await world.deps.db.rows(sql`
      insert into inbox_entries (id, user_id, organization_id, kind, title, language, path, at)
      select gen_random_uuid(), ${person.userId}, null, 'role_changed', 'Nr ' || n, 'pl', '/zespol', ${world.deps.now()}::timestamptz - n * interval '1 minute'
      from generate_series(1, ${inboxShown + 20}) n`);
    const { entries, unread } = await inbox();
    expect([entries.length, entries[0]?.title, unread]).toEqual([inboxShown, 'Nr 1', inboxCounted + 1]);
  });
});
