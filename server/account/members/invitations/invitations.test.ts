// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invitationsPerDay } from '#core/account/members/invitations.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, aPerson, joins, testPassword, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let queued: QueuedMail[] = [];
let sent: Mail[] = [];
let org: TestOrganization;

beforeAll(() => {
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
  world.deps.mailer = { send: async (letter) => void sent.push(letter), close: () => {} };
});
beforeEach(async () => {
  world.at('2026-11-21T09:00:00.000Z');
  [queued, sent] = [[], []];
  org = await anOrganization(world.deps, { name: 'Młyn' });
});

const post = (url: string, cookie: string | undefined, body: object = {}) => world.call('POST', url, { cookie, body });
const invite = (email: string, more: object = {}, cookie = org.cookie) =>
  post('/api/invitations', cookie, { email, role: 'editor', ...more });
const roles = async () =>
  (await world.call('GET', '/api/members', { cookie: org.cookie }))
    .json()
    .map((one: { email: string; role: string }) => [one.email, one.role]);
let number = 0;
const anAddress = (): string => `asked-${(number += 1)}@example.com`;

/** Sends what is queued for somebody who is invited and returns the token of the newest link. */
async function tokenFor(email: string): Promise<string> {
  const mail = queued.findLast((one) => one.kind === 'invitation' && one.to?.email === email);
  if (!mail) throw new Error('nobody was invited');
  await sendMail(world.deps, mail, world.deps.newId());
  return /zaproszenie\?token=([\w-]+)/.exec(String(sent.at(-1)?.text))?.[1] ?? '';
}

const newcomer = (token: string) =>
  post('/api/invitations/registration', undefined, { token, firstName: 'Ewa', lastName: 'Nowa', password: testPassword });

describe('an invitation', () => {
  it('lets somebody new in without a NIP: one link makes the account, the membership and the session', async () => {
    const email = anAddress();
    expect((await invite(email.toUpperCase())).json()).toMatchObject({ email, role: 'editor', invitedBy: 'Anna Testowa', expired: false });
    const token = await tokenFor(email);
    expect((await post('/api/invitations/reading', undefined, { token })).json()).toMatchObject({
      organization: 'Młyn',
      email,
      role: 'editor',
      hasAccount: false,
    });
    const made = await newcomer(token);
    expect(made.json()).toMatchObject({ email, organization: { id: org.id, role: 'editor' } });
    expect(String(made.headers['set-cookie'])).toContain('atesto_session=');
    expect(await roles()).toEqual([
      [org.email, 'owner'],
      [email, 'editor'],
    ]);
    expect((await world.call('GET', '/api/invitations', { cookie: org.cookie })).json()).toEqual([]);
    const login = await post('/api/auth/login', undefined, { email, password: testPassword });
    expect(login.json()).toMatchObject({ organization: { id: org.id } });
  });

  it('is accepted with the account that the address has, and turns the session to the organisation', async () => {
    const own = await anOrganization(world.deps, { name: 'Piekarnia' });
    await invite(own.email, { role: 'reader' });
    const token = await tokenFor(own.email);
    expect((await post('/api/invitations/reading', undefined, { token })).json()).toMatchObject({ hasAccount: true });
    expect((await newcomer(token)).json().code).toBe('email_taken');
    expect((await post('/api/invitations/acceptance', own.cookie, { token })).json()).toMatchObject({ id: org.id, role: 'reader' });
    const me = (await world.call('GET', '/api/auth/me', { cookie: own.cookie })).json();
    expect([me.organization.id, me.organizations.length]).toEqual([org.id, 2]);
    expect(queued.filter(({ kind }) => kind === 'team_changed').map(({ userId }) => userId)).toEqual([org.userId]);
  });

  it('is not for whoever signed in with another address, and states it', async () => {
    const email = anAddress();
    const thief = await aPerson(world.deps);
    await invite(email);
    const token = await tokenFor(email);
    const refused = await post('/api/invitations/acceptance', thief.cookie, { token });
    expect([refused.statusCode, refused.json().code, refused.json().email]).toEqual([409, 'invitation_other_address', email]);
    expect(await roles()).toHaveLength(1);
  });

  it('works once, also when it is opened twice at the same moment', async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenFor(email);
    const answers = await Promise.all([newcomer(token), newcomer(token), newcomer(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      expect.toSatisfy(isNo),
      expect.toSatisfy(isNo),
    ]);
    expect((await newcomer(token)).json().code).toBe('invitation_invalid');
    expect(await roles()).toHaveLength(2);
  });

  it('stops working when it is withdrawn, when it is sent again, and after seven days', async () => {
    const [one, two, three] = [anAddress(), anAddress(), anAddress()];
    const first = (await invite(one)).json();
    const withdrawn = await tokenFor(one);
    await world.app.inject({ method: 'DELETE', url: `/api/invitations/${first.id}`, headers: { cookie: org.cookie } });
    expect((await newcomer(withdrawn)).json().code).toBe('invitation_invalid');

    const second = (await invite(two)).json();
    const early = await tokenFor(two);
    await post(`/api/invitations/${second.id}/resend`, org.cookie);
    expect((await newcomer(early)).json().code).toBe('invitation_invalid');
    expect((await newcomer(await tokenFor(two))).statusCode).toBe(200);

    await invite(three);
    const late = await tokenFor(three);
    world.at('2026-11-28T09:00:00.000Z');
    expect((await newcomer(late)).json().code).toBe('invitation_invalid');
    expect((await invite(three, { role: 'reader' })).json()).toMatchObject({ role: 'reader', expired: false });
  });

  it('is not mailed after it was withdrawn', async () => {
    const email = anAddress();
    const { id } = (await invite(email)).json();
    await world.app.inject({ method: 'DELETE', url: `/api/invitations/${id}`, headers: { cookie: org.cookie } });
    expect(await tokenFor(email)).toBe('');
    expect(sent).toEqual([]);
  });

  it('comes in the language of the invited account, else in the one that was chosen', async () => {
    const french = await aPerson(world.deps, { firstName: 'Zoé', language: 'fr' });
    await invite(french.email, { language: 'de' });
    await tokenFor(french.email);
    expect(sent.at(-1)?.subject).toBe('Invitation à rejoindre Młyn sur Atesto');
    const email = anAddress();
    await invite(email, { language: 'de' });
    await tokenFor(email);
    expect(sent.at(-1)?.subject).toBe('Einladung zu Młyn bei Atesto');
  });

  it('states the same of an address with an account as of one without, and only its hash is stored', async () => {
    const known = await aPerson(world.deps);
    const answers = [(await invite(known.email)).json(), (await invite(anAddress())).json()];
    expect(Object.keys(answers[0])).toEqual(Object.keys(answers[1]));
    const token = await tokenFor(known.email);
    const [row] = await world.deps.db.rows<{ text: string }>(sql`select i::text as text from invitations i where email = ${known.email}`);
    expect(row?.text).not.toContain(token);
  });

  it('is refused for members, for addresses that are waiting, for roles and addresses that are none, and beyond the limits', async () => {
    expect((await invite(org.email)).json().code).toBe('already_member');
    const email = anAddress();
    expect((await Promise.all([invite(email), invite(email)])).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect((await invite(anAddress(), { role: 'operator' })).statusCode).toBe(400);
    expect((await invite(`${'a'.repeat(250)}@example.com`)).statusCode).toBe(400);
    expect((await invite('nobody')).json().fields).toHaveProperty('email');
    for (let sentBefore = 1; sentBefore < invitationsPerDay.organization; sentBefore += 1) {
      expect((await invite(anAddress())).statusCode).toBe(200);
    }
    const refused = await invite(anAddress());
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
    world.at('2026-11-22T09:00:00.001Z');
    expect((await invite(anAddress())).statusCode).toBe(200);
  });

  it('cannot be used to flood one address from several organisations', async () => {
    const email = anAddress();
    const codes: number[] = [];
    for (let i = 0; i <= invitationsPerDay.address; i += 1) {
      const another = await anOrganization(world.deps);
      codes.push((await invite(email, {}, another.cookie)).statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: invitationsPerDay.address }, () => 200), 429]);
  });

  it('leaves the role of somebody who has become a member meanwhile', async () => {
    const person = await aPerson(world.deps);
    await invite(person.email, { role: 'owner' });
    const token = await tokenFor(person.email);
    await joins(world.deps, person, org, 'reader');
    expect((await post('/api/invitations/acceptance', person.cookie, { token })).json()).toMatchObject({ role: 'reader' });
  });
});

const isNo = (status: number): boolean => status === 400 || status === 409;
