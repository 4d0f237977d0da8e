import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Neither needs a key, nor states anything of an algorithm; SHA-256 is what everything is named by. */
const plain = new Set(['createHash', 'randomBytes', 'randomInt', 'randomUUID', 'timingSafeEqual', 'webcrypto']);
const libraries = /(?:import (?!type )[^;]* from |import\()'(bcrypt|@simplewebauthn\/server|stripe)'/g;
/** Names of algorithms that stand in the code, and how the table writes them. */
const algorithms: readonly (readonly [RegExp, string])[] = [
  [/createHash\('sha1'\)|createHmac\('sha1'/, 'SHA-1'],
  [/createHash\('sha512'\)|'sha512'/, 'SHA-512'],
  [/'sha384'/, 'SHA-384'],
  [/createHmac\('sha256'/, 'HMAC-SHA-256'],
  [/createHmac\('sha1'/, 'HMAC-SHA-1'],
  [/'aes-256-gcm'/, 'AES-256-GCM'],
  [/'aes-256-cbc'/, 'AES-256-CBC'],
  [/'aes-(?!256-gcm|256-cbc)|'des-|'rc4|'md5'/, 'none of these'],
  [/'ed25519'|'Ed25519'/, 'Ed25519'],
  [/'P-256'/, 'P-256'],
  [/scrypt/, 'scrypt'],
  [/bcrypt/, 'bcrypt'],
];

/** What a file imports from Node's cryptography as values. */
function importedBy(text: string): string[] {
  return [...text.matchAll(/import \{([^}]*)\} from 'node:crypto'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** Whether a file does more than to name something by its SHA-256, or to draw at random. */
function usesCryptography(text: string): boolean {
  return (
    importedBy(text).some((name) => !plain.has(name)) ||
    /subtle\.(?!digest\b)\w/.test(text) ||
    /createHash\('(?!sha256')/.test(text) ||
    [...text.matchAll(libraries)].length > 0
  );
}

const texts = new Map(
  globSync(['{server,proof,core,contract,client,content}/**/*.{ts,tsx}'], { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const users = [...texts].filter(([, text]) => usesCryptography(text)).map(([path]) => path);

const [, table = ''] = /## Keys and algorithms\n([^]*?)\n## /.exec(readFileSync(join(root, 'docs', 'security.md'), 'utf8')) ?? [];
const rows = [...table.matchAll(/^\| (?!What |-)([^|]+) \| ([^|]+) \| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, what = '', how = '', code = '']) => ({ what, how, files: [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) }),
);

describe('the table of keys and algorithms', () => {
  it('names every file that signs, encrypts, hashes slowly, or hashes otherwise than by SHA-256', () => {
    expect(users.length).toBeGreaterThan(12);
    const named = new Set(rows.flatMap(({ files }) => files));
    expect(users.filter((path) => !named.has(path))).toEqual([]);
  });

  it('names only files that are there', () => {
    expect(rows.flatMap(({ files }) => files).filter((path) => !texts.has(path))).toEqual([]);
    expect(rows.filter(({ files }) => files.length === 0)).toEqual([]);
  });

  it('lists for each file the algorithms that it names', () => {
    const unsaid = users.flatMap((path) => {
      const described = rows.filter(({ files }) => files.includes(path)).map(({ how }) => how);
      const meant = algorithms.filter(([pattern]) => pattern.test(texts.get(path) ?? '')).map(([, name]) => name);
      return meant.filter((name) => !described.some((how) => how.includes(name))).map((name) => `${path}: ${name}`);
    });
    expect(unsaid).toEqual([]);
  });
});
