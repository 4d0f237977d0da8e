import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Holds a data folder for this process: an abstract Unix socket, which the kernel frees with the process. Throws
 * when another process holds it.
 */
export async function holdFolder(folder: string): Promise<void> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Atesto already runs on this data folder (${folder}).`) : error);
    });
    server.listen(`\0atesto-${process.getuid?.() ?? 0}-${name}`, resolve);
  });
  server.unref();
}
