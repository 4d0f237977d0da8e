import { XMLParser } from 'fast-xml-parser';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { lawChanges, type WordedChange } from '#content/law/changes.ts';
import type { readLawReach } from '#contract/assessment/duties/law-changes.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { impactOf } from '#core/assessment/law/law-impact.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { comingImpacts } from '#server/assessment/public.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { aCertificate, anAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { essentialAnswers } from '#server/testing/scenarios/scope-answers.ts';
import { openWorld } from '#server/testing/world.ts';
import { factsOfLaw, notifyOfLaw } from './notices.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-26T09:00:00.000Z'));

async function covered(): Promise<TestOrganization> {
  const org = await anOrganization(world.deps, { plan: 'pro' });
  const scope = { regime: 'nis2', checkedOn: '2026-11-26', answers: essentialAnswers };
  expect((await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } })).statusCode).toBe(200);
  return org;
}

async function withSystem(): Promise<TestOrganization> {
  const org = await anOrganization(world.deps);
  const body = { name: 'Selekcja', start: 'cv_screening' };
  expect((await world.call('POST', '/api/ai-systems', { cookie: org.cookie, body })).statusCode).toBe(200);
  return org;
}

const words = { pl: 'Zmiana', en: 'Change', de: 'Änderung', fr: 'Modification' };
const madeUp = { publishedOn: '2026-11-26', source: 'uksc252', title: words, text: words } as const;
/** Two amendments that nobody has passed. */
const reporting: WordedChange = { ...madeUp, id: 'reporting', act: 'UKSC', cites: ['art. 11'], kind: 'amended', day: '2027-06-01' };
const deployers: WordedChange = { ...madeUp, id: 'deployers', act: 'AI Act', cites: ['art. 26'], kind: 'amended', day: '2028-01-15' };
const amendments = [reporting, deployers];

/** What cites an article, found by its letters alone. */
function questionsNaming(act: string, article: string): string[] {
  const pattern = new RegExp(`^art\\. ${article}(?![0-9a-z])`);
  return Object.values(catalogues)
    .flatMap(questionsOf)
    .filter(({ references }) => references.some((one) => one.act === act && pattern.test(one.cite)))
    .map(({ id }) => id);
}

const noticesOf = (org: TestOrganization) =>
  world.deps.db.rows<{ data: QueuedMail }>(sql`
    select data from pgboss.job where name = 'mail' and data ->> 'kind' = 'law_changed'
      and data #>> '{values,organizationId}' = ${org.id} order by created_on, data ->> 'userId'`);

describe('two made-up amendments', () => {
  it('find every question that cites what they change, and no other', () => {
    const answered = new Set(
      Object.values(catalogues)
        .flatMap(questionsOf)
        .map(({ id }) => id),
    );
    for (const [change, act, article] of [
      [reporting, 'UKSC', '11'],
      [deployers, 'AI Act', '26'],
    ] as const) {
      const impact = impactOf(change, { scopes: [], systems: [], answered }, Object.values(catalogues), '2026-11-26');
      const expected = questionsNaming(act, article);
      expect(expected.length).toBeGreaterThan(0);
      expect(impact?.questions.map(({ questionId }) => questionId).toSorted()).toEqual(expected.toSorted());
    }
  });

  it('name the duties, systems and answers of each organisation they touch, and nobody else’s', async () => {
    const [firm, user, answering, untouched] = [
      await covered(),
      await withSystem(),
      await anOrganization(world.deps, { plan: 'pro' }),
      await anOrganization(world.deps),
    ];
    await anAssessment(world.deps, answering, { regime: 'ai_act' });
    const of = (org: TestOrganization) => comingImpacts(world.deps.db, org.id, amendments, '2026-11-26');
    const [ofFirm] = await of(firm);
    expect(ofFirm).toMatchObject({ change: reporting, duties: ['nis2:incidents'], systems: [], questions: [], scopes: [] });
    const [ofUser] = await of(user);
    expect(ofUser?.change).toEqual(deployers);
    expect(ofUser?.systems).toEqual([
      { id: expect.any(String), name: 'Selekcja', duties: expect.arrayContaining(['instructions', 'oversight', 'workers', 'logs']) },
    ]);
    expect((await of(answering)).map(({ change, questions }) => [change.id, questions.length])).toEqual([
      ['deployers', questionsNaming('AI Act', '26').length],
    ]);
    expect(await of(untouched)).toEqual([]);
    expect(await comingImpacts(world.deps.db, firm.id, amendments, '2027-06-01')).toEqual([]);
  });

  it('are notified once to the owners of those they touch, also where they come to be touched later', async () => {
    const [firm, later] = [await covered(), await anOrganization(world.deps)];
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, firm, 'editor');
    await notifyOfLaw(world.deps, amendments);
    await notifyOfLaw(world.deps, amendments);
    expect((await noticesOf(firm)).map(({ data }) => [data.userId, data.values?.changes])).toEqual([[firm.userId, 'reporting']]);
    expect(await noticesOf(later)).toEqual([]);
    const scope = { regime: 'nis2', checkedOn: '2026-11-26', answers: essentialAnswers };
    await world.call('PUT', '/api/scope', { cookie: later.cookie, body: { scope } });
    await Promise.all([notifyOfLaw(world.deps, amendments), notifyOfLaw(world.deps, amendments)]);
    expect((await noticesOf(later)).map(({ data }) => data.values?.changes)).toEqual(['reporting']);
    expect(await noticesOf(firm)).toHaveLength(1);
  });
});

describe('operators', () => {
  const seen = async () => {
    const operator = await anOrganization(world.deps, { plan: null });
    await addOperator(world.deps, operator.email);
    return (await world.call('GET', '/api/operator/law-changes?lang=en', { cookie: operator.cookie })).json<
      OutputOf<typeof readLawReach>
    >();
  };

  it('see of each change to come who was notified, the newest of many by name', async () => {
    await notifyOfLaw(world.deps);
    const before = (await seen()).changes.find(({ id }) => id === 'uksc-chapter-3');
    const firm = await covered();
    await notifyOfLaw(world.deps);
    const after = (await seen()).changes.find(({ id }) => id === 'uksc-chapter-3');
    expect(after).toMatchObject({ day: '2027-04-03', told: (before?.told ?? 0) + 1 });
    expect(after?.organizations).toContainEqual({ id: firm.id, name: firm.name, nip: firm.nip, toldAt: world.deps.now().toISOString() });
    expect(after?.organizations.length).toBeLessThanOrEqual(50);
    const others = await Promise.all(Array.from({ length: 50 }, () => anOrganization(world.deps, { plan: null })));
    await world.deps.db.rows(sql`
      insert into law_notices (organization_id, change_id, told_at)
      select id, 'uksc-chapter-3', '2026-11-20' from unnest(${others.map(({ id }) => id)}::uuid[]) id`);
    const many = (await seen()).changes.find(({ id }) => id === 'uksc-chapter-3');
    expect(many?.told).toBe((after?.told ?? 0) + 50);
    expect(many?.organizations).toHaveLength(50);
    expect(many?.organizations[0]?.id).toBe(after?.organizations[0]?.id);
  });

  it('see changes to come alone, and nobody else sees them', async () => {
    const { today, changes } = await seen();
    expect(changes.every(({ day }) => day > today)).toBe(true);
    const org = await anOrganization(world.deps);
    expect(changes.find(({ id }) => id === 'uksc-chapter-3')?.texts).toContain('clock.ksc_early_warning');
    expect((await world.call('GET', '/api/operator/law-changes', { cookie: org.cookie })).statusCode).toBe(403);
  });
});

describe('changes of law to come', () => {
  it('are shown to a member with what they touch, certificates in force too', async () => {
    const org = await covered();
    const certificate = await aCertificate(world.deps, org);
    const { impacts } = (await world.call('GET', '/api/law-changes/impact?lang=pl', { cookie: org.cookie })).json();
    const chapter3 = impacts.find(({ id }: { id: string }) => id === 'uksc-chapter-3');
    expect(chapter3).toMatchObject({ day: '2027-04-03', systems: [], certificates: [certificate.certificateNumber] });
    expect(chapter3.duties).toEqual(
      expect.arrayContaining([
        { regime: 'nis2', code: 'incidents' },
        { regime: 'nis2', code: 'measures' },
      ]),
    );
    expect(chapter3.questions).toEqual(expect.arrayContaining([expect.objectContaining({ number: '3.6' })]));
    expect(impacts.every(({ day }: { day: string }) => day > '2026-11-26')).toBe(true);
    const outsider = await anOrganization(world.deps);
    expect((await world.call('GET', '/api/law-changes/impact', { cookie: outsider.cookie })).json().impacts).toEqual([]);
  });

  it('that begin to bind on a day touch the duties of that day only', async () => {
    const org = await withSystem();
    const { impacts } = (await world.call('GET', '/api/law-changes/impact?lang=pl', { cookie: org.cookie })).json();
    expect(impacts.map(({ id }: { id: string }) => id)).toEqual(['ai-annex-3']);
  });

  it('are notified by a mail that lists those that still touch something, and nothing to somebody who left', async () => {
    const org = await covered();
    await notifyOfLaw(world.deps);
    const [mail] = await noticesOf(org);
    const about = { organizationId: org.id, userId: org.userId, changes: mail?.data.values?.changes ?? '' };
    expect(await factsOfLaw(world.deps, about, 'pl')).toContainEqual([
      expect.stringContaining('2027'),
      'Obowiązki rozdziału 3 ustawy o\u00a0KSC wiążą objętych od początku',
    ]);
    const outsider = await aPerson(world.deps);
    expect(await factsOfLaw(world.deps, { ...about, userId: outsider.userId }, 'pl')).toEqual([]);
    world.at('2030-09-01T09:00:00.000Z');
    expect(await factsOfLaw(world.deps, about, 'pl')).toEqual([]);
  });

  it('are public, those to come first, and as a feed', async () => {
    const { changes } = (await world.call('GET', '/api/law-changes?lang=de')).json();
    expect(changes).toHaveLength(lawChanges.length);
    expect(changes[0]).toMatchObject({ day: '2026-12-02', inForce: false, act: 'KI-Verordnung' });
    const coming = changes.filter(({ inForce }: { inForce: boolean }) => !inForce).map(({ day }: { day: string }) => day);
    expect(coming).toEqual(coming.toSorted());
    const feed = await world.call('GET', '/api/law-changes/feed?lang=fr');
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const { feed: read } = new XMLParser({ ignoreAttributes: false }).parse(feed.body);
    expect(read.entry).toHaveLength(lawChanges.length);
    expect(new Set(read.entry.map(({ id }: { id: string }) => id)).size).toBe(lawChanges.length);
  });
});
