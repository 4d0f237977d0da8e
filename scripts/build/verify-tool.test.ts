// @module-tag long
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeKey } from '#proof/log/note.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { aCertificate, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { logHeads } from '#server/assessment/incidents/heads.ts';
import { runTransparency } from '#server/certificate/transparency/job.ts';
import { makeKeyring } from '#server/certificate/transparency/keys/keyring.ts';
import { bundled, verifyToolFile } from './verify-tool.ts';

const root = join(import.meta.dirname, '..', '..');
const world = openWorld();
const origin = { ipAddress: '192.0.2.7', userAgent: 'test' };
let folder: string;
let tool: string;
let address: string;

type Ended = Readonly<{ code: number; output: string; wrong: string }>;

/** Runs the tool as a third party would, with nothing but its file. */
function verify(args: readonly string[], env: Readonly<Record<string, string>> = {}, program = tool): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env: { LANG: 'en_GB.UTF-8', ...env } }, (error, output, wrong) =>
      resolve({ code: error ? Number(error.code) : 0, output, wrong }),
    );
  });
}

/** The PDF of a new certificate, saved as a file. */
async function aDocument(
  name: string,
  org?: TestOrganization,
): Promise<{ path: string; id: string; org: TestOrganization; number: string }> {
  const owner = org ?? (await anOrganization(world.deps, { name: 'Żółta Łódź' }));
  const { id, certificateNumber } = await aCertificate(world.deps, owner);
  const answer = await world.call('GET', `/api/certificates/${id}/pdf`, { cookie: owner.cookie });
  expect(answer.statusCode).toBe(200);
  const path = join(folder, name);
  await writeFile(path, answer.rawPayload);
  return { path, id, org: owner, number: certificateNumber };
}

beforeAll(async () => {
  // The tool has no clock of its own to stop: everything here happens now.
  const now = new Date();
  world.deps.now = () => new Date();
  world.deps.keyring = await makeKeyring({
    issuer: 'https://atesto.test',
    seal: world.deps.sealer?.fingerprint ?? null,
    now: new Date(now.getTime() - 60_000),
  });
  for (const table of [sql`log_leaves`, sql`log_hashes`, sql`log_checkpoints`, sql`log_pending`])
    await world.deps.db.rows(sql`delete from ${table}`);
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
  tool = join(folder, 'verify.mjs');
  await writeFile(tool, (await world.call('GET', '/verify.mjs')).body);
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the offline tool', () => {
  it('is the same file, to the byte, whoever makes it and wherever the project lies', async () => {
    const elsewhere = join(folder, 'a clone');
    for (const part of ['package.json', 'tsconfig.json', 'core', 'proof', 'content', 'scripts']) {
      await cp(join(root, part), join(elsewhere, part), { recursive: true });
    }
    const built = await readFile(verifyToolFile, 'utf8');
    expect((await bundled()) === built, 'built twice').toBe(true);
    expect((await bundled(elsewhere)) === built, 'built from a copy').toBe(true);
    expect(built).not.toContain(root);
  });

  it('checks the log of an incident: its hashes, and that the public log holds that of an entry', async () => {
    const { cookie } = await anOrganization(world.deps);
    const detected = new Date().toISOString();
    const body = { drill: true, kinds: ['service_disruption'], detected, title: 'Serwer poczty' };
    const { id } = (await world.call('POST', '/api/incidents', { cookie, body })).json<{ id: string }>();
    const file = join(folder, 'incident.json');
    const save = async (change = (text: string) => text): Promise<void> =>
      writeFile(file, change((await world.call('GET', `/api/incidents/${id}/export`, { cookie })).body));
    await save();
    expect(await verify([file])).toMatchObject({ code: 3, output: expect.stringContaining('It is not shown') });
    await logHeads(world.deps);
    await runTransparency(world.deps);
    await save();
    expect(await verify([file])).toMatchObject({ code: 0, output: expect.stringMatching(/up to no\. 1 at no\. \d+\.\n/) });
    await save((text) => text.replaceAll('Serwer poczty', 'Serwer WWW'));
    expect(await verify([file])).toMatchObject({ code: 2, output: expect.stringContaining('entry no. 1 does not fit') });
    await save((text) => text.replace(/\\nindex \d+/, '\\nindex 1'));
    expect((await verify([file])).code).toBe(2);
    await world.call('POST', `/api/incidents/${id}/log`, { cookie, body: { text: 'Później' } });
    await save();
    expect(await verify([file])).toMatchObject({ code: 4, output: expect.stringContaining('Entries after no. 1 (of 2)') });
  });

  it('is handed out with one line of roots before it, and the log holds its fingerprint', async () => {
    const answer = await world.call('GET', '/verify.mjs');
    expect(answer.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'access-control-allow-origin': '*' });
    const [first = '', ...rest] = answer.body.split('\n');
    expect(rest.join('\n')).toBe(await readFile(verifyToolFile, 'utf8'));
    const { roots } = world.deps.keyring;
    expect(JSON.parse(first.replace(/^const atestoRoots = (.*);$/, '$1'))).toEqual({
      issuer: 'https://atesto.test',
      threshold: 2,
      keys: roots.keys.map(writeKey),
    });
    await runTransparency(world.deps);
    await runTransparency(world.deps);
    const leaves = await world.deps.db.rows<{ leaf: string }>(sql`select leaf from log_leaves where leaf like 'tool %'`);
    const hash = createHash('sha256').update(answer.body).digest('hex');
    expect(leaves).toEqual([{ leaf: `tool ${hash}` }]);
    expect((await world.call('GET', '/api/log')).json()).toMatchObject({ toolHash: hash });
    const { output } = await verify(['--version']);
    expect(output).toContain(`SHA-256 of this file: ${hash}`);
    expect(output).toContain(
      createHash('sha256')
        .update(await readFile(verifyToolFile))
        .digest('hex'),
    );
    expect(output).toContain('atesto.test/root-a');
  });

  it('finds a genuine certificate in force when it may ask', async () => {
    const { path, number } = await aDocument('genuine.pdf');
    const { code, output } = await verify([path, '--at', address]);
    expect(output).toContain('Genuine certificate, in force');
    for (const text of [number, 'Żółta Łódź', '100.00%', 'Anna Testowa', 'atesto.test/root-b']) expect(output).toContain(text);
    expect(output.split('\n').filter((line) => /^ {2}(?:No|Not checked) /.test(line))).toEqual([
      expect.stringContaining('names no witness'),
    ]);
    expect(code).toBe(0);
  });

  it('says without a network what it could not check, and sends nothing', async () => {
    const { path } = await aDocument('offline.pdf');
    const { code, output } = await verify([path], { HTTP_PROXY: 'http://127.0.0.1:1' });
    expect([code, output.split('\n')[0]]).toEqual([4, 'Certificate genuine as issued; revocation not checked']);
    expect(output).toMatch(/Yes +The file bears our seal/);
    const changed = await readFile(path);
    changed[4000] = (changed[4000] ?? 0) ^ 1;
    await writeFile(join(folder, 'changed.pdf'), changed);
    const altered = await verify(['changed.pdf']);
    expect([altered.code, altered.output.split('\n')[0]]).toEqual([2, 'The file was changed after it was sealed']);
    expect(output).toMatch(/Not checked +The issuer stands by this certificate\. Without a network; --online checks it\./);
    expect(output).toMatch(/Yes +The issuer signed/);
    expect(output).not.toContain('in force\n');
  });

  it('speaks the language that is asked for, else that of the terminal, else English', async () => {
    const { path } = await aDocument('language.pdf');
    const heads = {
      pl: 'Certyfikat prawdziwy, taki',
      de: 'Zertifikat echt',
      fr: 'Certificat authentique tel',
      en: 'Certificate genuine as',
    };
    for (const [lang, head] of Object.entries(heads)) expect((await verify([path, '--lang', lang])).output).toContain(head);
    expect((await verify([path], { LANG: 'pl_PL.UTF-8' })).output).toContain(heads.pl);
    expect((await verify([path], { LANG: 'C' })).output).toContain(heads.en);
  });

  it('distinguishes expired and revoked ones from others', async () => {
    const { path, id, org } = await aDocument('revoked.pdf');
    await revokeCertificate(world.deps, { organizationId: org.id, id, reason: 'terms_breach', userId: null, origin });
    const revoked = await verify([path, '--at', address]);
    expect([revoked.code, revoked.output.split('\n')[0]]).toEqual([1, 'The operator of Atesto revoked the certificate']);
    const real = world.deps.now;
    world.deps.now = () => new Date(Date.now() - 800 * 86_400_000);
    const { path: old } = await aDocument('old.pdf');
    world.deps.now = real;
    await runTransparency(world.deps);
    const expired = await verify([old]);
    expect([expired.code, expired.output.split('\n')[0]]).toEqual([1, 'Genuine certificate, but expired']);
  });

  it('reads the whole log when an option requests it, and believes its revocation whatever the list states', async () => {
    const { deps } = world;
    const { path, id, org } = await aDocument('whole-log.pdf');
    const stands = await verify([path, '--at', address, '--log']);
    expect([stands.code, stands.output]).toEqual([0, expect.stringContaining('It holds no revocation of this certificate.')]);
    const [before] = await deps.db.rows<{ token: string }>(sql`select token from status_lists`);
    await revokeCertificate(deps, { organizationId: org.id, id, reason: 'terms_breach', userId: null, origin });
    await runTransparency(deps);
    // Rows are reset, and the list of an hour ago is played back.
    await deps.db.rows(sql`update certificates set status = 'active', revoked_at = null, revocation_reason = null where id = ${id}`);
    await deps.db.rows(sql`update status_lists set token = ${before!.token}`);
    await deps.db.rows(sql`create function keep() returns trigger language plpgsql as 'begin return null; end'`);
    await deps.db.rows(sql`create trigger keep before insert or update on status_lists for each row execute function keep()`);
    const ended = await verify([path, '--at', address, '--log']);
    await deps.db.rows(sql`drop trigger keep on status_lists`);
    expect([ended.code, ended.output.split('\n')[0]]).toEqual([1, expect.stringContaining('revoked')]);
    expect(ended.output).toContain('It holds the revocation of this certificate.');
    expect((await verify([path, '--at', address])).code).toBe(1);
  });

  it('finds changed claims, another’s roots and files of other kinds', async () => {
    const { path } = await aDocument('to-change.pdf');
    const bytes = await readFile(path);
    const foreign = await makeKeyring({ issuer: 'https://atesto.test', now: new Date() });
    const roots = join(folder, 'roots.json');
    await writeFile(roots, JSON.stringify({ issuer: 'https://atesto.test', threshold: 2, keys: foreign.roots.keys.map(writeKey) }));
    const byOthers = await verify([path, '--roots', roots]);
    expect([byOthers.code, byOthers.output.split('\n')[0]]).toEqual([3, 'Not everything could be checked']);
    expect((await verify([path], { ATESTO_ROOTS: roots })).code).toBe(3);
    const copy = join(folder, 'copy.pdf');
    await writeFile(copy, Buffer.concat([bytes, Buffer.from('\n% saved again\n')]));
    expect((await verify([copy, '--at', address])).code).toBe(2);
    const other = join(folder, 'other.pdf');
    await writeFile(other, '%PDF-1.7\n%%EOF\n');
    expect((await verify([other])).code).toBe(2);
    await writeFile(other, 'hello');
    expect((await verify([other])).code).toBe(2);
  });

  it('uses a newer list of keys that is given, and refuses one that the roots did not sign', async () => {
    const { path } = await aDocument('with-list.pdf');
    const note = join(folder, 'keys.note');
    await writeFile(note, world.deps.keyring.keyList);
    expect((await verify([path, note, '--at', address])).code).toBe(0);
    await writeFile(note, (await makeKeyring({ issuer: 'https://atesto.test', now: new Date() })).keyList);
    // The one in the document still counts.
    expect((await verify([path, note, '--at', address])).code).toBe(0);
  });

  it('states what is missing: a file, roots, an option', async () => {
    expect((await verify([])).code).toBe(3);
    expect(await verify(['missing.pdf'])).toMatchObject({ code: 3, output: 'The file missing.pdf cannot be read.\n' });
    expect((await verify(['x.pdf', '--roots', 'missing.json'])).output).toContain('missing.json');
    expect((await verify(['x.pdf'], {}, verifyToolFile)).output).toContain('has no root keys');
    expect((await verify(['--nonsense'])).code).toBe(3);
    expect((await verify(['--help'])).code).toBe(0);
  });
});
