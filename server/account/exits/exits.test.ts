import { unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { register } from '#content/legal/register.ts';
import { mailGroups } from '#content/mails/account/groups.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { isOptionalMail } from '#core/account/people/mail-choice.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { eraseExits } from '#server/operations/retention/exits.ts';
import { aCertificate, anAssessment, anOrganization, aPerson, joins, testPassword } from '#server/testing/builders.ts';
import { startSession } from '#server/account/sessions/sessions.ts';
import { mailsOf } from '#server/testing/mail/mails.ts';
import { aBoard } from '#server/testing/things/duty-things.ts';
import { openWorld } from '#server/testing/world.ts';
import { remindOfExits } from './reminders.ts';

const world = openWorld();
const start = '2026-11-24T10:00:00.000Z';
const [endOfTransition, lastMoment] = ['2026-12-24T22:59:59.999Z', '2027-01-25T22:59:59.999Z'];

beforeEach(async () => {
  world.at(start);
  await world.deps.db.rows(sql`delete from organization_exits`);
});

type SignedIn = Readonly<{ cookie: string }>;
const read = async ({ cookie }: SignedIn) => (await world.call('GET', '/api/organization/exit', { cookie })).json().exit;
const begin = ({ cookie }: SignedIn) => world.call('POST', '/api/organization/exit', { cookie });
const cancel = ({ cookie }: SignedIn) => world.call('DELETE', '/api/organization/exit', { cookie });
const move = ({ cookie }: SignedIn, on: string) => world.call('POST', '/api/organization/exit/end', { cookie, body: { on } });
const remove = ({ cookie }: SignedIn, more: object = {}) =>
  world.call('POST', '/api/account/deletion', { cookie, body: { password: testPassword, ...more } });
/** A session of today: those of the beginning are over by then. */
async function again({ userId }: { userId: string }): Promise<SignedIn> {
  return { cookie: `atesto_session=${await startSession(world.deps, world.deps.db, userId, { ipAddress: '', userAgent: '' })}` };
}
async function exists({ id }: { id: string }): Promise<boolean> {
  return (await world.deps.db.rows(sql`select 1 from organizations where id = ${id}`)).length > 0;
}
async function userExists({ userId }: { userId: string }): Promise<boolean> {
  return (await world.deps.db.rows(sql`select 1 from users where id = ${userId}`)).length > 0;
}
const mailsTo = (userId: string) =>
  world.deps.db.rows<{ kind: string; values: Record<string, string> | null }>(sql`
    select data ->> 'kind' as kind, data -> 'values' as values from pgboss.job
    where name = 'mail' and data ->> 'userId' = ${userId} and data ->> 'kind' like any(array['exit%', '%deleted']) order by created_on, id`);
const queuedFor = async (userId: string, kind: string): Promise<QueuedMail[]> =>
  (
    await world.deps.db.rows<{ data: QueuedMail }>(sql`
    select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${userId} and data ->> 'kind' = ${kind}`)
  ).map(({ data }) => data);
const kindsTo = async (userId: string): Promise<string[]> => (await mailsTo(userId)).map(({ kind }) => kind);
/** Erasing trusts a clock only where the last deletion is near. */
async function eraseAt(now: string): Promise<number> {
  world.at(now);
  await world.deps.db.rows(sql`delete from job_runs where name = 'retention'`);
  return (await eraseExits(world.deps)).erased;
}
describe('leaving', () => {
  it('begins with a transition in which nothing changes; everybody is notified of the dates', async () => {
    const org = await anOrganization(world.deps, { name: 'Młyn' });
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    expect(await read(org)).toBeNull();
    expect([(await begin(editor)).statusCode, await read(editor)]).toEqual([403, null]);
    expect((await begin(org)).statusCode).toBe(200);
    expect(await read(editor)).toEqual({
      kind: 'switching',
      phase: 'transition',
      requestedAt: start,
      endsAt: endOfTransition,
      eraseAt: lastMoment,
      retrieval: 'coming',
      extendableTo: '2027-06-24',
    });
    expect((await begin(org)).json().code).toBe('exit_begun');
    const expected = {
      kind: 'exit_begun',
      values: { organization: 'Młyn', ends: dayText(new Date(endOfTransition), 'pl'), until: dayText(new Date(lastMoment), 'pl') },
    };
    expect([await mailsTo(org.userId), await mailsTo(editor.userId)]).toEqual([[expected], [expected]]);
    expect((await world.call('POST', '/api/assessments', { cookie: org.cookie, body: { type: 'nis2' } })).statusCode).toBe(200);
  });

  it('then only lets read, take along and bring back, with certificates in force, until the last moment', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const { certificateNumber } = await aCertificate(world.deps, org);
    const assessment = await anAssessment(world.deps, org, { answered: 3 });
    await begin(org);
    world.at('2026-12-24T23:00:00.000Z');
    const now = await again(org);
    expect(await read(now)).toMatchObject({ phase: 'retrieval', retrieval: 'coming', extendableTo: null });
    for (const [method, path, body] of [
      ['POST', '/api/assessments', { type: 'nis2' }],
      ['POST', `/api/assessments/${assessment}/report`, undefined],
      ['POST', '/api/create-checkout-session', { plan: 'basic', currency: 'PLN', earlyStart: true }],
    ] as const) {
      const refused = await world.call(method, path, { cookie: now.cookie, ...(body ? { body } : {}) });
      expect([path, refused.statusCode, refused.json().code]).toEqual([path, 409, 'contract_ended']);
    }
    expect((await world.call('GET', `/api/answers/${assessment}`, { cookie: now.cookie })).json()).toHaveLength(3);
    const exportResponse = await world.call('GET', '/api/account/export', { cookie: now.cookie });
    expect(exportResponse.rawPayload.toString('latin1')).toContain('exit.json');
    expect((await world.call('GET', `/api/registry/${certificateNumber}`)).json()).toMatchObject({ status: 'active' });
    expect(await eraseAt(lastMoment)).toBe(0);
    expect(await read(await again(org))).toMatchObject({ phase: 'retrieval', retrieval: 'today' });
    expect((await cancel(await again(org))).json().exit).toBeNull();
    expect(await eraseAt('2027-02-01T10:00:00.000Z')).toBe(0);
    expect(await exists(org)).toBe(true);
    expect(await kindsTo(org.userId)).toEqual(['exit_begun', 'exit_cancelled']);
  });

  it('erases everything after the last moment, revokes certificates and leaves the person', async () => {
    const org = await anOrganization(world.deps);
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    const { certificateNumber } = await aCertificate(world.deps, org);
    await begin(org);
    expect(await eraseAt('2027-01-25T23:00:00.000Z')).toBe(1);
    expect([await exists(org), await userExists(org)]).toEqual([false, true]);
    expect((await world.call('GET', `/api/registry/${certificateNumber}`)).json()).toMatchObject({ status: 'revoked', organization: null });
    expect(await kindsTo(org.userId)).toContain('organization_deleted');
    expect(await kindsTo(editor.userId)).toContain('organization_deleted');
    expect((await cancel(await again(org))).statusCode).toBe(403);
  });

  it('reminds everybody once, a week before the last moment, and anew when that moves', async () => {
    const org = await anOrganization(world.deps, { name: 'Młyn' });
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    await begin(org);
    const counts: number[] = [];
    for (const [now, wanted] of [
      ['2027-01-17T10:00:00.000Z', 0],
      ['2027-01-18T10:00:00.000Z', 2],
      ['2027-01-19T10:00:00.000Z', 0],
      [lastMoment, 0],
      ['2027-01-26T10:00:00.000Z', 0],
    ] as const) {
      world.at(now);
      counts.push((await remindOfExits(world.deps)).owed - wanted);
    }
    expect(counts).toEqual([0, 0, 0, 0, 0]);
    const [, reminder] = await mailsTo(reader.userId);
    expect(reminder).toEqual({
      kind: 'exit_ending',
      values: { organization: 'Młyn', until: dayText(new Date(lastMoment), 'pl'), organizationId: org.id },
    });
    expect(await kindsTo(org.userId)).toEqual(['exit_begun', 'exit_ending']);
    expect(isOptionalMail(mailGroups.exit_ending)).toBe(false);
  });

  it('reminds nobody of an exit that was cancelled, also when the mail was on its way', async () => {
    const org = await anOrganization(world.deps);
    await begin(org);
    world.at('2027-01-20T10:00:00.000Z');
    expect(await remindOfExits(world.deps)).toEqual({ owed: 1 });
    const [mail] = await queuedFor(org.userId, 'exit_ending');
    expect((await mailsOf(world, mail!))[0]?.text).toContain(dayText(new Date(lastMoment), 'pl'));
    await cancel(await again(org));
    expect(await mailsOf(world, mail!)).toEqual([]);
  });

  it('can be shortened at any time, to at once too, and extended once', async () => {
    const org = await anOrganization(world.deps);
    expect((await move(org, '2026-12-01')).statusCode).toBe(404);
    await begin(org);
    expect((await move(org, '2026-11-23')).json().code).toBe('exit_not_movable');
    expect((await move(org, '2027-06-25')).json().code).toBe('exit_not_movable');
    expect((await move(org, '2026-12-01')).json().exit).toMatchObject({ endsAt: '2026-12-01T22:59:59.999Z' });
    expect((await move(org, '2027-02-01')).json().exit).toMatchObject({ endsAt: '2027-02-01T22:59:59.999Z', extendableTo: null });
    expect((await move(org, '2027-02-02')).json().code).toBe('exit_not_movable');
    expect((await move(org, '2026-11-24')).json().exit).toMatchObject({
      phase: 'retrieval',
      endsAt: start,
      eraseAt: '2026-12-28T22:59:59.999Z',
    });
    expect((await move(org, '2026-12-24')).json().code).toBe('exit_not_movable');
  });
});

describe('what is exported', () => {
  it('is what the page about switching lists, file by file', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps);
    await aCertificate(world.deps, org);
    await aBoard(world, org);
    const answer = await world.call('GET', '/api/account/export', { cookie: org.cookie });
    const names = Object.keys(unzipSync(new Uint8Array(answer.rawPayload))).filter((name) => name !== 'README.txt');
    const listed = Object.values(register).flatMap(({ exported }): readonly string[] => exported);
    const kinds = new Set(names.map((name) => (name.includes('/') ? `${name.split('/')[0]}/*.pdf` : name)));
    expect([...kinds].toSorted()).toEqual([...listed].toSorted());
    expect(new Set(listed).size).toBe(listed.length);
    for (const language of ['pl', 'en', 'de', 'fr']) {
      const page = (await world.call('GET', `/api/legal/switching?lang=${language}`)).json();
      for (const name of listed) expect(JSON.stringify(page.sections[1])).toContain(name);
    }
  });

  it('and the dates of an exit are shown on the dashboard and to operators', async () => {
    const org = await anOrganization(world.deps);
    const operator = await anOrganization(world.deps);
    await addOperator(world.deps, operator.email);
    await begin(org);
    const shown = { kind: 'switching', phase: 'transition', endsAt: endOfTransition, eraseAt: lastMoment };
    expect((await world.call('GET', '/api/cockpit', { cookie: org.cookie })).json().exit).toMatchObject(shown);
    const details = await world.call('GET', `/api/operator/organizations/${org.id}`, await again(operator));
    expect(details.json().exit).toMatchObject(shown);
  });
});

describe('deleting the account of the last owner', () => {
  it('leaves thirty days to fetch the data and to change one’s mind', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps);
    const { certificateNumber } = await aCertificate(world.deps, org);
    const preview = (await world.call('GET', '/api/account/deletion', { cookie: org.cookie })).json();
    // The thirtieth day and those after it are free of work.
    expect(preview.eraseAt).toBe('2026-12-28T22:59:59.999Z');
    expect((await remove(org)).json()).toEqual({ ok: true, eraseAt: preview.eraseAt });
    expect(await read(org)).toMatchObject({ kind: 'deletion', phase: 'retrieval', endsAt: start, eraseAt: preview.eraseAt });
    expect((await world.call('GET', `/api/registry/${certificateNumber}`)).json()).toMatchObject({ status: 'active' });
    expect(await eraseAt('2026-12-28T22:59:59.999Z')).toBe(0);
    expect(await eraseAt('2026-12-28T23:00:00.000Z')).toBe(1);
    expect([await exists(org), await userExists(org)]).toEqual([false, false]);
    expect((await kindsTo(org.userId)).toSorted()).toEqual(['account_deleted', 'exit_begun', 'organization_deleted']);
  });

  it('is erased at once where that time is expressly waived, also later in it', async () => {
    const [first, second] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    expect((await remove(first, { immediately: true })).json()).toEqual({ ok: true, eraseAt: null });
    expect([await exists(first), await userExists(first)]).toEqual([false, false]);
    await remove(second);
    expect((await remove(second, { immediately: true })).json()).toEqual({ ok: true, eraseAt: null });
    expect([await exists(second), await userExists(second)]).toEqual([false, false]);
  });

  it('leaves organisations that have another owner, with the account, only when it is erased', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await joins(world.deps, org, other, 'consultant');
    await remove(org);
    expect(await read(await again(other))).toBeNull();
    expect(await eraseAt('2026-12-28T23:00:00.000Z')).toBe(1);
    const members = (await world.call('GET', '/api/members', { cookie: (await again(other)).cookie })).json();
    expect(members.map(({ id }: { id: string }) => id)).toEqual([other.userId]);
    expect([await exists(org), await userExists(org), await exists(other), await userExists(other)]).toEqual([false, false, true, true]);
  });

  it('of a switching that is on its way ends the contract at once', async () => {
    const org = await anOrganization(world.deps);
    await begin(org);
    world.at('2026-11-25T10:00:00.000Z');
    expect((await remove(org)).json().eraseAt).toBe('2026-12-28T22:59:59.999Z');
    expect(await read(org)).toMatchObject({ kind: 'deletion', phase: 'retrieval', endsAt: '2026-11-25T10:00:00.000Z' });
  });

  it('waits for an operator where the clock may be wrong', async () => {
    const org = await anOrganization(world.deps);
    await remove(org);
    world.at('2026-12-30T10:00:00.000Z');
    world.deps.databaseNow = async () => new Date(start);
    await expect(eraseExits(world.deps)).rejects.toThrow('the clock is ahead');
    expect(await exists(org)).toBe(true);
  });
});
