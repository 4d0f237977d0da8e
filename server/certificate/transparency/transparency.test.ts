// @module-tag long
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utf8 } from '#proof/bytes.ts';
import { readCredential } from '#proof/credential/credential.ts';
import { issueLeaf } from '#proof/log/leaves.ts';
import { openCheckpoint, readLogProof, verifyLogProof, type LogTrust } from '#proof/log/log.ts';
import { leafHash, nodeHash, verifyConsistency } from '#proof/log/merkle.ts';
import { readEntries } from '#proof/log/tiles.ts';
import { verifyFile, type Sources } from '#proof/check/check.ts';
import { fileHeadlineOf, fileStateOf } from '#proof/check/headline.ts';
import { readKey, writeKey } from '#proof/log/note.ts';
import { examine, type Findings } from '#proof/check/verdict.ts';
import { revokeAllOf, revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { readRecord } from '#server/certificate/registry/service.ts';
import { reissueCertificate } from '#server/certificate/certificates/issue/reissue.ts';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { changingLogs } from '#server/testing/logs/changing-logs.ts';
import { openWorld } from '#server/testing/world.ts';
import { runTransparency } from './job.ts';
import { makeKeyring } from './keys/keyring.ts';
import { consistency, newestCheckpoint, enqueueLeaf, enqueueLeaves, proofOf, sequence, witnessedCheckpoint } from './log.ts';
import { advanceLog } from './witnesses/witnesses.ts';

const world = openWorld({ poolSize: 8 });
const origin = { ipAddress: '192.0.2.7', userAgent: 'test' };

const trust = (): LogTrust => ({
  origin: 'atesto.test/log',
  log: [world.deps.keyring.log.key],
  witnesses: world.deps.keyring.witnesses.map(({ key }) => key),
});

async function textAt(url: string): Promise<string> {
  const answer = await world.call('GET', url);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return answer.body;
}

/** What a third party finds with what the service publishes. */
async function examined(number: string): Promise<Findings> {
  const { credential, verificationHash } = (await world.call('GET', `/api/registry/${number}`)).json();
  const { keyring, now } = world.deps;
  const logProof = await textAt(`/log/proof/${verificationHash}`);
  const { status } = (await readCredential(credential)).claims;
  const statusToken = await textAt(new URL(status!.uri).pathname);
  return examine({ credential, manifest: keyring.manifest, origin: 'atesto.test', logProof, statusToken, now: now() });
}

async function leaves(): Promise<string[]> {
  return (await world.deps.db.rows<{ leaf: string }>(sql`select leaf from log_leaves order by index`)).map(({ leaf }) => leaf);
}

describe('the log', () => {
  it('begins with the list of keys', async () => {
    await advanceLog(world.deps);
    expect((await leaves())[0]).toMatch(/^keys 1 [0-9a-f]{64}$/);
  });

  it('gives each leaf one place, however many ask at once and however often the same is queued', async () => {
    const { deps } = world;
    const pending = Array.from({ length: 40 }, (_, index) => `issue ${index}`);
    await Promise.all([...pending, ...pending].map((leaf) => enqueueLeaf(deps.db, leaf, deps.now())));
    await Promise.all(Array.from({ length: 5 }, () => sequence(deps)));
    await Promise.all(pending.map((leaf) => enqueueLeaf(deps.db, leaf, deps.now())));
    await enqueueLeaves(deps.db, sql`select 'issue ' || 7 union all select 'issue new'`, deps.now());
    await sequence(deps);
    const all = await leaves();
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((leaf) => leaf.startsWith('issue ')).length).toBe(41);
    const [gap] = await deps.db.rows<{ gaps: number }>(sql`select max(index) + 1 - count(*) as gaps from log_leaves`);
    expect(gap!.gaps).toBe(0);
  });

  it('proves every leaf, and that each size grew from every earlier one', async () => {
    const { deps } = world;
    for (const [index, leaf] of (await leaves()).entries()) {
      const { proof } = (await proofOf(deps, leaf))!;
      expect((await verifyLogProof(readLogProof(proof), utf8(leaf), trust())).index).toBe(index);
    }
    const notes = await deps.db.rows<{ note: string }>(sql`select note from log_checkpoints order by size`);
    expect(notes.length).toBeGreaterThan(2);
    const checkpoints = await Promise.all(notes.map(async ({ note }) => (await openCheckpoint(note, trust())).checkpoint));
    for (const [at, later] of checkpoints.entries()) {
      for (const earlier of checkpoints.slice(0, at)) {
        await verifyConsistency(earlier, later, await consistency(deps.db, earlier.size, later.size));
      }
    }
  });

  it('stores nothing of a step that is cut off', async () => {
    const { deps } = world;
    await enqueueLeaf(deps.db, 'issue cut', deps.now());
    const before = await newestCheckpoint(deps.db);
    const broken = { ...deps, keyring: { ...deps.keyring, log: { ...deps.keyring.log, sign: () => Promise.reject(new Error('cut')) } } };
    await expect(sequence(broken)).rejects.toThrow('cut');
    expect(await newestCheckpoint(deps.db)).toEqual(before);
    expect(await leaves()).not.toContain('issue cut');
    await sequence(deps);
    expect(await leaves()).toContain('issue cut');
  });

  it('is published as tiles of hashes and leaves that anybody may read', async () => {
    await advanceLog(world.deps);
    const all = await leaves();
    const width = Math.min(all.length, 255);
    const answer = await world.call('GET', `/log/tile/0/000.p/${width}`);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cache-control']).toContain('immutable');
    const hashes = answer.rawPayload;
    expect(hashes.length).toBe(width * 32);
    expect(hashes.subarray(0, 32)).toEqual(Buffer.from(await leafHash(utf8(all[0]!))));
    const entries = await world.call('GET', `/log/tile/entries/000.p/${width}`);
    expect(readEntries(new Uint8Array(entries.rawPayload))).toEqual(all.slice(0, width));
    for (const path of ['0/000.p/0', '0/0', '0/000', '9/000.p/1', 'x/000.p/1', `0/000.p/255/..`, 'entries/001.p/1', 'entries/%00']) {
      expect((await world.call('GET', `/log/tile/${path}`)).statusCode, path).toBeGreaterThanOrEqual(400);
      expect((await world.call('GET', `/log/tile/${path}`)).statusCode, path).toBeLessThan(500);
    }
  });

  it('shows the hashes of complete subtrees one tile higher', async () => {
    const { deps } = world;
    await enqueueLeaves(deps.db, sql`select 'issue many ' || n from generate_series(1, 600) n`, deps.now());
    await advanceLog(deps);
    const [low, high] = [await world.call('GET', '/log/tile/0/000'), await world.call('GET', '/log/tile/1/000.p/2')];
    let level = Array.from({ length: 256 }, (_, index) => new Uint8Array(low.rawPayload.subarray(index * 32, index * 32 + 32)));
    while (level.length > 1) {
      level = await Promise.all(Array.from({ length: level.length / 2 }, (_, at) => nodeHash(level[at * 2]!, level[at * 2 + 1]!)));
    }
    expect(high.rawPayload.subarray(0, 32)).toEqual(Buffer.from(level[0]!));
  });
});

describe('a certificate', () => {
  it('is entered when it is issued and checks out with what is published, without a witness that nobody named', async () => {
    const org = await anOrganization(world.deps);
    const { certificateNumber } = await aCertificate(world.deps, org);
    const found = await examined(certificateNumber);
    expect(found.verdict).toBe('in_force');
    expect(found.checks.witnessed.why).toBe('no_witness_named');
    expect(found.claims?.organization).toEqual({ name: org.name, nip: org.nip });
  });

  it('revoked is on the signed list and in the log at once, and others are not', async () => {
    const org = await anOrganization(world.deps);
    const other = await aCertificate(world.deps, await anOrganization(world.deps));
    const { id, certificateNumber } = await aCertificate(world.deps, org);
    const { verificationHash, credential } = (await world.call('GET', `/api/registry/${certificateNumber}`)).json();
    await revokeCertificate(world.deps, { organizationId: org.id, id, reason: 'terms_breach', userId: null, origin });
    expect((await examined(certificateNumber)).verdict).toBe('revoked');
    expect((await examined(other.certificateNumber)).verdict).toBe('in_force');
    const at = Math.floor(world.deps.now().getTime() / 1000);
    const { status } = (await readCredential(credential)).claims;
    expect(await leaves()).toContain(`revoke ${verificationHash} ${at} finding ${status!.uri} ${status!.index}`);
  });

  it('records in the log whether it was replaced or returned', async () => {
    const { deps } = world;
    const org = await anOrganization(deps);
    const { id, certificateNumber } = await aCertificate(deps, org);
    const { certificateNumber: corrected } = await reissueCertificate(deps, {
      organizationId: org.id,
      id,
      userId: org.userId,
      origin,
      note: 'literówka',
    });
    await deps.db.transaction((tx) => revokeAllOf(deps, tx, { organizationId: org.id, userId: org.userId, origin }));
    await runTransparency(deps);
    const codes = (await leaves()).filter((leaf) => leaf.startsWith('revoke ')).map((leaf) => leaf.split(' ')[3]);
    expect(codes.slice(-2)).toEqual(['replaced', 'own_wish']);
    const entries = [await readRecord(deps, certificateNumber), await readRecord(deps, corrected)];
    expect(entries.map(({ revocationReason, replaced }) => [revocationReason, replaced])).toEqual([
      ['organisation_request', true],
      ['organisation_request', false],
    ]);
  });

  it('of another key than the list names is not accepted by anybody', async () => {
    const own = world.deps.keyring;
    const org = await anOrganization(world.deps);
    const { keyring } = world.deps;
    const foreign = await makeKeyring({ issuer: 'https://atesto.test', now: world.deps.now() });
    world.deps.keyring = { ...keyring, credential: foreign.credential };
    const { certificateNumber } = await aCertificate(world.deps, org);
    world.deps.keyring = own;
    expect((await examined(certificateNumber)).checks.signature).toEqual({ outcome: 'failed', why: 'unknown_key' });
  });
});

describe('a witness', () => {
  let sandbox: Sandbox;
  let keys: Server;
  beforeAll(async () => {
    // The witness signs with a clock of its own.
    world.deps.now = () => new Date();
    keys = createServer((_, answer) => answer.end(world.deps.keyring.keyList));
    await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
    const { port } = keys.address() as AddressInfo;
    process.env.LOG_KEYS_URL = `http://127.0.0.1:${port}`;
    sandbox = await startSandbox();
    delete process.env.LOG_KEYS_URL;
    const key = await readKey(await (await fetch(`${sandbox.address}/witness/key`)).text());
    const witnesses = [{ key, url: `${sandbox.address}/witness` }];
    world.deps.keyring = await makeKeyring({
      issuer: 'https://atesto.test',
      witnesses,
      seal: world.deps.sealer?.fingerprint ?? null,
      now: world.deps.now(),
    });
    // The log begins anew under its new key.
    for (const table of [sql`log_leaves`, sql`log_hashes`, sql`log_checkpoints`, sql`log_pending`]) {
      await changingLogs(world.deps.db, (tx) => tx.rows(sql`delete from ${table}`));
    }
  });
  afterAll(async () => {
    keys.close();
    await sandbox.close();
  });

  it('signs what grew, and the certificate is green only then', async () => {
    const { certificateNumber } = await aCertificate(world.deps, await anOrganization(world.deps));
    const found = await examined(certificateNumber);
    expect(found).toMatchObject({ verdict: 'in_force', checks: { witnessed: { outcome: 'passed' } } });
    expect(found.witnesses.map(({ name }) => name)).toEqual(['witness.atesto.example/local']);
    expect((await world.call('GET', '/log/checkpoint')).body).toContain('— witness.atesto.example/local ');
  });

  it('that is away holds nothing up; the certificate is not yet green, and the job makes it so', async () => {
    const { deps } = world;
    const away = deps.keyring.witnesses.map((one) => ({ ...one, url: 'http://127.0.0.1:1' }));
    const there = deps.keyring;
    deps.keyring = { ...there, witnesses: away };
    const { certificateNumber } = await aCertificate(deps, await anOrganization(deps));
    expect(await examined(certificateNumber)).toMatchObject({ verdict: 'unchecked', checks: { witnessed: { why: 'not_yet_witnessed' } } });
    deps.keyring = there;
    await runTransparency(deps);
    expect((await examined(certificateNumber)).verdict).toBe('in_force');
  });

  it('that signs later makes a document green that was downloaded before, when it is checked again', async () => {
    const { deps } = world;
    const there = deps.keyring;
    deps.keyring = { ...there, witnesses: there.witnesses.map((one) => ({ ...one, url: 'http://127.0.0.1:1' })) };
    const org = await anOrganization(deps);
    const { id, certificateNumber } = await aCertificate(deps, org);
    const { rawPayload } = await world.call('GET', `/api/certificates/${id}/pdf`, { cookie: org.cookie });
    const entry = async (number: string) => (await world.call('GET', `/api/registry/${number}`)).json();
    const fetchText = async (path: string) => textAt(path).catch(() => null);
    const sources: Sources = {
      origin: 'atesto.test',
      roots: there.roots.keys.map(writeKey),
      rootThreshold: there.roots.threshold,
      keyList: async () => there.keyList,
      logProof: (hash) => fetchText(`/log/proof/${hash}`),
      documentsProof: (hash) => fetchText(`/log/documents/${hash}`),
      statusToken: (list) => fetchText(`/status/${list}`),
      reportRecord: async () => null,
      seen: { get: () => 0, set: () => {} },
    };
    const checked = () => verifyFile(new Uint8Array(rawPayload), sources, entry, deps.now());
    expect(await checked()).toMatchObject({ found: { overall: 'unchecked' }, seal: { outcome: 'intact' } });
    deps.keyring = there;
    await runTransparency(deps);
    const later = await checked();
    expect(later).toMatchObject({ found: { overall: 'in_force' }, seal: { outcome: 'intact' } });
    const state = later.kind === 'certificate' ? fileStateOf(later) : 'unknown';
    expect(fileHeadlineOf('in_force', state, true)).toBe('in_force');
    expect((await entry(certificateNumber)).status).toBe('active');
  });

  it('does not sign a log that was rewritten', async () => {
    const { deps } = world;
    const before = (await witnessedCheckpoint(deps.db, 1))!;
    await changingLogs(deps.db, (tx) => tx.rows(sql`update log_hashes set hash = ${Buffer.alloc(32, 7)} where index = 0`));
    await enqueueLeaf(deps.db, issueLeaf('rewritten'), deps.now());
    await advanceLog(deps);
    expect((await newestCheckpoint(deps.db))!.size).toBeGreaterThan(before.size);
    expect((await witnessedCheckpoint(deps.db, 1))!.size).toBe(before.size);
  });
});
