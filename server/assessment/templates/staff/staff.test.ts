// @module-tag long
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffReadings } from '#contract/assessment/evidence/staff-readings.ts';
import type { TemplateDetail } from '#contract/assessment/evidence/templates.ts';
import { staffLimits } from '#core/assessment/templates/staff.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import { dueRules } from '#server/operations/retention/rules.ts';
import { sha256Of } from '#server/platform/files/stored-files.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';
import { readingsOf } from './repository.ts';

const world = openWorld();
const day = 86_400_000;
let org: TestOrganization;
let evidence: string;
let now: Date;
let queued: QueuedMail[] = [];
let lastCode = 100_000;

beforeAll(() => {
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
  world.deps.now = () => now;
  // Every code is another one.
  world.deps.randomIntegers = () => Array.from(String((lastCode += 1)), Number);
});
beforeEach(async () => {
  now = new Date('2026-11-27T09:00:00.000Z');
  queued = [];
  org = await anOrganization(world.deps, { name: 'Odlewnia Wisła', plan: 'pro' });
  evidence = await approved('2026-11-20');
});

const later = (days: number): void => void (now = new Date(now.getTime() + days * day));
const at = (rest: string, of = evidence): string => `/api/templates/backups/adoptions/${of}${rest}`;
const file = (of: string): Buffer => aPdf({ catalog: `/Lang(${of})` });

async function approved(approvedOn: string): Promise<string> {
  const evidenceId = String(
    (await sendEvidence(world, org.cookie, { name: `kopie-${approvedOn}.pdf`, bytes: file(approvedOn) })).body['id'],
  );
  const body = { evidenceId, approvedOn, approvedBy: 'Jan Kowal, prezes' };
  expect((await world.call('POST', '/api/templates/backups/adoptions', { cookie: org.cookie, body })).statusCode).toBe(200);
  return evidenceId;
}

const publish = (body: object = {}, { cookie } = org, of = evidence) =>
  world.call('POST', at('/staff/link', of), { cookie, body: { days: 30, domains: [], ...body } });
const staff = async (): Promise<StaffReadings> => (await world.call('GET', at('/staff'), { cookie: org.cookie })).json();
const visit = (path: string, body: object) => world.call('POST', `/api/staff-document/${path}`, { body });

async function aLink(body: object = {}): Promise<string> {
  const answer = await publish(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ address: string }>().address.split('#')[1] ?? '';
}

/** Sends what is queued; returns addresses with the codes that they got. */
async function codes(): Promise<[string, string][]> {
  const sent: [string, string][] = [];
  const { mailer } = world.deps;
  world.deps.mailer = { ...mailer, send: async ({ to, text }) => void sent.push([to.address, /\b\d{6}\b/.exec(text)?.[0] ?? '']) };
  for (const mail of queued) await sendMail(world.deps, mail, randomUUID());
  world.deps.mailer = mailer;
  queued = [];
  return sent;
}

const requestCode = (token: string, email: string, name = 'Ewa Nowak') => visit('code', { token, email, name });

/** The code that a mail just brought. */
async function newestCode(): Promise<string> {
  return (await codes())[0]?.[1] ?? '';
}

async function confirms(token: string, email: string, name?: string): Promise<void> {
  expect((await requestCode(token, email, name)).json()).toEqual({ ok: true });
  const code = await newestCode();
  const answer = await visit('confirmation', { token, email, code });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('a document published to staff without an account', () => {
  it('is read by its link alone, and confirmed by name, address and a mailed code; once is enough', async () => {
    const token = await aLink();
    expect((await visit('opening', { token })).json()).toMatchObject({
      organization: 'Odlewnia Wisła',
      approvedOn: '2026-11-20',
      fileName: 'kopie-2026-11-20.pdf',
      domains: [],
    });
    expect(sha256Of((await visit('file', { token })).rawPayload)).toBe(sha256Of(file('2026-11-20')));
    await confirms(token, 'ewa@firma.example');
    const [first] = (await staff()).readings;
    expect(first).toMatchObject({ name: 'Ewa Nowak', email: 'ewa@firma.example', readAt: now.toISOString() });
    later(1);
    // Whoever asks again is answered as before, and the first confirmation stays.
    await confirms(token, 'ewa@firma.example', 'Inna Osoba');
    await confirms(token, 'jan@firma.example', 'Jan Lis');
    expect((await staff()).readings.map(({ name }) => name)).toEqual(['Jan Lis', 'Ewa Nowak']);
    const detail = (await world.call('GET', '/api/templates/backups', { cookie: org.cookie })).json<TemplateDetail>();
    expect(detail.adoption).toMatchObject({ staff: 2, readers: 0 });
    const csv = await world.call('GET', at('/staff/csv?lang=en'), { cookie: org.cookie });
    expect(csv.body).toMatch(/First and last name;Work e-mail address;Read and understood\r\nJan Lis;jan@firma\.example;/);
    const removed = await world.call('DELETE', at(`/staff/${first?.id}`), { cookie: org.cookie });
    expect(removed.json<StaffReadings>().readings.map(({ name }) => name)).toEqual(['Jan Lis']);
    expect((await world.call('DELETE', at(`/staff/${first?.id}`), { cookie: org.cookie })).statusCode).toBe(404);
  });

  it('is confirmed by addresses of the domains that were typed, where some were', async () => {
    for (const domains of [['gmail.com'], ['to nie domena']])
      expect((await publish({ domains })).json()).toMatchObject({ fields: { domains: expect.any(String) } });
    const token = await aLink({ domains: ['@firma.example', 'Firma.example'] });
    expect((await staff()).link).toMatchObject({ domains: ['firma.example'], state: 'open' });
    expect((await requestCode(token, 'ewa@inna.example')).json()).toMatchObject({ fields: { email: expect.any(String) } });
    expect(queued).toEqual([]);
    await confirms(token, 'ewa@firma.example');
  });

  it('takes a code five times, for fifteen minutes, for its address alone, and not after it was redeemed', async () => {
    const token = await aLink();
    const email = 'ewa@firma.example';
    await requestCode(token, email);
    const code = await newestCode();
    const confirm = (typed: string, by = email) => visit('confirmation', { token, email: by, code: typed });
    expect((await confirm(code, 'jan@firma.example')).json().code).toBe('code_gone');
    for (let left = staffLimits.codeTries - 1; left > 0; left -= 1)
      expect((await confirm('000000')).json()).toMatchObject({ triesLeft: left });
    expect((await confirm('000000')).json().code).toBe('code_used_up');
    expect((await confirm(code)).json().code).toBe('code_gone');
    await requestCode(token, email);
    const second = await newestCode();
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await confirm(second)).json().code).toBe('code_gone');
    expect((await staff()).readings).toEqual([]);
  });

  it('mails an address so many codes in an hour, and a day', async () => {
    const token = await aLink();
    for (let sent = 0; sent < staffLimits.codesPerHour; sent += 1)
      expect((await requestCode(token, 'ewa@firma.example')).statusCode).toBe(200);
    expect((await requestCode(token, 'ewa@firma.example')).statusCode).toBe(429);
    expect((await requestCode(token, 'jan@firma.example')).statusCode).toBe(200);
  });

  it('ends when it is revoked, made anew, over, replaced or withdrawn, all alike', async () => {
    const over = async (token: string) => {
      for (const [path, more] of [
        ['opening', {}],
        ['file', {}],
        ['code', { email: 'a@firma.example', name: 'Ewa Nowak' }],
        ['confirmation', { email: 'a@firma.example', code: '123456' }],
      ] as const)
        expect((await visit(path, { token, ...more })).json().code).toBe('guest_link_over');
    };
    await over('nie-ma-takiego');
    const first = await aLink();
    const second = await aLink();
    await over(first);
    await confirms(second, 'ewa@firma.example');
    await world.call('DELETE', at('/staff/link'), { cookie: org.cookie });
    await over(second);
    expect(await staff()).toMatchObject({ link: { state: 'revoked' }, readings: [{ name: 'Ewa Nowak' }] });
    const third = await aLink();
    const newer = await approved('2026-11-27');
    await over(third);
    expect((await staff()).link?.state).toBe('replaced');
    // A document that is not in force is published to nobody.
    expect((await publish()).statusCode).toBe(404);
    const [older, fourth] = [evidence, (await publish({}, org, newer)).json<{ address: string }>().address.split('#')[1] ?? ''];
    expect((await visit('opening', { token: fourth })).statusCode).toBe(200);
    await world.call('DELETE', at('', newer), { cookie: org.cookie });
    await over(fourth);
    expect((await world.call('GET', at('/staff', newer), { cookie: org.cookie })).statusCode).toBe(404);
    evidence = older;
    const fifth = await aLink();
    later(30);
    await over(fifth);
  });

  it('is for editors under a paid period, and for nobody of another organisation', async () => {
    const outsider = await anOrganization(world.deps, { plan: 'pro' });
    expect((await publish({}, outsider)).statusCode).toBe(404);
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    for (const rest of ['/staff', '/staff/csv']) {
      expect((await world.call('GET', at(rest), { cookie: reader.cookie })).statusCode).toBe(403);
      expect((await world.call('GET', at(rest), { cookie: outsider.cookie })).statusCode).toBe(404);
    }
    expect((await publish({}, await anOrganization(world.deps, { plan: null }))).statusCode).toBe(402);
  });

  it('is forgotten a year after a newer document was recorded, and a code when it is over', async () => {
    const due = async (name: string) => {
      const rule = dueRules(now).find((one) => one.name === name);
      return rule ? (await world.deps.db.rows(rule.statement)).length : null;
    };
    const stored = async () =>
      (await readingsOf(world.deps.db, { organizationId: org.id, templateId: 'backups', evidenceId: evidence })).length;
    const token = await aLink();
    await confirms(token, 'ewa@firma.example');
    now = new Date(now.getTime() + 15 * 60_000);
    await due('staffCodes');
    await requestCode(token, 'jan@firma.example');
    expect(await due('staffCodes')).toBe(0);
    now = new Date(now.getTime() + 15 * 60_000);
    expect(await due('staffCodes')).toBe(1);
    later(400);
    await due('staffReadings');
    // In force, however old.
    expect(await stored()).toBe(1);
    now = new Date('2026-11-29T09:00:00.000Z');
    await approved('2026-11-29');
    later(364);
    await due('staffReadings');
    expect(await stored()).toBe(1);
    later(1);
    expect(await due('staffReadings')).toBe(1);
    expect(await stored()).toBe(0);
  });
});
