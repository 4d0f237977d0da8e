import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyRetention } from '#server/operations/retention/service.ts';
import { openMailer, refusedStatus } from '#server/adapters/mail/mailer.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { isRefused } from '#server/adapters/mail/refused-addresses.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { mailAccepted, openMailServer, type MailServer } from '#server/testing/mail/mail-server.ts';
import { openWorld } from '#server/testing/world.ts';
import { sendMail } from './send.ts';

const world = openWorld();
let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());

let mailer: ReturnType<typeof openMailer>;
beforeEach(() => {
  world.at('2026-11-21T09:00:00.000Z');
  [server.reply, server.accepted] = [mailAccepted, 0];
  mailer = openMailer({ url: server.url, from: 'atesto@example.com', connections: 1, perSecond: null });
  world.deps.mailer = mailer;
  return () => mailer.close();
});

const values = { plan: 'Basic', date: '20 listopada 2027', number: '' };
const reminder = (org: TestOrganization): QueuedMail => ({ kind: 'subscription_ending', userId: org.userId, language: 'pl', values });
const reset = (org: TestOrganization): QueuedMail => ({ kind: 'reset', userId: org.userId, language: 'pl' });
const send = (mail: QueuedMail) => sendMail(world.deps, mail, world.deps.newId());
const isShownRefused = async (org: TestOrganization): Promise<boolean> =>
  (await world.call('GET', '/api/account/settings', { cookie: org.cookie })).json().addressRefused;

describe('an address that a mail server refuses for good', () => {
  it('is sent nothing more but what somebody waits for, and its owner sees that', async () => {
    const org = await anOrganization(world.deps);
    expect(await isShownRefused(org)).toBe(false);
    server.reply = '550 5.1.1 no such mailbox';
    // Tried again ten times it would be refused ten times: it is settled at once.
    await send(reminder(org));
    expect(await isShownRefused(org)).toBe(true);
    server.reply = mailAccepted;
    await send(reminder(org));
    expect(server.accepted).toBe(0);
    await send(reset(org));
    expect(server.accepted).toBe(1);
    expect(await isShownRefused(org)).toBe(false);
    await send(reminder(org));
    expect(server.accepted).toBe(2);
  });

  it('is tried again after thirty days, and nothing is stored of it', async () => {
    const org = await anOrganization(world.deps);
    server.reply = '550 5.1.1 no such mailbox';
    await send(reset(org));
    world.at('2026-12-21T09:00:00.000Z');
    expect(await isRefused(world.deps.db, org.email, world.deps.now())).toBe(false);
    server.reply = mailAccepted;
    await send(reminder(org));
    expect(server.accepted).toBe(1);
    await applyRetention({ ...world.deps, queue: null });
    expect(await world.deps.db.rows(sql`select 1 from refused_addresses`)).toEqual([]);
  });

  it('is shown to the browser that registered with it', async () => {
    const email = `literowka-${world.deps.newId()}@example.com`;
    const organization = { name: 'Młyn', nip: '5252344078', address: 'Wodna 1', city: 'Łódź', postalCode: '90-001', contactEmail: email };
    const person = { email, password: 'Dlugie-haslo-na-probe-7', firstName: 'Anna', lastName: 'Nowak', acceptTerms: true };
    const made = await world.call('POST', '/api/auth/register', {
      body: { ...person, subscriptionPlan: 'basic', complianceType: 'nis2', organization },
    });
    expect(made.statusCode, made.body).toBe(200);
    const cookie = String(made.headers['set-cookie']).split(';')[0]!;
    const pending = async () => (await world.call('GET', '/api/auth/pending', { cookie })).json().pending;
    expect(await pending()).toEqual({ email, refused: false });
    const [row] = await world.deps.db.rows<{ data: QueuedMail }>(sql`
      select data from pgboss.job j join users u on u.id::text = j.data ->> 'userId' where u.email = ${email} and j.name = 'mail'`);
    server.reply = '553 no such mailbox here';
    await send(row!.data);
    expect(await pending()).toEqual({ email, refused: true });
  });
});

describe('a mail server that refuses for another reason', () => {
  it.each(['452 4.2.2 mailbox full', '552 5.2.2 mailbox full', '550 5.7.1 policy', '554 5.7.1 listed'])(
    'is asked again: %s',
    async (answer) => {
      const org = await anOrganization(world.deps);
      server.reply = answer;
      await expect(send(reminder(org))).rejects.toThrow();
      expect(await isShownRefused(org)).toBe(false);
    },
  );

  it('says nothing about the address where the refusal was not about the recipient', () => {
    expect(refusedStatus({ command: 'MAIL FROM', responseCode: 550, response: '550 5.1.8 bad sender' })).toBeNull();
    expect(refusedStatus(new Error('socket closed'))).toBeNull();
    expect(refusedStatus(null)).toBeNull();
  });
});
