import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Assignment } from '#contract/assessment/answering/assignments.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let queued: QueuedMail[] = [];
let org: TestOrganization;
let now = new Date('2026-11-20T10:00:00Z');

beforeAll(() => {
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
  world.deps.now = () => now;
});
beforeEach(async () => {
  queued = [];
  now = new Date('2026-11-20T10:00:00Z');
  org = await anOrganization(world.deps, { name: 'Młyn' });
});

async function aMember(role: MemberRole, language?: 'de'): Promise<TestPerson> {
  const person = await aPerson(world.deps, language ? { language } : {});
  await joins(world.deps, person, org, role);
  return person;
}

const section = (number: number, ...questions: number[]): string[] => questions.map((question) => `nis2-${number}-${question}`);
const assign = (cookie: string, questionIds: string[], person: TestPerson | null) =>
  world.call('PUT', '/api/assignments', { cookie, body: { questionIds, personId: person?.userId ?? null } });
async function assigned(cookie: string): Promise<Record<string, string>> {
  const list: Assignment[] = (await world.call('GET', '/api/assignments', { cookie })).json();
  return Object.fromEntries(list.map(({ questionId, personId, mine }) => [questionId, mine ? 'me' : personId]));
}

describe('who sees to which question', () => {
  it('is given, passed on and withdrawn, and shown to everybody', async () => {
    const [anna, jan] = [await aMember('editor'), await aMember('consultant')];
    expect((await assign(org.cookie, section(1, 1, 2, 3), anna)).statusCode).toBe(200);
    await assign(anna.cookie, section(1, 2), jan);
    await assign(jan.cookie, section(1, 3), null);
    expect(await assigned(anna.cookie)).toEqual({ 'nis2-1-1': 'me', 'nis2-1-2': jan.userId });
    expect(await assigned((await aMember('reader')).cookie)).toEqual({ 'nis2-1-1': anna.userId, 'nis2-1-2': jan.userId });
  });

  it('is nobody who only reads, who has left, or who belongs elsewhere', async () => {
    const [reader, other] = [await aMember('reader'), await aPerson(world.deps)];
    expect((await assign(org.cookie, section(1, 1), reader)).json()).toMatchObject({ code: 'person_only_reads' });
    expect((await assign(org.cookie, section(1, 1), other)).statusCode).toBe(404);
    const anna = await aMember('editor');
    await assign(org.cookie, section(1, 1), anna);
    await world.call('DELETE', `/api/members/${anna.userId}`, { cookie: org.cookie });
    expect(await assigned(org.cookie)).toEqual({});
    await joins(world.deps, anna, org, 'editor');
    expect(await assigned(org.cookie)).toEqual({});
    await assign(org.cookie, section(1, 1), anna);
    expect(await assigned(org.cookie)).toEqual({ 'nis2-1-1': anna.userId });
  });

  it('stays among the organisation’s own', async () => {
    const outsider = await anOrganization(world.deps);
    await assign(org.cookie, section(1, 1), await aMember('editor'));
    expect(await assigned(outsider.cookie)).toEqual({});
    await assign(outsider.cookie, section(1, 1), null);
    expect(Object.keys(await assigned(org.cookie))).toEqual(['nis2-1-1']);
  });

  it('is refused for questions that do not exist, and then nothing is given', async () => {
    const anna = await aMember('editor');
    for (const wrong of ['nis2-9-1', 'nis2-1-99', '', "x'; drop table answers"]) {
      expect((await assign(org.cookie, ['nis2-1-1', wrong], anna)).statusCode, wrong).toBe(400);
    }
    expect((await assign(org.cookie, [], anna)).statusCode).toBe(400);
    expect(await assigned(org.cookie)).toEqual({});
  });

  it('is the same when assigned twice at once', async () => {
    const anna = await aMember('editor');
    const answers = await Promise.all([1, 2, 3].map(() => assign(org.cookie, section(2, 1, 2, 1), anna)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await assigned(anna.cookie)).toEqual({ 'nis2-2-1': 'me', 'nis2-2-2': 'me' });
    expect(queued.map(({ kind }) => kind)).toEqual(['questions_assigned']);
  });
});

describe('the mail about given questions', () => {
  const sent = async (): Promise<Mail[]> => {
    const mails: Mail[] = [];
    const { mailer } = world.deps;
    world.deps.mailer = { ...mailer, send: async (mail) => void mails.push(mail) };
    for (const mail of queued) await sendMail(world.deps, mail, world.deps.newId());
    world.deps.mailer = mailer;
    return mails;
  };

  it('goes to the one they were given to, in their language, with the questions as they are then, and leads to them', async () => {
    const greta = await aMember('editor', 'de');
    await assign(org.cookie, section(1, 1, 2), greta);
    await assign(org.cookie, section(3, 4), greta);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.to.address).toBe(greta.email);
    expect(mail?.subject).toBe('Wartet auf Ihre Antwort: Młyn');
    expect(mail?.text).toMatch(/1\. .+: 1\.1, 1\.2/);
    expect(mail?.text).toMatch(/3\. .+: 3\.4/);
    expect(mail?.text).toContain('/nis2?mine');
  });

  it('comes once a day for each regime, not for oneself, and not for what was withdrawn', async () => {
    const anna = await aMember('editor');
    await assign(org.cookie, ['nis2-1-1', 'ai-act-1-1'], anna);
    await assign(org.cookie, section(2, 1), anna);
    expect(queued.map(({ values }) => values?.regimeCode)).toEqual(['nis2', 'ai_act']);
    now = new Date(now.getTime() + 86_400_001);
    await assign(org.cookie, section(2, 1), anna);
    expect(queued).toHaveLength(2);
    await assign(org.cookie, section(2, 2), anna);
    expect(queued).toHaveLength(3);
    await assign(anna.cookie, section(4, 1), anna);
    expect(queued).toHaveLength(3);
    await assign(org.cookie, section(1, 1), null);
    await assign(org.cookie, section(2, 1, 2), null);
    await assign(org.cookie, section(4, 1), null);
    expect((await sent()).map(({ text }) => /AI Act|NIS2/.exec(text)?.[0])).toEqual(['AI Act']);
  });
});
