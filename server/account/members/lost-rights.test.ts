// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { shareState } from '#core/certificate/share-links.ts';
import { aCompletedAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

type Person = Readonly<{ cookie: string; userId: string }>;
const as = ({ cookie }: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  world.call(method, url, { cookie, ...(body ? { body } : {}) });

/** An organisation with a second owner, who invited an owner, made a webhook and shared a result. */
async function rightsFromAnother() {
  const org = await anOrganization(world.deps, { plan: 'pro' });
  const other = await aPerson(world.deps);
  await joins(world.deps, other, org, 'owner');
  const assessmentId = await aCompletedAssessment(world.deps, org);
  const email = `nowy-${org.nip}@example.com`;
  expect((await as(other, 'POST', '/api/invitations', { email, role: 'owner' })).statusCode).toBe(200);
  const url = 'https://odbiorca.example/x';
  const webhook = await as(other, 'POST', '/api/webhooks', { url, events: ['certificate.issued'] });
  expect(webhook.statusCode, webhook.body).toBe(200);
  const input = { assessmentId, label: 'Audytor', days: 30, sections: true, report: false, comments: false, questionIds: [] };
  const share = await as(other, 'POST', '/api/share-links', input);
  expect(share.statusCode, share.body).toBe(200);
  return { org, other };
}

/** What is left of it, as an owner sees it. */
async function leftOf(org: TestOrganization) {
  const rows = await world.deps.db.rows<{ revokedAt: Date | null; expiresAt: Date }>(sql`
    select revoked_at, expires_at from share_links where organization_id = ${org.id}`);
  const webhooks: readonly { state: string }[] = (await as(org, 'GET', '/api/webhooks')).json();
  const invitations: readonly unknown[] = (await as(org, 'GET', '/api/invitations')).json();
  return {
    invitations: invitations.length,
    webhooks: webhooks.map(({ state }) => state),
    shares: rows.map((row) => shareState(row, world.deps.now())),
  };
}

const gone = { invitations: 0, webhooks: ['off'], shares: ['revoked'] };

it.each([
  ['who is removed', 'DELETE', null, gone],
  ['who leaves', 'leave', null, gone],
  ['who may read only from now on', 'PATCH', 'reader', gone],
  ['who may edit from now on: what editors may share stays', 'PATCH', 'editor', { ...gone, shares: ['open'] }],
] as const)('nothing outlives the right of an owner %s', async (_, way, role, left) => {
  const { org, other } = await rightsFromAnother();
  expect(await leftOf(org)).toEqual({ invitations: 1, webhooks: ['on'], shares: ['open'] });
  const done =
    way === 'leave'
      ? await as(other, 'POST', '/api/members/leaving', {})
      : await as(org, way, `/api/members/${other.userId}`, role ? { role } : undefined);
  expect(done.statusCode, done.body).toBe(200);
  expect(await leftOf(org)).toEqual(left);
  const acts = await world.deps.db.rows<{ action: string }>(sql`
    select action from audit_logs where organization_id = ${org.id} and action in ('member.invitation_withdrawn', 'webhook.stopped')`);
  expect(acts.map(({ action }) => action).toSorted()).toEqual(['member.invitation_withdrawn', 'webhook.stopped']);
});

it('another owner who switches a webhook on, or mails an invitation again, is who it goes with', async () => {
  const { org, other } = await rightsFromAnother();
  const [invitation] = (await as(org, 'GET', '/api/invitations')).json<{ id: string }[]>();
  expect((await as(org, 'POST', `/api/invitations/${invitation?.id}/resend`, {})).statusCode).toBe(200);
  const [webhook] = (await as(org, 'GET', '/api/webhooks')).json<{ id: string }[]>();
  expect((await as(org, 'PATCH', `/api/webhooks/${webhook?.id}`, { on: true })).statusCode).toBe(200);
  await as(org, 'DELETE', `/api/members/${other.userId}`);
  expect(await leftOf(org)).toEqual({ invitations: 1, webhooks: ['on'], shares: ['revoked'] });
});
