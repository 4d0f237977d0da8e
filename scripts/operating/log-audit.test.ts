// @module-tag long
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCredential } from '#proof/credential/credential.ts';
import { issueLeaf, revocationLeaf } from '#proof/log/leaves.ts';
import { writeKey } from '#proof/log/note.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { changingLogs } from '#server/testing/logs/changing-logs.ts';
import { openWorld } from '#server/testing/world.ts';
import { runTransparency } from '#server/certificate/transparency/job.ts';
import { makeKeyring } from '#server/certificate/transparency/keys/keyring.ts';
import { publishKeyList } from '#server/certificate/transparency/keys/key-lists.ts';
import { enqueueLeaf } from '#server/certificate/transparency/log.ts';
import { renewLists } from '#server/certificate/transparency/status.ts';

const world = openWorld();
const origin = { ipAddress: '192.0.2.7', userAgent: 'test' };
let folder: string;
let address: string;

type Ended = Readonly<{ code: number; output: string; wrong: string }>;

function audit(...args: string[]): Promise<Ended> {
  const program = join(import.meta.dirname, 'log-audit.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder }, (error, output, wrong) =>
      resolve({ code: error ? Number(error.code) : 0, output, wrong }),
    );
  });
}

async function emptied(): Promise<void> {
  for (const table of [
    sql`log_leaves`,
    sql`log_hashes`,
    sql`log_checkpoints`,
    sql`log_pending`,
    sql`key_lists`,
    sql`status_lists`,
    sql`status_places`,
  ]) {
    await changingLogs(world.deps.db, (tx) => tx.rows(sql`delete from ${table}`));
  }
}

const hash = (text: string): string => Buffer.from(text.padEnd(32, '.')).toString('hex');

/** The log begins anew with entries about these, all signed by the same key. */
async function logOf(...names: string[]): Promise<void> {
  await emptied();
  await publishKeyList(world.deps);
  for (const name of names) {
    await enqueueLeaf(world.deps.db, issueLeaf(hash(name)), world.deps.now());
    await runTransparency(world.deps);
  }
}

beforeAll(async () => {
  world.deps.now = () => new Date();
  world.deps.keyring = await makeKeyring({ issuer: 'https://atesto.test', now: new Date(Date.now() - 60_000) });
  folder = await mkdtemp(join(tmpdir(), 'audit-'));
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('an audit from outside', () => {
  it('finds a consistent log valid, and remembers what it saw', async () => {
    await logOf('one', 'two');
    const first = await audit(address, '--state', 'state.json');
    expect(first.wrong).toBe('');
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringContaining('Entries: 2 issue, 0 documents, 0 revoke, 0 status, 1 keys, 1 tool'),
    });
    expect(first.output).toContain('AS THE SERVICE ITSELF NAMES THEM');
    expect(first.output).toContain('No witness is named');
    await enqueueLeaf(world.deps.db, issueLeaf(hash('three')), world.deps.now());
    await runTransparency(world.deps);
    const second = await audit(address, '--state', 'state.json');
    expect(second).toMatchObject({ code: 0, output: expect.stringContaining('The log grew from its 4 entries in the last run.') });
    expect(JSON.parse(await readFile(join(folder, 'state.json'), 'utf8')).checkpoint).toContain('atesto.test/log\n5\n');
  });

  it('understands every kind of entry that the service makes', async () => {
    await emptied();
    await publishKeyList(world.deps);
    const org = await anOrganization(world.deps);
    const { id } = await aCertificate(world.deps, org);
    await revokeCertificate(world.deps, { organizationId: org.id, id, reason: 'terms_breach', userId: null, origin });
    await runTransparency(world.deps);
    const { code, output } = await audit(address);
    expect(output).toMatch(/Entries: 1 issue, 1 documents, 1 revoke, [1-9] status, 1 keys, 1 tool/);
    expect(code).toBe(0);
  });

  it('reads only what is new when it goes on from a stored state, and stores a copy of all entries', async () => {
    await logOf('one', 'two');
    await audit(address, '--state', 'kept.json', '--copy', 'copy.txt');
    await enqueueLeaf(world.deps.db, issueLeaf(hash('three')), world.deps.now());
    await runTransparency(world.deps);
    const { code, output } = await audit(address, '--state', 'kept.json', '--copy', 'copy.txt');
    expect([code, output]).toEqual([0, expect.stringContaining('Read since the last run: 1.')]);
    expect(output).toContain('Entries: 3 issue');
    const rows = await world.deps.db.rows<{ leaf: string }>(sql`select leaf from log_leaves order by index`);
    expect(await readFile(join(folder, 'copy.txt'), 'utf8')).toBe(rows.map(({ leaf }) => `${leaf}\n`).join(''));
    const state = JSON.parse(await readFile(join(folder, 'kept.json'), 'utf8'));
    state.reading.tiles[0].hashes[0] = Buffer.alloc(32, 7).toString('base64');
    await writeFile(join(folder, 'kept.json'), JSON.stringify(state));
    expect(await audit(address, '--state', 'kept.json')).toMatchObject({ code: 0, output: expect.not.stringContaining('Read since') });
  });

  it('computes the lists of revocations from the entries, and finds one that says less', async () => {
    await emptied();
    await publishKeyList(world.deps);
    const { deps } = world;
    const revoked = async (): Promise<string> => {
      const org = await anOrganization(deps);
      const { id } = await aCertificate(deps, org);
      await revokeCertificate(deps, { organizationId: org.id, id, reason: 'terms_breach', userId: null, origin });
      await runTransparency(deps);
      return id;
    };
    await revoked();
    const [before] = await deps.db.rows<{ token: string }>(sql`select token from status_lists`);
    expect(await audit(address, '--state', 'lists.json')).toMatchObject({ code: 0, output: expect.stringContaining('with the 1 places') });
    await revoked();
    expect(await audit(address, '--state', 'lists.json')).toMatchObject({ code: 0, output: expect.stringContaining('with the 2 places') });
    // Somebody plays back the list from before, and prevents the service from signing another one.
    await deps.db.rows(sql`create function keep() returns trigger language plpgsql as 'begin return null; end'`);
    await deps.db.rows(sql`update status_lists set token = ${before!.token}`);
    await deps.db.rows(sql`create trigger keep before insert or update on status_lists for each row execute function keep()`);
    const { code, wrong } = await audit(address, '--state', 'lists.json');
    await deps.db.rows(sql`drop trigger keep on status_lists`);
    expect([code, wrong]).toEqual([1, expect.stringContaining('the log says that 1 more were revoked than the list of revocations')]);
    await runTransparency(deps);
    expect((await audit(address, '--state', 'lists.json')).code).toBe(0);
  });

  it('finds a list that says more than the log, unless the entry comes', async () => {
    await emptied();
    await publishKeyList(world.deps);
    const { deps } = world;
    const org = await anOrganization(deps);
    const { id } = await aCertificate(deps, org);
    const [row] = await deps.db.rows<{ credential: string; hash: string }>(sql`
      select credential, verification_hash as hash from certificates where id = ${id}`);
    const place = (await readCredential(row!.credential)).claims.status!;
    await runTransparency(deps);
    // Waits for the log, and is on the list already.
    await deps.db.rows(sql`insert into log_pending (leaf, created_at)
      values (${revocationLeaf({ hash: row!.hash, at: 1_795_219_200, code: 'finding', place })}, ${deps.now()})`);
    await renewLists(deps);
    expect(await audit(address, '--state', 'more.json')).toMatchObject({
      code: 0,
      output: expect.stringContaining('NOT IN THE LOG YET: 1 revocations'),
    });
    expect(await audit(address, '--state', 'more.json')).toMatchObject({
      code: 1,
      wrong: expect.stringContaining('the log does not say so'),
    });
    await runTransparency(deps);
    expect((await audit(address, '--state', 'more.json')).code).toBe(0);
  });

  it('compares two sizes, or two dates', async () => {
    await logOf('one', 'two', 'three');
    expect((await audit(address, '--from', '3', '--to', '4')).output).toContain('The log grew from its 3 entries at 3.');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect((await audit(address, '--from', '3', '--to', tomorrow)).code).toBe(0);
    expect(await audit(address, '--from', '1999-01-01')).toMatchObject({ code: 2, wrong: expect.stringContaining('answered 404') });
    expect(await audit(address, '--from', 'yesterday')).toMatchObject({
      code: 2,
      wrong: expect.stringContaining('neither a size nor a date'),
    });
  });

  it('finds a history that was rewritten and signed anew', async () => {
    await logOf('one', 'two', 'three');
    expect((await audit(address, '--state', 'before.json')).code).toBe(0);
    await logOf('one', 'forged', 'three', 'four');
    const { code, wrong } = await audit(address, '--state', 'before.json');
    expect(code).toBe(1);
    expect(wrong).toContain('the log was rewritten, or is shown differently to others');
    // Both signed states are shown: together they convict the log.
    expect(wrong.match(/— atesto\.test\/log /g)).toHaveLength(2);
    expect((await audit(address)).code).toBe(0);
  });

  it('finds that two visitors are shown two logs, each of which is consistent', async () => {
    await logOf('one', 'shown to Anna');
    expect((await audit(address, '--state', 'anna.json')).code).toBe(0);
    await logOf('one', 'shown to Jan');
    expect((await audit(address, '--state', 'jan.json')).code).toBe(0);
    expect((await audit(address, '--state', 'anna.json')).code).toBe(1);
    await logOf('one', 'shown to Anna');
    expect((await audit(address, '--state', 'jan.json')).code).toBe(1);
  });

  it('finds a single entry or hash that was changed in the database', async () => {
    await logOf('one', 'two');
    const { db } = world.deps;
    await changingLogs(db, (tx) =>
      tx.rows(sql`update log_leaves set leaf = ${issueLeaf(hash('changed'))} where leaf = ${issueLeaf(hash('one'))}`),
    );
    expect(await audit(address)).toMatchObject({ code: 1, wrong: expect.stringContaining('other_tile') });
    await logOf('one', 'two');
    await changingLogs(db, (tx) => tx.rows(sql`update log_hashes set hash = ${Buffer.alloc(32, 7)} where level = 0 and index = 2`));
    expect((await audit(address)).code).toBe(1);
    await logOf('one', 'two');
    await enqueueLeaf(db, 'note Jan Kowalski', world.deps.now());
    await runTransparency(world.deps);
    expect(await audit(address)).toMatchObject({ code: 1, wrong: expect.stringContaining('unknown_entry') });
  });

  it('finds a log that became shorter', async () => {
    await logOf('one', 'two', 'three');
    expect((await audit(address, '--state', 'longer.json')).code).toBe(0);
    await logOf('one', 'two');
    expect(await audit(address, '--state', 'longer.json')).toMatchObject({ code: 1, wrong: expect.stringContaining('shorter') });
  });

  it('asks witnesses itself, and finds that one saw more than the service shows, or another history', async () => {
    await logOf('one', 'two');
    let answer: [number, string] = [200, ''];
    const witness = createServer((request, reply) => void request.resume().on('end', () => reply.writeHead(answer[0]).end(answer[1])));
    await new Promise<void>((resolve) => witness.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(witness.address() as AddressInfo).port}`;
    const auditWitnesses = (): Promise<Ended> => audit(address, '--witness', url, '--witness', url);
    expect(await auditWitnesses()).toMatchObject({
      code: 0,
      output: expect.stringContaining('2 witnesses, asked themselves, saw nothing else'),
    });
    answer = [409, '2\n'];
    expect((await auditWitnesses()).code).toBe(0);
    answer = [409, '34\n'];
    expect(await auditWitnesses()).toMatchObject({ code: 1, wrong: expect.stringContaining('saw 34 entries, and the service shows 4') });
    answer = [422, 'no'];
    expect(await auditWitnesses()).toMatchObject({ code: 1, wrong: expect.stringContaining('saw another log of 4 entries') });
    answer = [500, 'away'];
    expect((await auditWitnesses()).code).toBe(2);
    witness.close();
  });

  it('finds another log key, and a list of keys that the pinned roots did not sign', async () => {
    await logOf('one');
    const own = world.deps.keyring;
    const foreign = await makeKeyring({ issuer: 'https://atesto.test', now: new Date(Date.now() - 60_000) });
    await writeFile(
      join(folder, 'roots.json'),
      JSON.stringify({ issuer: 'https://atesto.test', threshold: 2, keys: own.roots.keys.map(writeKey) }),
    );
    expect(await audit(address, '--roots', 'roots.json')).toMatchObject({ code: 0, output: expect.stringContaining('Roots, as given') });
    world.deps.keyring = foreign;
    expect(await audit(address, '--roots', 'roots.json')).toMatchObject({ code: 1, wrong: expect.stringContaining('not_signed_by_roots') });
    // Roots that the service names itself, but a log that another key signed.
    expect(await audit(address)).toMatchObject({ code: 1, wrong: expect.stringContaining('not_of_the_log') });
    world.deps.keyring = own;
  });

  it('states when it cannot check', async () => {
    expect(await audit('http://127.0.0.1:1')).toMatchObject({ code: 2, wrong: expect.stringContaining('cannot be reached') });
    expect((await audit()).code).toBe(2);
    expect(await audit('--help')).toMatchObject({ code: 0, output: expect.stringContaining('npm run tool -- log-audit') });
    expect((await audit(address, '--roots', 'none.json')).code).toBe(2);
  });
});
