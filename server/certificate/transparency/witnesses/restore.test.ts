// @module-tag long
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKey } from '#proof/log/note.ts';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { changingLogs } from '#server/testing/logs/changing-logs.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { openWorld } from '#server/testing/world.ts';
import { runTransparency } from '#server/certificate/transparency/job.ts';
import { makeKeyring } from '#server/certificate/transparency/keys/keyring.ts';
import { leavesFrom, newestCheckpoint, enqueueLeaf, witnessedCheckpoint } from '#server/certificate/transparency/log.ts';
import { restoreLog } from './restore.ts';

const world = openWorld({ poolSize: 8 });
let sandbox: Sandbox;
let keys: Server;

/** The log as it was when it had so many entries, as a restore of the database leaves it. */
async function rolledBack(size: number): Promise<void> {
  await changingLogs(world.deps.db, async (tx) => {
    await tx.rows(sql`delete from log_leaves where index >= ${size}`);
    await tx.rows(sql`delete from log_hashes where (index + 1) * power(2, level) > ${size}`);
    await tx.rows(sql`delete from log_checkpoints where size > ${size}`);
    await tx.rows(sql`delete from log_pending`);
    await tx.rows(sql`delete from status_lists`);
  });
}

async function sizeNow(): Promise<number> {
  return (await newestCheckpoint(world.deps.db))!.size;
}

/** What the public page of the log states of issuing. */
async function reportsStopped(): Promise<boolean> {
  return (await world.call('GET', '/api/log')).json<{ stopped: boolean }>().stopped;
}

async function isReported(): Promise<boolean> {
  const rows = await world.deps.db.rows(sql`
    select 1 from desk_tasks where kind = 'log_contradiction' and subject like 'witness %' and facts ->> 'reason' = 'witness_saw_more'`);
  return rows.length > 0;
}

beforeAll(async () => {
  keys = createServer((_, answer) => answer.end(world.deps.keyring.keyList));
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  process.env.LOG_KEYS_URL = `http://127.0.0.1:${(keys.address() as AddressInfo).port}`;
  sandbox = await startSandbox();
  delete process.env.LOG_KEYS_URL;
  const key = await readKey(await (await fetch(`${sandbox.address}/witness/key`)).text());
  const witnesses = [{ key, url: `${sandbox.address}/witness` }];
  world.deps.keyring = await makeKeyring({ issuer: 'https://atesto.test', witnesses, now: world.deps.now() });
  await rolledBack(0);
});
afterAll(async () => {
  keys.close();
  await sandbox.close();
});

describe('a database that was restored to a time before', () => {
  it('signs nothing and issues nothing, because the witnesses know more, and comes back from the copy of an audit', async () => {
    const { deps } = world;
    await aCertificate(deps, await anOrganization(deps));
    await runTransparency(deps);
    const backup = await sizeNow();
    const { verificationHash } = await aCertificateSince();
    const witnessed = (await witnessedCheckpoint(deps.db, 1))!;
    const copy = await leavesFrom(deps.db, 0, witnessed.size);
    expect(witnessed.size).toBeGreaterThan(backup);

    await rolledBack(backup);
    await enqueueLeaf(deps.db, `issue ${'a'.repeat(64)}`, deps.now());
    await runTransparency(deps);
    expect(await sizeNow()).toBe(backup);
    expect(await deps.db.rows(sql`select list from status_lists`)).toEqual([]);
    expect(await isReported()).toBe(true);
    await expect(aCertificate(deps, await anOrganization(deps))).rejects.toMatchObject({ status: 503, code: 'log_contradicted' });
    expect(await reportsStopped()).toBe(true);

    await expect(restoreLog(deps, [...copy.slice(0, -1), `issue ${'b'.repeat(64)}`], witnessed.note)).rejects.toThrow('other_root');
    expect(await sizeNow()).toBe(backup);
    expect(await restoreLog(deps, copy, witnessed.note)).toEqual({ kept: backup, moved: 0, restored: witnessed.size - backup });
    await runTransparency(deps);
    expect((await witnessedCheckpoint(deps.db, 1))!.size).toBe(await sizeNow());
    expect(await sizeNow()).toBeGreaterThan(witnessed.size);
    expect((await world.call('GET', `/log/proof/${verificationHash}`)).statusCode).toBe(200);
    await aCertificate(deps, await anOrganization(deps));
    world.at(new Date(deps.now().getTime() + 61_000).toISOString());
    expect(await reportsStopped()).toBe(false);
  });

  it('that signed on meanwhile, which no witness believed, preserves what it logged behind what comes back', async () => {
    const { deps } = world;
    await runTransparency(deps);
    const backup = await sizeNow();
    await aCertificateSince();
    const witnessed = (await witnessedCheckpoint(deps.db, 1))!;
    const copy = await leavesFrom(deps.db, 0, witnessed.size);
    await rolledBack(backup);
    // As an earlier version did, or while no witness answered.
    const { keyring } = deps;
    deps.keyring = { ...keyring, witnesses: [] };
    const own = `issue ${'c'.repeat(64)}`;
    await enqueueLeaf(deps.db, own, deps.now());
    await runTransparency(deps);
    deps.keyring = keyring;
    expect(await sizeNow()).toBeGreaterThan(backup);
    const { moved, restored } = await restoreLog(deps, copy, witnessed.note);
    expect([moved > 0, restored]).toEqual([true, witnessed.size - backup]);
    await deps.db.rows(sql`delete from status_lists`);
    await runTransparency(deps);
    const all = await leavesFrom(deps.db, 0, 10_000);
    expect(all.slice(0, copy.length)).toEqual(copy);
    expect(all.slice(copy.length)).toContain(own);
    expect((await witnessedCheckpoint(deps.db, 1))!.size).toBe(all.length);
  });
});

async function aCertificateSince(): Promise<{ verificationHash: string }> {
  const { id } = await aCertificate(world.deps, await anOrganization(world.deps));
  await runTransparency(world.deps);
  const [row] = await world.deps.db.rows<{ verificationHash: string }>(sql`select verification_hash from certificates where id = ${id}`);
  return row!;
}
