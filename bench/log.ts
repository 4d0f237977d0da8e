import pg from 'pg';
import sql from 'sql-template-tag';
import { oweLeaves, proofOf, sequence } from '#server/transparency/log.ts';
import { medianMillis, print } from './measure.ts';
import type { Setting } from './setting.ts';

const leaves = 50_000;
const turns = 40;

/** Appending to the log beside plain rows of the same leaves, and the proof of one leaf of them. */
export async function benchLog({ deps, databaseUrl }: Setting): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create temp table plain (index bigint primary key, leaf text not null unique)');
  const begun = performance.now();
  await client.query("insert into plain select n, 'issue ' || md5(n::text) || md5(n::text) from generate_series(1, $1::int) n", [leaves]);
  const plain = (leaves * 1000) / (performance.now() - begun);
  await client.end();
  await oweLeaves(deps.db, sql`select 'issue ' || md5(n::text) || md5(n::text) from generate_series(1, ${leaves}::int) n`, new Date());
  const started = performance.now();
  let appended = 0;
  for (let more = await sequence(deps); more > 0; more = await sequence(deps)) appended += more;
  const rate = (appended * 1000) / (performance.now() - started);
  print('log, leaves appended and signed', `${rate.toFixed(0)}/s`, `plain rows ${plain.toFixed(0)}/s, aim 500/s`, rate / plain);
  const [known] = await deps.db.rows<{ leaf: string }>(sql`select leaf from log_leaves order by index desc limit 1 offset ${leaves / 2}`);
  const bare = await medianMillis(turns, () => deps.db.rows(sql`select index from log_leaves where leaf = ${known!.leaf}`));
  const proof = await medianMillis(turns, () => proofOf(deps, known!.leaf));
  print(`log, proof among ${appended} leaves`, `${proof.toFixed(2)} ms`, `bare look-up ${bare.toFixed(2)} ms, aim 5 ms`, proof / bare);
}
