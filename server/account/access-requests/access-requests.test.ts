import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessRequestLimits } from '#core/account/members/access-requests.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { deleteUser } from '#server/account/accounts/repository.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { aNip, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let queued: QueuedMail[] = [];
let sent: Mail[] = [];
/** The client, and who wants to work for it. */
let org: TestOrganization;
let firm: TestOrganization;

beforeAll(() => {
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
  world.deps.mailer = { send: async (letter) => void sent.push(letter), close: () => {} };
});
beforeEach(async () => {
  world.at('2026-11-21T09:00:00.000Z');
  [queued, sent] = [[], []];
  org = await anOrganization(world.deps, { name: 'Młyn' });
  firm = await anOrganization(world.deps, { name: 'Kancelaria Bit' });
});

type Caller = Readonly<{ cookie: string }>;
const post = (url: string, caller: Caller | null, body: object = {}) => world.call('POST', url, { cookie: caller?.cookie, body });
const get = (url: string, caller: Caller) => world.call('GET', url, { cookie: caller.cookie });
const requestAccess = (body: object = {}, caller: Caller = firm) =>
  post('/api/access-requests', caller, { nip: org.nip, email: org.email, ...body });
const withdraw = (id: string, caller: Caller = firm) => world.call('DELETE', `/api/access-requests/${id}`, { cookie: caller.cookie });
const grant = (id: string, caller: Caller, token?: string) => post(`/api/access-requests/${id}/acceptance`, caller, { token });
const decline = (id: string, caller: Caller, token?: string) => post(`/api/access-requests/${id}/refusal`, caller, { token });
const read = (token: string) => post('/api/access-requests/reading', null, { token });
const received = async (caller: Caller) => (await get('/api/access-requests/received', caller)).json();
const pending = async (caller: Caller = firm) => (await get('/api/access-requests', caller)).json();
const roles = async () => (await get('/api/members', org)).json().map((one: { email: string; role: string }) => [one.email, one.role]);
const kinds = (): string[] => queued.map(({ kind }) => kind);
/** Lets sessions outlast a test that moves the clock by weeks. */
const stayIn = () => world.deps.db.rows(sql`update sessions set expire = '2099-01-01'`);
let number = 0;
const anAddress = (): string => `decides-${(number += 1)}@example.com`;

/** Sends the newest mail to an address and returns the secret of its link. */
async function tokenFor(email: string): Promise<string> {
  const mail = queued.findLast((one) => one.kind === 'access_requested' && one.to?.email === email);
  if (!mail) throw new Error('nobody was asked');
  await sendMail(world.deps, mail, world.deps.newId());
  return /\/dostep#([\w-]+)/.exec(String(sent.at(-1)?.text))?.[1] ?? '';
}

describe('requesting access', () => {
  it('mails one link to the address, with the secret after the mark, and stores its hash alone', async () => {
    const made = (await requestAccess({ language: 'de' })).json();
    expect(made).toMatchObject({ nip: org.nip, email: org.email, expired: false, mayResend: false });
    expect(made.expiresAt).toBe('2026-12-21T09:00:00.000Z');
    expect(kinds()).toEqual(['access_requested']);
    const token = await tokenFor(org.email);
    expect(sent[0]?.to.address).toBe(org.email);
    expect(sent[0]?.subject).toContain(`Anna Testowa bittet um Zugang`);
    expect(sent[0]?.text).not.toContain('token=');
    const [row] = await world.deps.db.rows<{ text: string }>(sql`select a::text as text from access_requests a where id = ${made.id}`);
    expect(row?.text).not.toContain(token);
    expect((await read(token)).json()).toEqual({
      id: made.id,
      requester: { name: 'Anna Testowa', email: firm.email, firm: 'Kancelaria Bit' },
      nip: org.nip,
      email: org.email,
      expiresAt: made.expiresAt,
    });
  });

  it('answers alike whether the organisation and the address are known or not', async () => {
    const known = (await requestAccess()).json();
    const unknown = (await requestAccess({ nip: aNip(), email: anAddress() })).json();
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    const alike = { id: '', nip: '', email: '' };
    expect({ ...known, ...alike }).toEqual({ ...unknown, ...alike });
    expect(kinds()).toEqual(['access_requested', 'access_requested']);
  });

  it('never names a client of the requester as their firm', async () => {
    const consultant = await aPerson(world.deps);
    await joins(world.deps, consultant, firm, 'consultant');
    await requestAccess({}, consultant);
    expect((await read(await tokenFor(org.email))).json().requester).toMatchObject({ email: consultant.email, firm: null });
    // Nor does the client learn of it.
    const log = (await get('/api/account/security-log', firm)).json();
    expect(log.map(({ action }: { action: string }) => action)).not.toContain('access.requested');
  });

  it('is refused to visitors, operators and for what is no NIP or address', async () => {
    const operator = await aPerson(world.deps);
    await addOperator(world.deps, operator.email);
    const [again] = await world.deps.db.rows<{ role: string }>(sql`select role from users where id = ${operator.userId}`);
    expect(again?.role).toBe('operator');
    expect((await requestAccess({}, operator)).statusCode).toBe(403);
    expect((await post('/api/access-requests', null, { nip: org.nip, email: org.email })).statusCode).toBe(401);
    expect((await requestAccess({ nip: '1234567890' })).json().fields).toHaveProperty('nip');
    expect((await requestAccess({ email: 'nobody' })).json().fields).toHaveProperty('email');
    expect((await requestAccess({ email: `${'a'.repeat(250)}@example.com` })).statusCode).toBe(400);
    expect(kinds()).toEqual([]);
  });

  it('is open once for each NIP, also twice at the same moment, and not for an own organisation', async () => {
    const both = await Promise.all([requestAccess(), requestAccess()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await requestAccess({ email: anAddress() })).json().code).toBe('access_request_pending');
    expect((await requestAccess({ nip: firm.nip })).json().code).toBe('already_client');
    expect(await pending()).toHaveLength(1);
  });

  it('is limited by day and person, by how many wait, and by address whoever requests', async () => {
    for (let i = 0; i < accessRequestLimits.perDay; i += 1)
      expect((await requestAccess({ nip: aNip(), email: anAddress() })).statusCode).toBe(200);
    const refused = await requestAccess({ nip: aNip(), email: anAddress() });
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([429, 'access_requests_exhausted', '86400']);
    world.at('2026-11-22T09:00:01.000Z');
    for (let i = accessRequestLimits.perDay; i < accessRequestLimits.pending; i += 1)
      await requestAccess({ nip: aNip(), email: anAddress() });
    expect((await requestAccess({ nip: aNip(), email: anAddress() })).json()).toMatchObject({ code: 'access_requests_full' });
    const email = anAddress();
    const codes: number[] = [];
    for (let i = 0; i <= accessRequestLimits.addressPerDay; i += 1) {
      codes.push((await requestAccess({ email }, await anOrganization(world.deps))).statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: accessRequestLimits.addressPerDay }, () => 200), 429]);
  });

  it('is limited by address in a month', async () => {
    const email = anAddress();
    for (let i = 0; i < accessRequestLimits.addressPerMonth; i += 1) {
      world.at(`2026-11-${String(1 + i * 2).padStart(2, '0')}T09:00:00.000Z`);
      expect((await requestAccess({ email }, await anOrganization(world.deps))).statusCode).toBe(200);
    }
    world.at('2026-11-28T09:00:00.000Z');
    expect((await requestAccess({ email }, await anOrganization(world.deps))).statusCode).toBe(429);
  });

  it('is mailed again once, a day later, with a new link in the place of the old one', async () => {
    const { id } = (await requestAccess()).json();
    const early = await tokenFor(org.email);
    expect((await post(`/api/access-requests/${id}/resend`, firm)).json().code).toBe('access_request_resend');
    world.at('2026-11-22T09:00:00.000Z');
    expect(await pending()).toMatchObject([{ mayResend: true }]);
    expect((await post(`/api/access-requests/${id}/resend`, firm)).json()).toMatchObject({ mayResend: false, resendFrom: null });
    expect((await read(early)).json().code).toBe('access_request_over');
    expect((await read(await tokenFor(org.email))).statusCode).toBe(200);
    world.at('2026-11-25T09:00:00.000Z');
    expect((await post(`/api/access-requests/${id}/resend`, firm)).statusCode).toBe(409);
  });

  it('is withdrawn by the requester alone; its link and a mail that waits end', async () => {
    const { id } = (await requestAccess()).json();
    const token = await tokenFor(org.email);
    expect((await withdraw(id, org)).statusCode).toBe(404);
    expect((await post(`/api/access-requests/${id}/resend`, org)).statusCode).toBe(404);
    expect((await withdraw(id)).statusCode).toBe(200);
    expect((await withdraw(id)).statusCode).toBe(404);
    expect((await read(token)).json().code).toBe('access_request_over');
    expect((await grant(id, org, token)).json().code).toBe('access_request_over');
    await tokenFor(org.email);
    expect(sent).toHaveLength(1);
    expect(await pending()).toEqual([]);
  });

  it('runs out after 30 days, and makes way for another', async () => {
    const { id } = (await requestAccess()).json();
    const token = await tokenFor(org.email);
    await stayIn();
    world.at('2026-12-21T09:00:00.000Z');
    expect((await read(token)).json().code).toBe('access_request_over');
    expect((await grant(id, org, token)).statusCode).toBe(404);
    expect(await received(org)).toEqual([]);
    expect(await pending()).toMatchObject([{ id, expired: true, mayResend: false }]);
    expect((await requestAccess()).statusCode).toBe(200);
    expect(await pending()).toMatchObject([{ expired: false }]);
  });
});

describe('deciding about access', () => {
  it('lets an owner in the team page let in who asked their address, as a consultant, and notifies everybody', async () => {
    const second = await aPerson(world.deps);
    await joins(world.deps, second, org, 'owner');
    const { id } = (await requestAccess()).json();
    expect(await received(second)).toEqual([]);
    expect(await received(org)).toMatchObject([{ id, requester: { email: firm.email } }]);
    expect((await grant(id, org)).json()).toEqual({ outcome: 'joined' });
    expect(await roles()).toContainEqual([firm.email, 'consultant']);
    expect(await received(org)).toEqual([]);
    expect(await pending()).toEqual([]);
    const recipients = queued.map(({ kind, userId }) => [kind, userId]);
    expect(recipients).toContainEqual(['team_changed', second.userId]);
    expect(recipients).toContainEqual(['access_granted', firm.userId]);
    const clients = (await get('/api/clients', firm)).json();
    expect(clients.map((one: { id: string; role: string }) => [one.id, one.role])).toContainEqual([org.id, 'consultant']);
    const log = (await get('/api/account/security-log', org)).json();
    const actions = log.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['member.joined', 'access.granted']));
  });

  it('is done by the link too, by an owner whose address it was not mailed to', async () => {
    const email = anAddress();
    const { id } = (await requestAccess({ email })).json();
    const token = await tokenFor(email);
    expect(await received(org)).toEqual([]);
    expect((await grant(id, org)).statusCode).toBe(404);
    expect((await grant(id, org, `${token.slice(0, -1)}_`)).statusCode).toBe(404);
    expect((await grant(id, org, token)).json()).toEqual({ outcome: 'joined' });
    expect((await read(token)).statusCode).toBe(404);
  });

  it('is done once, also twice at the same moment', async () => {
    const { id } = (await requestAccess()).json();
    const codes = (await Promise.all([grant(id, org), grant(id, org), decline(id, org)])).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 404)).toHaveLength(2);
  });

  it('is for owners of the organisation with that NIP alone, also with the link', async () => {
    const { id } = (await requestAccess()).json();
    const token = await tokenFor(org.email);
    const outsider = await anOrganization(world.deps);
    for (const decide of [grant, decline]) {
      expect((await decide(id, outsider, token)).json().code).toBe('access_request_over');
      for (const role of ['reader', 'consultant', 'editor'] as const) {
        const person = await aPerson(world.deps);
        await joins(world.deps, person, org, role);
        expect((await decide(id, person, token)).json().code).toBe('owner_needed');
        expect((await get('/api/access-requests/received', person)).statusCode).toBe(403);
      }
      expect((await decide(id, await aPerson(world.deps), token)).json().code).toBe('no_organization');
    }
    expect(await pending()).toHaveLength(1);
  });

  it('is not for somebody who only claims the NIP', async () => {
    const { id } = (await requestAccess()).json();
    const token = await tokenFor(org.email);
    await world.deps.db.rows(sql`update organizations set holds_nip = false where id = ${org.id}`);
    expect((await grant(id, org, token)).json().code).toBe('company_disputed');
    expect(await pending()).toHaveLength(1);
  });

  it('requires a fresh proof from whoever was not seen lately', async () => {
    const { id } = (await requestAccess()).json();
    await world.deps.db.rows(sql`update sessions set authenticated_at = '2026-11-20' where sess ->> 'userId' = ${org.userId}`);
    expect((await grant(id, org)).json().code).toBe('proof_needed');
    expect((await decline(id, org)).statusCode).toBe(200);
  });

  it('declines without a word of who or why, and sends nothing for the same NIP for 30 days', async () => {
    const { id } = (await requestAccess()).json();
    expect((await decline(id, org)).statusCode).toBe(200);
    const mail = queued.find(({ kind }) => kind === 'access_declined');
    expect(mail).toMatchObject({ userId: firm.userId, values: { nip: org.nip } });
    expect(Object.keys(mail?.values ?? {})).toEqual(['nip']);
    expect((await requestAccess({ email: anAddress() })).json().code).toBe('access_request_declined');
    expect((await grant(id, org)).statusCode).toBe(404);
    await stayIn();
    world.at('2026-12-21T09:00:00.000Z');
    expect((await requestAccess()).statusCode).toBe(200);
  });

  it('reports it where the requester is a member already, whose role stays, and ends the request', async () => {
    const { id } = (await requestAccess()).json();
    await world.deps.db.rows(sql`
      insert into memberships (organization_id, user_id, role, since) values (${org.id}, ${firm.userId}, 'reader', ${world.deps.now()})`);
    expect((await grant(id, org)).json()).toEqual({ outcome: 'already_member' });
    expect(await roles()).toContainEqual([firm.email, 'reader']);
    expect(await pending()).toEqual([]);
    expect(kinds()).not.toContain('access_granted');
  });

  it('is gone with the account of the requester, and where they work for the service since', async () => {
    const [gone, moved] = [await aPerson(world.deps), await aPerson(world.deps)] as const;
    const first = (await requestAccess({}, gone)).json();
    await deleteUser(world.deps.db, gone.userId);
    expect(await received(org)).toEqual([]);
    expect((await grant(first.id, org)).statusCode).toBe(404);
    const second = (await requestAccess({}, moved)).json();
    await world.deps.db.rows(sql`update users set role = 'accountant' where id = ${moved.userId}`);
    expect(await received(org)).toEqual([]);
    expect((await grant(second.id, org)).statusCode).toBe(404);
  });

  it('waits for a company that registers with that NIP, at the address that was asked', async () => {
    const nip = aNip();
    const email = `owner-${nip}@example.com`;
    const { id } = (await requestAccess({ nip, email })).json();
    const client = await anOrganization(world.deps, { nip });
    expect(await received(client)).toMatchObject([{ id }]);
    expect((await grant(id, client)).json()).toEqual({ outcome: 'joined' });
  });

  it('reveals nothing of an unconfirmed firm whose name states more than a name', async () => {
    const loud = await anOrganization(world.deps, { name: 'Wejdź na example.com', confirmed: false });
    await requestAccess({}, loud);
    expect((await read(await tokenFor(org.email))).json().requester.firm).toBe(`NIP ${loud.nip}`);
  });
});

it('what somebody asked and was asked is in their own data', async () => {
  await requestAccess();
  for (const caller of [firm, org]) {
    const answer = await world.app.inject({ method: 'GET', url: '/api/account/export', headers: { cookie: caller.cookie } });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.includes('access-requests.json')).toBe(true);
  }
});
