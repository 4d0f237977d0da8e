import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEncryption, encryptionOf } from './encryption.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];

describe('an encryption', () => {
  it('decrypts what it encrypted, and never the same letters for the same secret', () => {
    const encryption = encryptionOf([newer]);
    const [one, two] = [encryption.seal('zażółć gęślą', 'webhook 1'), encryption.seal('zażółć gęślą', 'webhook 1')];
    expect([encryption.open(one, 'webhook 1'), encryption.open(two, 'webhook 1')]).toEqual(['zażółć gęślą', 'zażółć gęślą']);
    expect(one).not.toBe(two);
  });

  it('opens nothing that was moved to another row, changed, cut short, or sealed by somebody else', () => {
    const encryption = encryptionOf([newer]);
    const sealed = encryption.seal('secret', 'webhook 1');
    expect(() => encryption.open(sealed, 'webhook 2')).toThrow();
    const flipped = sealed.replace(/(?<=\..{20})./, (letter) => (letter === 'A' ? 'B' : 'A'));
    for (const wrong of [flipped, sealed.slice(0, -4), sealed.slice(0, 12), ''])
      expect(() => encryption.open(wrong, 'webhook 1')).toThrow();
    expect(() => encryptionOf([older]).open(sealed, 'webhook 1')).toThrow(/DATA_KEY/);
  });

  it('reads what an older key sealed, and seals with the newest', () => {
    const before = encryptionOf([older]).seal('secret', 'about');
    const encryption = encryptionOf([newer, older]);
    expect(encryption.open(before, 'about')).toBe('secret');
    expect(encryptionOf([newer]).open(encryption.seal('secret', 'about'), 'about')).toBe('secret');
  });

  it('has a key of its own in a data folder, which only its owner may read and which stays', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'atesto-'));
    const sealed = (await openEncryption({ dataKeys: null, dataDir })).seal('secret', 'about');
    expect((await openEncryption({ dataKeys: null, dataDir })).open(sealed, 'about')).toBe('secret');
    expect((await stat(join(dataDir, 'keys', 'data'))).mode & 0o777).toBe(0o600);
    await rm(dataDir, { recursive: true });
  });
});
