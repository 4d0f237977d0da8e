// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { readsOf } from '#server/testing/databases/reads.ts';
import { openWorld } from '#server/testing/world.ts';

const lanes = 1;
const world = openWorld({ poolSize: lanes });
const many = 24_000;
/** More than are scanned before the index is queried, with space for what it finds, and for the names by which it is found. */
const allowed = 7000;

beforeAll(async () => {
  const { db } = world.deps;
  // Half of them have one word, half another, and the two oldest have both; the newest are of another year.
  await db.rows(sql`
    insert into certificates (organization_id, id, certificate_number, type, compliance_score, issued_at, expires_at, pdf_url, qr_code_url,
      verification_hash, credential, organization_name, organization_nip, search_text, created_at)
    select gen_random_uuid(), gen_random_uuid(), number, 'nis2', 80, at, at + interval '1 year', '', '', repeat('a', 64), '', name, nip,
      lower(name || ' ' || number || ' ' || nip), at
    from (select n, timestamptz '2026-11-20Z' - make_interval(mins => n * 40) as at, lpad((7000000000 + n)::text, 10, '0') as nip,
        case when n > ${many - 2}::int then 'Zaklad Hurtownia' when n % 2 = 0 then 'Zaklad Nowak' else 'Hurtownia Nowak' end as name
      from generate_series(1, ${many}::int) n) made,
      lateral (select 'ATESTO-NIS2-' || extract(year from at) || '-' || translate(upper(lpad(to_hex(n), 6, '0')), '01', 'YZ') as number) numbered`);
  await db.raw('vacuum analyze certificates, certified_names', []);
}, 60_000);

async function search(q: string, more = ''): Promise<{ certificateNumber: string; organization: { name: string } }[]> {
  const answer = await world.call('GET', `/api/registry?search=${encodeURIComponent(q)}${more}`);
  return answer.json();
}

describe('a registry of many', () => {
  it.each([
    ['words that are common each and rare together', 'zaklad hurtownia', 2],
    ['a common word', 'nowak', 24],
    ['words that nobody has', 'nowak qqq', 0],
    ['a part of a NIP', '7000023', 24],
    ['a number as far as it was typed', 'ATESTO-NIS2-2025', 24],
    ['a longer part of a number', 'ATESTO-NIS2-2025-YY5A', 24],
    ['a year', '2025', 24],
    ['signs that no index knows', '&&&', 0],
  ])('is searched for %s without being read, however often', async (_, q, found) => {
    // From the sixth time on the database plans without knowing what is searched for.
    for (let turn = 0; turn < 7; turn += 1) expect(await search(q)).toHaveLength(found);
    const { rows, whole } = await readsOf(world.deps.db, lanes, () => search(q));
    expect(whole).toEqual([]);
    expect(rows).toBeLessThan(allowed);
  });

  it('finds in a year only what was issued then, page by page, the newest first', async () => {
    const numbers = (await search('2025', '&limit=100')).map(({ certificateNumber }) => certificateNumber);
    expect(numbers).toHaveLength(100);
    expect(numbers.every((number) => number.startsWith('ATESTO-NIS2-2025-'))).toBe(true);
    const exact = numbers[5] ?? '';
    expect((await search(exact.slice(0, -1))).map(({ certificateNumber }) => certificateNumber)).toContain(exact);
    expect(await search('ATESTO-AIACT-2025')).toEqual([]);
  });
});
