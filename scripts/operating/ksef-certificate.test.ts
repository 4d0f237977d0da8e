// @module-tag long
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localKsefCertificates } from '#sandbox/ksef/certificates.ts';
import { openCertificates } from '#server/adapters/ksef/certificates/certificates.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'atesto-ksef-tool-'));
const nip = '9999999999';
let sandbox: Sandbox;
let settings: Record<string, string>;

beforeAll(async () => {
  sandbox = await startSandbox();
  const owner = { nip, name: 'Atesto (tryb lokalny) sp. z o.o.' };
  const { authentication, passphrase } = await localKsefCertificates(join(sandbox.settings.DATA_DIR, 'sandbox'), owner);
  settings = {
    ATESTO_MODE: 'local',
    SANDBOX_PORT: sandbox.settings.SANDBOX_PORT,
    KSEF_CERTIFICATE: authentication.certificate,
    KSEF_KEY: authentication.key,
    KSEF_KEY_PASSPHRASE: passphrase,
  };
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the tool printed, and how it ended. */
function ran(args: readonly string[], more: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  const env = { PATH: process.env.PATH, ...settings, ...more };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'ksef-certificate.ts'), ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

const filesOf = (use: string) => {
  const path = (ending: string): string => join(folder, `${use}.${ending}`);
  return { certificate: path('crt'), key: path('key'), passphrase: readFileSync(path('passphrase'), 'utf8').trim() };
};

describe('the tool for certificates of KSeF', () => {
  it('fetches one of each type, whose files are what the settings take', async () => {
    for (const use of ['authentication', 'offline']) {
      const { code, output } = await ran(['enrol', use, '--name', `Atesto ${use} 2026`, '--folder', folder]);
      expect(output).toMatch(/^[0-9A-F]{16}, (Authentication|Offline), until \d{4}-\d{2}-\d{2}: /);
      expect(code).toBe(0);
      expect(statSync(join(folder, `${use}.key`)).mode & 0o777).toBe(0o600);
      expect(readFileSync(join(folder, `${use}.key`), 'utf8')).toMatch(/^-----BEGIN ENCRYPTED PRIVATE KEY-----/);
    }
    const opened = openCertificates({ authentication: filesOf('authentication'), offline: filesOf('offline'), nip });
    expect(opened.offline?.serial).toMatch(/^[0-9A-F]{16}$/);
    await expect(ran(['enrol', 'offline', '--name', 'Atesto', '--folder', folder])).resolves.toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing is overwritten'),
    });
  });

  it('renews with the certificate that is to be replaced, lists it, and revokes the old one', async () => {
    const { certificate, key, passphrase } = filesOf('authentication');
    const renewed = { KSEF_CERTIFICATE: certificate, KSEF_KEY: key, KSEF_KEY_PASSPHRASE: passphrase };
    const listed = await ran(['list'], renewed);
    const serial = /^authentication: ([0-9A-F]{16}), until /.exec(listed.output)?.[1] ?? '';
    expect(serial).not.toBe('');
    expect(await ran(['revoke', serial.toLowerCase()])).toEqual({ code: 0, output: `${serial} is revoked.\n` });
    const refused = await ran(['revoke', serial], renewed);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('KSeF')]);
  });

  it.each([
    [[], 'npm run tool -- ksef-certificate COMMAND'],
    [['enrol', 'both', '--name', 'x', '--folder', '/'], 'npm run tool -- ksef-certificate COMMAND'],
    [['enrol', 'offline', '--folder', '/tmp'], '--name is missing'],
    [['enrol', 'offline', '--name', 'a', '--folder', join(folder, 'none')], 'ENOENT'],
    [['--nonsense'], "Unknown option '--nonsense'"],
  ])('says what is wrong with %j', async (args, output) => {
    const answer = await ran(args);
    expect([answer.code, answer.output]).toEqual([1, expect.stringContaining(output)]);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it('asks for the settings that it needs', async () => {
    const answer = await ran(['list'], { ATESTO_MODE: '' });
    expect(answer.output).toContain('KSEF_ENVIRONMENT: ');
    expect(answer.output).toContain('COMPANY_NIP: ');
  });
});
