import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InboxEntry } from '#contract/communication/inbox.ts';
import type { ObservedDomain } from '#contract/assessment/evidence/observations.ts';
import type { Network } from '#core/assessment/observations/network.ts';
import { observeDueDomains } from '#server/assessment/observations/refresh.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { aCompletedAssessment, anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { mailsOf } from '#server/testing/mail/mails.ts';
import { openWorld } from '#server/testing/world.ts';
import { notifyOfContradictions } from './service.ts';

const world = openWorld();
let org: TestOrganization;
let editor: TestPerson;
let reader: TestPerson;
let records: Record<string, string>;

const good = { 'firma.pl': 'v=spf1 -all', '_dmarc.firma.pl': 'v=DMARC1; p=reject' };
const network: Network = {
  txt: async (name) => (records[name] === undefined ? { status: 'no_name' } : { status: 'found', records: [records[name]] }),
  mx: async () => ({ status: 'none' }),
  caa: async () => ({ status: 'none' }),
  tlsa: async () => ({ status: 'none' }),
  hasAddress: async () => false,
  dnssec: async () => 'unasked',
  https: async () => ({ failure: 'no_host' }),
  http: async () => ({ failure: 'no_host' }),
  tls: async () => ({ failure: 'no_host' }),
  mail: async () => ({ failure: 'no_host' }),
};

/** An organisation whose answers are all “yes”, with a domain where nothing is amiss. */
beforeEach(async () => {
  world.at('2027-06-10T08:00:00.000Z');
  await world.deps.db.rows(sql`delete from observed_domains`);
  world.deps.network = network;
  world.deps.websites = { find: async () => 'dns' };
  records = { ...good };
  org = await anOrganization(world.deps, { name: 'Młyn' });
  await world.deps.db.rows(sql`update users set language = 'de' where id = ${org.userId}`);
  [editor, reader] = [await aPerson(world.deps, { language: 'en' }), await aPerson(world.deps)];
  await joins(world.deps, editor, org, 'editor');
  await joins(world.deps, reader, org, 'reader');
  await aCompletedAssessment(world.deps, org);
});

const domainsOf = async () =>
  (await world.call('GET', '/api/domains', { cookie: org.cookie })).json<{ domains: ObservedDomain[] }>().domains;
async function aDomain(cookie = org.cookie): Promise<string> {
  await world.call('POST', '/api/domains', { cookie, body: { name: 'firma.pl', consent: true } });
  const [{ id }] = (await domainsOf()) as [ObservedDomain];
  expect((await world.call('POST', `/api/domains/${id}/confirmation`, { cookie })).statusCode).toBe(200);
  return id;
}

/** The next day: the domain is checked, then what is due by the day is done, twice. */
async function nextDay(days = 1): Promise<void> {
  world.at(new Date(world.deps.now().getTime() + days * 86_400_000 + 60_000).toISOString());
  await observeDueDomains(world.deps);
  await notifyOfContradictions(world.deps);
  await notifyOfContradictions(world.deps);
}

async function queuedMails(userId = org.userId): Promise<QueuedMail[]> {
  const rows = await world.deps.db.rows<{ data: QueuedMail }>(sql`
    select data from pgboss.job where name = 'mail' and data ->> 'kind' = 'answers_contradicted' and data ->> 'userId' = ${userId}
    order by created_on, data -> 'values' ->> 'day'`);
  return rows.map(({ data }) => data);
}
const sent = async (mail: QueuedMail | undefined) => (await mailsOf(world, mail!))[0] ?? null;
const assign = (questionIds: readonly string[], { userId }: TestPerson) =>
  world.call('PUT', '/api/assignments', { cookie: org.cookie, body: { questionIds, personId: userId } });

function report(membersWithMfa: number, cookie = org.cookie) {
  const takenOn = world.deps.now().toISOString().slice(0, 10);
  const counts = { members: 60, membersWithMfa, admins: 3, adminsWithMfa: 3, guests: 0, unclear: 0 };
  const sha256 = `${takenOn.replaceAll('-', '')}${membersWithMfa}`.padStart(64, '0');
  const fact = { kind: 'entra_mfa', takenOn, counts, sha256, columns: ['isMfaCapable'], evidenceName: null };
  return world.call('POST', '/api/facts', { cookie, body: fact });
}

describe('an answer that begins to be contradicted', () => {
  it('is notified once, to owners in their language with the question, and stored in the inbox', async () => {
    await aDomain();
    await nextDay();
    expect(await queuedMails()).toEqual([]);
    records['firma.pl'] = 'v=spf1 +all';
    await nextDay();
    await nextDay();
    await nextDay();
    const mails = await queuedMails();
    expect(mails).toHaveLength(1);
    const mail = await sent(mails[0]);
    expect(mail?.subject).toBe('Antworten zu prüfen: Młyn');
    expect(mail?.text).toMatch(/7\.6, firma\.pl/);
    expect(mail?.text).toMatch(/5\.7, firma\.pl/);
    expect(mail?.text).toContain('https://atesto.test/kontrola');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const { entries } = (await world.call('GET', '/api/inbox', { cookie: org.cookie })).json<{ entries: InboxEntry[] }>();
    expect(entries).toMatchObject([{ title: 'Antworten zu prüfen: Młyn', path: '/kontrola', organization: { id: org.id } }]);
    expect([await queuedMails(reader.userId), await queuedMails(editor.userId)]).toEqual([[], []]);
  });

  it('is notified to whoever sees to the question too, with that question alone, while they belong to the organisation', async () => {
    await assign(['nis2-5-7'], editor);
    await aDomain();
    records['firma.pl'] = 'v=spf1 +all';
    await nextDay();
    const [mail] = await queuedMails(editor.userId);
    const text = (await sent(mail))?.text;
    expect(text).toContain('5.7, firma.pl');
    expect(text).not.toContain('7.6');
    expect(text).toContain('https://atesto.test/nis2?question=nis2-5-7');
    await world.deps.db.rows(sql`
      update memberships set ended_at = ${world.deps.now()} where organization_id = ${org.id} and user_id = ${editor.userId}`);
    expect(await sent(mail)).toBeNull();
    records = { ...good };
    await nextDay(9);
    records = {};
    await nextDay(9);
    expect([(await queuedMails(editor.userId)).length, (await queuedMails()).length]).toEqual([1, 2]);
  });

  it(
    'that turns back within a week is notified once; after more than a week of peace, or where nobody was notified, anew',
    { tags: ['long'] },
    async () => {
      await aDomain();
      await nextDay();
      const red = async (days?: number) => {
        records['firma.pl'] = 'v=spf1 +all';
        await nextDay(days);
      };
      const green = async (days?: number) => {
        records = { ...good };
        await nextDay(days);
      };
      await red();
      for (let flap = 0; flap < 4; flap += 1) {
        await green(3);
        await red(3);
      }
      expect(await queuedMails()).toHaveLength(1);
      await green();
      await green(8);
      // Seen and gone between two mails: nobody was notified.
      records['firma.pl'] = 'v=spf1 +all';
      world.at(new Date(world.deps.now().getTime() + 90_000_000).toISOString());
      await observeDueDomains(world.deps);
      await green();
      expect(await queuedMails()).toHaveLength(1);
      await red();
      expect(await queuedMails()).toHaveLength(2);
    },
  );

  it(
    'is not told of where it is explained, answered otherwise, or the mail is not wanted; and not anew when its file comes again',
    { tags: ['long'] },
    async () => {
      await report(20, editor.cookie);
      await world.call('PUT', '/api/facts/entra_mfa/explanation', {
        cookie: editor.cookie,
        body: { reason: 'mfa_low', explanation: 'Konta bez logowania' },
      });
      await nextDay();
      await report(21, editor.cookie);
      await nextDay();
      expect(await queuedMails()).toEqual([]);
      const other = await anOrganization(world.deps);
      await aCompletedAssessment(world.deps, other, { answer: 'partial' });
      await report(20, other.cookie);
      await nextDay();
      expect(await queuedMails(other.userId)).toEqual([]);
      await report(60, editor.cookie);
      await nextDay(8);
      await report(20, editor.cookie);
      await world.call('PATCH', '/api/account/mails', { cookie: org.cookie, body: { kind: 'contradictions', wanted: false } });
      await nextDay();
      const [mail] = await queuedMails();
      expect(mail?.values).toMatchObject({ questionId: 'nis2-7-5' });
      expect(await sent(mail)).toBeNull();
      const { entries } = (await world.call('GET', '/api/inbox', { cookie: org.cookie })).json<{ entries: InboxEntry[] }>();
      expect(entries.map(({ path }) => path)).toEqual(['/nis2?question=nis2-7-5']);
    },
  );

  it('is not notified to whoever caused and so saw it, nor of a domain that was removed; what was so before is no news', async () => {
    await report(20);
    await assign(['nis2-7-5'], editor);
    await nextDay();
    expect(await queuedMails()).toEqual([]);
    expect((await sent((await queuedMails(editor.userId))[0]))?.text).toMatch(/7\.5, data from systems/);
    records['firma.pl'] = 'v=spf1 +all';
    const id = await aDomain(editor.cookie);
    await world.call('DELETE', `/api/domains/${id}`, { cookie: editor.cookie });
    await nextDay();
    expect(await queuedMails()).toEqual([]);
    // As it is after the service learned to notify: contradicted, and never recorded.
    await aDomain(editor.cookie);
    await world.deps.db.rows(sql`delete from contradiction_news`);
    await nextDay();
    await nextDay();
    expect(await queuedMails()).toEqual([]);
  });

  it('is stored together with what was observed, or not at all, and goes with the organisation', async () => {
    await aDomain();
    records['firma.pl'] = 'v=spf1 +all';
    world.at(new Date(world.deps.now().getTime() + 90_000_000).toISOString());
    await world.deps.db.raw('alter table contradiction_news add constraint none check (not waits) not valid', []);
    const reasons = async () => (await domainsOf())[0]?.observations.filter(({ check }) => check === 'spf').map(({ verdict }) => verdict);
    const before = await reasons();
    expect(await observeDueDomains(world.deps)).toEqual({ domainsObserved: 0 });
    expect(await reasons()).toEqual(before);
    await world.deps.db.raw('alter table contradiction_news drop constraint none', []);
    await nextDay();
    expect(await reasons()).toEqual(['red']);
    const [mail] = await queuedMails();
    await world.deps.db.rows(sql`delete from observed_domains`);
    const [left] = await world.deps.db.rows<{ count: number }>(sql`
      select count(*)::int as count from contradiction_news where organization_id = ${org.id}`);
    expect([left?.count, await sent(mail)]).toEqual([0, null]);
  });
});
