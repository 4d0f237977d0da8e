import pg from 'pg';
import sql from 'sql-template-tag';
import { sha256, utf8 } from '#proof/bytes.ts';
import { readLogProof, verifyLogProof, writeCheckpoint } from '#proof/log.ts';
import { inclusionPath, leafHash, rootFromInclusion } from '#proof/merkle.ts';
import { signatureLine, writeNote } from '#proof/note.ts';
import { enqueueLeaves, proofOf, sequence } from '#server/certificate/transparency/log.ts';
import { medianMillis, print } from './measure.ts';
import type { Setting } from './setting.ts';

const leaves = 50_000;
const turns = 40;
const aimMillis = 5;

const manyLeaves = 10_000_000;

/**
 * The proof of a leaf in a log of ten million, of which only the hashes exist that the proof needs: the rest is as far away
 * in an index as they are. The proof is checked, so that a short one is noticed.
 */
async function benchLargeLog({ deps }: Setting): Promise<void> {
  const { db, keyring, now } = deps;
  const [leaf, place] = [`issue ${'a'.repeat(64)}`, { index: 7_654_321, size: manyLeaves }];
  const hashes = new Map<string, readonly [level: number, index: number, hash: Buffer]>();
  const path = await inclusionPath(async (level, index) => {
    const hash = await sha256(utf8(`${level}/${index}`));
    hashes.set(`${level}/${index}`, [level, index, Buffer.from(hash)]);
    return hash;
  }, place);
  const root = await rootFromInclusion(place, await leafHash(utf8(leaf)), path);
  const text = writeCheckpoint({ origin: `${keyring.origin}/log`, size: manyLeaves, root });
  const note = writeNote({ text, signatures: [await signatureLine(keyring.log.key, keyring.log.sign, text)] });
  for (const [level, index, hash] of hashes.values()) {
    await db.rows(sql`insert into log_hashes (level, index, hash) values (${level}, ${index}, ${hash})
      on conflict (level, index) do update set hash = excluded.hash`);
  }
  await db.rows(sql`insert into log_leaves (index, leaf) values (${place.index}, ${leaf})`);
  await db.rows(sql`insert into log_checkpoints (size, note, witnesses, created_at) values (${manyLeaves}, ${note}, 9, ${now()})`);
  const trust = { origin: `${keyring.origin}/log`, log: [keyring.log.key], witnesses: [] };
  const { proof } = (await proofOf(deps, leaf))!;
  await verifyLogProof(readLogProof(proof), utf8(leaf), trust);
  const made = await medianMillis(turns, () => proofOf(deps, leaf));
  const checked = await medianMillis(turns, () => verifyLogProof(readLogProof(proof), utf8(leaf), trust));
  print(`log, proof among ${manyLeaves} leaves`, `${made.toFixed(2)} ms`, 'aim 5 ms', made / aimMillis);
  print(`log, that proof checked`, `${checked.toFixed(2)} ms`, 'aim 5 ms', checked / aimMillis);
}

/** Appending to the log beside plain rows of the same leaves, and the proof of one leaf of them. */
export async function benchLog(setting: Setting): Promise<void> {
  const { deps, databaseUrl } = setting;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create temp table plain (index bigint primary key, leaf text not null unique)');
  const begun = performance.now();
  await client.query("insert into plain select n, 'issue ' || md5(n::text) || md5(n::text) from generate_series(1, $1::int) n", [leaves]);
  const plain = (leaves * 1000) / (performance.now() - begun);
  await client.end();
  await enqueueLeaves(deps.db, sql`select 'issue ' || md5(n::text) || md5(n::text) from generate_series(1, ${leaves}::int) n`, new Date());
  const started = performance.now();
  let appended = 0;
  for (let more = await sequence(deps); more > 0; more = await sequence(deps)) appended += more;
  const rate = (appended * 1000) / (performance.now() - started);
  print('log, leaves appended and signed', `${rate.toFixed(0)}/s`, `plain rows ${plain.toFixed(0)}/s, aim 500/s`, rate / plain);
  const [known] = await deps.db.rows<{ leaf: string }>(sql`select leaf from log_leaves order by index desc limit 1 offset ${leaves / 2}`);
  const bare = await medianMillis(turns, () => deps.db.rows(sql`select index from log_leaves where leaf = ${known!.leaf}`));
  const proof = await medianMillis(turns, () => proofOf(deps, known!.leaf));
  print(`log, proof among ${appended} leaves`, `${proof.toFixed(2)} ms`, `bare look-up ${bare.toFixed(2)} ms, aim 5 ms`, proof / bare);
  await benchLargeLog(setting);
}
