import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import sql from 'sql-template-tag';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { searchTerms } from './terms.ts';

const world = openWorld();
const origin = { ipAddress: '127.0.0.1', userAgent: 'test' };

async function search(query: Record<string, string>): Promise<string[]> {
  const answer = await world.call('GET', `/api/registry?${new URLSearchParams(query).toString()}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().map((entry: { organization: { name: string } }) => entry.organization.name);
}

describe('the registry', () => {
  const certificates: Record<string, Awaited<ReturnType<typeof aCertificate>>> = {};
  const nips: Record<string, string> = {};

  beforeAll(async () => {
    const companies = [
      { name: 'Łódzka Spółka Wodna', plan: 'basic', at: '2026-01-10T10:00:00.000Z', consent: true },
      { name: 'Żegluga Śródlądowa', plan: 'pro', at: '2026-02-10T10:00:00.000Z' },
      { name: '100% Bawełny_pl', plan: 'basic', at: '2026-03-10T10:00:00.000Z' },
      { name: 'Odwołana', plan: 'basic', at: '2026-04-10T10:00:00.000Z' },
      { name: 'Usunięta na wniosek', plan: 'basic', at: '2026-05-10T10:00:00.000Z' },
    ] as const;
    for (const { at, ...company } of companies) {
      world.at(at);
      const org = await anOrganization(world.deps, company);
      nips[company.name] = org.nip;
      certificates[company.name] = await aCertificate(world.deps, org);
      const reason = { Odwołana: 'false_information', 'Usunięta na wniosek': 'organisation_request' }[company.name as string];
      if (!reason) continue;
      const { id } = certificates[company.name]!;
      await revokeCertificate(world.deps, { organizationId: org.id, id, reason: reason as 'terms_breach', userId: null, origin });
    }
    world.at('2026-11-21T09:00:00.000Z');
  });

  it('lists Pro first, then newest first, without the revoked', async () => {
    expect(await search({})).toEqual(['Żegluga Śródlądowa', '100% Bawełny_pl', 'Łódzka Spółka Wodna']);
  });

  it('forgets the priority once the paid period is over, and shows expired certificates as expired', async () => {
    world.at('2027-02-20T09:00:00.000Z');
    const answer = (await world.call('GET', '/api/registry')).json();
    world.at('2026-11-21T09:00:00.000Z');
    expect(
      answer.map((entry: { organization: { name: string }; status: string; priority: boolean }) => [
        entry.organization.name,
        entry.status,
        entry.priority,
      ]),
    ).toEqual([
      ['100% Bawełny_pl', 'active', false],
      ['Żegluga Śródlądowa', 'expired', false],
      ['Łódzka Spółka Wodna', 'expired', false],
    ]);
  });

  it.each([
    ['łódzka', ['Łódzka Spółka Wodna']],
    ['LODZKA SPOLKA', ['Łódzka Spółka Wodna']],
    ['wodna łódzka', ['Łódzka Spółka Wodna']],
    ['śród', ['Żegluga Śródlądowa']],
    ['ło', ['Łódzka Spółka Wodna']],
    ['%', []],
    ['100%', ['100% Bawełny_pl']],
    ['bawełny_', ['100% Bawełny_pl']],
    ['_____', []],
    ['\\', []],
    ["' or 1=1 --", []],
    ['ATESTO-NIS2-2026', ['100% Bawełny_pl', 'Żegluga Śródlądowa', 'Łódzka Spółka Wodna']],
    ['Odwołana', []],
  ])('finds by %j', async (text, names) => {
    expect(await search({ search: text })).toEqual(names);
  });

  it('finds by the whole number in any case, and by NIP with dashes, spaces and prefix', async () => {
    const { certificateNumber } = certificates['Łódzka Spółka Wodna']!;
    const nip = nips['Łódzka Spółka Wodna']!;
    const dashed = `PL ${nip.slice(0, 3)}-${nip.slice(3, 6)}-${nip.slice(6, 8)}-${nip.slice(8)}`;
    for (const text of [certificateNumber.toLowerCase(), nip, dashed]) {
      expect(await search({ search: text })).toEqual(['Łódzka Spółka Wodna']);
    }
  });

  it('pages through everything once by the next link', async () => {
    const seen: string[] = [];
    let url: string | null = '/api/registry?limit=1';
    while (url) {
      const page = await world.call('GET', url);
      seen.push(...page.json().map((entry: { organization: { name: string } }) => entry.organization.name));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
    }
    expect(seen).toEqual(['Żegluga Śródlądowa', '100% Bawełny_pl', 'Łódzka Spółka Wodna']);
  });

  it('narrows to a regime', async () => {
    expect(await search({ type: 'ai_act' })).toEqual([]);
    expect(await search({ type: 'nis2', search: 'łódzka' })).toEqual(['Łódzka Spółka Wodna']);
  });

  it('shows a score only with consent', async () => {
    const listed = (await world.call('GET', '/api/registry')).json();
    const scores = Object.fromEntries(
      listed.map((entry: { organization: { name: string }; complianceScore: number | null }) => [
        entry.organization.name,
        entry.complianceScore,
      ]),
    );
    expect(scores).toEqual({ 'Żegluga Śródlądowa': null, '100% Bawełny_pl': null, 'Łódzka Spółka Wodna': 100 });
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'x'],
    ['type', 'iso'],
    ['cursor', 'nonsense'],
    ['cursor', 'b3wtMjcxODIxLTA0LTIwVDAwOjAwOjAwLjAwMFp8QQ'],
    ['search', 'x'.repeat(201)],
  ])('refuses %s=%s', async (name, value) => {
    const answer = await world.call('GET', `/api/registry?${name}=${value}`);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([name]);
  });

  it('answers for a revoked certificate with the date', async () => {
    const { certificateNumber } = certificates['Odwołana']!;
    const entry = (await world.call('GET', `/api/registry/${certificateNumber}`)).json();
    expect(entry).toMatchObject({
      status: 'revoked',
      revokedAt: '2026-04-10T10:00:00.000Z',
      revocationReason: 'false_information',
      organization: { name: 'Odwołana' },
    });
  });

  it('forgets who it was after a removal at their own request', async () => {
    const { certificateNumber } = certificates['Usunięta na wniosek']!;
    const answer = await world.call('GET', `/api/registry/${certificateNumber}`);
    expect(answer.json()).toMatchObject({ status: 'revoked', organization: null, credential: null, complianceScore: null });
    expect(answer.body).not.toContain('Usunięta');
    expect(answer.body).not.toContain(nips['Usunięta na wniosek']!);
  });

  it('returns 404 for a number that was never issued', async () => {
    const answer = await world.call('GET', '/api/registry/ATESTO-NIS2-2026-AAAAAA');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  it('answers any text without a fault', { tags: ['long'] }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const answer = await world.call('GET', `/api/registry?${new URLSearchParams({ search: text }).toString()}`);
        expect(answer.statusCode).toBe(text.includes('\0') ? 400 : 200);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps using its indexes', async () => {
    const plan = await world.deps.db.rows<{ queryPlan: string }>(sql`
      explain select id from certificates where certificate_number = 'ATESTO-NIS2-2026-AAAAAA'`);
    expect(JSON.stringify(plan)).toMatch(/certificates_(?:certificate_number_key|by_number)/);
  });
});

describe('search terms', () => {
  it.each([
    ['  ', null],
    ['526-104', { kind: 'words', patterns: ['%526104%'], selective: ['%526104%'], named: ['%526104%'], lettered: [] }],
    // Nearly every name has what legal forms are made of: no index is requested it beside a name.
    [
      'Kowalski sp. z o.o.',
      { kind: 'words', patterns: ['%kowalski%', '%sp.%', '%z%', '%o.o.%'], selective: ['%kowalski%'], named: ['%kowalski%'], lettered: [] },
    ],
    ['sp. z o.o.', { kind: 'words', patterns: ['%sp.%', '%z%', '%o.o.%'], selective: ['%sp.%'], named: [], lettered: [] }],
    [
      'jan.nowak7@example.com',
      { kind: 'words', patterns: ['%jan.nowak7@example.com%'], selective: ['%example.com%'], named: ['%example.com%'], lettered: [] },
    ],
    // What numbers begin with is searched for in no name, what they may have for their own in both.
    [
      'Kowalski nis2',
      { kind: 'words', patterns: ['%kowalski%', '%nis2%'], selective: ['%kowalski%', '%nis2%'], named: ['%kowalski%'], lettered: [] },
    ],
    ['Żubr', { kind: 'words', patterns: ['%zubr%'], selective: ['%zubr%'], named: ['%zubr%'], lettered: ['%ZUBR%'] }],
    ['nis2 2026', { kind: 'words', patterns: ['%nis2%', '%2026%'], selective: ['%nis2%', '%2026%'], named: [], lettered: [] }],
    ['Żubr 2026-ab', { kind: 'words', patterns: ['%zubr%', '%2026-ab%'], selective: ['%zubr%', '%2026-ab%'], named: [], lettered: [] }],
    ['ab', { kind: 'words', patterns: ['ab%'], prefix: 'ab' }],
    ['Jan 5', { kind: 'words', patterns: ['%jan%', '%5%'], selective: ['%jan%'], named: ['%jan%'], lettered: ['%JAN%'] }],
  ])('of %j are read as %j', (typed, terms) => {
    expect(searchTerms(typed)).toEqual(terms);
  });
});
