import { randomUUID } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { retainedAssetsDays } from '#core/platform/limits.ts';

const yearSeconds = 31_536_000;
const dayMillis = 86_400_000;

/** Puts a file there whole or not at all: under another name, which lasts when the build is replaced, or as a copy where that cannot be. */
function copyAsset(from: string, to: string, now: Date): void {
  try {
    linkSync(from, to);
    utimesSync(to, now, now);
  } catch {
    const unfinished = `${to}.${randomUUID()}.unfinished`;
    copyFileSync(from, unfinished);
    utimesSync(unfinished, now, now);
    renameSync(unfinished, to);
  }
}

/** Puts a file there, or states that it is still needed. */
function retain(from: string, to: string, now: Date): void {
  try {
    utimesSync(to, now, now);
  } catch {
    copyAsset(from, to, now);
  }
}

/** When a process last said that it needs a file; null where another process took it away meanwhile. */
function neededAt(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/**
 * Puts the files of this build into a folder that processes of other versions share, and takes away what no process has named for a
 * while. Their names hold a hash of what is in them, so that none is ever another file. There are
 * thousands and nobody is answered yet, so none is waited for.
 */
export function saveAssets(built: string, folder: string, now: Date): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(built)) retain(join(built, name), join(folder, name), now);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const since = neededAt(path);
    if (since !== null && now.getTime() - since > retainedAssetsDays * dayMillis) rmSync(path, { force: true });
  }
}

/**
 * Serves the files of the build, hashed ones for a year; what this version does not have may be of another one, whose page somebody has open
 * or whose process answered the page while this one took its place. One route leads to all that are hashed: a route for each of thousands takes half a second.
 */
export async function addAssets(app: FastifyInstance, clientDir: string, folder: string): Promise<void> {
  const assets = join(clientDir, 'assets');
  const built = new Set(readdirSync(assets));
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: (response, path) => {
      const hashed = path.startsWith(folder) || path.startsWith(assets);
      response.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600');
    },
  });
  app.get<{ Params: { file: string } }>('/assets/:file', { schema: { hide: true } }, ({ params: { file } }, reply) =>
    reply.sendFile(file, built.has(file) ? assets : folder),
  );
}
