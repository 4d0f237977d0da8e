import { createServer } from 'node:net';

/** A port by the variable that sets it. */
export function readPort(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port number, not “${text}”.`);
  return port;
}

/** Throws when something already listens there. */
export async function requireFree(name: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} ${why}; set ${name} to another one.`));
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  });
}
