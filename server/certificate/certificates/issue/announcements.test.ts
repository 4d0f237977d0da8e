// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOperator } from '#server/account/accounts/operators.ts';
import { aCertificate, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { startSession } from '#server/account/sessions/sessions.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const note = 'zgłoszenie 123';
const grounds = 'Dwie odpowiedzi są sprzeczne z opublikowanym raportem z audytu.';

/** Sessions of operators are short: each acts in one of its own time. */
async function operatorCookie(): Promise<string> {
  const operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
  return operator.cookie;
}

beforeEach(() => world.at('2026-11-23T09:00:00.000Z'));

const act = async (url: string, body: object, cookie?: string) =>
  world.call('POST', url, { cookie: cookie ?? (await operatorCookie()), body });

async function announced(reason = 'false_information') {
  const org = await anOrganization(world.deps);
  const { id, certificateNumber } = await aCertificate(world.deps, org);
  const url = `/api/operator/certificates/${id}/revocation`;
  const body = { organizationId: org.id, reason, note, told: grounds };
  return { org, id, certificateNumber, again: () => act(url, body), answer: await act(url, body) };
}

async function taskOf(org: TestOrganization) {
  const [task] = await world.deps.db.rows<{ id: string; facts: Record<string, unknown> }>(sql`
    select id, facts from desk_tasks
    where organization_id = ${org.id} and kind = 'revocation_announced' and closed_at is null order by opened_at`);
  return task;
}

async function decide(org: TestOrganization, decision: string) {
  return act(`/api/operator/tasks/${(await taskOf(org))?.id}/decision`, { decision, note });
}

const statusOf = async (number: string) => (await world.call('GET', `/api/registry/${number}`)).json().status;
const ownOf = async (org: TestOrganization) => (await world.call('GET', '/api/certificates', { cookie: org.cookie })).json()[0];
const mailsOf = ({ userId }: TestOrganization) =>
  world.deps.db.rows<{ kind: string; values: Record<string, string> }>(sql`
    select data ->> 'kind' as kind, data -> 'values' as values from pgboss.job
    where name = 'mail' and data ->> 'userId' = ${userId} and data ->> 'kind' like '%revo%' order by created_on, id`);

describe('a certificate that is to be revoked', () => {
  it.each(['false_information', 'terms_breach'])(
    'for %s stays in force for 14 days, and its organisation is notified why',
    async (reason) => {
      const { org, certificateNumber, again, answer } = await announced(reason);
      expect(answer.json()).toEqual({ ok: true });
      expect(await statusOf(certificateNumber)).toBe('active');
      expect(await mailsOf(org)).toEqual([
        { kind: 'revocation_announced', values: expect.objectContaining({ number: certificateNumber, grounds }) },
      ]);
      expect((await ownOf(org)).revocationNotice).toEqual({
        reason,
        grounds,
        explainUntil: '2026-12-07T22:59:59.999Z',
        phase: 'coming',
        explanation: null,
      });
      expect((await again()).json().code).toBe('revocation_announced');
      expect((await decide(org, 'revoke')).json().code).toBe('explanation_running');
      world.at('2026-12-07T22:59:59.999Z');
      expect((await decide(org, 'revoke')).json().code).toBe('explanation_running');
      world.at('2026-12-07T23:00:00.000Z');
      expect((await decide(org, 'revoke')).json()).toEqual({ ok: true });
      expect((await world.call('GET', `/api/registry/${certificateNumber}`)).json()).toMatchObject({
        status: 'revoked',
        revocationReason: reason,
      });
      expect((await mailsOf(org)).map(({ kind }) => kind).toSorted()).toEqual(['certificate_revoked', 'revocation_announced']);
    },
  );

  it('needs grounds that its organisation can read', async () => {
    const org = await anOrganization(world.deps);
    const { id, certificateNumber } = await aCertificate(world.deps, org);
    const answer = await act(`/api/operator/certificates/${id}/revocation`, { organizationId: org.id, reason: 'terms_breach', note });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['told']]);
    expect(await statusOf(certificateNumber)).toBe('active');
  });

  it('is explained once, by an editor, and the operator reads it before deciding to leave it in force', async () => {
    const { org, id, certificateNumber } = await announced();
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    const text = 'Raport dotyczył spółki zależnej, nie naszej organizacji.';
    const explain = (cookie: string, words = text) => act(`/api/certificates/${id}/explanation`, { text: words }, cookie);
    expect((await explain(reader.cookie)).statusCode).not.toBe(200);
    expect((await explain(org.cookie, 'krótko')).json().fields).toHaveProperty('text');
    expect((await explain(org.cookie)).json().revocationNotice).toMatchObject({ explanation: text });
    expect((await explain(org.cookie)).json().code).toBe('explained_already');
    expect((await taskOf(org))?.facts).toMatchObject({ explanation: text, certificateNumber });
    expect((await decide(org, 'keep')).json()).toEqual({ ok: true });
    expect(await statusOf(certificateNumber)).toBe('active');
    expect((await mailsOf(org)).map(({ kind }) => kind).toSorted()).toEqual(['revocation_announced', 'revocation_dropped']);
    expect((await explain(org.cookie)).json().code).toBe('nothing_announced');
  });

  it('is explained until the end of its last day and not later, and its page states which of the two it is', async () => {
    const { org, id } = await announced();
    // The session of the day of the announcement is over.
    const signIn = async () => {
      const token = await startSession(world.deps, world.deps.db, org.userId, { ipAddress: '', userAgent: '' });
      return { ...org, cookie: `atesto_session=${token}` };
    };
    const text = 'Raport dotyczył spółki zależnej.';
    world.at('2026-12-07T23:00:00.000Z');
    const late = await signIn();
    expect((await ownOf(late)).revocationNotice).toMatchObject({ phase: 'passed' });
    const refused = await act(`/api/certificates/${id}/explanation`, { text }, late.cookie);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'explanation_over']);
    world.at('2026-12-07T22:59:59.999Z');
    const inTime = await signIn();
    expect((await ownOf(inTime)).revocationNotice).toMatchObject({ phase: 'today' });
    expect((await act(`/api/certificates/${id}/explanation`, { text }, inTime.cookie)).statusCode).toBe(200);
  });

  it('and was left in force can be announced again', async () => {
    const { org, again } = await announced();
    await decide(org, 'keep');
    expect((await again()).json()).toEqual({ ok: true });
    expect(await taskOf(org)).toBeDefined();
  });

  it('is no task for the operator any more when its organisation takes it back by itself', async () => {
    const { org, id } = await announced();
    expect((await act(`/api/certificates/${id}/removal`, {}, org.cookie)).statusCode).toBe(200);
    expect(await taskOf(org)).toBeUndefined();
    expect((await ownOf(org)).revocationNotice).toBeNull();
  });

  it('at the demand of an authority is revoked at once', async () => {
    const { certificateNumber } = await announced('authority_demand');
    expect(await statusOf(certificateNumber)).toBe('revoked');
  });
});
