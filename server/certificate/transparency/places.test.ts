// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCredential } from '#proof/credential/credential.ts';
import { readJws } from '#proof/credential/jws.ts';
import { isTakenBack, readStatusList, statusListSize } from '#proof/credential/status-list.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { runTransparency } from './job.ts';
import { drawPlace, listOf } from './places.ts';

const world = openWorld();
const origin = { ipAddress: '192.0.2.7', userAgent: 'test' };
const [year, places] = [2027, [1, 2, 3, 4, 5, 6, 7, 8]];
const ends = new Date('2027-06-01T00:00:00Z');

beforeAll(async () => {
  world.at('2026-11-21T09:00:00.000Z');
  // Every place that will be drawn on the first list of the year has a certificate.
  await world.deps.db.rows(sql`insert into status_places (list, place) select ${year}, unnest(${places}::int[])`);
  world.deps.randomIntegers = (count, bound) =>
    bound === statusListSize ? places.slice(0, count) : Array.from({ length: count }, () => 0);
});

describe('a year with more certificates than one list holds', () => {
  it('holds more than a million: a list of a million places, and 98 further ones', async () => {
    expect(statusListSize).toBeGreaterThan(1_000_000);
    expect([listOf(ends), listOf(ends, 2), listOf(ends, 99)]).toEqual([year, 202702, 202799]);
  });

  it('begins a further list, signed and followed like the first one', async () => {
    const org = await anOrganization(world.deps);
    const { id } = await aCertificate(world.deps, org);
    const [row] = await world.deps.db.rows<{ credential: string }>(sql`select credential from certificates where id = ${id}`);
    const { status } = (await readCredential(row!.credential)).claims;
    expect(new URL(status!.uri).pathname).toBe('/status/202702');
    expect(status!.index).toBe(1);
    const isListedRevoked = async (list: number): Promise<boolean> => {
      const answer = await world.call('GET', `/status/${list}`);
      expect(answer.statusCode).toBe(200);
      return isTakenBack(await readStatusList(readJws(answer.body)), 1);
    };
    await runTransparency(world.deps);
    expect(await isListedRevoked(202702)).toBe(false);
    await revokeCertificate(world.deps, { organizationId: org.id, id, reason: 'terms_breach', userId: null, origin });
    await runTransparency(world.deps);
    expect([await isListedRevoked(202702), await isListedRevoked(year)]).toEqual([true, false]);
  });

  it('refuses to issue rather than to give one place twice', async () => {
    for (let further = 2; further <= 99; further += 1) {
      await world.deps.db.rows(sql`
        insert into status_places (list, place) select ${listOf(ends, further)}::int, unnest(${places}::int[]) on conflict do nothing`);
    }
    await expect(drawPlace(world.deps, ends)).rejects.toThrow('no list of revocations of the year has a free place');
  });
});
