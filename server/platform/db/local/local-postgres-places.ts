import { createHash } from 'node:crypto';
import { chmod, mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The kernel's limit for the path of a Unix socket, in bytes (`sun_path`, less its end), less the name PostgreSQL adds. */
export function longestSocketFolder(platform: NodeJS.Platform): number {
  return (platform === 'linux' ? 107 : 103) - '/.s.PGSQL.5432'.length;
}

async function socketFolder(parent: string): Promise<string> {
  const inside = join(parent, 'socket');
  const hash = createHash('sha256').update(parent).digest('hex').slice(0, 16);
  const fits = Buffer.byteLength(inside) <= longestSocketFolder(process.platform);
  const folder = fits ? inside : join(tmpdir(), `atesto-${process.getuid?.() ?? 0}-${hash}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
}

function urlOf(socket: string, role = 'postgres'): string {
  return `postgresql://${role}@localhost/postgres?host=${encodeURIComponent(socket)}`;
}

/** Where the local PostgreSQL of a data folder is and will answer, known before it starts. */
export type LocalPostgresPlaces = Readonly<{
  /** The data folder itself, which is made. */
  parent: string;
  /** Where its socket will be, which is made too. */
  socket: string;
  /** The database `postgres` on it, as its owner. */
  url: string;
  /** The same as the role that works with it. */
  applicationUrl: string;
}>;

export async function localPostgresPlaces(dataDir: string): Promise<LocalPostgresPlaces> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const parent = await realpath(dataDir);
  const socket = await socketFolder(parent);
  return { parent, socket, url: urlOf(socket), applicationUrl: urlOf(socket, 'atesto') };
}
