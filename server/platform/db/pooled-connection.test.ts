import sql from 'sql-template-tag';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from './db.ts';

const options = { url: inject('postgresUrl'), poolSize: 1, onError: () => {} };
const [own, lent] = [openDatabase(options), openDatabase({ ...options, lent: true })];
afterAll(() => Promise.all([own.close(), lent.close()]));

const timeoutOf = async (db: typeof own) =>
  (await db.rows<{ millis: string }>(sql`select current_setting('statement_timeout') as millis`))[0]?.millis;

describe('a connection that a pooler lends for a transaction', () => {
  it('is sent nothing that the next one who borrows it would inherit', async () => {
    expect([await timeoutOf(own), await timeoutOf(lent)]).toEqual(['5min', '0']);
  });

  it('is not waited for longer for that', async () => {
    const impatient = { statement: 0, lock: 0, idle: 0, answer: 300 };
    const waits = { call: impatient, document: impatient, job: impatient };
    const db = openDatabase({ ...options, lent: true, waits });
    const query = db.rows(sql`select pg_sleep(3)`);
    await expect(query).rejects.toMatchObject({ status: 503 });
    await db.close();
  });
});
