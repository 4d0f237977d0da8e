import type pg from 'pg';
import { companies } from './companies.ts';
import { sized } from '#bench/measure.ts';
import { results } from './results.ts';
import { runs, traces } from './traces.ts';

/** Companies at 1×; each has ten certificates and fifty answers. */
export const companiesAtOne = sized(1000, 100);

/** Indexes that carry no constraint are taken away and made anew: row by row they cost more than everything else together. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(i.indexrelid) as text
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and not i.indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { text } of rows) await client.query(text);
}

/** `$1` and `$2` of a statement; one that names only the second still takes both. */
function filled(statement: string, from: number, to: number): string {
  return statement.replaceAll('$1', String(from)).replaceAll('$2', String(to));
}

/** Triggers that maintain the text which operators search (migration 0360). */
const foundBy = [
  ['organizations', 'organizations_text'],
  ['payments', 'payments_text'],
] as const;

/**
 * Makes the companies after `from` up to `to`, with spread-out ends, payments, histories and mails, as they would be after years.
 * Documents and models of reports are left out: they are read one at a time by their key.
 */
export async function fill(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '512MB'`);
  // No triggers and no foreign keys while it is made, but for what companies and orders are found by.
  await client.query('set session_replication_role = replica');
  for (const [table, trigger] of foundBy) await client.query(`alter table ${table} enable always trigger ${trigger}`);
  await withoutIndexes(client, async () => {
    for (const statement of [...companies, ...results, ...traces]) await client.query(filled(statement, from, to));
    if (from === 0) await client.query(runs);
  });
  for (const [table, trigger] of foundBy) await client.query(`alter table ${table} enable trigger ${trigger}`);
  await client.query('drop table company, certified');
  await client.query('reset all');
  await client.query('vacuum analyze');
}
