// @module-tag long
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { openDatabase } from '#server/platform/db/db.ts';
import { databaseUrl, earlierDatabase, onServer } from '#server/testing/databases/databases.ts';
import { entryByNumber } from '#server/certificate/certificates/listing.ts';
import { unnotifiedClaims } from './repository.ts';
import { knownOf } from './status.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
const [user, organization, certificate] = [randomUUID(), randomUUID(), randomUUID()];
const number = 'ATESTO-NIS2-2026-ABCDEF';
let client: pg.Client;

beforeAll(async () => {
  await onServer(inject('postgresUrl'), (server) => server.query(`create database ${name}`));
  const url = databaseUrl(inject('postgresUrl'), name);
  client = await earlierDatabase(url, '0040');
  await client.query(
    `insert into users (id, email, password_hash, first_name, last_name, email_verified, created_at, updated_at)
    values ($1, 'alt@example.com', '', 'Anna', 'Alt', true, now(), now())`,
    [user],
  );
  await client.query(
    `insert into organizations (id, name, nip, address, city, postal_code, contact_email, user_id, created_at, updated_at)
    values ($1, 'Dawna firma', '9990000008', 'ul. Stara 1', 'Łódź', '90-001', 'alt@example.com', $2, now(), now())`,
    [organization, user],
  );
  await client.query(
    `insert into certificates (organization_id, id, certificate_number, type, compliance_score, issued_at, expires_at, pdf_url, qr_code_url,
      verification_hash, credential, metadata, organization_name, organization_nip, search_text, created_at)
    values ($1, $2, $3, 'nis2', 80, now(), now() + interval '1 year', '', '', repeat('a', 64), 'x.y.z', '{"threshold": 75}', 'Dawna firma',
      '9990000008', '', now())`,
    [organization, certificate, number],
  );
  await migrate(url);
});
afterAll(async () => {
  await client.end();
  await onServer(inject('postgresUrl'), (server) => server.query(`drop database ${name} with (force)`));
});

describe('organisations from before', () => {
  it('start unconfirmed, keep their certificates as they are, and nobody is written to out of the blue', async () => {
    const db = openDatabase({ url: databaseUrl(inject('postgresUrl'), name), poolSize: 1, onError: () => {} });
    expect(await knownOf(db, organization, new Date())).toEqual({ confirmation: null, contested: false, holdsNip: true, heldUp: false });
    expect(await unnotifiedClaims(db, 10)).toEqual([]);
    expect(await entryByNumber(db, number)).toMatchObject({ organizationName: 'Dawna firma', revokedAt: null, confirmation: null });
    await db.close();
  });
});
