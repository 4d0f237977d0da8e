// @module-tag long
import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { KeyManifest } from '#proof/log/key-manifest.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { makeSealPair } from '#server/adapters/documents/seal/self-made.ts';
import { openKeyring } from '#server/certificate/transparency/keys/keyring.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);

function keys(...args: string[]): { code: number; output: string; wrong: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'keys.ts'), ...args], { encoding: 'utf8' });
  return { code: status ?? 1, output: stdout.trim(), wrong: stderr.trim() };
}

const manifest = (name: string): KeyManifest => JSON.parse(readFileSync(at(name), 'utf8').split('\n')[1]!) as KeyManifest;
const idOf = (name: string, use: string): string => manifest(name).keys.find((key) => key.use === use)!.id;

/** A new root with its public key. */
function root(name: string): string {
  keys('make', at(`${name}.pem`));
  return keys('root', at(`${name}.pem`), '--origin', 'atesto.example', '--name', name).output;
}

function sign(note: string, ...names: string[]): void {
  for (const name of names) expect(keys('sign', at(note), at(`${name}.pem`), '--name', name).wrong).toBe('');
}

const issuer = ['--issuer', 'https://atesto.example'];

describe('the life of keys by hand', () => {
  const roots = ['a', 'b', 'c'].map(root).join(',');

  it('explains itself, and states what it does not understand without a trace of the program', () => {
    expect(keys('--help')).toMatchObject({ code: 0, wrong: '', output: expect.stringContaining('npm run tool -- keys COMMAND') });
    expect(keys('--nonsense')).toMatchObject({ code: 1, wrong: expect.stringContaining('npm run tool -- keys COMMAND') });
    expect(keys('--nonsense').wrong).not.toContain('    at ');
  });

  it('begins with a list that two roots sign, and the service starts with it', async () => {
    for (const use of ['credential', 'status', 'log']) keys('make', at(`${use}.pem`));
    const files = ['credential', 'status', 'log'].flatMap((use) => [`--${use}`, at(`${use}.pem`)]);
    expect(keys('draft', at('1.note'), ...issuer, '--roots', roots, ...files).output).toContain('Version 1 with 3 keys');
    sign('1.note', 'a');
    expect(keys('check', at('1.note'), '--roots', roots).wrong).toBe('not_signed_by_roots');
    expect(keys('sign', at('1.note'), at('a.pem'), '--name', 'a').wrong).toContain('signed it already');
    sign('1.note', 'c');
    expect(keys('check', at('1.note'), '--roots', roots).output).toContain('Version 1 counts until');
    const pem = (use: string): string => readFileSync(at(`${use}.pem`), 'utf8');
    const config = {
      ...readConfig({ ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://x' }),
      publicUrl: 'https://atesto.example',
      keys: { credential: pem('credential'), status: pem('status'), log: pem('log'), list: at('1.note'), roots: roots.split(',') },
    };
    expect((await openKeyring(config, new Date())).manifest.version).toBe(1);
    const other = { ...config, keys: { ...config.keys, credential: pem('a') } };
    await expect(openKeyring(other, new Date())).rejects.toThrow(/does not let these keys sign now: credential/);
  });

  it('names the certificate that seals documents by its fingerprint', () => {
    const { certificate } = makeSealPair('Atesto', new Date());
    writeFileSync(at('seal.crt'), certificate);
    keys('draft', at('seal.note'), ...issuer, '--from', at('1.note'), '--seal', at('seal.crt'));
    expect(idOf('seal.note', 'seal')).toBe(new X509Certificate(certificate).fingerprint256.replaceAll(':', '').toLowerCase());
  });

  it('goes on with a new key while the old one’s signatures stay good', () => {
    keys('make', at('credential-2.pem'));
    const old = idOf('1.note', 'credential');
    keys('draft', at('2.note'), ...issuer, '--from', at('1.note'), '--credential', at('credential-2.pem'), `--retire=${old}`);
    sign('2.note', 'b', 'c');
    expect(keys('check', at('2.note'), '--roots', roots, '--from', at('1.note')).output).toContain('Version 2 counts');
    expect(manifest('2.note').keys.find(({ id }) => id === old)?.revoked?.reason).toBe('retired');
  });

  it('states up to where a stolen key counts, and refuses to forget where', () => {
    const stolen = idOf('2.note', 'credential');
    expect(keys('draft', at('3.note'), ...issuer, '--from', at('2.note'), `--compromise=${stolen}`).wrong).toContain('--log-size');
    keys('draft', at('3.note'), ...issuer, '--from', at('2.note'), `--compromise=${stolen}`, '--log-size', '1000');
    sign('3.note', 'a', 'b');
    expect(manifest('3.note').keys.find(({ id }) => id === stolen)?.revoked).toMatchObject({ reason: 'compromise', logSize: 1000 });
    expect(keys('draft', at('x.note'), ...issuer, '--from', at('2.note'), '--retire', 'nobody').wrong).toContain('No such key');
  });

  it('gets a new root for a lost one, signed by old and new ones', () => {
    const [, b, c] = roots.split(',');
    const next = [b, c, root('d')].join(',');
    keys('draft', at('4.note'), ...issuer, '--from', at('3.note'), '--roots', next);
    sign('4.note', 'd', 'b');
    expect(keys('check', at('4.note'), '--from', at('3.note')).wrong).toBe('not_signed_by_roots');
    sign('4.note', 'c');
    expect(keys('check', at('4.note'), '--from', at('3.note')).output).toContain('Version 4 counts');
  });

  it('explains itself when asked wrongly, and overwrites no key', () => {
    expect(keys('nonsense').wrong).toContain('COMMAND');
    expect(keys('make', at('a.pem')).code).toBe(1);
  });
});
