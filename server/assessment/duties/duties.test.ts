import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cockpit } from '#contract/communication/cockpit.ts';
import type { Duties, DutyView } from '#contract/assessment/duties/duties.ts';
import { aCertificate, aCompletedAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { essentialAnswers } from '#server/testing/scenarios/scope-answers.ts';
import { lawDuties } from '#server/testing/scenarios/law-duties.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;

beforeEach(async () => {
  world.at('2026-11-26T09:00:00.000Z');
  org = await anOrganization(world.deps);
  const scope = { regime: 'nis2', checkedOn: '2026-11-26', answers: essentialAnswers };
  expect((await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } })).statusCode).toBe(200);
});

const list = async (cookie = org.cookie): Promise<Duties> => (await world.call('GET', '/api/duties?lang=pl', { cookie })).json();
const one = async (code: string): Promise<DutyView | undefined> => lawDuties(await list()).find((duty) => duty.key === `nis2:${code}`);
const prove = (change: object = {}, cookie = org.cookie) =>
  world.call('POST', '/api/duties/proofs', {
    cookie,
    body: { duty: 'nis2:register', doneOn: '2026-11-25', reference: 'UPP 123/2026', evidenceId: null, ...change },
  });
const assignDuty = (duty: string, personId: string | null) =>
  world.call('PUT', '/api/duties/owner', { cookie: org.cookie, body: { duty, personId } });

/** Lets time pass without ending the session. */
async function later(instant: string): Promise<void> {
  world.at(instant);
  await world.deps.db.rows(sql`update sessions set expire = ${new Date(Date.parse(instant) + 86_400_000)}`);
}

describe('duties of an organisation', () => {
  it('are what its own scope checks say, with articles, and nobody else’s', async () => {
    const listed = await list();
    const [duties, { unscoped, today }] = [lawDuties(listed), listed];
    expect({ unscoped, today }).toEqual({ unscoped: ['ai_act'], today: '2026-11-26' });
    expect(duties.map(({ code, state }) => `${code} ${state}`)).toEqual([
      'register overdue',
      'measures coming',
      'incidents coming',
      'head coming',
      'audit coming',
      'register_changes on_event',
    ]);
    expect(duties[0]).toMatchObject({ references: [{ cite: 'art. 7c ust. 1' }, { cite: 'art. 46 ust. 1' }], owner: null, proofs: [] });
    const outsider = await anOrganization(world.deps);
    const theirs = await list(outsider.cookie);
    expect([theirs.unscoped, lawDuties(theirs)]).toEqual([['nis2', 'ai_act'], []]);
    expect((await prove({}, outsider.cookie)).statusCode).toBe(404);
  });

  it('end with a proof that names day and number, and begin again when it is withdrawn', async () => {
    expect((await prove()).statusCode).toBe(200);
    const proved = await one('register');
    expect(proved).toMatchObject({ state: 'done', proofs: [{ doneOn: '2026-11-25', reference: 'UPP 123/2026', evidence: null }] });
    expect(proved?.proofs[0]?.by).toBeTruthy();
    const removed = await world.call('DELETE', `/api/duties/proofs/${proved?.proofs[0]?.id}`, { cookie: org.cookie });
    expect(removed.statusCode).toBe(200);
    expect(await one('register')).toMatchObject({ state: 'overdue', proofs: [] });
    const logged = await world.deps.db.rows<{ action: string; metadata: object }>(sql`
      select action, metadata from audit_logs where organization_id = ${org.id} and action like 'duty.%' order by action desc`);
    expect(logged).toEqual([
      { action: 'duty.proved', metadata: { duty: 'nis2:register', doneOn: '2026-11-25', reference: 'UPP 123/2026' } },
      { action: 'duty.proof_removed', metadata: { duty: 'nis2:register', doneOn: '2026-11-25' } },
    ]);
  });

  it('name a file of the evidence, and keep the number when the file is deleted', { tags: ['long'] }, async () => {
    const file = String((await sendEvidence(world, org.cookie, { name: 'upp.pdf', bytes: aPdf() })).body.id);
    expect((await prove({ evidenceId: file })).statusCode).toBe(200);
    expect((await one('register'))?.proofs).toMatchObject([{ evidence: { id: file, name: 'upp.pdf' } }]);
    expect((await world.call('DELETE', `/api/evidence/${file}`, { cookie: org.cookie })).statusCode).toBe(200);
    expect(await one('register')).toMatchObject({ state: 'done', proofs: [{ reference: 'UPP 123/2026', evidence: null }] });
    const outsider = await anOrganization(world.deps);
    const theirs = String((await sendEvidence(world, outsider.cookie, { name: 'x.pdf', bytes: aPdf() })).body.id);
    expect((await prove({ evidenceId: theirs })).json()).toMatchObject({
      code: 'invalid_input',
      fields: { evidenceId: expect.any(String) },
    });
  });

  it('are not ended by a day to come, by nothing, or where no proof ends them', async () => {
    expect((await prove({ doneOn: '2026-11-27' })).json().fields).toHaveProperty('doneOn');
    // Half past midnight in Warsaw is the next day there.
    await later('2026-11-26T23:30:00.000Z');
    expect((await prove({ doneOn: '2026-11-27' })).statusCode).toBe(200);
    expect((await prove({ reference: '  ' })).json().fields).toHaveProperty('reference');
    expect((await prove({ reference: 'x'.repeat(301) })).json().fields).toHaveProperty('reference');
    expect((await prove({ duty: 'nis2:incidents' })).json().fields).toHaveProperty('duty');
    expect((await prove({ duty: 'nis2:fines_now' })).statusCode).toBe(404);
    expect((await prove({ duty: "x'; drop table duty_proofs" })).statusCode).toBe(404);
  });

  it('are overdue on the list and first on the dashboard when their last day passed', async () => {
    await later('2028-04-04T09:00:00.000Z');
    await prove();
    expect(lawDuties(await list())[0]).toMatchObject({ code: 'audit', state: 'overdue', day: '2028-04-03' });
    const dashboard = async (): Promise<Cockpit['deadlines']> =>
      (await world.call('GET', '/api/cockpit?lang=pl', { cookie: org.cookie })).json<Cockpit>().deadlines;
    expect((await dashboard())[0]).toMatchObject({ code: 'audit', from: '2028-04-03', overdue: true });
    await prove({ duty: 'nis2:audit', doneOn: '2028-04-01' });
    expect((await dashboard()).some(({ code }) => code === 'audit')).toBe(false);
    await later('2031-04-02T09:00:00.000Z');
    expect((await dashboard())[0]).toMatchObject({ code: 'audit', from: '2031-04-01', overdue: true });
  });

  it('stand in the calendar of the plan with their day, and move to the next one when they are met', async () => {
    const made = await world.call('POST', '/api/action-items/calendar', { cookie: org.cookie });
    const path = new URL(made.json().address as string).pathname;
    const days = async (): Promise<string[]> => {
      const text = (await world.call('GET', path)).body;
      return text
        .split('BEGIN:VEVENT')
        .slice(1)
        .map((event) => `${/SUMMARY:(.*)/.exec(event)?.[1]?.trim()} ${/DTSTART;VALUE=DATE:(\d+)/.exec(event)?.[1]}`);
    };
    expect(await days()).toContain('Kierownik podmiotu 20270403');
    // Statements of before count until people are listed; nobody makes new ones.
    expect((await prove({ duty: 'nis2:head' })).json().fields).toHaveProperty('duty');
    await world.deps.db.rows(sql`
      insert into duty_proofs (organization_id, id, duty, done_on, reference, recorded_at)
      values (${org.id}, ${world.deps.newId()}, 'nis2:head', '2026-11-25', 'Lista', ${world.deps.now()})`);
    expect(await days()).toContain('Kierownik podmiotu 20271231');
    expect((await days()).filter((line) => line.startsWith('Kierownik'))).toHaveLength(1);
  });

  it('have an owner who may act, until that person leaves', async () => {
    const [jan, reader] = [await aPerson(world.deps), await aPerson(world.deps)];
    await joins(world.deps, jan, org, 'editor');
    await joins(world.deps, reader, org, 'reader');
    expect((await assignDuty('nis2:head', jan.userId)).statusCode).toBe(200);
    expect((await one('head'))?.owner).toMatchObject({ personId: jan.userId, mine: false });
    expect(lawDuties(await list(jan.cookie)).find(({ code }) => code === 'head')?.owner?.mine).toBe(true);
    expect((await assignDuty('nis2:head', reader.userId)).json().code).toBe('person_only_reads');
    expect((await assignDuty('nis2:head', (await aPerson(world.deps)).userId)).statusCode).toBe(404);
    await world.call('DELETE', `/api/members/${jan.userId}`, { cookie: org.cookie });
    expect((await one('head'))?.owner).toBeNull();
    expect((await assignDuty('nis2:head', null)).statusCode).toBe(200);
  });

  it('stop at 50 proofs, also when they come at once', async () => {
    await world.deps.db.rows(sql`
      insert into duty_proofs (organization_id, id, duty, done_on, reference, recorded_at)
      select ${org.id}, gen_random_uuid(), 'nis2:register', '2026-11-01', 'x', now() from generate_series(1, 48)`);
    const answered = await Promise.all([1, 2, 3, 4].map(() => prove()));
    expect(answered.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
  });

  it('are stored when the check says so no longer, and count again when it does', async () => {
    await prove();
    const outside = { ...essentialAnswers, headcount: 'under_50', turnover: 'to_10', balance: 'to_10' };
    const save = (given: object) =>
      world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope: { regime: 'nis2', checkedOn: '2026-11-26', answers: given } } });
    expect((await save(outside)).statusCode).toBe(200);
    expect((await one('register'))?.state).toBeUndefined();
    await later('2026-11-26T09:01:00.000Z');
    await save(essentialAnswers);
    expect((await one('register'))?.state).toBe('done');
  });

  it('stand with the plan, the certificate and the paid time in one list, alike on page, dashboard, portfolio and calendar', async () => {
    org = await anOrganization(world.deps, { plan: 'pro' });
    await aCertificate(world.deps, org, 'ai_act');
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    const plan = (await world.call('GET', '/api/action-items?lang=pl', { cookie: org.cookie })).json();
    const { questionId, title } = plan.items[0];
    const body = { items: [{ questionId, version: 0 }], change: { dueOn: '2026-11-20', owner: { userId: org.userId } } };
    const changed = await world.call('PATCH', '/api/action-items', { cookie: org.cookie, body });
    expect(changed.statusCode, changed.body).toBe(200);

    const others = (await list()).duties.filter(({ kind }) => kind !== 'law');
    expect(others).toMatchObject([
      { kind: 'plan_item', state: 'overdue', day: '2026-11-20', title, owner: { mine: true } },
      { kind: 'paid_period', state: 'coming' },
      { kind: 'certificate', state: 'coming', regime: 'ai_act' },
    ]);
    // What is overdue stands first, whatever it comes from.
    expect((await list()).duties[0]).toMatchObject({ kind: 'plan_item' });
    const cockpit = (await world.call('GET', '/api/cockpit?lang=pl', { cookie: org.cookie })).json<Cockpit>();
    expect(cockpit.ends).toEqual(others.slice(1));
    const [client] = (await world.call('GET', '/api/clients', { cookie: org.cookie })).json();
    expect(client.deadline).toEqual({ kind: 'plan_item', on: '2026-11-20', overdue: true });
    const made = await world.call('POST', '/api/action-items/calendar', { cookie: org.cookie });
    const text = (await world.call('GET', new URL(made.json().address as string).pathname)).body;
    for (const { day } of others) expect(text).toContain(`DTSTART;VALUE=DATE:${day?.replaceAll('-', '')}`);
    expect(text).toContain('SUMMARY:Koniec certyfikatu AI Act');
  });
});
