// @module-tag long
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workersOf } from '#server/operations/jobs/workers.ts';
import type { Db } from '#server/platform/db/db.ts';
import { deadlineOf } from '#server/platform/db/deadlines.ts';
import { openMailer } from '#server/adapters/mail/mailer.ts';
import { anOrganization, aNip, aPeriod, testPassword } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { startSmtp } from '#sandbox/mailbox/smtp.ts';

type Message = { to: string; subject: string; text: string; html: string };

const world = openWorld();
const mailbox: Message[] = [];
let closeSmtp: () => void = () => {};
let smtpDown = false;

beforeAll(async () => {
  const smtp = await startSmtp(0, async (mail) => {
    if (smtpDown) throw new Error('try later');
    mailbox.push(mail);
  });
  const { port } = smtp.server.address() as AddressInfo;
  world.deps.mailer = openMailer({ url: `smtp://127.0.0.1:${port}`, from: 'atesto@example.com', connections: 5, perSecond: null });
  await world.deps.queue.begin(workersOf(world.deps));
  closeSmtp = () => {
    world.deps.mailer.close();
    smtp.close();
  };
});
afterAll(() => closeSmtp());

let address = 0;

async function call(path: string, payload: unknown, language = 'pl') {
  address += 1;
  return world.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload: payload as object,
    headers: { 'accept-language': language },
    remoteAddress: `10.1.${Math.floor(address / 250)}.${address % 250}`,
  });
}

function form(changes: Record<string, unknown> = {}, organization: Record<string, unknown> = {}) {
  const nip = aNip();
  return {
    email: `nowa-${nip}@example.com`,
    password: 'zażółć gęślą jaźń',
    firstName: 'Żaneta',
    lastName: 'Ćwik',
    subscriptionPlan: 'basic',
    complianceType: 'nis2',
    organization: {
      name: 'Młyn',
      nip,
      address: 'ul. Wodna 1',
      city: 'Łódź',
      postalCode: '90-001',
      contactEmail: 'biuro@example.com',
      ...organization,
    },
    ...changes,
  };
}

async function mailTo(email: string, after = 0): Promise<Message> {
  await expect.poll(() => mailbox.filter((mail) => mail.to === email).length, { timeout: 8000 }).toBeGreaterThan(after);
  return mailbox.findLast((mail) => mail.to === email)!;
}

function tokenIn(mail: Message): string {
  return /[?]token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
}

async function countOf(table: 'users' | 'organizations'): Promise<number> {
  const [row] = await world.deps.db.rows<{ n: number }>(
    table === 'users' ? sql`select count(*) as n from users` : sql`select count(*) as n from organizations`,
  );
  return row!.n;
}

describe('registering', () => {
  it('makes an account that can sign in once its e-mail is confirmed', async () => {
    const input = form();
    const made = await call('register', input);
    expect(made.json()).toEqual({ email: input.email });
    const early = await call('login', { email: input.email, password: input.password });
    expect([early.statusCode, early.json().requiresVerification]).toEqual([403, true]);
    const mail = await mailTo(input.email);
    expect(mail.subject).toBe('Potwierdź adres e-mail w Atesto');
    expect(mail.text).toContain('https://atesto.test/verify-email?token=');
    expect(mail.html).toContain('lang="pl"');
    const token = tokenIn(mail);
    expect((await call('verify-email', { token, password: input.password })).json().user.email).toBe(input.email);
    expect((await call('login', { email: input.email, password: input.password })).statusCode).toBe(200);
    expect((await call('verify-email', { token })).json().code).toBe('token_invalid');
  });

  it('writes in the language of the form', async () => {
    const input = form();
    await call('register', input, 'de');
    expect((await mailTo(input.email)).subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse bei Atesto');
  });

  it('refuses a known e-mail and a known NIP, whatever their form, and stores nothing of the attempt', async () => {
    const known = await anOrganization(world.deps);
    const before = [await countOf('users'), await countOf('organizations')];
    const byEmail = await call('register', form({ email: ` ${known.email.toUpperCase()} ` }));
    expect([byEmail.statusCode, byEmail.json().code]).toEqual([409, 'email_taken']);
    const byNip = await call('register', form({}, { nip: `PL ${known.nip.slice(0, 3)}-${known.nip.slice(3)}` }));
    expect([byNip.statusCode, byNip.json().code]).toEqual([409, 'nip_taken']);
    expect([await countOf('users'), await countOf('organizations')]).toEqual(before);
  });

  it('makes one account when the form is sent twice at once', async () => {
    const input = form();
    const both = await Promise.all([call('register', input), call('register', input)]);
    expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>, string, string]>([
    ['no e-mail', { email: '' }, {}, 'email', 'Nieprawidłowy adres e-mail'],
    ['two addresses', { email: 'a@example.com\r\nBcc: b@example.com' }, {}, 'email', 'Nieprawidłowy adres e-mail'],
    ['a short password', { password: '1234567' }, {}, 'password', 'Hasło musi mieć minimum 8 znaków'],
    ['a common password', { password: 'Password1' }, {}, 'password', 'To hasło należy do najczęściej używanych i\u00a0łatwo je odgadnąć'],
    [
      'a password of the own name',
      { password: 'Zaneta2026!' },
      {},
      'password',
      'To hasło to prawie samo imię, adres, nazwa firmy albo serwisu: dodaj słowa, których nikt nie skojarzy',
    ],
    ['a password over 72 bytes', { password: 'ż'.repeat(37) }, {}, 'password', 'Hasło jest zbyt długie: może mieć najwyżej 72\u00a0bajty'],
    ['no first name', { firstName: ' A ' }, {}, 'firstName', 'Imię jest wymagane'],
    ['no last name', { lastName: undefined }, {}, 'lastName', 'Nazwisko jest wymagane'],
    ['an unknown plan', { subscriptionPlan: 'gold' }, {}, 'subscriptionPlan', 'Plan subskrypcji jest wymagany'],
    ['a NIP with letters', {}, { nip: 'ABC1234567' }, 'organization.nip', 'Wprowadź prawidłowy 10-cyfrowy NIP'],
    ['a NIP with a wrong checksum', {}, { nip: '9990000015' }, 'organization.nip', 'Wprowadź prawidłowy 10-cyfrowy NIP'],
    ['no company name', {}, { name: '' }, 'organization.name', 'Nazwa firmy jest wymagana'],
    [
      'a Cyrillic letter in the first name',
      { firstName: '\u0410nna' },
      {},
      'firstName',
      'Nazwa miesza litery różnych alfabetów, które wyglądają podobnie',
    ],
    [
      'an address as the last name',
      { lastName: 'Kliknij evil.example' },
      {},
      'lastName',
      'Podaj imię lub nazwisko, bez adresów stron i\u00a0e-mail',
    ],
    ['a direction override', { firstName: 'An\u202ena' }, {}, 'firstName', 'Tekst zawiera niewidoczne znaki'],
    ['NUL in the name', {}, { name: 'Mł\u0000yn' }, 'organization.name', 'Nieprawidłowa wartość'],
    ['a name of a novel', {}, { name: 'x'.repeat(201) }, 'organization.name', 'Tekst jest zbyt długi'],
    ['no address', {}, { address: 'ul.' }, 'organization.address', 'Adres jest wymagany'],
    ['no city', {}, { city: 7 }, 'organization.city', 'Miasto jest wymagane'],
    ['no postal code', {}, { postalCode: '90' }, 'organization.postalCode', 'Kod pocztowy jest wymagany'],
    ['no contact', {}, { contactEmail: 'biuro' }, 'organization.contactEmail', 'Nieprawidłowy adres e-mail'],
  ])('names the field: %s', async (_, changes, organization, field, message) => {
    const refused = await call('register', form(changes, organization));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields[field]).toBeDefined();
    if (field !== 'organization.city' && field !== 'lastName') expect(refused.json().fields).toEqual({ [field]: message });
  });

  it.each(['<script>alert(1)</script>', "'; drop table users; --", '🦊🦊', 'שלום', 'O’Brien & Söhne'])(
    'takes %j as a name and preserves it as it is',
    async (name) => {
      const input = form({}, { name });
      expect((await call('register', input)).statusCode).toBe(200);
      const [row] = await world.deps.db.rows<{ name: string }>(sql`select name from organizations where nip = ${input.organization.nip}`);
      expect(row!.name).toBe(name);
      expect((await mailTo(input.email)).html).not.toContain('<script>');
    },
  );

  it('remembers the plan that was chosen until one is in force', async () => {
    const input = form({ subscriptionPlan: 'pro' });
    await call('register', input);
    await call('verify-email', { token: tokenIn(await mailTo(input.email)), password: input.password });
    const { email, password } = input;
    const signedIn = await call('login', { email, password });
    expect(signedIn.json().chosenPlan).toBe('pro');
    await aPeriod(world.deps, signedIn.json().organization.id, 'basic');
    expect((await call('login', { email, password })).json().chosenPlan).toBeNull();
    const elsewhere = await anOrganization(world.deps, { plan: null });
    expect((await world.call('GET', '/api/auth/me', { cookie: elsewhere.cookie })).json().chosenPlan).toBeNull();
  });

  it('stores neither password nor token', async () => {
    const input = form();
    await call('register', input);
    const token = tokenIn(await mailTo(input.email));
    const rows = JSON.stringify(await world.deps.db.rows(sql`select * from users where email = ${input.email}`));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(input.password);
    expect(JSON.stringify(await world.deps.db.rows(sql`select data from pgboss.job`))).not.toContain(token);
  });

  it('sends the mail later when the mail server is down', async () => {
    smtpDown = true;
    const input = form();
    expect((await call('register', input)).statusCode).toBe(200);
    await expect
      .poll(async () => world.deps.db.rows(sql`select 1 from pgboss.job where state = 'retry'`), { timeout: 8000 })
      .not.toEqual([]);
    smtpDown = false;
    expect((await mailTo(input.email)).subject).toContain('Potwierdź');
  });
});

describe('confirming an e-mail', () => {
  it('is possible for 24 hours', async () => {
    const input = form();
    await call('register', input);
    const token = tokenIn(await mailTo(input.email));
    world.at('2026-11-22T09:00:00.000Z');
    const late = await call('verify-email', { token });
    world.at('2026-11-21T09:00:00.000Z');
    expect([late.statusCode, late.json().code]).toEqual([400, 'token_invalid']);
    expect((await call('verify-email', { token, password: input.password })).statusCode).toBe(200);
  });

  it('can be requested again; the newest link works, and the answer reveals nothing', async () => {
    const input = form();
    await call('register', input);
    const first = tokenIn(await mailTo(input.email));
    const again = await call('resend-verification', { email: input.email });
    const unknown = await call('resend-verification', { email: 'nobody@example.com' });
    expect(again.json()).toEqual(unknown.json());
    const second = tokenIn(await mailTo(input.email, 1));
    expect((await call('verify-email', { token: first })).statusCode).toBe(400);
    expect((await call('verify-email', { token: second, password: input.password })).statusCode).toBe(200);
  });
});

describe('an address that somebody else registered', () => {
  const attackers = 'hasło obcej osoby';

  async function registeredBySomebodyElse() {
    const input = form({ password: attackers });
    const made = await call('register', input);
    return {
      email: input.email,
      cookie: String(made.headers['set-cookie']).split(';')[0] ?? '',
      token: tokenIn(await mailTo(input.email)),
    };
  }

  it('is not confirmed for them by opening the link: the password is required, or a new one ends theirs', async () => {
    const { email, cookie, token } = await registeredBySomebodyElse();
    const opened = await call('verify-email', { token });
    expect([opened.statusCode, opened.json().code]).toEqual([403, 'registration_password_needed']);
    const guessed = await call('verify-email', { token, password: 'zgaduję' });
    expect([guessed.statusCode, Object.keys(guessed.json().fields)]).toEqual([400, ['password']]);
    const common = await call('verify-email', { token, newPassword: 'password1' });
    expect(common.json().fields.newPassword).toBeDefined();
    expect((await call('verify-email', { token, newPassword: 'moje własne hasło' })).json().user.email).toBe(email);
    expect((await call('login', { email, password: attackers })).statusCode).toBe(401);
    expect((await call('login', { email, password: 'moje własne hasło' })).statusCode).toBe(200);
    const left = await world.deps.db.rows(sql`
      select 1 from sessions s join users u on s.sess ->> 'userId' = u.id::text where u.email = ${email} and s.sess ? 'pending'`);
    expect([cookie.startsWith('atesto_session='), left]).toEqual([true, []]);
  });

  it('is confirmed at once in the browser that registered, which is signed in by it', async () => {
    const { email, cookie, token } = await registeredBySomebodyElse();
    const answer = await world.call('POST', '/api/auth/verify-email', { cookie, body: { token } });
    expect(answer.json().user).toMatchObject({ email });
    const renewed = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect(renewed).not.toBe(cookie);
    expect((await world.call('GET', '/api/auth/me', { cookie: renewed })).json().email).toBe(email);
    expect((await world.call('GET', '/api/auth/me', { cookie })).statusCode).toBe(401);
  });

  it('signs nobody in who only opened the link, and leaves whoever is signed in as they are', async () => {
    const { token } = await registeredBySomebodyElse();
    const opened = await call('verify-email', { token });
    expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([403, undefined]);
    const org = await anOrganization(world.deps);
    const answer = await world.call('POST', '/api/auth/verify-email', { cookie: org.cookie, body: { token, password: attackers } });
    expect(answer.json()).toEqual({ user: null });
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).json().email).toBe(org.email);
  });

  it('lets nobody try passwords on end', async () => {
    const { token } = await registeredBySomebodyElse();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await call('verify-email', { token, password: `nie ${tries}` })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that works once, for an hour, and ends every session', async () => {
    const org = await anOrganization(world.deps);
    const response = await call('forgot-password', { email: org.email }, 'fr');
    expect(response.json()).toEqual((await call('forgot-password', { email: 'nobody@example.com' })).json());
    const mail = await mailTo(org.email);
    expect(mail.subject).toBe('Un nouveau mot de passe pour Atesto');
    const token = tokenIn(mail);
    const weak = await call('reset-password', { token, newPassword: 'qwertyuiop' });
    expect(weak.json().fields).toEqual({ newPassword: 'To hasło należy do najczęściej używanych i\u00a0łatwo je odgadnąć' });
    const ofTheCompany = await call('reset-password', { token, newPassword: `nip${org.nip}` });
    expect(ofTheCompany.json().fields.newPassword).toContain('nazwa firmy');
    world.at('2026-11-21T10:00:00.000Z');
    expect((await call('reset-password', { token, newPassword: 'nowe hasło 2026' })).json().code).toBe('token_invalid');
    world.at('2026-11-21T09:59:59.000Z');
    expect((await call('reset-password', { token, newPassword: 'nowe hasło 2026' })).statusCode).toBe(200);
    world.at('2026-11-21T09:00:00.000Z');
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(401);
    expect((await call('login', { email: org.email, password: testPassword })).statusCode).toBe(401);
    expect((await call('login', { email: org.email, password: 'nowe hasło 2026' })).statusCode).toBe(200);
    expect((await call('reset-password', { token, newPassword: 'jeszcze inne hasło' })).json().code).toBe('token_invalid');
    expect((await mailTo(org.email, 1)).subject).toBe('Hasło do Atesto zostało zmienione');
  });
});

describe('mails that anonymous callers can cause', () => {
  it.each(['forgot-password', 'resend-verification'])(
    'are three a day for an address, whether or not it has an account (%s)',
    async (path) => {
      const org = await anOrganization(world.deps, { verified: path === 'forgot-password' });
      for (const email of [org.email, `nikt-${org.nip}@example.com`]) {
        const statuses: number[] = [];
        for (let n = 0; n < 4; n += 1) statuses.push((await call(path, { email })).statusCode);
        // For a new password a further one while no earlier link would work.
        expect(statuses).toEqual([200, 200, 200, path === 'forgot-password' ? 200 : 429]);
        expect((await call(path, { email })).statusCode).toBe(429);
      }
    },
  );

  it('never use up the way in of an owner: as soon as no link that was sent works, there is another', async () => {
    const org = await anOrganization(world.deps);
    const requestStatus = async () => (await call('forgot-password', { email: org.email })).statusCode;
    for (let hour = 0; hour < 5; hour += 1) {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push(await requestStatus());
      expect(statuses.filter((status) => status === 200)).toHaveLength(hour === 0 ? 4 : 1);
      // The hour of its link is over; a refusal is remembered for a second.
      await world.deps.db.rows(sql`update rate_limits set ends_at = clock_timestamp() where key like 'further-reset:%'`);
      await setTimeout(1100);
    }
    expect(await requestStatus()).toBe(200);
  });

  it.each(['forgot-password', 'resend-verification'])('take the same work where there is nobody to write to (%s)', async (path) => {
    const org = await anOrganization(world.deps, { verified: path === 'forgot-password' });
    const queries: string[][] = [];
    const { db } = world.deps;
    for (const email of [org.email, `nikt-${org.nip}@example.com`]) {
      const texts: string[] = [];
      // What a job asks meanwhile is nobody's answer.
      const recordQuery = (text: string): void => void (deadlineOf().deadlineKind === 'job' || texts.push(text));
      const noting = (inner: Db): Db => ({
        rows: (statement) => (recordQuery(statement.text), inner.rows(statement)),
        raw: (text, values) => (recordQuery(text), inner.raw(text, values)),
      });
      world.deps.db = { ...db, ...noting(db), transaction: (work) => db.transaction((tx) => work(noting(tx))) };
      expect((await call(path, { email })).json()).toEqual({ ok: true });
      queries.push(texts.filter((text) => !text.includes('rate_limits')));
    }
    world.deps.db = db;
    expect(queries[0]).not.toEqual([]);
    expect(queries[1]).toEqual(queries[0]);
    await mailTo(org.email);
  });

  it('leave an earlier link for a new password working for its hour, until one of them was used', async () => {
    const org = await anOrganization(world.deps);
    const links: string[] = [];
    for (const minutes of ['00', '10', '20']) {
      world.at(`2026-11-21T09:${minutes}:00.000Z`);
      await call('forgot-password', { email: org.email });
      links.push(tokenIn(await mailTo(org.email, links.length)));
    }
    const use = async (n: number) => (await call('reset-password', { token: links[n], newPassword: `nowe hasło ${n}` })).statusCode;
    world.at('2026-11-21T10:00:00.000Z');
    expect(await use(0)).toBe(400);
    world.at('2026-11-21T10:05:00.000Z');
    expect(await use(1)).toBe(200);
    expect([await use(1), await use(2)]).toEqual([400, 400]);
    world.at('2026-11-21T09:00:00.000Z');
  });
});

describe('a sign-in from an unknown device', () => {
  it('is notified by mail, a first one and a known one are not', async () => {
    const org = await anOrganization(world.deps);
    const signIn = (agent: string) =>
      world.call('POST', '/api/auth/login', {
        body: { email: org.email, password: testPassword },
        headers: { 'user-agent': agent, 'accept-language': 'en' },
      });
    await signIn('Firefox');
    await signIn('Firefox');
    await signIn('Chrome');
    expect((await mailTo(org.email)).subject).toBe('A new sign-in to Atesto');
    await signIn('Chrome');
    await signIn('Safari');
    await mailTo(org.email, 1);
    expect(mailbox.filter((mail) => mail.to === org.email)).toHaveLength(2);
  });
});
