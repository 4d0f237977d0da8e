// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { namesAtOnce, namesReadAnewAfterDays } from '#core/supplier/supplier-list.ts';
import type { CompanyRegister } from '#server/adapters/registers/company-register.ts';
import { aNip, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { readDueNames } from './registered-names.ts';

const world = openWorld();
const begun = '2026-11-21T09:00:00.000Z';
const later = (days: number): string => new Date(Date.parse(begun) + days * 86_400_000).toISOString();

/** Lists of other tests are no business of these. */
beforeEach(async () => {
  world.at(begun);
  await world.deps.db.rows(sql`delete from supplier_watches`);
});

/** A register that answers so, and what it was queried. */
function fakeRegister(answer: (nip: string) => string | null): string[] {
  const queried: string[] = [];
  const unexpectedQuery = () => Promise.reject(new Error('not asked'));
  const find: CompanyRegister['find'] = async (nip) => {
    queried.push(nip);
    const name = answer(nip);
    return name === null ? null : { name, fullName: name, address: '', city: '', postalCode: '', active: true };
  };
  world.deps.companyRegister = { find, read: unexpectedQuery, activities: unexpectedQuery, close: async () => {} };
  return queried;
}
const silent = (): never => {
  throw new Error('down');
};

const watch = (org: TestOrganization, suppliers: readonly object[]) =>
  world.call('POST', '/api/suppliers', { cookie: org.cookie, body: { suppliers } });

/** Sessions end before names are old. */
async function namesIn({ id }: TestOrganization): Promise<Record<string, string>> {
  const rows = await world.deps.db.rows<{ nip: string; name: string }>(sql`
    select nip, registered_name as name from supplier_watches where organization_id = ${id} order by nip`);
  return Object.fromEntries(rows.map(({ nip, name }) => [nip, name]));
}

it('a few suppliers that are added without a name get that of the register at once, and the job reads the others', async () => {
  const org = await anOrganization(world.deps);
  const nips = Array.from({ length: namesAtOnce + 3 }, aNip);
  const [labelled, named] = [aNip(), nips];
  const queried = fakeRegister((nip) => `FIRMA ${nip}`);
  expect((await watch(org, [{ nip: labelled, label: 'Nasza' }, ...named.map((nip) => ({ nip }))])).json().added).toBe(nips.length + 1);
  expect(queried.toSorted()).toEqual(nips.slice(0, namesAtOnce).toSorted());
  expect(await readDueNames(world.deps)).toEqual({ namesRead: 3 });
  expect(await namesIn(org)).toEqual({ [labelled]: '', ...Object.fromEntries(nips.map((nip) => [nip, `FIRMA ${nip}`])) });
  expect(await readDueNames(world.deps)).toEqual({ namesRead: 0 });
  const { suppliers } = (await world.call('GET', '/api/suppliers', { cookie: org.cookie })).json();
  expect(suppliers.find(({ nip }: { nip: string }) => nip === nips[0])).toMatchObject({ label: '', registeredName: `FIRMA ${nips[0]}` });
});

it('a name is for everybody who watches the company, and is read anew when it is old', async () => {
  const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
  const nip = aNip();
  fakeRegister(silent);
  await watch(org, [{ nip }]);
  await watch(other, [{ nip }]);
  world.at(later(1));
  const queried = fakeRegister(() => 'HUTA S.A.');
  await readDueNames(world.deps);
  expect([await namesIn(org), await namesIn(other), queried]).toEqual([{ [nip]: 'HUTA S.A.' }, { [nip]: 'HUTA S.A.' }, [nip]]);
  world.at(later(namesReadAnewAfterDays));
  expect(await readDueNames(world.deps)).toEqual({ namesRead: 0 });
  world.at(later(namesReadAnewAfterDays + 1));
  fakeRegister(() => 'HUTA NOWA S.A.');
  expect(await readDueNames(world.deps)).toEqual({ namesRead: 1 });
  expect(await namesIn(org)).toEqual({ [nip]: 'HUTA NOWA S.A.' });
});

it('a register that is down breaks nothing, is not queried on and on, and a name that is there stays', async () => {
  const before = await anOrganization(world.deps);
  const known = aNip();
  fakeRegister(() => 'HUTA S.A.');
  await watch(before, [{ nip: known }]);
  world.at(later(namesReadAnewAfterDays + 1));
  const org = await anOrganization(world.deps);
  const queried = fakeRegister(silent);
  const nips = Array.from({ length: 7 }, aNip);
  expect(
    (
      await watch(
        org,
        nips.map((nip) => ({ nip })),
      )
    ).json(),
  ).toEqual({ added: 7, already: 0, refused: [] });
  // All of the first five failed.
  expect(queried).toHaveLength(5);
  expect(await readDueNames(world.deps)).toEqual({ namesRead: 0 });
  expect(await namesIn(before)).toEqual({ [known]: 'HUTA S.A.' });
  expect(await namesIn(org)).toEqual(Object.fromEntries(nips.map((nip) => [nip, ''])));
});

it('a company that the register does not know is not queried about every day', async () => {
  const org = await anOrganization(world.deps);
  const nip = aNip();
  const queried = fakeRegister(() => null);
  await watch(org, [{ nip }]);
  world.at(later(2));
  await readDueNames(world.deps);
  expect([queried, await namesIn(org)]).toEqual([[nip], { [nip]: '' }]);
});
