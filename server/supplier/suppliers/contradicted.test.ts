// @module-tag long
import { beforeEach, describe, expect, it } from 'vitest';
import { supplierStatusOf } from '#core/supplier/supplier-status.ts';
import { aCertificate, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { readStatuses } from './status.ts';

const world = openWorld();
const at = '2027-06-10T09:00:00.000Z';
let buyer: TestOrganization;
let supplier: TestOrganization;
let number: string;
let assessmentId: string | null;
beforeEach(async () => {
  world.at(at);
  [buyer, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps, { plan: 'pro' })];
  ({ certificateNumber: number, assessmentId } = await aCertificate(world.deps, supplier));
});

/** Reports that 20 of 60 accounts have a second factor, which contradicts an answer. */
async function contradict({ cookie }: TestOrganization): Promise<void> {
  const counts = { members: 60, membersWithMfa: 20, admins: 3, adminsWithMfa: 3, guests: 0, unclear: 0 };
  const fact = { kind: 'entra_mfa', takenOn: '2027-06-10', counts, sha256: '0'.repeat(64), columns: ['isMfaCapable'], evidenceName: null };
  expect((await world.call('POST', '/api/facts', { cookie, body: fact })).statusCode).toBe(200);
}

type Seen = {
  nip: string;
  state: 'valid';
  certificates: { status: string; expiresAt: string; confirmation: unknown; contradicted: number }[];
};
const watch = (...some: TestOrganization[]) =>
  world.call('POST', '/api/suppliers', { cookie: buyer.cookie, body: { suppliers: some.map(({ nip }) => ({ nip })) } });
const list = async () => (await world.call('GET', '/api/suppliers', { cookie: buyer.cookie })).json<{ suppliers: Seen[] }>().suppliers;
const page = async () => (await world.call('GET', `/api/registry/${number}`)).json<{ contradicted: number }>().contradicted;

describe('a supplier whose answers are contradicted', () => {
  it('is counted in the list as on the page of its certificate, before and after it is explained', async () => {
    const sound = await anOrganization(world.deps, { plan: 'pro' });
    await aCertificate(world.deps, sound);
    await watch(supplier, sound);
    const counts = async () => new Map((await list()).map(({ nip, certificates }) => [nip, certificates[0]?.contradicted]));
    expect(await counts()).toEqual(
      new Map([
        [supplier.nip, 0],
        [sound.nip, 0],
      ]),
    );
    await contradict(supplier);
    const found = (await list()).find(({ nip }) => nip === supplier.nip)!;
    expect([found.state, supplierStatusOf(found, new Date(at))]).toEqual(['valid', 'contradicted']);
    expect([(await counts()).get(supplier.nip), await page(), (await counts()).get(sound.nip)]).toEqual([1, 1, 0]);
    const body = { reason: 'mfa_low', explanation: 'Konta bez logowania' };
    await world.call('PUT', '/api/facts/entra_mfa/explanation', { cookie: supplier.cookie, body });
    expect([(await counts()).get(supplier.nip), await page()]).toEqual([0, 0]);
  });

  it('is so for a visitor too, and not once its certificate has ended', async () => {
    await contradict(supplier);
    const check = async () =>
      (await world.call('POST', '/api/suppliers/check', { body: { nips: [supplier.nip] } })).json<{ suppliers: Seen[] }>().suppliers[0];
    expect((await check())?.certificates).toMatchObject([{ status: 'active', contradicted: 1 }]);
    world.at('2028-06-11T09:00:00.000Z');
    expect((await check())?.certificates).toMatchObject([{ status: 'expired', contradicted: 0 }]);
  });

  it('is stated in the file of the list', async () => {
    await watch(supplier);
    await contradict(supplier);
    const csv = await world.call('GET', '/api/suppliers/csv?lang=en', { cookie: buyer.cookie });
    expect(csv.body.split('\r\n')[0]).toContain(';Answers contradicted;');
    expect(csv.body).toMatch(/;Something contradicts answers;NIS2;[^\r]*;1;;/);
  });

  it('costs a long list no more statements than a short one', async () => {
    const others: TestOrganization[] = [];
    for (let count = 0; count < 3; count += 1) {
      const other = await anOrganization(world.deps, { plan: 'pro' });
      await aCertificate(world.deps, other);
      await contradict(other);
      others.push(other);
    }
    await contradict(supplier);
    const counted = async (nips: string[]) => {
      const { db } = world.deps;
      let statements = 0;
      const rows: typeof db.rows = (statement) => {
        if (/reported_facts|fact_explanations|observed_domains|join reports/.test(statement.sql)) statements += 1;
        return db.rows(statement);
      };
      const { suppliers } = await readStatuses({ ...world.deps, db: { ...db, rows } }, nips);
      expect(suppliers.map(({ certificates }) => certificates[0]?.contradicted)).toEqual(nips.map(() => 1));
      return statements;
    };
    const one = await counted([supplier.nip]);
    expect(one).toBeGreaterThan(0);
    expect(await counted([supplier, ...others].map(({ nip }) => nip))).toBe(one);
  });
});

describe('the badge for websites', () => {
  it('is amber while something contradicts answers, and states it instead of the score', async () => {
    const badge = async (query = '') => (await world.call('GET', `/badge/${number}.svg${query}`)).body;
    expect(await badge()).toContain('#0f4c5c');
    await contradict(supplier);
    const [light, dark] = [await badge('?lang=en'), await badge('?theme=dark')];
    expect(light).toContain('valid until 10/06/2028 · something contradicts answers');
    expect([light.includes('#0f4c5c'), light.includes('#8a5a10'), dark.includes('#e3b661')]).toEqual([false, true, true]);
  });
});

it('the list of the registry reports it of a certificate as its page does', async () => {
  const listed = async () =>
    (await world.call('GET', `/api/registry?search=${supplier.nip}`)).json<{ certificateNumber: string; contradicted: number }[]>();
  expect(await listed()).toMatchObject([{ certificateNumber: number, contradicted: 0 }]);
  await contradict(supplier);
  expect(await listed()).toMatchObject([{ certificateNumber: number, contradicted: await page() }]);
  expect(await page()).toBe(1);
});

it('the page of a shared result states it of its certificate', async () => {
  const body = { label: 'Audytor', days: 14, sections: false, report: false, comments: false, questionIds: [], assessmentId };
  const made = await world.call('POST', '/api/share-links', { cookie: supplier.cookie, body });
  const token = made.json<{ address: string }>().address.split('/').at(-1);
  const shown = async () => (await world.call('POST', '/api/share-links/opening?lang=pl', { body: { token } })).json<unknown>();
  expect(await shown()).toMatchObject({ certificate: { certificateNumber: number, contradicted: 0 } });
  await contradict(supplier);
  expect(await shown()).toMatchObject({ certificate: { certificateNumber: number, contradicted: 1 } });
});
