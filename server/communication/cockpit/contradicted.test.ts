// @module-tag long
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#contract/communication/clients.ts';
import type { Cockpit } from '#contract/communication/cockpit.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { aCertificate, anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
let consultant: TestPerson;
let operator: TestOrganization;
let number: string;
let id: string;

beforeEach(async () => {
  world.at('2027-06-10T09:00:00.000Z');
  org = await anOrganization(world.deps, { plan: 'pro' });
  ({ id, certificateNumber: number } = await aCertificate(world.deps, org));
  consultant = await aPerson(world.deps);
  await joins(world.deps, consultant, org, 'consultant');
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});

async function contradict(): Promise<void> {
  const counts = { members: 60, membersWithMfa: 20, admins: 3, adminsWithMfa: 3, guests: 0, unclear: 0 };
  const fact = { kind: 'entra_mfa', takenOn: '2027-06-10', counts, sha256: '0'.repeat(64), columns: ['isMfaCapable'], evidenceName: null };
  expect((await world.call('POST', '/api/facts', { cookie: org.cookie, body: fact })).statusCode).toBe(200);
}

const read = async <T>(path: string, { cookie }: Readonly<{ cookie: string }>) => (await world.call('GET', path, { cookie })).json<T>();
type Counted = { contradicted: number };

/** What every screen of those who may look counts: the public page, the own list, the dashboard twice, the consultant’s list, the operator’s two. */
async function counted(): Promise<number[]> {
  const page = await read<Counted>(`/api/registry/${number}`, org);
  const [own] = await read<Counted[]>('/api/certificates', org);
  const { regimes, certificates } = await read<Cockpit>('/api/cockpit', org);
  const [client] = await read<Client[]>('/api/clients', consultant);
  const found = await read<{ certificates: Counted[] }>(`/api/operator/search?q=${number}`, operator);
  const details = await read<{ certificates: Counted[] }>(`/api/operator/organizations/${org.id}`, operator);
  const all = [page, own, regimes[0]?.certificate, certificates[0], client?.regimes[0], found.certificates[0], details.certificates[0]];
  return all.map((one) => one!.contradicted);
}

describe('a certificate whose answers are contradicted', () => {
  it('is counted for its owner, a consultant and the operator as on its public page, until that is explained', async () => {
    expect(await counted()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    await contradict();
    expect(await counted()).toEqual([1, 1, 1, 1, 1, 1, 1]);
    const body = { reason: 'mfa_low', explanation: 'Konta bez logowania' };
    await world.call('PUT', '/api/facts/entra_mfa/explanation', { cookie: org.cookie, body });
    expect(await counted()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('is not counted once it is over', async () => {
    await contradict();
    const origin = { ipAddress: '127.0.0.1', userAgent: 'test' };
    await revokeCertificate(world.deps, { organizationId: org.id, id, reason: 'false_information', userId: null, origin });
    const [own] = await read<(Counted & { status: string })[]>('/api/certificates', org);
    expect([own?.status, own?.contradicted]).toEqual(['revoked', 0]);
  });

  it('is stated in the workbook of the list', async () => {
    const status = async () => {
      const answer = await world.call('GET', '/api/clients/xlsx?lang=en', { cookie: consultant.cookie });
      const { readXlsx } = await import('hucre/xlsx');
      return (await readXlsx(answer.rawPayload)).sheets[0]?.rows[1]?.[4];
    };
    const before = await status();
    await contradict();
    expect(await status()).toBe(`${String(before)} (Something contradicts answers)`);
  });

  it('costs the dashboard few statements', async () => {
    await contradict();
    const { db } = world.deps;
    let statements = 0;
    world.deps.db = { ...db, rows: (statement) => ((statements += 1), db.rows(statement)) };
    await read('/api/cockpit', org);
    world.deps.db = db;
    expect(statements).toBeLessThanOrEqual(21);
  });
});
