// @module-tag long
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { announcements } from '#content/legal/editions/versions.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { aCertificate, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const { on, bindsFrom } = announcements.find(({ pages }) => pages['terms-of-certification'] === '2.2')!;

async function contradicted(number: string): Promise<number> {
  const answer = await world.call('GET', `/api/registry/${number}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().contradicted;
}

/** Reports how many of 60 accounts have a second factor, as counted at that day. */
async function report({ cookie }: TestOrganization, takenOn: string, membersWithMfa: number): Promise<void> {
  const counts = { members: 60, membersWithMfa, admins: 3, adminsWithMfa: 3, guests: 0, unclear: 0 };
  const sha256 = String(membersWithMfa).padStart(64, '0');
  const fact = { kind: 'entra_mfa', takenOn, counts, sha256, columns: ['isMfaCapable'], evidenceName: null };
  expect((await world.call('POST', '/api/facts', { cookie, body: fact })).statusCode).toBe(200);
}

async function certified(at: string) {
  world.at(`${at}T09:00:00.000Z`);
  const org = await anOrganization(world.deps, { plan: 'pro' });
  return { org, ...(await aCertificate(world.deps, org)) };
}

it('the page of a certificate counts answers that a fact contradicts until it is explained or another is counted', async () => {
  const { org, certificateNumber } = await certified('2027-06-10');
  expect(await contradicted(certificateNumber)).toBe(0);
  await report(org, '2027-06-10', 20);
  expect(await contradicted(certificateNumber)).toBe(1);
  const explain = (explanation: string) =>
    world.call('PUT', '/api/facts/entra_mfa/explanation', { cookie: org.cookie, body: { reason: 'mfa_low', explanation } });
  expect((await explain('Konta bez logowania')).statusCode).toBe(200);
  expect(await contradicted(certificateNumber)).toBe(0);
  await explain('');
  expect(await contradicted(certificateNumber)).toBe(1);
  // Of another day, and everybody has one.
  world.at('2027-06-12T09:00:00.000Z');
  await report(org, '2027-06-12', 60);
  expect(await contradicted(certificateNumber)).toBe(0);
});

it('a fact that is too old contradicts nothing, and it says nothing of another organisation or of one that is over', async () => {
  const [{ org, id, certificateNumber }, other] = [await certified('2027-06-10'), await certified('2027-06-10')];
  await report(org, '2027-06-10', 20);
  expect([await contradicted(certificateNumber), await contradicted(other.certificateNumber)]).toEqual([1, 0]);
  world.at('2027-08-10T09:00:00.000Z');
  expect(await contradicted(certificateNumber)).toBe(0);
  world.at('2027-06-11T09:00:00.000Z');
  const origin = { ipAddress: '127.0.0.1', userAgent: 'test' };
  await revokeCertificate(world.deps, { organizationId: org.id, id, reason: 'false_information', userId: null, origin });
  expect(await contradicted(certificateNumber)).toBe(0);
});

it('nobody outside learns that an incident contradicts an answer', async () => {
  const { org, certificateNumber } = await certified('2027-06-10');
  const begun = await world.call('POST', '/api/incidents', {
    cookie: org.cookie,
    body: { title: 'Atak', drill: false, kinds: ['service_disruption'], detected: '2027-06-10T08:00:00.000Z' },
  });
  const { id } = begun.json<{ id: string }>();
  const marked = await world.call('PUT', `/api/incidents/${id}/contradictions`, {
    cookie: org.cookie,
    body: { questionIds: ['nis2-3-2'] },
  });
  expect(marked.statusCode).toBe(200);
  const seen = (await world.call('GET', '/api/contradictions?lang=pl', { cookie: org.cookie })).json<{ contradicted: boolean }[]>();
  expect(seen).toMatchObject([{ contradicted: true }]);
  expect(await contradicted(certificateNumber)).toBe(0);
});

it('an account from before the terms said so is bound by them on the day that was announced', async () => {
  const before = new Date(Date.parse(`${on}T12:00:00Z`) - 2 * 86_400_000).toISOString().slice(0, 10);
  const { org, certificateNumber } = await certified(before);
  await report(org, before, 20);
  expect(await contradicted(certificateNumber)).toBe(0);
  const later = await certified(on);
  await report(later.org, on, 20);
  expect([await contradicted(certificateNumber), await contradicted(later.certificateNumber)]).toEqual([0, 1]);
  world.at(`${bindsFrom}T09:00:00.000Z`);
  await world.deps.db.rows(sql`
    update reported_facts set taken_on = ${bindsFrom} where organization_id = ${org.id}`);
  expect(await contradicted(certificateNumber)).toBe(1);
});
