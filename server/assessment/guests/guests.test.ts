import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Guest, GuestWork } from '#contract/assessment/answering/guests.ts';
import { guestLimits } from '#core/assessment/guests/guests.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anAssessment, anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const questions = ['nis2-1-1', 'nis2-1-2'];
let org: TestOrganization;
let assessmentId: string;
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
  now = new Date('2026-11-20T10:00:00Z');
  queued = [];
  org = await anOrganization(world.deps, { name: 'Młyn', plan: 'pro' });
  assessmentId = await anAssessment(world.deps, org, { answered: 0 });
});

function later(millis: number): void {
  now = new Date(now.getTime() + millis);
}

type Who = Readonly<{ cookie: string }>;
const anAddress = (): string => `gosc-${randomUUID()}@firma.example`;
const invite = (who: Who, email: string, more: Record<string, unknown> = {}) =>
  world.call('POST', '/api/guests', {
    cookie: who.cookie,
    body: { assessmentId, questionIds: questions, email, name: 'Ewa Nowak', days: 14, ...more },
  });
const list = async (who: Who = org): Promise<Guest[]> => (await world.call('GET', '/api/guests', { cookie: who.cookie })).json();
const post = (path: string, body: object, cookie?: string) => world.call('POST', `/api/guest/${path}`, { cookie, body });

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

async function linkOf(): Promise<string> {
  const [mail] = await sent();
  return /\/gosc#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function codeOf(token: string): Promise<string> {
  const answer = await post('code', { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return /\b\d{6}\b/.exec((await sent())[0]?.text ?? '')?.[0] ?? '';
}

const wrong = '000000';

/** A guest with a session: the cookie, the link and what the organisation sees. */
async function aGuest(more: Record<string, unknown> = {}, email = anAddress()) {
  const invited = await invite(org, email, more);
  expect(invited.statusCode, invited.body).toBe(200);
  const token = await linkOf();
  const entered = await post('session', { token, code: await codeOf(token) });
  expect(entered.statusCode, entered.body).toBe(200);
  const cookie = `atesto_guest=${entered.cookies.find(({ name }) => name === 'atesto_guest')?.value ?? ''}`;
  return { cookie, token, email, id: invited.json<Guest>().id };
}

type TestGuest = Awaited<ReturnType<typeof aGuest>>;
const read = (guest: TestGuest) => post('questions', { invitation: guest.id }, guest.cookie);
const answer = (guest: TestGuest, more: Record<string, unknown> = {}) =>
  post(
    'answers',
    { invitation: guest.id, questionId: 'nis2-1-1', answer: 'yes', comment: 'Mamy politykę', seen: null, ...more },
    guest.cookie,
  );
const answersOfMembers = async () => (await world.call('GET', `/api/answers/${assessmentId}`, { cookie: org.cookie })).json();
const bySaved = (who: Who, body: Record<string, unknown>) =>
  world.call('POST', '/api/answers', { cookie: who.cookie, body: { assessmentId, questionId: 'nis2-1-1', answer: 'no', ...body } });

async function aMember(role: 'owner' | 'editor' | 'consultant' | 'reader'): Promise<TestPerson> {
  const person = await aPerson(world.deps);
  await joins(world.deps, person, org, role);
  return person;
}

describe('an invitation of a guest', () => {
  it('is mailed with a link whose secret is sent to no server, and states who requests what until when', async () => {
    const email = anAddress();
    const invited = await invite(org, email, { note: 'Dwa pytania o sieć', language: 'en' });
    expect(invited.json()).toMatchObject({ email, name: 'Ewa Nowak', questionIds: questions, answered: 0, state: 'open', language: 'en' });
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.to.address).toBe(email);
    expect(mail?.subject).toBe('Młyn asks for answers in its self-assessment');
    // What was typed by somebody is not what we write to an outsider.
    expect(mail?.text).not.toContain('Dwa pytania');
    const token = /\/gosc#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const opened = await post('opening?lang=en', { token });
    expect(opened.json()).toMatchObject({
      organization: 'Młyn',
      invitedBy: 'Anna Testowa',
      regime: 'nis2',
      sections: [{ number: 1, questions: 2 }],
      note: 'Dwa pytania o sieć',
      expiresAt: '2026-12-04T10:00:00.000Z',
      paused: null,
      entered: false,
      sentTo: `g…@firma.example`,
    });
    expect(opened.body).not.toContain(email);
    const [stored] = await world.deps.db.rows<{ kept: string }>(
      sql`select token_hash as kept from guest_invitations where email = ${email}`,
    );
    expect(stored?.kept).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is made by editors and owners, under a plan, for questions of an open assessment, and not for a member', async () => {
    for (const [role, status] of [
      ['editor', 200],
      ['consultant', 403],
      ['reader', 403],
    ] as const) {
      expect((await invite(await aMember(role), anAddress())).statusCode, role).toBe(status);
    }
    for (const unfit of [['ai-act-1-1'], ['nis2-1-99'], ['nis2-1-1', "x'; drop table answers"], []]) {
      expect((await invite(org, anAddress(), { questionIds: unfit })).statusCode, String(unfit)).toBe(400);
    }
    expect((await invite(org, anAddress(), { days: 8 })).statusCode).toBe(400);
    expect((await invite(org, anAddress(), { name: 'www.zle.example' })).statusCode).toBe(400);
    expect((await invite(org, anAddress(), { note: 'x'.repeat(501) })).statusCode).toBe(400);
    const member = await aMember('reader');
    expect((await invite(org, member.email)).json()).toMatchObject({ code: 'already_member' });
    const other = await anOrganization(world.deps, { plan: 'pro' });
    expect((await invite(other, anAddress())).statusCode).toBe(404);
    await world.deps.db.rows(sql`update subscriptions set ends_at = ${now} where organization_id = ${org.id}`);
    expect((await invite(org, anAddress())).statusCode).toBe(402);
  });

  it('of the same address is one: its questions come together and the first link ends', async () => {
    const email = anAddress();
    const first = (await invite(org, email)).json<Guest>();
    const before = await linkOf();
    later(minute);
    const again = await invite(org, email, { questionIds: ['nis2-2-1'], name: '', days: 7 });
    expect(again.json()).toMatchObject({ id: first.id, name: 'Ewa Nowak', questionIds: [...questions, 'nis2-2-1'] });
    expect(await list()).toHaveLength(1);
    expect((await post('opening', { token: before })).json()).toMatchObject({ code: 'guest_link_over' });
    expect((await post('opening', { token: await linkOf() })).statusCode).toBe(200);
  });

  it('is one also when it is sent twice at once', async () => {
    const email = anAddress();
    const answers = await Promise.all([invite(org, email), invite(org, email)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await list()).toHaveLength(1);
  });

  it('is refused for one guest too many, until another one ends', async () => {
    const made: string[] = [];
    for (let i = 0; i < guestLimits.open; i += 1) made.push((await invite(org, anAddress())).json<Guest>().id);
    expect((await invite(org, anAddress())).json()).toMatchObject({ code: 'guests_exhausted', most: guestLimits.open });
    await world.call('DELETE', `/api/guests/${made[0]}`, { cookie: org.cookie });
    expect((await invite(org, anAddress())).statusCode).toBe(200);
  });

  it('fills nobody’s mailbox: so many mails a day to one address, from whomever', async () => {
    const email = anAddress();
    for (let i = 0; i < guestLimits.mailsPerDay.address; i += 1) expect((await invite(org, email)).statusCode).toBe(200);
    expect((await invite(org, email)).json()).toMatchObject({ code: 'invitations_exhausted' });
    later(day + 1);
    expect((await invite(org, email)).statusCode).toBe(200);
  });

  it('is mailed anew with another link and the same days, also after its end, but not once it was revoked', async () => {
    const guest = await aGuest({ days: 7 });
    later(8 * day);
    expect((await list())[0]?.state).toBe('expired');
    const again = await world.call('POST', `/api/guests/${guest.id}/resend`, { cookie: org.cookie, body: {} });
    expect(again.json()).toMatchObject({ state: 'open', expiresAt: '2026-12-05T10:00:00.000Z', finishedAt: null });
    expect((await post('opening', { token: guest.token })).statusCode).toBe(404);
    const link = await linkOf();
    expect((await post('opening', { token: link })).statusCode).toBe(200);
    await world.call('DELETE', `/api/guests/${guest.id}`, { cookie: org.cookie });
    expect((await world.call('POST', `/api/guests/${guest.id}/resend`, { cookie: org.cookie, body: {} })).statusCode).toBe(404);
    const outsider = await anOrganization(world.deps, { plan: 'pro' });
    expect((await world.call('DELETE', `/api/guests/${guest.id}`, { cookie: outsider.cookie })).statusCode).toBe(404);
    expect(await list(outsider)).toEqual([]);
  });

  it('that is over, unknown, revoked or replaced answers alike', async () => {
    const guest = await aGuest();
    const bodies = [(await post('opening', { token: 'nichts' })).body];
    await world.call('DELETE', `/api/guests/${guest.id}`, { cookie: org.cookie });
    bodies.push((await post('opening', { token: guest.token })).body);
    const late = await aGuest({ days: 7 });
    later(7 * day);
    bodies.push((await post('opening', { token: late.token })).body);
    const texts = bodies.map((body) => ({ ...JSON.parse(body), requestId: null }));
    expect(texts[0]).toMatchObject({ code: 'guest_link_over' });
    expect(texts.every((one) => JSON.stringify(one) === JSON.stringify(texts[0]))).toBe(true);
    for (const path of ['code', 'session']) {
      expect((await post(path, { token: late.token, code: '123456' })).json()).toMatchObject({ code: 'guest_link_over' });
    }
  });

  it('is not mailed once it was revoked before that', async () => {
    const invited = (await invite(org, anAddress())).json<Guest>();
    await world.call('DELETE', `/api/guests/${invited.id}`, { cookie: org.cookie });
    expect(await sent()).toEqual([]);
  });
});

describe('the code of a guest', () => {
  it('goes to the address that was invited, works once and for a quarter of an hour', async () => {
    const email = anAddress();
    await invite(org, email);
    const token = await linkOf();
    await post('code', { token });
    const [mail] = await sent();
    expect([mail?.to.address, mail?.subject]).toEqual([email, expect.stringMatching(/^Kod do pytań samooceny: \d{6}$/)]);
    const code = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
    later(15 * minute);
    expect((await post('session', { token, code })).json()).toMatchObject({ code: 'code_gone' });
    const another = await codeOf(token);
    expect((await post('session', { token, code: another })).statusCode).toBe(200);
    expect((await post('session', { token, code: another })).json()).toMatchObject({ code: 'code_gone' });
  });

  it('ends with the fifth wrong try, so that the right one comes too late', async () => {
    await invite(org, anAddress());
    const token = await linkOf();
    const code = await codeOf(token);
    const lefts: unknown[] = [];
    for (let i = 0; i < guestLimits.codeTries; i += 1) {
      const refused = await post('session', { token, code: wrong });
      lefts.push(refused.json().triesLeft ?? refused.json().code);
    }
    expect(lefts).toEqual([4, 3, 2, 1, 'code_used_up']);
    expect((await post('session', { token, code })).json()).toMatchObject({ code: 'code_gone' });
    expect((await post('session', { token, code: 'abcdef' })).json()).toMatchObject({ code: 'invalid_input' });
  });

  it('is tried five times also when all tries come at once', async () => {
    await invite(org, anAddress());
    const token = await linkOf();
    const code = await codeOf(token);
    const tries = await Promise.all(Array.from({ length: 9 }, () => post('session', { token, code: wrong })));
    expect(tries.filter((one) => one.json().code === 'invalid_input')).toHaveLength(4);
    expect((await post('session', { token, code })).statusCode).toBe(409);
  });

  it('is replaced by the next one, and refused too often', async () => {
    await invite(org, anAddress());
    const token = await linkOf();
    const first = await codeOf(token);
    const second = await codeOf(token);
    expect(second).not.toBe(first);
    expect((await post('session', { token, code: first })).statusCode).toBe(400);
    for (let i = 2; i < guestLimits.codesPerHour; i += 1) await codeOf(token);
    expect((await post('code', { token })).json()).toMatchObject({ code: 'too_many_attempts' });
  });

  it('of one invitation opens no other one', async () => {
    await invite(org, anAddress());
    const one = await linkOf();
    await invite(org, anAddress());
    const other = await linkOf();
    const code = await codeOf(one);
    await codeOf(other);
    expect((await post('session', { token: other, code })).json()).toMatchObject({ fields: { code: expect.anything() }, triesLeft: 4 });
  });
});

describe('a guest', () => {
  it('reads the own questions with their answers, and nothing else', async () => {
    await bySaved(org, { comment: 'Tajne: tylko pierwsze' });
    await bySaved(org, { questionId: 'nis2-3-1', comment: 'Czego gość nie widzi' });
    const guest = await aGuest();
    const work = (await read(guest)).json<GuestWork>();
    expect(work.questions.map(({ id }) => id)).toEqual(questions);
    expect(work.questions[0]?.answer).toMatchObject({ answer: 'no', comment: 'Tajne: tylko pierwsze', mine: false });
    expect(work.questions[1]?.answer).toBeNull();
    const body = JSON.stringify(work);
    for (const secret of ['Czego gość nie widzi', 'score', 'complianceScore', org.email, org.nip, assessmentId])
      expect(body).not.toContain(secret);
    for (const path of ['/api/assessments', `/api/answers/${assessmentId}`, '/api/members', '/api/guests', '/api/auth/me']) {
      const refused = await world.call('GET', path, { cookie: guest.cookie });
      expect(refused.statusCode === 401 || refused.json() === null, path).toBe(true);
    }
  });

  it('answers, and is shown as the author wherever one is shown, never as a member', async () => {
    const guest = await aGuest();
    const saved = await answer(guest);
    expect(saved.json()).toEqual({ answer: 'yes', comment: 'Mamy politykę', updatedAt: now.toISOString(), mine: true });
    const name = `gość: Ewa Nowak (${guest.email})`;
    expect(await answersOfMembers()).toMatchObject([{ questionId: 'nis2-1-1', answer: 'yes', answeredBy: name, mine: false }]);
    const history = await world.call('GET', `/api/answers/${assessmentId}/nis2-1-1/history`, { cookie: org.cookie });
    expect(history.json()).toMatchObject([{ who: name, to: 'yes' }]);
    const log = await world.call('GET', '/api/account/security-log', { cookie: org.cookie });
    expect(log.json()).toContainEqual(expect.objectContaining({ action: 'guest.entered', who: name }));
    const [row] = await world.deps.db.rows<{ userId: string | null }>(sql`
      select user_id from audit_logs where organization_id = ${org.id} and action = 'answer.saved'`);
    expect(row).toEqual({ userId: null });
    expect(await list()).toMatchObject([{ answered: 1, lastUsedAt: now.toISOString() }]);
    const english = await world.call('GET', `/api/answers/${assessmentId}`, { cookie: org.cookie, headers: { 'accept-language': 'en' } });
    expect(english.json()[0].answeredBy).toBe(`guest: Ewa Nowak (${guest.email})`);
  });

  it('stays the author in the next assessment that begins with these answers', async () => {
    const guest = await aGuest();
    await answer(guest);
    await world.deps.db.rows(sql`
      update assessments set status = 'completed', completed_at = ${now} where organization_id = ${org.id} and id = ${assessmentId}`);
    const next = await world.call('POST', '/api/assessments', { cookie: org.cookie, body: { type: 'nis2', copyFrom: assessmentId } });
    const copied = await world.call('GET', `/api/answers/${next.json().id}`, { cookie: org.cookie });
    expect(copied.json()).toMatchObject([{ answeredBy: `gość: Ewa Nowak (${guest.email})` }]);
  });

  it('answers no question that was not asked, of this or another regime, and learns nothing of it', async () => {
    const guest = await aGuest();
    for (const questionId of ['nis2-1-3', 'ai-act-1-1', 'nis2-9-9', 'x']) {
      expect((await answer(guest, { questionId })).json(), questionId).toMatchObject({ code: 'not_found' });
    }
    expect(await answersOfMembers()).toEqual([]);
  });

  it('answers in the own organisation alone: a session is of one invitation', async () => {
    const guest = await aGuest();
    const other = await anOrganization(world.deps, { plan: 'pro', name: 'Inna' });
    const theirs = await anAssessment(world.deps, other, { answered: 0 });
    const invited = (await invite(other, guest.email, { assessmentId: theirs })).json<Guest>();
    expect((await answer({ ...guest, id: invited.id })).json()).toMatchObject({ code: 'guest_session_over' });
    const token = await linkOf();
    const entered = await post('session', { token, code: await codeOf(token) }, guest.cookie);
    expect(entered.statusCode).toBe(200);
    // The page of the first invitation saves nothing into the second one, and the session that was replaced is over.
    const cookie = `atesto_guest=${entered.cookies[0]?.value}`;
    expect((await answer({ ...guest, cookie })).json()).toMatchObject({ code: 'guest_session_over' });
    expect((await answer(guest)).json()).toMatchObject({ code: 'guest_session_over' });
    expect((await answer({ ...guest, cookie, id: invited.id })).statusCode).toBe(200);
    expect(await answersOfMembers()).toEqual([]);
  });

  it('overwrites nobody’s newer answer, learns it without a name, and answers knowing it', async () => {
    const guest = await aGuest();
    await bySaved(org, { comment: 'Wcześniej' });
    const refused = await answer(guest);
    expect(refused.json()).toMatchObject({ code: 'answer_conflict', current: { answer: 'no', comment: 'Wcześniej', mine: false } });
    expect(refused.body).not.toContain('Anna');
    expect((await answer(guest, { seen: refused.json().current.updatedAt })).statusCode).toBe(200);
    // A member who saw an earlier one is refused in turn, and sees that a guest gave it.
    later(minute);
    expect((await bySaved(org, { comment: 'Znowu', seen: null })).json()).toMatchObject({
      code: 'answer_conflict',
      current: { answeredBy: `gość: Ewa Nowak (${guest.email})`, mine: false },
    });
  });

  it('has two tabs: the later one stands, as with members', async () => {
    const guest = await aGuest();
    expect((await answer(guest)).statusCode).toBe(200);
    later(minute);
    expect((await answer(guest, { answer: 'partial', comment: 'Druga karta' })).statusCode).toBe(200);
    expect(await answersOfMembers()).toMatchObject([{ answer: 'partial', comment: 'Druga karta' }]);
  });

  it('does not turn the pages of the others', async () => {
    await bySaved(org, { questionId: 'nis2-3-1' });
    await answer(await aGuest());
    const current = await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie });
    expect(current.json()).toMatchObject({ currentSection: 3, answeredCount: 2 });
  });

  it.each([
    [
      'revoked',
      'guest_session_over',
      403,
      async (guest: TestGuest) => void (await world.call('DELETE', `/api/guests/${guest.id}`, { cookie: org.cookie })),
    ],
    ['whose session is older than twelve hours', 'guest_session_over', 403, async () => later(12 * hour)],
    ['who left', 'guest_session_over', 403, async (guest: TestGuest) => void (await post('leaving', {}, guest.cookie))],
    [
      'of a finished assessment',
      'assessment_locked',
      409,
      async () =>
        void (await world.deps.db.rows(sql`
          update assessments set status = 'completed', completed_at = ${now} where organization_id = ${org.id} and id = ${assessmentId}`)),
    ],
    [
      'of an organisation without a plan',
      'guest_paused',
      409,
      async () => void (await world.deps.db.rows(sql`update subscriptions set ends_at = ${now} where organization_id = ${org.id}`)),
    ],
    [
      'of an assessment that is gone',
      'guest_session_over',
      403,
      async () => void (await world.deps.db.rows(sql`delete from assessments where organization_id = ${org.id} and id = ${assessmentId}`)),
    ],
  ])('%s saves nothing', async (_, code, status, happens) => {
    const guest = await aGuest();
    await happens(guest);
    const refused = await answer(guest);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    if (status === 409) {
      // The page states why, and shows what was answered.
      const work = (await read(guest)).json<GuestWork>();
      expect(work.paused).toBe(code === 'guest_paused' ? 'no_plan' : 'finished');
      expect((await post('code', { token: guest.token })).json()).toMatchObject({ code });
    } else expect((await read(guest)).statusCode).toBe(403);
    const left = await world.deps.db.rows(sql`select 1 from answers where organization_id = ${org.id}`);
    expect(left).toEqual([]);
  });

  it('has a session of at most the invitation, in a cookie of its own that no script reads; a member’s stays', async () => {
    await invite(org, anAddress(), { days: 7 });
    later(7 * day - hour);
    const token = await linkOf();
    const person = await aPerson(world.deps);
    const entered = await post('session', { token, code: await codeOf(token) }, person.cookie);
    expect(entered.json()).toEqual({ endsAt: '2026-11-27T10:00:00.000Z' });
    expect(entered.cookies).toMatchObject([{ name: 'atesto_guest', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 3600 }]);
    expect((await world.call('GET', '/api/auth/me', { cookie: person.cookie })).json()).toMatchObject({ email: person.email });
  });

  it('who is done is notified to whoever invited, once, or to the owners when they left', async () => {
    const editor = await aMember('editor');
    const email = anAddress();
    const invited = (await invite(editor, email)).json<Guest>();
    const token = await linkOf();
    const entered = await post('session', { token, code: await codeOf(token) });
    const guest = { id: invited.id, token, email, cookie: `atesto_guest=${entered.cookies[0]?.value}` };
    await answer(guest);
    expect((await post('finish', { invitation: guest.id }, guest.cookie)).json()).toEqual({ finishedAt: now.toISOString() });
    await post('finish', { invitation: guest.id }, guest.cookie);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect([mail?.to.address, mail?.subject]).toEqual([editor.email, `Gość zakończył odpowiadanie: Ewa Nowak (${email})`]);
    expect(mail?.text).toContain('1 / 2');
    expect(mail?.text).toContain('/goscie');
    expect(mail?.headers?.['List-Unsubscribe']).toContain('kind=guests');
    expect(await list()).toMatchObject([{ finishedAt: now.toISOString() }]);
    await world.call('POST', `/api/guests/${guest.id}/resend`, { cookie: editor.cookie, body: {} });
    await sent();
    await world.call('POST', '/api/members/leaving', { cookie: editor.cookie, body: {} });
    queued = [];
    await post('finish', { invitation: guest.id }, guest.cookie);
    expect((await sent()).map(({ to }) => to.address)).toEqual([org.email]);
  });
});

describe('guests of somebody whose rights end', () => {
  it.each([
    [
      'stay when they leave by themselves',
      'open',
      async (editor: TestPerson) => world.call('POST', '/api/members/leaving', { cookie: editor.cookie, body: {} }),
    ],
    [
      'end when they are removed',
      'revoked',
      async (editor: TestPerson) => world.call('DELETE', `/api/members/${editor.userId}`, { cookie: org.cookie }),
    ],
    [
      'end when they may only read from now on',
      'revoked',
      async (editor: TestPerson) => world.call('PATCH', `/api/members/${editor.userId}`, { cookie: org.cookie, body: { role: 'reader' } }),
    ],
  ])('%s', async (_, state, ends) => {
    const editor = await aMember('editor');
    await invite(editor, anAddress());
    await ends(editor);
    expect(await list()).toMatchObject([{ state, invitedBy: 'Jan Drugi' }]);
  });
});
