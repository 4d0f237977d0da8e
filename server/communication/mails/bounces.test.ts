// @module-tag long
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeApp } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { openMailer } from '#server/adapters/mail/mailer.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { isRefused, refusalRecords } from '#server/adapters/mail/refused-addresses.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { refusedSettings } from '#server/testing/settings.ts';
import { openMailServer, type MailServer } from '#server/testing/mail/mail-server.ts';
import { openWorld } from '#server/testing/world.ts';
import { readFailureNotice } from './failure-notice.ts';
import { hashInReturnPath, returnPath } from './return-path.ts';
import { sendMail } from './send.ts';

const world = openWorld({ alone: true });
const bounces = { local: 'zwroty', domain: 'mail.example.com', token: 'a-token-of-the-mail-server' };
const now = '2026-11-23T09:00:00.000Z';
let server: MailServer;
let deps: Deps;
let app: FastifyInstance;

beforeAll(async () => {
  server = await openMailServer();
  const { mail } = world.deps.config;
  deps = { ...world.deps, now: () => world.deps.now(), config: { ...world.deps.config, mail: { ...mail, bounces } } };
  app = await makeApp(deps);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

let mailer: ReturnType<typeof openMailer>;
beforeEach(() => {
  world.at(now);
  [server.accepted, server.envelopes] = [0, []];
  mailer = openMailer({ url: server.url, from: 'atesto@example.com', connections: 1, perSecond: null });
  deps = { ...deps, mailer };
  return () => mailer.close();
});

type BounceReport = Readonly<{ to: string; status?: string; action?: string; reply?: string; type?: string }>;

/** A notice as mail servers write it; other ones differ in words, in the case of names and in where lines end. */
function notice({
  to,
  status = '5.1.1',
  action = 'failed',
  reply = '550 5.1.1 User unknown',
  type = 'message/delivery-status',
}: BounceReport) {
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.com (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Wiadomości nie udało się doręczyć.',
    '--part',
    `Content-Type: ${type}`,
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    'Final-Recipient: rfc822; nobody@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp;',
    `  ${reply}`,
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Przypomnienie',
    '--part--',
    '',
  ].join('\r\n');
}

const sendBounce = (message: string | Buffer, authorization = `Bearer ${bounces.token}`, type = 'message/rfc822') =>
  app.inject({
    method: 'POST',
    url: '/api/webhooks/bounces',
    headers: { authorization, 'content-type': type },
    payload: message,
  });
const reminder = (org: TestOrganization): QueuedMail => ({
  kind: 'subscription_ending',
  userId: org.userId,
  language: 'pl',
  values: { plan: 'Basic', date: '20 listopada 2027', number: '' },
});
const reset = (org: TestOrganization): QueuedMail => ({ kind: 'reset', userId: org.userId, language: 'pl' });
/** Sends one, and states where notices about it go. */
async function sent(mail: QueuedMail): Promise<string> {
  await sendMail(deps, mail, deps.newId());
  return /^MAIL FROM:<([^>]+)>/.exec(server.envelopes[0] ?? '')?.[1] ?? '';
}
const isKnown = (org: TestOrganization): Promise<boolean> => isRefused(deps.db, org.email, deps.now());

describe('a mail that comes back', () => {
  it('is sent with an address of its own for notices, with its head alone, of what is abandoned alone', async () => {
    const org = await anOrganization(deps);
    const path = await sent(reset(org));
    expect(path).toMatch(/^zwroty\+[0-9a-f]{50}@mail\.example\.com$/);
    expect(path.indexOf('@')).toBeLessThanOrEqual(64);
    expect(server.envelopes[0]).toMatch(/RET=HDRS/);
    expect(server.envelopes[1]).toMatch(/NOTIFY=FAILURE/);
  });

  it('keeps further reminders from being sent, whatever the first server accepts, and its owner sees that', async () => {
    const org = await anOrganization(deps);
    const path = await sent(reminder(org));
    expect((await sendBounce(notice({ to: path }))).json()).toEqual({ taken: 'refused' });
    expect((await sendBounce(notice({ to: path.toUpperCase() }))).json()).toEqual({ taken: 'refused' });
    expect(await refusalRecords(deps.db, org.email)).toMatchObject([{ status: '5.1.1', byNotice: true }]);
    const settings = await app.inject({ method: 'GET', url: '/api/account/settings', headers: { cookie: org.cookie } });
    expect(settings.json().addressRefused).toBe(true);
    await sent(reminder(org));
    expect(server.accepted).toBe(1);
    // What somebody waits for goes, and that it was accepted says nothing about what is behind.
    await sent(reset(org));
    expect(server.accepted).toBe(2);
    expect(await isKnown(org)).toBe(true);
  });

  it('is forgotten when somebody opens what was sent there', async () => {
    const org = await anOrganization(deps);
    await sendBounce(notice({ to: await sent(reminder(org)) }));
    let text = '';
    const taking: Deps = { ...deps, mailer: { ...mailer, send: async (mail) => void (text = mail.text) } };
    await sendMail(taking, reset(org), deps.newId());
    const token = /token=([\w-]+)/.exec(text)?.[1];
    const changed = await app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token, newPassword: 'Zupelnie-inne-haslo-8' },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await isKnown(org)).toBe(false);
  });

  it.each<[string, Partial<BounceReport>]>([
    ['is late', { action: 'delayed', status: '4.4.1' }],
    ['found a full mailbox', { status: '5.2.2', reply: '552 5.2.2 full' }],
    ['was taken for spam', { status: '5.7.1', reply: '550 5.7.1 policy' }],
    ['failed without a word', { status: '5.0.0', reply: '554 no' }],
    ['arrived', { action: 'delivered', status: '2.0.0' }],
    ['is no report', { type: 'text/plain' }],
  ])('says nothing about the mailbox where it %s', async (_, report) => {
    const org = await anOrganization(deps);
    const answer = await sendBounce(notice({ to: await sent(reminder(org)), ...report }));
    expect([answer.statusCode, answer.json()]).toEqual([200, { taken: 'nothing_about_the_mailbox' }]);
    expect(await isKnown(org)).toBe(false);
  });

  it('is read where only the reply states which mailbox there is not', async () => {
    const org = await anOrganization(deps);
    const report = { status: '5.0.0', reply: '550 No such user here' };
    expect((await sendBounce(notice({ to: await sent(reminder(org)), ...report }))).json()).toEqual({ taken: 'refused' });
  });
});

describe('whoever hands notices over', () => {
  it.each(['', 'Bearer wrong', `bearer ${bounces.token}`, bounces.token])('must know the token: %s', async (authorization) => {
    const org = await anOrganization(deps);
    const answer = await sendBounce(notice({ to: await sent(reminder(org)) }), authorization);
    expect(answer.statusCode).toBe(401);
    expect(await isKnown(org)).toBe(false);
  });

  it('is shown to operators where the token was guessed', async () => {
    expect((await sendBounce(notice({ to: 'x@example.com' }), 'Bearer guessed')).json()).toMatchObject({ code: 'bad_signature' });
    const eventCount = async () => (await deps.db.rows(sql`select 1 from security_events where kind = 'signature'`)).length;
    await expect.poll(eventCount, { timeout: 15_000 }).toBeGreaterThan(0);
  });

  it('cannot name an address that no mail of ours went to', async () => {
    const org = await anOrganization(deps);
    const path = await sent(reminder(org));
    const other = { ...bounces, token: 'another-token-of-another-server' };
    const changed = path.replace(/\+./, (first) => (first === '+0' ? '+1' : '+0'));
    for (const to of [
      changed,
      returnPath(other, org.email, deps.now()),
      org.email,
      'zwroty@mail.example.com',
      path.replace('mail.example', 'mailxexample'),
    ]) {
      expect((await sendBounce(notice({ to }))).json(), to).toEqual({ taken: 'not_ours' });
    }
    expect(await isKnown(org)).toBe(false);
  });

  it('comes too late after two weeks', () => {
    const day = (date: string): Date => new Date(`${date}T12:00:00Z`);
    const path = returnPath(bounces, 'ola@example.com', day('2026-11-09'));
    expect(hashInReturnPath(bounces, path, day('2026-11-23'))).not.toBeNull();
    expect(hashInReturnPath(bounces, path, day('2026-11-24'))).toBeNull();
    expect(hashInReturnPath(bounces, path, day('2026-11-08'))).not.toBeNull();
    expect(hashInReturnPath(bounces, path, day('2026-11-07'))).toBeNull();
  });

  it('gets an answer and no error for whatever it is', async () => {
    const statuses: number[] = [];
    const deep = Array.from({ length: 300 }, (_, i) => `Content-Type: multipart/mixed; boundary="${i}"\r\n\r\n--${i}\r\n`).join('');
    for (const message of ['', '\0\0\0', 'To: a', Buffer.from([0xff, 0xfe, 0x80]), deep, `${'A: b\r\n'.repeat(60_000)}\r\n`]) {
      statuses.push((await sendBounce(message)).statusCode);
    }
    expect(statuses.filter((one) => one !== 200 && one !== 400)).toEqual([]);
    expect((await sendBounce('x'.repeat(600_000))).statusCode).toBe(413);
    expect((await sendBounce('{}', undefined, 'application/json')).statusCode).toBe(400);
  });

  it('finds nothing there where it is not set up', async () => {
    const answer = await world.app.inject({ method: 'POST', url: '/api/webhooks/bounces', payload: '' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('settings of notices', () => {
  const wrong = (given: Record<string, string>): string[] =>
    refusedSettings({ ATESTO_MODE: 'local', DATABASE_URL: world.deps.config.databaseUrl, ...given });

  it('go together, and leave space for the code', () => {
    const whole = { MAIL_BOUNCES: 'zwroty@mail.example.com', MAIL_BOUNCES_TOKEN: bounces.token };
    expect(wrong(whole)).toEqual([]);
    expect(wrong({ MAIL_BOUNCES: whole.MAIL_BOUNCES })).toEqual(['MAIL_BOUNCES: goes together with MAIL_BOUNCES_TOKEN']);
    expect(wrong({ ...whole, MAIL_BOUNCES_TOKEN: 'short' })).toEqual(['MAIL_BOUNCES_TOKEN: must have at least 16 characters']);
    expect(wrong({ ...whole, MAIL_BOUNCES: 'zwroty.poczty@mail.example.com' })[0]).toMatch(/at most 13/);
    expect(wrong({ ...whole, MAIL_BOUNCES: 'zwroty-poczty-@mail.example.com' })[0]).toMatch(/at most 13/);
  });
});

describe('a row of the version before', () => {
  it('is found by as much of its hash as is stored now', async () => {
    const { hash } = (
      await deps.db.rows<{ hash: string }>(sql`
      select left(replace(replace(rtrim(encode(sha256('ola@example.com'), 'base64'), '='), '+', '-'), '/', '_'), 20) as hash`)
    )[0]!;
    await deps.db.rows(sql`insert into refused_addresses (address_hash, status, refused_at) values (${hash}, '5.1.1', ${deps.now()})`);
    expect(await isRefused(deps.db, ' Ola@example.com ', deps.now())).toBe(true);
  });
});

describe('a notice', () => {
  it('may name several recipients, and end its lines in any way', async () => {
    const text = notice({ to: 'x@example.com' }).replace('Final-Recipient', 'Action: delayed\r\nStatus: 4.2.1\r\n\r\nFINAL-RECIPIENT');
    expect((await readFailureNotice(Buffer.from(text))).status).toBe('5.1.1');
    expect((await readFailureNotice(Buffer.from(text.replaceAll('\r\n', '\n')))).status).toBe('5.1.1');
  });
});
