import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether it listens now; null when the address is taken. */
function listen(server: Server, address: string): Promise<true | null> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(address, () => resolve(true));
  });
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });
}

/**
 * The address that stands for a folder. On Linux a name that the kernel frees with the process; elsewhere a file, which a process
 * that was killed leaves behind.
 */
function addressOf(folder: string, platform: NodeJS.Platform): string {
  const name = `atesto-${process.getuid?.() ?? 0}-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  return platform === 'linux' ? `\0${name}` : join(tmpdir(), name);
}

/** Holds a data folder for this process by a Unix socket. Throws when another process holds it. */
export async function lockFolder(folder: string, platform: NodeJS.Platform = process.platform): Promise<void> {
  const address = addressOf(folder, platform);
  const server = createServer();
  let locked = await listen(server, address);
  if (!locked && platform !== 'linux' && !(await isAnswered(address))) {
    rmSync(address, { force: true });
    locked = await listen(server, address);
  }
  if (!locked) throw new Error(`Atesto already runs on this data folder (${folder}).`);
  server.unref();
}
