import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keptAssetsDays } from '#core/limits.ts';

const yearSeconds = 31_536_000;
const dayMillis = 86_400_000;

/** Puts a file there whole or not at all, or says that it is still needed. */
async function keep(from: string, to: string, now: Date): Promise<void> {
  try {
    await utimes(to, now, now);
  } catch {
    const unfinished = `${to}.${process.pid}.unfinished`;
    await copyFile(from, unfinished);
    await utimes(unfinished, now, now);
    await rename(unfinished, to);
  }
}

/**
 * Puts the files of this build into a folder that processes of other versions share, and takes away what no process has named for a
 * while. Their names hold a hash of what is in them, so that none is ever another file.
 */
export async function keepAssets(built: string, kept: string, now: Date): Promise<void> {
  await mkdir(kept, { recursive: true });
  for (const name of await readdir(built)) await keep(join(built, name), join(kept, name), now);
  for (const name of await readdir(kept)) {
    const path = join(kept, name);
    const age =
      now.getTime() -
      (await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => now.getTime(),
      ));
    if (age > keptAssetsDays * dayMillis) await rm(path, { force: true });
  }
}

/**
 * Serves the files of the build, hashed ones for a year; what this version does not have may be of another one, whose page somebody has open
 * or whose process answered the page while this one took its place.
 */
export async function addAssets(app: FastifyInstance, clientDir: string, kept: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    preCompressed: true,
    wildcard: false,
    setHeaders: (response, path) => {
      const hashed = path.startsWith(kept) || path.includes('/assets/');
      response.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600');
    },
  });
  app.get<{ Params: { file: string } }>('/assets/:file', { schema: { hide: true } }, (request, reply) =>
    reply.sendFile(request.params.file, kept),
  );
}
