// @module-tag long
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRole } from '#core/account/members/members.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { mentionsOf } from '#server/assessment/public.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const [question, minute] = ['nis2-1-1', 60_000];
let queued: QueuedMail[] = [];
let org: TestOrganization;
let now: Date;

beforeAll(() => {
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
  world.deps.now = () => now;
});
beforeEach(async () => {
  queued = [];
  now = new Date('2026-11-20T10:00:00Z');
  org = await anOrganization(world.deps, { name: 'Młyn' });
});

function later(millis: number): void {
  now = new Date(now.getTime() + millis);
}

async function aMember(role: MemberRole, language?: Language): Promise<TestPerson> {
  const person = await aPerson(world.deps, language ? { language } : {});
  await joins(world.deps, person, org, role);
  return person;
}

const named = ({ userId }: Readonly<{ userId: string }>): string => `@[${userId}]`;
async function write(who: Readonly<{ cookie: string }>, text: string, at = question): Promise<string> {
  const id = randomUUID();
  const answer = await world.call('POST', `/api/discussions/${at}`, { cookie: who.cookie, body: { id, text } });
  expect(answer.statusCode).toBe(200);
  return id;
}
const remove = (id: string) => world.call('DELETE', `/api/discussions/${question}/messages/${id}`, { cookie: org.cookie });
const edit = (id: string, text: string) =>
  world.call('PATCH', `/api/discussions/${question}/messages/${id}`, { cookie: org.cookie, body: { text } });

/** Sends what is queued; returns what really left. */
async function sent(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const { mailer } = world.deps;
  world.deps.mailer = { ...mailer, send: async (mail) => void mails.push(mail) };
  for (const mail of queued) await sendMail(world.deps, mail, randomUUID());
  world.deps.mailer = mailer;
  queued = [];
  return mails;
}

describe('the mail to somebody who is named', () => {
  it('states in their language who, at which question and the first 200 characters as plain text, and leads to the discussion', async () => {
    const greta = await aMember('reader', 'de');
    await write(org, `${named(greta)}, <b>bitte</b>\n{organization} &amp; ${'ż'.repeat(300)}`);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.to.address).toBe(greta.email);
    expect(mail?.subject).toBe('Anna Testowa erwähnt Sie: Młyn');
    expect(mail?.text).toMatch(/Frage: 1\.1 \S+/);
    const excerpt = /Nachricht: (.*)…\n/.exec(mail?.text ?? '')?.[1] ?? '';
    expect([excerpt.length, excerpt.replaceAll('ż', '')]).toEqual([200, '@Jan Drugi, <b>bitte</b> {organization} &amp; ']);
    expect(mail?.text).toContain(`/nis2?discussion=${question}`);
    expect(mail?.html).toContain('&#60;b&#62;bitte&#60;/b&#62; {organization} &#38;amp;');
    expect(mail?.headers?.['List-Unsubscribe']).toContain('kind=mentions');
  });

  it('leads to the other questionnaire where the question is there', async () => {
    await write(org, `${named(await aMember('editor'))} zobacz`, 'ai-act-1-1');
    expect((await sent())[0]?.text).toContain('/ai-act?discussion=ai-act-1-1');
  });

  it('goes to nobody for answers in a discussion, nor to oneself', async () => {
    const jan = await aMember('editor');
    await write(jan, 'Pytanie');
    await write(org, `Odpowiedź dla ${named(org)}`);
    expect(queued).toEqual([]);
  });

  it('comes once an hour for one discussion, however somebody is named there', async () => {
    const jan = await aMember('editor');
    const first = await write(org, `${named(jan)} raz, ${named(jan)} dwa`);
    later(minute);
    await write(await aMember('editor'), `${named(jan)} trzy`);
    await edit(first, 'nikt');
    await edit(first, `${named(jan)} znowu`);
    expect(queued).toHaveLength(1);
    await write(org, `${named(jan)} gdzie indziej`, 'nis2-1-2');
    expect(queued).toHaveLength(2);
    later(60 * minute - 1);
    await write(org, `${named(jan)} po niecałej godzinie`);
    expect(queued).toHaveLength(3);
  });

  it('comes once when somebody is named twice at the same time', async () => {
    const jan = await aMember('editor');
    await Promise.all([write(org, `${named(jan)} a`), write(org, `${named(jan)} b`)]);
    expect(queued).toHaveLength(1);
  });

  it('comes for a message that is changed to name somebody', async () => {
    const jan = await aMember('editor');
    const id = await write(org, 'Kto?');
    await edit(id, `${named(jan)}?`);
    expect((await sent()).map(({ to }) => to.address)).toEqual([jan.email]);
  });

  it('comes on a clock that goes on during the call', async () => {
    const jan = await aMember('editor');
    world.deps.now = () => {
      later(7);
      return now;
    };
    await write(org, `${named(jan)} zobacz`);
    world.deps.now = () => now;
    expect(await sent()).toHaveLength(1);
  });

  it('does not come to whoever lost access before it was sent', async () => {
    const jan = await aMember('editor');
    await write(org, `${named(jan)} zobacz`);
    await world.call('DELETE', `/api/members/${jan.userId}`, { cookie: org.cookie });
    queued = queued.filter(({ kind }) => kind === 'mentioned');
    expect(queued).toHaveLength(1);
    expect(await sent()).toEqual([]);
  });

  it('does not come for a message that was removed, and states what names them then', async () => {
    const jan = await aMember('editor');
    const id = await write(org, `${named(jan)} tajne`);
    await remove(id);
    const unsent = queued;
    expect(await sent()).toEqual([]);
    queued = unsent;
    await write(org, `${named(jan)} jawne`);
    const [mail] = await sent();
    expect(mail?.text).toContain('jawne');
    expect(mail?.text).not.toContain('tajne');
  });

  it('can be switched off, and is on unless it was', async () => {
    const jan = await aMember('editor');
    const body = { kind: 'mentions', wanted: false };
    expect((await world.call('PATCH', '/api/account/mails', { cookie: jan.cookie, body })).statusCode).toBe(200);
    await write(org, `${named(jan)} zobacz`);
    expect(await sent()).toEqual([]);
    await world.call('PATCH', '/api/account/mails', { cookie: jan.cookie, body: { ...body, wanted: true } });
    later(61 * minute);
    await write(org, `${named(jan)} zobacz`);
    expect(await sent()).toHaveLength(1);
  });
});

describe('where somebody is named', () => {
  it('is listed with author, beginning and when it was read, the latest first, of that organisation alone', async () => {
    const [jan, other] = [await aMember('editor'), await anOrganization(world.deps)];
    await write(org, `${named(jan)} pierwsza ${'a'.repeat(300)}`);
    const asOf = now.toISOString();
    await world.call('PUT', `/api/discussions/${question}/read`, { cookie: jan.cookie, body: { asOf } });
    await joins(world.deps, jan, other, 'reader');
    later(minute);
    const last = await write(org, `druga dla ${named(jan)}`, 'nis2-1-2');
    await write(other, `${named(jan)} obca`);
    const whose = { organizationId: org.id, userId: jan.userId };
    const mentions = await mentionsOf(world.deps.db, whose);
    expect(mentions).toMatchObject([
      { id: last, questionId: 'nis2-1-2', author: 'Anna Testowa', excerpt: 'druga dla @Jan Drugi', at: now, readAt: null },
      { questionId: question, readAt: new Date(asOf) },
    ]);
    expect(mentions[1]?.excerpt).toHaveLength(201);
    expect(await mentionsOf(world.deps.db, { ...whose, organizationId: other.id })).toMatchObject([{ questionId: question }]);
  });

  it('is shown the latest fifty', async () => {
    const jan = await aMember('editor');
    for (let index = 0; index < 52; index += 1) {
      later(1000);
      await write(org, `${named(jan)} ${index}`);
    }
    const mentions = await mentionsOf(world.deps.db, { organizationId: org.id, userId: jan.userId });
    expect([mentions.length, mentions[0]?.excerpt, mentions.at(-1)?.excerpt]).toEqual([50, '@Jan Drugi 51', '@Jan Drugi 2']);
  });
});
