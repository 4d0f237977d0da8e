import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore, StoredFile } from './file-store.ts';

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Brings the names in a folder to the disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Makes a folder and those above it, for good. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** A file is whole or not there, and stays: it is written beside, brought to the disk, given its name last, and so is its name. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await makeFolder(dirname(path));
  const beside = `${path}.${randomUUID()}.part`;
  const file = await open(beside, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
  await syncFolder(dirname(path));
}

async function* filesIn(root: string, beginning: string): AsyncIterable<StoredFile> {
  const folder = await opendir(join(root, beginning), { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  for await (const entry of folder ?? []) {
    const path = join(entry.parentPath, entry.name);
    const facts = entry.isFile() ? await stat(path).catch(() => null) : null;
    if (facts) yield { key: relative(root, path).split(sep).join('/'), storedAt: facts.mtime };
  }
}

/** A folder of this machine as file store. */
export function openFolder(root: string): FileStore {
  const pathOf = (key: string): string => {
    if (!/^[\w-]+(?:[/.][\w-]+)*$/.test(key)) throw new Error(`not a key of the file store: ${key}`);
    return join(root, ...key.split('/'));
  };
  return {
    put: (key, bytes) => writeWhole(pathOf(key), bytes),
    get: async (key, part) => {
      const stream = createReadStream(pathOf(key), part);
      return new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream));
        stream.once('error', (error) => (isMissing(error) ? resolve(null) : reject(error)));
      });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (beginning = '') => filesIn(root, beginning),
  };
}
