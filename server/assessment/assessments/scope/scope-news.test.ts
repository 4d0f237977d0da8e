// @module-tag long
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { aCompletedAssessment, anAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { notifyOfScopeRules } from './scope-news.ts';

const world = openWorld();

const bank = { seat: 'poland', roles: [], sectors: ['banking'], headcount: 'from_250', turnover: 'over_50', balance: 'over_43' };
const chatbot = { aiRoles: ['deployer'], practices: [], product: 'no', areas: [], transparency: ['interaction'] };
const stored = { checkedOn: '2026-11-20', rules: '2026.11', references: [] };
const ofBank = { ...stored, regime: 'nis2', answers: bank, status: 'key', atLeast: 'key' };
const ofEnergy = { ...ofBank, answers: { ...bank, sectors: ['in_energy'], kinds: ['heat'] } };
const ofChatbot = { ...stored, regime: 'ai_act', answers: chatbot, status: 'transparency', atLeast: 'transparency' };

/** As a version before stored it. */
async function saveScope(id: string, scope: object): Promise<void> {
  await world.deps.db.rows(sql`
    with attached as (update assessments set scope = ${JSON.stringify(scope)}::jsonb where id = ${id} returning organization_id, type, scope, created_at)
    insert into scope_checks (organization_id, regime, scope, kept_at) select organization_id, type, scope, created_at from attached`);
}

function queuedMails(org: TestOrganization): Promise<{ data: QueuedMail }[]> {
  return world.deps.db.rows(sql`
    select data from pgboss.job where name = 'mail' and data ->> 'kind' = 'scope_changed'
      and data #>> '{values,organizationId}' = ${org.id} order by data ->> 'userId'`);
}

async function newsFor(org: TestOrganization) {
  return (await world.call('GET', '/api/cockpit?lang=pl', { cookie: org.cookie })).json().scopeNews as { regime: string }[];
}

it('a bank whose check was made by earlier rules is notified once, by mail and on the dashboard, of what it comes to today', async () => {
  world.at('2026-12-01T09:00:00.000Z');
  const org = await anOrganization(world.deps, { plan: 'pro' });
  const editor = await aPerson(world.deps);
  await joins(world.deps, editor, org, 'editor');
  const id = await aCompletedAssessment(world.deps, org);
  await saveScope(id, ofBank);
  const expected = {
    regime: 'nis2',
    checkedOn: '2026-11-20',
    before: 'key',
    now: 'dora',
    rules: '2026.13',
    change: 'dora',
    answers: bank,
  };
  expect(await newsFor(org)).toEqual([expected]);
  expect(await notifyOfScopeRules(world.deps)).toEqual({ organizations: 1 });
  expect(await notifyOfScopeRules(world.deps)).toEqual({ organizations: 0 });
  const mails = await queuedMails(org);
  expect(mails.map(({ data }) => data.userId)).toEqual([org.userId]);
  const sent: Mail[] = [];
  world.deps.mailer = { send: async (mail) => void sent.push(mail), close: () => {} };
  await sendMail(world.deps, mails[0]!.data, world.deps.newId());
  expect(sent[0]?.subject).toBe(`Zmienił się wynik sprawdzenia zakresu: ${org.name}`);
  const text = sent[0]?.text.replaceAll('\u00a0', ' ');
  expect(text).toContain('NIS2: Było: podmiot kluczowy. Dziś: podmiot finansowy objęty DORA. Dla banków');
  const notifiedOn = (day: string) =>
    world.deps.db.rows(sql`update scope_checks set told_at = ${`${day}T09:00:00Z`} where organization_id = ${org.id}`);
  await notifiedOn('2026-09-03');
  expect(await newsFor(org)).toEqual([expected]);
  await notifiedOn('2026-09-02');
  expect(await newsFor(org)).toEqual([]);
});

it('two checks that changed make one mail, and whoever attaches a new one before it is sent gets none', async () => {
  world.at('2026-12-01T09:00:00.000Z');
  const org = await anOrganization(world.deps, { plan: 'pro' });
  const [nis2, ai] = [
    await anAssessment(world.deps, org, { answered: 0 }),
    await anAssessment(world.deps, org, { regime: 'ai_act', answered: 0 }),
  ];
  await saveScope(nis2, ofBank);
  await saveScope(ai, ofChatbot);
  await notifyOfScopeRules(world.deps);
  const mails = await queuedMails(org);
  expect(mails).toHaveLength(1);
  expect((await newsFor(org)).map(({ regime }) => regime).toSorted()).toEqual(['ai_act', 'nis2']);
  for (const [id, regime, answers] of [
    [nis2, 'nis2', bank],
    [ai, 'ai_act', chatbot],
  ] as const) {
    const scope = { regime, checkedOn: '2026-12-01', answers };
    const declared = await world.call('PUT', `/api/assessments/${id}/scope`, { cookie: org.cookie, body: { scope } });
    expect(declared.statusCode, declared.body).toBe(200);
  }
  expect(await newsFor(org)).toEqual([]);
  const sent: Mail[] = [];
  world.deps.mailer = { send: async (mail) => void sent.push(mail), close: () => {} };
  await sendMail(world.deps, mails[0]!.data, world.deps.newId());
  expect(sent).toEqual([]);
});

it('nobody is notified of a check that comes to the same, nor of one that a newer check replaced', async () => {
  world.at('2026-12-01T09:00:00.000Z');
  const [same, replaced] = [await anOrganization(world.deps), await anOrganization(world.deps, { plan: 'pro' })];
  await saveScope(await aCompletedAssessment(world.deps, same), ofEnergy);
  await saveScope(await aCompletedAssessment(world.deps, replaced), ofBank);
  const next = await anAssessment(world.deps, replaced, { answered: 0 });
  const scope = { regime: 'nis2', checkedOn: '2026-12-01', answers: bank };
  await world.call('PUT', `/api/assessments/${next}/scope`, { cookie: replaced.cookie, body: { scope } });
  expect(await notifyOfScopeRules(world.deps)).toEqual({ organizations: 0 });
  expect([...(await queuedMails(same)), ...(await queuedMails(replaced)), ...(await newsFor(same)), ...(await newsFor(replaced))]).toEqual(
    [],
  );
});
