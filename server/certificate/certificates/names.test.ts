import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { foldForSearch } from '#core/platform/text/search-text.ts';
import type { Db } from '#server/platform/db/db.ts';
import { aNip } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let nip: string;
beforeEach(() => void (nip = aNip()));

let numbers = 0;

/** A certificate with what it is found by, as issuing writes it; returns its number. */
async function certify(name: string, db: Db = world.deps.db): Promise<string> {
  numbers += 1;
  const number = `ATESTO-NIS2-2026-${String(numbers).padStart(6, '2')}`;
  await db.rows(sql`
    insert into certificates (organization_id, id, certificate_number, type, compliance_score, issued_at, expires_at, pdf_url, qr_code_url,
      verification_hash, credential, organization_name, organization_nip, search_text, created_at)
    values (gen_random_uuid(), gen_random_uuid(), ${number}, 'nis2', 80, now(), now() + interval '1 year', '', '', repeat('a', 64), '', ${name}, ${nip},
      ${foldForSearch(`${name} ${number} ${nip}`)}, now())`);
  return number;
}

const forget = (number: string) =>
  world.deps.db.rows(
    sql`update certificates set organization_name = '', organization_nip = '', search_text = '' where certificate_number = ${number}`,
  );
const names = async () =>
  (await world.deps.db.rows<{ searchText: string }>(sql`select search_text from certified_names where nip = ${nip} order by 1`)).map(
    ({ searchText }) => searchText,
  );
const find = async (q: string) =>
  (await world.call('GET', `/api/registry?search=${encodeURIComponent(q)}`))
    .json<{ certificateNumber: string }[]>()
    .map((one) => one.certificateNumber);

describe('the names by which certificates are found', () => {
  it('are stored once each, and stay for as long as a certificate has them, in the list or revoked', async () => {
    const [one, two] = [await certify('Żółwia Wólka S.A.'), await certify('Żółwia Wólka S.A.')];
    const renamed = await certify('Żółwia Góra S.A.');
    const [wolka, gora] = [`zolwia wolka s.a. ${nip}`, `zolwia gora s.a. ${nip}`];
    expect(await names()).toEqual([gora, wolka]);
    expect(await find('wólka żółwia')).toEqual([two, one]);
    expect(await find('żółwia')).toEqual([renamed, two, one]);
    // Words of two names of one company are no name.
    expect(await find('wólka góra')).toEqual([]);
    await forget(one);
    expect(await names()).toEqual([gora, wolka]);
    await world.deps.db.rows(
      sql`update certificates set revoked_at = now(), status = 'revoked', revocation_reason = 'organisation_request' where certificate_number = ${two}`,
    );
    expect(await names()).toEqual([gora, wolka]);
    await forget(two);
    expect(await names()).toEqual([gora]);
    await forget(renamed);
    expect(await names()).toEqual([]);
  });

  it('are not lost where one is forgotten while another is issued', async () => {
    const old = await certify('Młyn Nowy Targ');
    const issuing = Promise.withResolvers<void>();
    const issued = Promise.withResolvers<void>();
    let number = '';
    const issue = world.deps.db.transaction(async (tx) => {
      number = await certify('Młyn Nowy Targ', tx);
      issuing.resolve();
      await issued.promise;
    });
    await issuing.promise;
    const forgotten = forget(old);
    // The one who forgets waits for the one who issues.
    await expect.poll(async () => (await world.deps.db.rows(sql`select 1 from pg_locks where not granted`)).length).toBeGreaterThan(0);
    issued.resolve();
    await Promise.all([issue, forgotten]);
    expect(await names()).toEqual([`mlyn nowy targ ${nip}`]);
    expect(await find('młyn')).toEqual([number]);
  });

  it('leave words that a number may have to be found in numbers too', async () => {
    const number = await certify('Zubr');
    expect(await find(number.slice(-6))).toContain(number);
    expect(await find(`zubr ${number.slice(-4)}`)).toEqual([number]);
    expect(await find('zubr nis2')).toEqual([number]);
    expect(await find('zubr aiact')).toEqual([]);
  });
});
