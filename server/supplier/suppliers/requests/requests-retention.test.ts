import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { applyRetention } from '#server/operations/retention/service.ts';
import { aNip, anOrganization } from '#server/testing/builders.ts';
import { supplierRequests } from '#server/testing/scenarios/supplier-requests.ts';
import { openWorld } from '#server/testing/world.ts';

// A world of their own: where much was done a year ago, deleting it all at once would rightly stop and ask.
const world = openWorld();
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));
const { anAddress, ask, outcomes, list, queuedMails, sent, tokenIn } = supplierRequests(world, 'Prosimy o samoocenę.');

/** Whoever is signed in stays so, however far the clock is moved. */
const staySignedIn = () => world.deps.db.rows(sql`update sessions set expire = '2099-01-01'`);

it('an address is forgotten after 30 days, the request after a year', async () => {
  const buyer = await anOrganization(world.deps);
  await ask(buyer, [{ nip: aNip(), email: anAddress() }]);
  await staySignedIn();
  world.at('2026-12-21T09:00:00.000Z');
  await applyRetention(world.deps);
  expect((await list(buyer)).requests).toMatchObject([{ email: null, state: 'waiting' }]);
  world.at('2027-11-21T09:00:00.000Z');
  await applyRetention(world.deps);
  expect((await list(buyer)).requests).toEqual([]);
});

it('ends them for good with one click, whoever asks afterwards; the address is forgotten, its hash stays', async () => {
  const one = await anOrganization(world.deps);
  const [nip, email] = [aNip(), anAddress()];
  await ask(one, [{ nip, email }]);
  const token = tokenIn(await sent((await queuedMails(email))[0]));
  const click = await world.app.inject({
    method: 'POST',
    url: `/api/suppliers/requests/stop?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(click.json()).toEqual({ ok: true });
  expect((await list(one)).requests).toMatchObject([{ email: null, state: 'stopped' }]);
  world.at('2036-11-21T09:00:00.000Z');
  await applyRetention(world.deps);
  await world.deps.db.rows(sql`delete from organizations where id = ${one.id}`);
  const later = await anOrganization(world.deps);
  expect(await outcomes(later, [{ nip, email }])).toEqual(['stopped']);
  const stored = await world.deps.db.rows(sql`select * from supplier_recipients order by address_hash`);
  expect(JSON.stringify(stored)).not.toContain(email);
});
