import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ObservedDomain } from '#contract/assessment/evidence/observations.ts';
import type { RecordedContradiction } from '#contract/assessment/evidence/contradictions.ts';
import type { Network } from '#core/assessment/observations/network.ts';
import type { WebsiteOutcome } from '#core/company/website-proof.ts';
import type { ReportSubject } from '#server/adapters/documents/report/report.ts';
import { anAssessment, anOrganization, aPeriod, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { observeDueDomains } from './refresh.ts';

const world = openWorld();
const start = '2027-06-10T08:00:00.000Z';
const hour = 3_600_000;
let org: TestOrganization;
/** Records that the name servers hold; everything else is silent. */
let records: Record<string, string>;
let requested: string[];
let outcome: WebsiteOutcome;

/** A domain whose DNS answers and whose servers do not: what is not read stays open. */
const network: Network = {
  txt: async (name) => {
    requested.push(name);
    const text = records[name];
    if (text === 'failed') return { status: 'failed' };
    return text === undefined ? { status: 'no_name' } : { status: 'found', records: [text] };
  },
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

beforeEach(async () => {
  world.at(start);
  await world.deps.db.rows(sql`delete from observed_domains`);
  org = await anOrganization(world.deps);
  records = { 'firma.pl': 'v=spf1 -all', '_dmarc.firma.pl': 'v=DMARC1; p=none' };
  requested = [];
  outcome = 'dns';
  world.deps.network = network;
  world.deps.websites = { find: async () => outcome };
});

const later = (millis: number): void => world.at(new Date(world.deps.now().getTime() + millis).toISOString());
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, cookie = org.cookie) =>
  world.call(method, `${url}?lang=en`, { cookie, body });
const domains = async (cookie = org.cookie) =>
  (await call('GET', '/api/domains', undefined, cookie)).json<{ domains: ObservedDomain[] }>().domains;
const add = (name: string, cookie = org.cookie) => call('POST', '/api/domains', { name, consent: true }, cookie);

/** A domain of the organisation that was found to be its own and observed. */
async function aDomain(name = 'firma.pl'): Promise<string> {
  const added = (await add(name)).json<{ domains: ObservedDomain[] }>().domains.find((one) => one.name === name)!;
  expect((await call('POST', `/api/domains/${added.id}/confirmation`)).statusCode).toBe(200);
  return added.id;
}

const seen = async (check: string) => (await domains())[0]?.observations.find((one) => one.check === check);
const contradictions = async () =>
  (await world.call('GET', '/api/contradictions?lang=en', { cookie: org.cookie }))
    .json<RecordedContradiction[]>()
    .map(({ questionId, kind }) => `${questionId} ${kind}`);
const supports = async () =>
  (await world.call('GET', '/api/observed-questions', { cookie: org.cookie })).json<
    { questionId: string; supports: boolean; check: string }[]
  >();

describe('a domain', () => {
  it('is observed by nobody before its code was found, and at once then', async () => {
    outcome = 'absent';
    const { id, proof } = (await add('https://www.Firma.pl/')).json<{ domains: ObservedDomain[] }>().domains[0]!;
    expect(proof).toMatchObject({ record: '_atesto.firma.pl', outcome: null });
    expect((await call('POST', `/api/domains/${id}/observations`)).json()).toMatchObject({ code: 'domain_unconfirmed' });
    await call('POST', `/api/domains/${id}/confirmation`);
    later(25 * hour);
    expect(await observeDueDomains(world.deps)).toEqual({ domainsObserved: 0 });
    expect(requested).toEqual([]);
    outcome = 'file';
    const [found] = (await call('POST', `/api/domains/${id}/confirmation`)).json<{ domains: ObservedDomain[] }>().domains;
    expect(found).toMatchObject({ proof: null, name: 'firma.pl' });
    expect(found?.observations).toHaveLength(13);
    expect(await seen('spf')).toMatchObject({ verdict: 'green', reason: 'spf_strict' });
    expect((await seen('spf'))?.raw.join('\n')).toContain('v=spf1 -all');
  });

  it('needs no code where the company was confirmed by its website', async () => {
    await world.deps.db.rows(sql`
      insert into company_confirmations (organization_id, id, method, level, confirmed_at, evidence)
      values (${org.id}, ${world.deps.newId()}, 'website', 1, ${world.deps.now()}, '{"host":"www.firma.pl","found":"dns"}'::jsonb)`);
    outcome = 'absent';
    const all = (await add('poczta.firma.pl')).json<{ domains: ObservedDomain[] }>().domains;
    expect(all[0]).toMatchObject({ proof: null });
    const others = (await add('niefirma.pl')).json<{ domains: ObservedDomain[] }>().domains;
    expect(others.find(({ name }) => name === 'niefirma.pl')?.proof).not.toBeNull();
  });

  it.each([
    ['gmail.com', 'Many companies use this domain. Enter one of your own'],
    ['127.0.0.1', 'Enter a domain, for example firma.pl'],
    ['firma', 'Enter a domain, for example firma.pl'],
    ['firma.pl:8443', 'Enter a domain, for example firma.pl'],
  ])('%s is refused', async (name, text) => {
    const refused = await world.call('POST', '/api/domains?lang=en', {
      cookie: org.cookie,
      body: { name, consent: true },
      headers: { 'accept-language': 'en' },
    });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { name: text }]);
  });

  it('is stored once however often it is added, and ten at most; never without consent', async () => {
    await Promise.all([add('firma.pl'), add('firma.pl'), add('WWW.firma.pl')]);
    expect(await domains()).toHaveLength(1);
    expect((await call('POST', '/api/domains', { name: 'firma.pl', consent: false })).statusCode).toBe(400);
    for (let number = 1; number < 10; number += 1) await add(`firma${number}.pl`);
    expect((await add('firma10.pl')).json()).toMatchObject({ code: 'domains_full' });
  });

  it('is observed once a day by itself, and not before a quarter of an hour has passed at somebody’s request', async () => {
    const id = await aDomain();
    const early = await call('POST', `/api/domains/${id}/observations`);
    expect([early.statusCode, early.json().code, early.headers['retry-after']]).toEqual([429, 'domain_observed', '900']);
    later(hour / 4);
    const both = await Promise.all([call('POST', `/api/domains/${id}/observations`), call('POST', `/api/domains/${id}/observations`)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
    expect(await observeDueDomains(world.deps)).toEqual({ domainsObserved: 0 });
    later(24 * hour);
    expect(await observeDueDomains(world.deps)).toEqual({ domainsObserved: 1 });
    expect(await observeDueDomains(world.deps)).toEqual({ domainsObserved: 0 });
  });

  it('has its code searched for twenty times a day at most, whoever asks', async () => {
    outcome = 'absent';
    const { id } = (await add('firma.pl')).json<{ domains: ObservedDomain[] }>().domains[0]!;
    const confirmDomain = () => call('POST', `/api/domains/${id}/confirmation`);
    for (let number = 0; number < 20; number += 1) expect((await confirmDomain()).statusCode).toBe(200);
    const refused = await confirmDomain();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'website_checks_used_up']);
  });

  it('has to be shown to be the organisation’s own again after thirteen months, with a new code', async () => {
    const id = await aDomain();
    const { value } = (await domains())[0]?.proof ?? { value: null };
    expect(value).toBeNull();
    later(399 * 24 * hour);
    expect(await observeDueDomains(world.deps)).toEqual({ domainsObserved: 0 });
    const { rows } = world.deps.db;
    const codeOf = async () => (await rows<{ code: string }>(sql`select code from observed_domains where id = ${id}`))[0]?.code;
    const before = await codeOf();
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    await aPeriod(world.deps, org.id, 'basic');
    const { cookie } = editor;
    await call('POST', `/api/domains/${id}/confirmation`, undefined, cookie);
    expect((await domains(cookie))[0]?.proof).not.toBeNull();
    expect(await codeOf()).not.toBe(before);
  });

  it('is gone with all that was seen when the consent is withdrawn', async () => {
    const id = await aDomain();
    expect((await call('DELETE', `/api/domains/${id}`)).statusCode).toBe(200);
    expect(await world.deps.db.rows(sql`select 1 from observations where organization_id = ${org.id}`)).toEqual([]);
    expect(await supports()).toEqual([]);
    later(48 * hour);
    expect(await observeDueDomains(world.deps)).toEqual({ domainsObserved: 0 });
  });

  it('is nobody else’s to see, and a reader’s to look at only', async () => {
    const id = await aDomain();
    const outsider = await anOrganization(world.deps);
    expect(await domains(outsider.cookie)).toEqual([]);
    expect((await call('DELETE', `/api/domains/${id}`, undefined, outsider.cookie)).statusCode).toBe(404);
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    expect(await domains(reader.cookie)).toHaveLength(1);
    expect((await call('DELETE', `/api/domains/${id}`, undefined, reader.cookie)).statusCode).toBe(403);
  });
});

describe('what is seen on a domain', () => {
  it('supports an answer, or contradicts “yes”, until it is explained; the score is as it was', async () => {
    const open = await anAssessment(world.deps, org, { answer: 'yes' });
    const score = async () =>
      (await world.call('GET', `/api/assessments/${open}/review`, { cookie: org.cookie })).json<{ recorded: unknown[] }>();
    expect((await score()).recorded).toEqual([]);
    records = { 'firma.pl': 'v=spf1 -all' };
    const id = await aDomain();
    expect(await contradictions()).toEqual(['nis2-7-6 observation', 'nis2-5-7 observation']);
    expect((await score()).recorded).toMatchObject([{ questionId: 'nis2-5-7' }, { questionId: 'nis2-7-6' }]);
    expect(await supports()).toContainEqual(expect.objectContaining({ questionId: 'nis2-7-6', check: 'spf', supports: true }));
    await world.call('POST', `/api/assessments/${open}/report`, { cookie: org.cookie, body: {} });
    const [report] = await world.deps.db.rows<{ subject: ReportSubject }>(sql`select subject from reports where assessment_id = ${open}`);
    expect(report?.subject.recorded).toEqual(['nis2-5-7', 'nis2-7-6']);
    const url = `/api/domains/${id}/observations/dmarc/explanation`;
    const explain = (reason: string, explanation: string) => call('PUT', url, { reason, explanation });
    expect((await explain('dmarc_monitoring', 'Nie')).json()).toMatchObject({ code: 'observation_changed' });
    await explain('dmarc_none', 'Domena nie wysyła poczty');
    expect(await contradictions()).toEqual([]);
    expect((await seen('dmarc'))?.explanation).toMatchObject({ text: 'Domena nie wysyła poczty', by: expect.any(String) });
    await explain('dmarc_none', '');
    expect(await contradictions()).toHaveLength(2);
  });

  it('loses its explanation when something else is seen, and keeps it while the same is', async () => {
    records = {};
    const id = await aDomain();
    const explain = () =>
      call('PUT', `/api/domains/${id}/observations/dmarc/explanation`, { reason: 'dmarc_none', explanation: 'Nie wysyłamy poczty' });
    await explain();
    later(25 * hour);
    await observeDueDomains(world.deps);
    expect(await seen('dmarc')).toMatchObject({ since: start, explanation: { text: 'Nie wysyłamy poczty' } });
    records = { '_dmarc.firma.pl': 'v=DMARC1; p=reject' };
    later(25 * hour);
    await observeDueDomains(world.deps);
    expect(await seen('dmarc')).toMatchObject({ verdict: 'green', explanation: null, since: world.deps.now().toISOString() });
  });

  it('is not forgotten because a server is silent, and says nothing once it is a week old', async () => {
    await aDomain();
    records = { 'firma.pl': 'failed', '_dmarc.firma.pl': 'failed' };
    later(25 * hour);
    await observeDueDomains(world.deps);
    expect(await seen('spf')).toMatchObject({ verdict: 'green', observedAt: start });
    later(6 * 24 * hour);
    expect(await seen('spf')).toMatchObject({ verdict: 'unknown', reason: 'spf_strict' });
    expect(await supports()).toEqual([]);
    await observeDueDomains(world.deps);
    expect(await seen('spf')).toMatchObject({ verdict: 'unknown', reason: 'unreadable' });
  });

  it('of a domain that cannot be observed does not block the others', async () => {
    await aDomain('pierwsza.pl');
    await aDomain('firma.pl');
    world.deps.network = {
      ...network,
      txt: async (name) => {
        if (name.includes('pierwsza')) throw new Error('a mistake of ours');
        return network.txt(name);
      },
    };
    later(25 * hour);
    expect(await observeDueDomains(world.deps)).toEqual({ domainsObserved: 1 });
  });
});
