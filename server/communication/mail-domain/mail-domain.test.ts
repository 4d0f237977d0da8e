import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailDomain } from '#contract/communication/mail-domain.ts';
import type { DnsAnswer } from '#core/assessment/observations/network.ts';
import { openMailer, type Mailer } from '#server/adapters/mail/mailer.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { bearsSignature } from '#server/testing/mail/dkim.ts';
import { openWorld } from '#server/testing/world.ts';
import { checkMailDomains } from './service.ts';

const world = openWorld();
let smtp: SMTPServer;
let mailer: Mailer;
const messages: string[] = [];
let queued: QueuedMail[] = [];
let org: TestOrganization;
let answer: DnsAnswer<string>;
let queried: string[];

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) =>
      void buffer(stream).then((raw) => {
        messages.push(raw.toString());
        done();
      }),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  mailer = openMailer({ url: `smtp://127.0.0.1:${port}`, from: 'poczta@atesto.test', connections: 1, perSecond: null });
  world.deps.mailer = mailer;
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
  const { network } = world.deps;
  world.deps.network = { ...network, txt: async (name) => (queried.push(name), answer) };
});
afterAll(() => {
  mailer.close();
  smtp.close(() => {});
});
beforeEach(async () => {
  world.at('2026-11-29T09:00:00.000Z');
  org = await anOrganization(world.deps, { plan: 'pro', name: 'Kancelaria "Bit"' });
  [queued, queried, answer] = [[], [], { status: 'no_name' }];
  messages.length = 0;
  await owns(org, 'bit.example');
});

async function owns({ id, userId }: TestOrganization, name: string): Promise<void> {
  const at = world.deps.now();
  await world.deps.db.rows(sql`
    insert into observed_domains (organization_id, id, name, code, code_made_at, added_by, added_at, confirmed_at)
    values (${id}, ${world.deps.newId()}, ${name}, 'code', ${at}, ${userId}, ${at}, ${at})`);
}

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', rest = '', body?: object, cookie = org.cookie) =>
  world.call(method, `/api/mail-domain${rest}`, { cookie, ...(body ? { body } : {}) });
const read = async () => (await call('GET')).json<MailDomain>();
const choose = (name = 'bit.example', cookie = org.cookie) => call('PUT', '', { name }, cookie);

/** A domain whose record was seen. */
async function works(): Promise<string> {
  const { chosen } = (await choose()).json<MailDomain>();
  answer = { status: 'found', records: [chosen!.record.value] };
  expect((await call('POST', '/check')).json<MailDomain>().chosen?.state).toBe('working');
  return chosen!.record.value.split('p=')[1]!;
}

let requestCount = 0;
/** Asks a client for access, each time somebody else. */
const requestCheck = () =>
  world.call('POST', '/api/access-requests', {
    cookie: org.cookie,
    body: { nip: '5260250274', email: `prezes-${(requestCount += 1)}@klient.example` },
  });

/** The raw message that the newest queued mail of a kind becomes. */
async function sent(kind: QueuedMail['kind']): Promise<string> {
  const mail = queued.findLast((one) => one.kind === kind);
  if (!mail) throw new Error(`no ${kind}`);
  await sendMail(world.deps, mail, world.deps.newId());
  return messages.at(-1)!;
}
const fromOf = (raw: string): string => /^From: (.*)$/m.exec(raw)?.[1]?.trim() ?? '';

describe('mails to clients', () => {
  it('go out under the own domain, signed with the key that stands in its DNS, and replies go to the usual address', async () => {
    const publicKey = await works();
    expect(queried).toEqual([(await read()).chosen?.record.name]);
    await requestCheck();
    const raw = await sent('access_requested');
    expect(fromOf(raw)).toContain('<atesto@bit.example>');
    expect(fromOf(raw)).toContain('(Atesto)');
    expect(raw).toMatch(/^Reply-To: poczta@atesto\.test/m);
    expect(bearsSignature(raw, { domain: 'bit.example', publicKey })).toBe(true);
    expect(bearsSignature(raw.replace('Kancelaria', 'Kancelarja'), { domain: 'bit.example', publicKey })).toBe(false);
    const invited = await world.call('POST', '/api/invitations', {
      cookie: org.cookie,
      body: { email: 'nowy@klient.example', role: 'reader' },
    });
    expect(invited.statusCode).toBe(200);
    expect(fromOf(await sent('invitation'))).toContain('<atesto@bit.example>');
  });

  it('come from the usual address while the record is missing, is another one, or was not seen for a week', async () => {
    await choose();
    await requestCheck();
    expect(fromOf(await sent('access_requested'))).toBe('Atesto <poczta@atesto.test>');
    await works();
    for (const [found, from] of [
      [{ status: 'none' }, 'Atesto <poczta@atesto.test>'],
      [{ status: 'found', records: ['v=DKIM1; k=rsa; p=MIIB'] }, 'Atesto <poczta@atesto.test>'],
    ] as const) {
      answer = found;
      await call('POST', '/check');
      expect(fromOf(await sent('access_requested'))).toBe(from);
      // A name server that is silent afterwards makes nothing good again.
      answer = { status: 'failed' };
      await call('POST', '/check');
      expect(fromOf(await sent('access_requested'))).toBe(from);
    }
    const { chosen } = await read();
    answer = { status: 'found', records: [chosen!.record.value] };
    await call('POST', '/check');
    answer = { status: 'failed' };
    await call('POST', '/check');
    expect(fromOf(await sent('access_requested'))).toContain('atesto@bit.example');
    world.at('2026-12-06T09:00:00.000Z');
    expect(await checkMailDomains(world.deps)).toMatchObject({ mailDomainsChecked: expect.any(Number) });
    expect(fromOf(await sent('access_requested'))).toBe('Atesto <poczta@atesto.test>');
  });

  it('come from the usual address once the plan or the confirmation of the domain ends', async () => {
    await works();
    await requestCheck();
    await world.deps.db.rows(
      sql`update observed_domains set confirmed_at = confirmed_at - interval '400 days' where organization_id = ${org.id}`,
    );
    expect((await read()).chosen?.state).toBe('not_owned');
    expect(fromOf(await sent('access_requested'))).toBe('Atesto <poczta@atesto.test>');
    await world.deps.db.rows(sql`update subscriptions set ends_at = ${world.deps.now()} where organization_id = ${org.id}`);
    expect((await read()).chosen?.state).toBe('plan_ended');
  });

  it('go out from the usual address where the key cannot be read any more', async () => {
    await works();
    await requestCheck();
    await world.deps.db.rows(sql`update mail_domains set sealed_key = 'gone.key' where organization_id = ${org.id}`);
    expect(fromOf(await sent('access_requested'))).toBe('Atesto <poczta@atesto.test>');
  });

  it('about an account never go out under the domain of an organisation', async () => {
    await works();
    await sendMail(world.deps, { kind: 'password_changed', userId: org.userId, language: 'pl' }, world.deps.newId());
    expect(fromOf(messages.at(-1)!)).toBe('Atesto <poczta@atesto.test>');
    const values = { senderOrganizationId: org.id };
    await sendMail(world.deps, { kind: 'password_changed', userId: org.userId, language: 'pl', values }, world.deps.newId());
    expect(fromOf(messages.at(-1)!)).toBe('Atesto <poczta@atesto.test>');
  });
});

describe('an own domain of mails', () => {
  it('is one that is known to be the organisation’s, and preserves its key until it is removed', async () => {
    expect((await choose('obca.example')).json()).toMatchObject({ code: 'domain_unconfirmed' });
    const first = (await choose()).json<MailDomain>().chosen;
    expect(first).toMatchObject({ name: 'bit.example', address: 'atesto@bit.example', state: 'waiting', seenAt: null });
    expect((await choose()).json<MailDomain>().chosen?.record).toEqual(first?.record);
    const [row] = await world.deps.db.rows<{ sealedKey: string }>(
      sql`select sealed_key from mail_domains where organization_id = ${org.id}`,
    );
    expect(row?.sealedKey).not.toContain('PRIVATE KEY');
    expect((await call('DELETE')).json<MailDomain>().chosen).toBeNull();
    expect((await call('DELETE')).statusCode).toBe(404);
    expect((await call('POST', '/check')).statusCode).toBe(404);
    expect((await choose()).json<MailDomain>().chosen?.record.name).not.toBe(first?.record.name);
  });

  it('is chosen by owners of organisations whose plan includes it, each their own', async () => {
    const basic = await anOrganization(world.deps);
    await owns(basic, 'bit.example');
    expect((await choose('bit.example', basic.cookie)).statusCode).toBe(403);
    const other = await anOrganization(world.deps, { plan: 'pro' });
    expect((await choose('bit.example', other.cookie)).json()).toMatchObject({ code: 'domain_unconfirmed' });
    await choose();
    expect((await call('GET', '', undefined, other.cookie)).json<MailDomain>().chosen).toBeNull();
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    expect((await call('GET', '', undefined, editor.cookie)).statusCode).toBe(403);
  });
});
