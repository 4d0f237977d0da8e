// @module-tag long
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cosignatureLine, cosignatureType, noteKey, readNote, writeKey, writeNote } from '#proof/log/note.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { makeKeyring, newPem, pairOf } from '#server/certificate/transparency/keys/keyring.ts';

const tools = ['bash', 'openssl', 'base64', 'sha256sum', 'python3', 'od'];
const missing = tools.filter((tool) => spawnSync(tool, ['--version']).error);

const world = openWorld();
const origin = { ipAddress: '192.0.2.7', userAgent: 'test' };
let folder: string;
let script: string;

/** Every command of the page, one after another. */
async function commands(): Promise<string> {
  const page = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'verification.md'), 'utf8');
  return [...page.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block]) => block).join('\n');
}

function run(): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile('bash', ['-c', `set -u -o pipefail\n${script}`], { cwd: folder }, (error, output, wrong) =>
      resolve({ code: error ? Number(error.code) : 0, output: output + wrong }),
    );
  });
}

/** A folder with a new certificate, whose log entry a witness saw, and the keys of the roots. */
async function prepare(): Promise<{ id: string; number: string; organizationId: string; list: string }> {
  const { deps } = world;
  const org = await anOrganization(deps, { name: 'Żółta Łódź' });
  const { id, certificateNumber: number } = await aCertificate(deps, org);
  const answer = await world.call('GET', `/api/certificates/${id}/pdf`, { cookie: org.cookie });
  folder = await mkdtemp(join(tmpdir(), 'by-hand-'));
  await writeFile(join(folder, 'certificate.pdf'), answer.rawPayload);
  await writeFile(join(folder, 'roots.txt'), deps.keyring.roots.keys.map((key) => `${writeKey(key)}\n`).join(''));
  return { id, number, organizationId: org.id, list: `/status/${deps.now().getUTCFullYear() + 1}` };
}

/** A witness that signs whatever it is asked to. */
function witnessing(): Promise<Server> {
  const server = createServer((request, answer) => {
    void buffer(request).then(async (body) => {
      const requestBody = body.toString();
      const { text } = readNote(requestBody.slice(requestBody.indexOf('\n\n') + 2));
      const line = await cosignatureLine(witness.key, witness.sign, text, Math.floor(world.deps.now().getTime() / 1000));
      answer.end(writeNote({ text: '', signatures: [line] }).slice(1));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

let server: Server;
let witness: { key: Awaited<ReturnType<typeof noteKey>>; sign: ReturnType<typeof pairOf>['sign'] };
const folders: string[] = [];

describe.skipIf(missing.length > 0)(
  `the page about checking by hand${missing.length > 0 ? ` (skipped without ${missing.join(', ')})` : ''}`,
  () => {
    beforeAll(async () => {
      script = await commands();
      const { publicKey, sign } = pairOf(newPem(), 'witness');
      witness = { key: await noteKey('witness.example/w1', cosignatureType, publicKey), sign };
      server = await witnessing();
      const witnesses = [{ key: witness.key, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }];
      world.deps.keyring = await makeKeyring({
        issuer: 'https://atesto.test',
        witnesses,
        seal: world.deps.sealer?.fingerprint ?? null,
        now: world.deps.now(),
      });
      for (const table of [sql`log_leaves`, sql`log_hashes`, sql`log_checkpoints`, sql`log_pending`]) {
        await world.deps.db.rows(sql`delete from ${table}`);
      }
    });
    afterAll(async () => {
      server.close();
      await Promise.all([...folders, folder].map((one) => rm(one, { recursive: true, force: true })));
    });

    it('leads through a genuine certificate with openssl and python alone', async () => {
      const { number, list } = await prepare();
      await writeFile(join(folder, 'status.jwt'), (await world.call('GET', list)).body);
      const { code, output } = await run();
      for (const text of [
        'credential.sd-jwt\n',
        'credential.tlog-proof\n',
        'keys.note\n',
        'signed by atesto.test/root-a',
        'The list of keys counts.',
        number,
        'Żółta Łódź',
        'score 100.00',
        'declarant_name Anna Testowa',
        'unmet_duties None',
        'The issuer signed the credential.',
        'The log signed the checkpoint.',
        'The witness witness.example/w1 saw it at ',
        'not revoked',
        'The issuer signed the list.',
      ])
        expect(output).toContain(text);
      expect(output).toContain('The seal covers the whole file, and its certificate is on the list of keys.');
      expect(code).toBe(0);
      folders.push(folder);
    });

    it('finds a revocation, and states where it could not look', async () => {
      const { id, organizationId, list } = await prepare();
      expect((await run()).output).toContain('Revocation not checked.');
      await revokeCertificate(world.deps, { organizationId, id, reason: 'terms_breach', userId: null, origin });
      await writeFile(join(folder, 'status.jwt'), (await world.call('GET', list)).body);
      expect((await run()).output).toContain('REVOKED');
      folders.push(folder);
    });

    it('stops at other roots', async () => {
      await prepare();
      const foreign = await makeKeyring({ issuer: 'https://atesto.test', now: world.deps.now() });
      await writeFile(join(folder, 'roots.txt'), foreign.roots.keys.map((key) => `${writeKey(key)}\n`).join(''));
      expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining('THE LIST OF KEYS DOES NOT COUNT') });
    });
  },
);
