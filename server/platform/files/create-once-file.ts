import { readFile, writeFile } from 'node:fs/promises';

/** Reads a file that is made at the first start and by nobody else; only its owner may read it. */
export async function createOnce(path: string, make: () => string | Promise<string>): Promise<string> {
  await writeFile(path, await make(), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}
