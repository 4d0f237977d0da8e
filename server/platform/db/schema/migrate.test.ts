// @module-tag long
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { earlierDatabase, emptyDatabase } from '#server/testing/databases/databases.ts';
import { migrate, missingMigrations, statementsOf } from './migrate.ts';

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

async function anEmptyDatabase(): Promise<string> {
  const { url, drop } = await emptyDatabase(inject('postgresUrl'));
  ending.push(drop);
  return url;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  ending.push(() => client.end());
  return client;
}

describe('bringing a database up to date', () => {
  it('is done once by several processes that start together, indexes that are made beside other work among it', async () => {
    const url = await anEmptyDatabase();
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(await missingMigrations(url)).toEqual([]);
    const { rows } = await (await connected(url)).query('select 1 from pg_index where not indisvalid');
    expect(rows).toEqual([]);
  });

  it('begins again where indexes were interrupted, and gives what there was the text that it is found by', async () => {
    const url = await anEmptyDatabase();
    const earlier = await earlierDatabase(url, '0360');
    ending.push(() => earlier.end());
    await earlier.query(`
      insert into users (id, email, password_hash, first_name, last_name, created_at, updated_at)
        values ('5b0ab3a1-0000-4000-8000-000000000001', 'a@example.com', 'x', 'A', 'B', now(), now());
      insert into organizations (id, name, nip, address, city, postal_code, contact_email, user_id, created_at, updated_at)
        select gen_random_uuid(), 'Łącz Żółw ' || n, lpad(n::text, 10, '0'), '', '', '', '', '5b0ab3a1-0000-4000-8000-000000000001', now(), now()
        from generate_series(1, 2500) n;
      insert into payments (organization_id, id, amount, plan, buyer, order_number, created_at)
        select id, gen_random_uuid(), 1, 'basic', jsonb_build_object('name', name, 'email', 'K@example.com', 'nip', nip), 'ORD-' || nip, now() from organizations`);
    // Somebody else made one of the indexes, and was cut off before it was recorded.
    await earlier.query('create index organizations_newest on organizations (created_at desc)');
    await earlier.query(`
      insert into certificates (organization_id, id, certificate_number, type, compliance_score, issued_at, expires_at, pdf_url, qr_code_url,
          verification_hash, credential, organization_name, organization_nip, search_text, created_at)
        select id, gen_random_uuid(), 'ATESTO-NIS2-2026-AAAA' || n, 'nis2', 80, now(), now() + interval '1 year', '', '', repeat('a', 64), '', name, nip,
          'lacz zolw 7 atesto-nis2-2026-aaaa' || n || ' 0000000007', now() from organizations, generate_series(22, 29) n where nip = '0000000007'`);
    await migrate(url);
    const { rows: names } = await earlier.query('select nip, search_text from certified_names');
    expect(names).toEqual([{ nip: '0000000007', search_text: 'lacz zolw 7 0000000007' }]);
    const { rows } = await earlier.query(`
      select o.search_text as company, p.search_text as order from organizations o join payments p on p.organization_id = o.id where o.nip = '0000002500'`);
    expect(rows).toEqual([{ company: 'lacz zolw 2500 0000002500', order: 'lacz zolw 2500 k@example.com 0000002500 ord-0000002500' }]);
    await earlier.query(`update organizations set name = 'Świt' where nip = '0000002500'`);
    const { rows: changed } = await earlier.query(`select search_text from organizations where nip = '0000002500'`);
    expect(changed).toEqual([{ search_text: 'swit 0000002500' }]);
    const { rows: left } = await earlier.query(
      'select 1 from organizations where search_text is null union all select 1 from payments where search_text is null',
    );
    expect(left).toEqual([]);
  });

  it('sends statements one by one only where a migration requests it', () => {
    expect(statementsOf('select 1;\n\nselect 2;\n')).toHaveLength(1);
    expect(statementsOf('-- Statements apart.\n\nselect 1;\n\n-- Why.\nselect 2;\n')).toEqual(['select 1;', '-- Why.\nselect 2;\n']);
  });
});
