// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import type { ConfirmationMethod } from '#core/company/confirmation.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { startSession } from '#server/account/sessions/sessions.ts';
import { issueToken } from '#server/account/people/passwords/tokens.ts';
import { issueWaiting } from '#server/certificate/certificates/issue/waiting.ts';
import { saveReading } from '#server/account/companies/register.ts';
import { nothingNoted } from '#server/adapters/registers/company-register.ts';
import { aCertificate, aCompletedAssessment, aNip, anOrganization, testPassword, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { settleDisputes } from './disputes.ts';
import { saveConfirmation } from '#server/company/confirmation/save-confirmation.ts';

const world = openWorld();
const begin = new Date('2026-11-21T09:00:00.000Z');
const note = 'rozmowa z zarządem 7/2026';
let operators: TestOrganization[];
let callers = 0;

function onDay(day: number): void {
  world.at(new Date(begin.getTime() + day * 86_400_000).toISOString());
}

beforeAll(async () => {
  operators = [await anOrganization(world.deps, { plan: null }), await anOrganization(world.deps, { plan: null })];
  for (const { email } of operators) await addOperator(world.deps, email);
});

function registration(nip: string, email: string, dispute = true) {
  return {
    email,
    password: testPassword,
    firstName: 'Druga',
    lastName: 'Osoba',
    subscriptionPlan: 'basic',
    complianceType: 'nis2',
    ...(dispute ? { dispute } : {}),
    organization: { name: 'Zakład Testowy', nip, address: 'ul. Testowa 1', city: 'Łódź', postalCode: '90-001', contactEmail: email },
  };
}

function register(nip: string, email: string, dispute = true, address?: string) {
  callers += 1;
  const remoteAddress = address ?? `10.9.${Math.floor(callers / 200)}.${callers % 200}`;
  return world.app.inject({ method: 'POST', url: '/api/auth/register', payload: registration(nip, email, dispute), remoteAddress });
}

async function cookieOf(userId: string): Promise<string> {
  return `atesto_session=${await startSession(world.deps, world.deps.db, userId, { ipAddress: '', userAgent: '' })}`;
}

/** Registers an account that claims the NIP, confirms its address and gives it a register to be read. */
async function claimant(nip: string): Promise<TestOrganization> {
  const email = `druga-${world.deps.newId()}@example.com`;
  expect((await register(nip, email)).json()).toEqual({ email });
  const [user] = await world.deps.db.rows<{ id: string; organizationId: string }>(sql`
    select u.id, o.id as organization_id from users u join organizations o on o.user_id = u.id where u.email = ${email}`);
  const { id: userId, organizationId: id } = user!;
  const body = { token: await issueToken(world.deps, 'verification', userId), newPassword: testPassword };
  expect((await world.call('POST', '/api/auth/verify-email', { body })).statusCode).toBe(200);
  const company = { name: 'Zakład Testowy', fullName: 'Zakład Testowy', address: 'ul. Testowa 1', city: 'Łódź', postalCode: '90-001' };
  const read = { ...company, active: true, contacts: [], ...nothingNoted };
  await saveReading(world.deps.db, id, { company: read, readAt: new Date('2090-01-01') });
  return { id, userId, email, nip, name: 'Zakład Testowy', cookie: await cookieOf(userId) };
}

const holderOf = (confirmed = true) => anOrganization(world.deps, { confirmed, nip: aNip() });

function confirm(org: TestOrganization, method: ConfirmationMethod): Promise<void> {
  const by = { userId: null, organizationId: org.id, origin: { ipAddress: '', userAgent: 'test' } };
  const confirmed = { method, evidence: {}, confirmedAt: world.deps.now(), company: null };
  return world.deps.db.transaction((tx) => saveConfirmation(world.deps, tx, by, confirmed));
}

const own = async (org: TestOrganization) =>
  (await world.call('GET', '/api/company/confirmation', { cookie: await cookieOf(org.userId) })).json<CompanyConfirmation>();
const post = async (org: TestOrganization, url: string) => world.call('POST', url, { cookie: await cookieOf(org.userId) });

async function holds(...orgs: TestOrganization[]): Promise<boolean[]> {
  const rows = await world.deps.db.rows<{ id: string; holdsNip: boolean }>(sql`
    select id, holds_nip from organizations where id = any(${orgs.map(({ id }) => id)}::uuid[])`);
  return orgs.map(({ id }) => rows.find((row) => row.id === id)?.holdsNip ?? false);
}

async function mailsTo(org: TestOrganization): Promise<string[]> {
  const rows = await world.deps.db.rows<{ kind: string }>(sql`
    select data ->> 'kind' as kind from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} and data ->> 'kind' <> 'verification'
    order by created_on, id`);
  return rows.map(({ kind }) => kind);
}

async function tasksOf(org: TestOrganization): Promise<{ id: string; kind: string; facts: Record<string, string> }[]> {
  return world.deps.db.rows(sql`
    select id, kind, facts from desk_tasks where organization_id = ${org.id} and closed_at is null order by opened_at, kind`);
}
const kindsOf = async (org: TestOrganization) => (await tasksOf(org)).map(({ kind }) => kind);

async function decide(which: number, id: string, decision: string) {
  const cookie = await cookieOf(operators[which]!.userId);
  return world.call('POST', `/api/operator/tasks/${id}/decision`, { cookie, body: { decision, note } });
}

async function issue(org: TestOrganization, assessment: string) {
  const body = { declaration: { name: 'Anna Testowa', role: 'Prezes zarządu' } };
  return world.call('POST', `/api/assessments/${assessment}/certificate`, { cookie: await cookieOf(org.userId), body });
}

describe('a NIP that has an account', () => {
  it('is refused at first, can be claimed, and nothing is revealed of the account that holds it', async () => {
    onDay(0);
    const holder = await holderOf();
    const refused = await register(holder.nip, 'druga@example.com', false);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'nip_taken']);
    const second = await claimant(holder.nip);
    const shown = await own(second);
    expect(shown).toMatchObject({
      holdsNip: false,
      dispute: { role: 'claimant', decideBy: '2026-12-05T09:00:00.000Z', answerBy: null, heldUp: false },
    });
    expect(JSON.stringify([refused.json(), shown])).not.toContain(holder.email);
    expect(await mailsTo(holder)).toEqual(['company_disputed']);
    expect(await own(holder)).toMatchObject({
      holdsNip: true,
      dispute: { role: 'holder', answerBy: '2026-11-28T09:00:00.000Z', heldUp: false },
    });
    expect((await tasksOf(second)).map(({ kind, facts }) => [kind, facts.nip])).toEqual([['nip_disputed', holder.nip]]);
    const [claim] = await world.deps.db.rows(sql`select told_at from company_claims where organization_id = ${second.id}`);
    expect(claim).toEqual({ toldAt: null });
    expect(await holds(holder, second)).toEqual([true, false]);
  });

  it('notifies nobody before the address of the claimant is confirmed', async () => {
    const holder = await holderOf();
    await register(holder.nip, `nikt-${holder.nip}@example.com`);
    await settleDisputes(world.deps);
    expect([await mailsTo(holder), (await own(holder)).dispute]).toEqual([[], null]);
  });

  it('can be claimed by three accounts, three times by one, and five times a day from one address', async () => {
    const holder = await holderOf();
    const [first] = [await claimant(holder.nip), await claimant(holder.nip), await claimant(holder.nip)];
    const fourth = await register(holder.nip, 'czwarta@example.com');
    expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'disputes_used_up']);
    for (let time = 1; time < 3; time += 1) {
      expect((await post(first, '/api/company/dispute/withdrawal')).json()).toMatchObject({ dispute: null, holdsNip: false });
      expect((await post(first, '/api/company/dispute')).json()).toMatchObject({ dispute: { role: 'claimant' } });
      expect((await post(first, '/api/company/dispute')).statusCode).toBe(200);
    }
    await post(first, '/api/company/dispute/withdrawal');
    expect((await post(first, '/api/company/dispute/withdrawal')).statusCode).toBe(404);
    expect((await post(first, '/api/company/dispute')).statusCode).toBe(429);
    const codes: number[] = [];
    for (let many = 0; many < 6; many += 1) {
      codes.push((await register((await holderOf()).nip, `wiele-${many}@example.com`, true, '10.8.0.1')).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is held by nobody whose address is not confirmed, and by the first one who confirms it', async () => {
    const nip = aNip();
    const [first, second] = [`pierwsza-${nip}@example.com`, `druga-${nip}@example.com`];
    expect([(await register(nip, first, false)).statusCode, (await register(nip, second, false)).statusCode]).toEqual([200, 200]);
    const holders = () =>
      world.deps.db.rows<{ email: string }>(sql`
        select u.email from organizations o join users u on u.id = o.user_id where o.nip = ${nip} and o.holds_nip order by u.email`);
    expect(await holders()).toEqual([]);
    const verify = async (email: string) => {
      const [user] = await world.deps.db.rows<{ id: string }>(sql`select id from users where email = ${email}`);
      const body = { token: await issueToken(world.deps, 'verification', user!.id), newPassword: testPassword };
      expect((await world.call('POST', '/api/auth/verify-email', { body })).statusCode).toBe(200);
      return user!.id;
    };
    await verify(second);
    expect(await holders()).toEqual([{ email: second }]);
    const late = await world.call('GET', '/api/company/confirmation', { cookie: await cookieOf(await verify(first)) });
    expect(late.json()).toMatchObject({ holdsNip: false, dispute: { role: 'claimant' } });
    expect(await holders()).toEqual([{ email: second }]);
  });

  it('is claimed by none of those who request a free one at once', async () => {
    const nip = aNip();
    const answers = await Promise.all([0, 1, 2, 3].map((one) => register(nip, `naraz-${one}-${nip}@example.com`)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    const rows = await world.deps.db.rows<{ holdsNip: boolean }>(sql`select holds_nip from organizations where nip = ${nip}`);
    expect(rows.filter((row) => row.holdsNip)).toHaveLength(0);
  });
});

describe('whoever confirms better', () => {
  it('takes the NIP from an account that did not confirm within seven days, and from nobody earlier', async () => {
    onDay(0);
    const holder = await holderOf(false);
    onDay(3);
    const second = await claimant(holder.nip);
    await confirm(second, 'register_email');
    expect(await holds(holder, second)).toEqual([true, false]);
    onDay(6.9);
    expect(await settleDisputes(world.deps)).toEqual({ disputesSettled: 0 });
    onDay(7);
    expect(await settleDisputes(world.deps)).toEqual({ disputesSettled: 1 });
    expect(await holds(holder, second)).toEqual([false, true]);
    expect(await settleDisputes(world.deps)).toEqual({ disputesSettled: 0 });
    expect([await mailsTo(holder), await mailsTo(second)]).toEqual([['company_disputed', 'dispute_lost'], ['dispute_won']]);
    expect(await kindsOf(second)).toEqual([]);
  });

  it('takes it at once from an old account that never did', async () => {
    onDay(0);
    const holder = await holderOf(false);
    onDay(30);
    const second = await claimant(holder.nip);
    await confirm(second, 'register_email');
    expect(await holds(holder, second)).toEqual([false, true]);
  });

  it('takes it from a confirmed one after seven days, with what the loser made left to the loser alone', async () => {
    onDay(0);
    const holder = await holderOf();
    const { certificateNumber } = await aCertificate(world.deps, holder);
    const paymentId = world.deps.newId();
    await world.deps.db.rows(sql`
      insert into payments (organization_id, id, amount, status, paid_at, created_at)
      values (${holder.id}, ${paymentId}, 1845, 'paid', ${begin}, ${begin})`);
    await world.deps.db.rows(sql`update subscriptions set payment_id = ${paymentId} where organization_id = ${holder.id}`);
    const second = await claimant(holder.nip);
    await confirm(second, 'letter');
    expect(await own(holder)).toMatchObject({ dispute: { heldUp: true } });
    onDay(7);
    await settleDisputes(world.deps);
    expect(await holds(holder, second)).toEqual([false, true]);
    expect(await own(holder)).toMatchObject({ holdsNip: false, dispute: null, state: 'unconfirmed' });
    const asHolder = async (url: string) => (await world.call('GET', url, { cookie: await cookieOf(holder.userId) })).json();
    const asSecond = async (url: string) => (await world.call('GET', url, { cookie: await cookieOf(second.userId) })).json();
    expect(await asHolder('/api/certificates')).toHaveLength(1);
    expect(await asSecond('/api/certificates')).toEqual([]);
    const assessments = await asHolder('/api/assessments');
    expect(assessments).toHaveLength(1);
    expect(await asSecond('/api/assessments')).toEqual([]);
    expect((await world.call('GET', `/api/assessments/${assessments[0].id}`, { cookie: await cookieOf(second.userId) })).statusCode).toBe(
      404,
    );
    expect((await tasksOf(holder)).map(({ kind, facts }) => [kind, facts.certificateNumber ?? facts.paymentId])).toEqual([
      ['certificate_unconfirmed', certificateNumber],
      ['nip_lost_paid', paymentId],
    ]);
  });

  it('does not lose it to an equal or a worse one, however long it takes', async () => {
    onDay(0);
    const [holder, better] = [await holderOf(), await holderOf()];
    const [equal, worse] = [await claimant(holder.nip), await claimant(better.nip)];
    await confirm(equal, 'website');
    await confirm(better, 'letter');
    await confirm(worse, 'website');
    onDay(13);
    await settleDisputes(world.deps);
    expect(await holds(holder, equal, better, worse)).toEqual([true, false, true, false]);
    onDay(14);
    await settleDisputes(world.deps);
    expect(await holds(holder, equal, better, worse)).toEqual([true, false, true, false]);
    expect([(await own(equal)).dispute?.role, (await own(worse)).dispute]).toEqual(['claimant', null]);
    expect(await mailsTo(worse)).toEqual(['dispute_lost']);
  });

  it('is one, when two claimants confirm in the same moment', async () => {
    onDay(0);
    const holder = await holderOf(false);
    onDay(20);
    const [one, other] = [await claimant(holder.nip), await claimant(holder.nip)];
    await Promise.all([confirm(one, 'letter'), confirm(other, 'letter'), settleDisputes(world.deps), confirm(holder, 'register_email')]);
    expect((await holds(holder, one, other)).filter(Boolean)).toHaveLength(1);
    // The holder may have been the quickest, and then had seven days.
    onDay(27);
    await settleDisputes(world.deps);
    expect((await holds(holder, one, other)).slice(1).filter(Boolean)).toHaveLength(1);
  });

  it('is not one whose claim a registered contact contests', async () => {
    onDay(0);
    const holder = await holderOf(false);
    onDay(20);
    const second = await claimant(holder.nip);
    await world.deps.db.rows(sql`update company_claims set contested_at = now() where organization_id = ${second.id}`);
    await confirm(second, 'letter');
    expect(await holds(holder, second)).toEqual([true, false]);
  });
});

describe('a certificate during a dispute', () => {
  it('is not issued to a claimant, and to the holder only while nobody is confirmed as well', async () => {
    onDay(0);
    const holder = await holderOf();
    const second = await claimant(holder.nip);
    await world.deps.db.rows(sql`
      insert into subscriptions (organization_id, id, plan, starts_at, ends_at, created_at)
      values (${second.id}, ${world.deps.newId()}, 'basic', ${begin}, '2027-11-21', ${begin})`);
    await confirm(second, 'website');
    const [ofHolder, ofSecond] = [await aCompletedAssessment(world.deps, holder), await aCompletedAssessment(world.deps, second)];
    expect((await issue(second, ofSecond)).json().code).toBe('company_disputed');
    expect((await issue(holder, ofHolder)).json().code).toBe('company_disputed');
    expect(await issueWaiting(world.deps)).toEqual([]);
    await confirm(holder, 'letter');
    expect(await issueWaiting(world.deps, holder.id)).toHaveLength(1);
    expect(await issueWaiting(world.deps, second.id)).toEqual([]);
    await confirm(second, 'signature');
    onDay(7);
    await settleDisputes(world.deps);
    expect(await issueWaiting(world.deps, second.id)).toHaveLength(1);
    expect(await kindsOf(holder)).toContain('certificate_unconfirmed');
  });

  it('is a task for the operator or not issued at all, when the NIP is lost in the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      onDay(0);
      const holder = await holderOf();
      const assessment = await aCompletedAssessment(world.deps, holder);
      const second = await claimant(holder.nip);
      onDay(8);
      const [issued] = await Promise.all([issue(holder, assessment), confirm(second, 'letter')]);
      expect(await holds(holder, second)).toEqual([false, true]);
      const hasTask = (await kindsOf(holder)).includes('certificate_unconfirmed');
      expect([issued.statusCode, hasTask]).toEqual(issued.statusCode === 200 ? [200, true] : [409, false]);
    }
  });
});

describe('an operator', () => {
  async function disputed() {
    onDay(0);
    const holder = await holderOf();
    const second = await claimant(holder.nip);
    const [task] = await tasksOf(second);
    return { holder, second, task: task!.id };
  }

  it('leaves the NIP with its holder', async () => {
    const { holder, second, task } = await disputed();
    expect((await decide(0, task, 'keep')).json()).toEqual({ ok: true });
    expect([await holds(holder, second), await kindsOf(second)]).toEqual([[true, false], []]);
    expect([await mailsTo(holder), await mailsTo(second)]).toEqual([['company_disputed', 'dispute_won'], ['dispute_lost']]);
    const [row] = await world.deps.db.rows(sql`select decision from desk_tasks where id = ${task}`);
    expect(row).toEqual({ decision: 'keep' });
  });

  it('gives it to the claimant only together with another one, who can say no', async () => {
    const { holder, second, task } = await disputed();
    await decide(0, task, 'give_nip');
    expect(await holds(holder, second)).toEqual([true, false]);
    const [proposed] = await tasksOf(second);
    expect(proposed).toMatchObject({ kind: 'nip_move_proposed', facts: { proposedById: operators[0]!.userId } });
    const alone = await decide(0, proposed!.id, 'give_nip');
    expect([alone.statusCode, alone.json().code]).toEqual([409, 'second_person_needed']);
    await decide(1, proposed!.id, 'dismiss');
    const [again] = await tasksOf(second);
    expect(again?.kind).toBe('nip_disputed');
    await decide(1, again!.id, 'give_nip');
    const [last] = await tasksOf(second);
    await decide(0, last!.id, 'give_nip');
    expect([await holds(holder, second), await kindsOf(second)]).toEqual([[false, true], []]);
    expect(await own(second)).toMatchObject({ holdsNip: true, state: 'unconfirmed', dispute: null });
  });

  it('decides once, when two do at the same moment, or the claimant withdraws, confirms or is gone meanwhile', async () => {
    const both = await disputed();
    const answers = await Promise.all([decide(0, both.task, 'keep'), decide(1, both.task, 'keep')]);
    expect(answers.map((answer) => answer.statusCode).toSorted((one, other) => one - other)).toEqual([200, 404]);
    const raced = await disputed();
    const [decided] = await Promise.all([decide(0, raced.task, 'give_nip'), post(raced.second, '/api/company/dispute/withdrawal')]);
    expect([200, 404]).toContain(decided.statusCode);
    expect([await holds(raced.holder, raced.second), await kindsOf(raced.second)]).toEqual([[true, false], []]);
    const better = await disputed();
    onDay(8);
    const [stored] = await Promise.all([decide(0, better.task, 'keep'), confirm(better.second, 'letter')]);
    expect([200, 404]).toContain(stored.statusCode);
    expect(await kindsOf(better.second)).toEqual([]);
    expect((await holds(better.holder, better.second)).filter(Boolean)).toHaveLength(1);
  });
});

describe('an account that is deleted', () => {
  async function remove(org: TestOrganization) {
    const cookie = await cookieOf(org.userId);
    return world.app.inject({
      method: 'POST',
      url: '/api/account/deletion',
      headers: { cookie },
      payload: { password: testPassword, immediately: true },
    });
  }

  it('leaves its NIP to the best claim, and its own claim to nobody', async () => {
    onDay(0);
    const holder = await holderOf();
    const [first, better] = [await claimant(holder.nip), await claimant(holder.nip)];
    await confirm(better, 'website');
    expect((await remove(holder)).json()).toEqual({ ok: true, eraseAt: null });
    expect(await holds(first, better)).toEqual([false, true]);
    expect((await own(first)).dispute?.role).toBe('claimant');
    expect((await remove(first)).json()).toEqual({ ok: true, eraseAt: null });
    expect((await own(better)).dispute).toBeNull();
    const open = await world.deps.db.rows(sql`select kind from desk_tasks where facts ->> 'nip' = ${holder.nip} and closed_at is null`);
    expect(open).toEqual([]);
  });

  it('by retention leaves it to the claim at the next job', async () => {
    onDay(0);
    const holder = await holderOf(false);
    const second = await claimant(holder.nip);
    await world.deps.db.rows(sql`delete from users where id = ${holder.userId}`);
    await settleDisputes(world.deps);
    expect(await holds(second)).toEqual([true]);
  });
});
