// @module-tag long
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Accountant } from '#contract/account/accountants.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, aPerson, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const note = 'umowa z biurem 7/2026';
const month = '2026-11';
let operator: TestPerson;
let count = 0;

beforeAll(async () => {
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
afterEach(() => {
  world.deps.config = { ...world.deps.config, operatorSecondFactor: false };
});

const anAddress = (): string => `ksiegowa-${(count += 1)}@biuro.example`;
const invite = (email: string, more: object = {}) =>
  world.call('POST', '/api/operator/accountants', {
    cookie: operator.cookie,
    body: { email, firstName: 'Ewa', lastName: 'Liczbowa', note, ...more },
  });
const listed = async (): Promise<Accountant[]> =>
  (await world.call('GET', '/api/operator/accountants', { cookie: operator.cookie })).json();
const idOf = async (email: string): Promise<string> => (await listed()).find((one) => one.email === email)!.id;
const remove = (id: string) => world.call('POST', `/api/operator/accountants/${id}/removal`, { cookie: operator.cookie, body: { note } });
const reads = async ({ cookie }: { cookie: string }, url = `/api/accounting/${month}`) =>
  (await world.call('GET', url, { cookie })).statusCode;
const cookieOf = (answer: Awaited<ReturnType<typeof world.call>>): string => [answer.headers['set-cookie'] ?? ''].flat()[0]!.split(';')[0]!;

/** The link of the newest invitation, as it is mailed. */
async function mailedToken(userId: string): Promise<{ text: string; token: string }> {
  const [job] = await world.deps.db.rows<{ data: QueuedMail }>(sql`
    select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${userId} and data ->> 'kind' = 'accountant_invited'
    order by created_on desc limit 1`);
  let text = '';
  const taking = { ...world.deps, mailer: { ...world.deps.mailer, send: async (mail: { text: string }) => void (text = mail.text) } };
  await sendMail(taking, job!.data, world.deps.newId());
  return { text, token: /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '' };
}

async function anAccountant(): Promise<TestPerson> {
  const person = await aPerson(world.deps);
  expect((await invite(person.email)).statusCode).toBe(200);
  const session = await world.call('POST', '/api/auth/login', { body: { email: person.email, password: 'test-haslo-2026' } });
  return { ...person, cookie: session.statusCode === 200 ? cookieOf(session) : person.cookie };
}

async function actsAbout(id: string): Promise<string[]> {
  const rows = await world.deps.db.rows<{ action: string }>(sql`
    select action from audit_logs where entity_id = ${id} and action like 'operator.accountant%' order by id`);
  return rows.map(({ action }) => action);
}

describe('an accountant', () => {
  it('is invited by mail, sets a password with the link, and reads documents of money', async () => {
    const email = anAddress();
    expect((await invite(email)).statusCode).toBe(200);
    expect((await listed()).filter((one) => one.email === email)).toMatchObject([{ firstName: 'Ewa', joined: false, secondFactor: false }]);
    const id = await idOf(email);
    const { text, token } = await mailedToken(id);
    expect(text).toContain('Niczego innego to konto nie pokazuje');
    const set = await world.call('POST', '/api/auth/reset-password', { body: { token, newPassword: 'Zupelnie-inne-haslo-8' } });
    expect(set.statusCode, set.body).toBe(200);
    const login = await world.call('POST', '/api/auth/login', { body: { email, password: 'Zupelnie-inne-haslo-8' } });
    expect(login.json()).toMatchObject({ role: 'accountant', organization: null });
    const cookie = cookieOf(login);
    expect(await reads({ cookie })).toBe(200);
    expect(await reads({ cookie }, `/api/operator/invoices/${month}`)).toBe(403);
    expect(await listed()).toContainEqual(expect.objectContaining({ email, joined: true }));
    expect(await actsAbout(id)).toEqual(['operator.accountant_invited']);
  });

  it('loses everything at once, and can be invited again', async () => {
    const person = await aPerson(world.deps);
    expect((await invite(person.email)).statusCode).toBe(200);
    const { token } = await mailedToken(person.userId);
    expect((await remove(person.userId)).statusCode).toBe(200);
    expect(await reads(person)).toBe(401);
    const late = await world.call('POST', '/api/auth/reset-password', { body: { token, newPassword: 'Zupelnie-inne-haslo-8' } });
    expect(late.statusCode).toBe(400);
    expect((await remove(person.userId)).statusCode).toBe(404);
    expect((await listed()).map(({ email }) => email)).not.toContain(person.email);
    expect((await invite(person.email)).statusCode).toBe(200);
    expect(await actsAbout(person.userId)).toEqual([
      'operator.accountant_invited',
      'operator.accountant_removed',
      'operator.accountant_invited',
    ]);
  });

  it('must show a second factor as operators do, and has sessions of twelve hours', async () => {
    const person = await aPerson(world.deps);
    await world.deps.db.rows(sql`update users set role = 'accountant' where id = ${person.userId}`);
    expect(await reads(person)).toBe(200);
    world.deps.config = { ...world.deps.config, operatorSecondFactor: true };
    const refused = await world.call('GET', `/api/accounting/${month}`, { cookie: person.cookie });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required']);
    world.deps.config = { ...world.deps.config, operatorSecondFactor: false };
    await world.deps.db.rows(sql`
      update sessions set sess = sess || jsonb_build_object('startedAt', ${new Date(world.deps.now().getTime() - 12.1 * 3_600_000).toISOString()}::text)
      where sess ->> 'userId' = ${person.userId}`);
    expect(await reads(person)).toBe(401);
  });

  it('joins no organisation and deletes no account of their own', async () => {
    const person = await aPerson(world.deps);
    await world.deps.db.rows(sql`update users set role = 'accountant' where id = ${person.userId}`);
    const calls = [
      ['POST', '/api/invitations/acceptance', { token: 'a'.repeat(43) }],
      ['POST', '/api/account/deletion', { password: 'x' }],
      ['GET', '/api/clients', undefined],
      ['GET', '/api/clients/xlsx', undefined],
    ] as const;
    for (const [method, url, body] of calls)
      expect((await world.call(method, url, { cookie: person.cookie, body })).statusCode, url).toBe(403);
  });
});

describe('an invitation', () => {
  it('is refused for operators, for people of an organisation, and where a registration waits', async () => {
    const org = await anOrganization(world.deps);
    const waiting = await anOrganization(world.deps, { verified: false });
    expect((await invite(operator.email)).json().code).toBe('operator_already');
    expect((await invite(org.email)).json().code).toBe('accountant_of_organization');
    expect((await invite(waiting.email)).json().code).toBe('address_waits');
    expect((await invite(anAddress(), { note: 'x' })).statusCode).toBe(400);
  });

  it('turns an account without an organisation into one of an accountant, whose sessions begin anew', async () => {
    const person = await anAccountant();
    expect((await listed()).map(({ email }) => email)).toContain(person.email);
  });
});
