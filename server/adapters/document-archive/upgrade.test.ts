import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { earlierDatabase, emptyDatabase } from '#server/testing/databases/databases.ts';

const ending: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ending.toReversed()) await end();
});

async function aDatabase(): Promise<string> {
  const { url, drop } = await emptyDatabase(inject('postgresUrl'));
  ending.push(drop);
  return url;
}

it(
  'a database of the version before preserves its documents, and what that version still writes and reads goes on',
  { tags: ['long'] },
  async () => {
    const url = await aDatabase();
    const earlier = await earlierDatabase(url, '0350');
    ending.push(() => earlier.end());
    const [user, organization, assessment] = ['1', '2', '3'].map((digit) => `5b0ab3a1-0000-4000-8000-00000000000${digit}`);
    await earlier.query(`
    insert into signing_keys (kid, public_jwk, created_at) values ('first', '{}', now());
    insert into users (id, email, password_hash, first_name, last_name, created_at, updated_at)
      values ('${user}', 'a@example.com', 'x', 'A', 'B', now(), now());
    insert into organizations (id, name, nip, address, city, postal_code, contact_email, user_id, created_at, updated_at)
      values ('${organization}', 'Młyn', '9990000008', '', '', '', '', '${user}', now(), now());
    insert into assessments (organization_id, id, type, catalogue_version, created_at, updated_at)
      values ('${organization}', '${assessment}', 'nis2', '1', now(), now())`);
    // As the version before writes, and as it reads.
    const bytes = Buffer.from('a report');
    const write = (language: string) =>
      earlier.query(
        `insert into documents (organization_id, assessment_id, kind, language, edition, sha256, bytes, created_at)
        values ($1, $2, 'report', $3, 1, $4, $5, now()) on conflict do nothing returning sha256`,
        [organization, assessment, language, createHash('sha256').update(bytes).digest('hex'), bytes],
      );
    await write('pl');
    await migrate(url);
    await write('en');
    expect((await earlier.query<{ text: string }>(`select convert_from(bytes, 'utf8') as text from documents`)).rows).toEqual([
      { text: 'a report' },
      { text: 'a report' },
    ]);
    expect((await earlier.query('select size, stored_at from documents')).rows).toEqual([
      { size: null, stored_at: null },
      { size: null, stored_at: null },
    ]);
    expect((await earlier.query('select 1 from documents_upgrade')).rowCount).toBe(1);
    await expect(earlier.query('update documents set bytes = null')).rejects.toThrow('documents_are_somewhere');
  },
);

it('a new database knows no version before', async () => {
  const url = await aDatabase();
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  ending.push(() => client.end());
  expect((await client.query('select 1 from documents_upgrade')).rowCount).toBe(0);
});
