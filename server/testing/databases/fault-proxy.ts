import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server on which things go wrong on purpose. */
export type FaultProxy = Readonly<{
  /** The address that leads through it. */
  url: string;
  /** Nothing is passed on any more, nothing is closed: as when the server is frozen or the cable is cut. */
  freeze(): void;
  /** What waited is passed on. */
  thaw(): void;
  /** Cuts every connection and takes no new ones: as when the server is away. */
  leave(): void;
  /** Cuts every connection, and takes new ones: as when the server restarts. */
  cut(): void;
  return(): void;
  close(): Promise<void>;
}>;

function target(url: URL): { path: string } | { host: string; port: number } {
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port };
}

/** Opens a way to the PostgreSQL of that address. */
export async function openFaultProxy(serverUrl: string): Promise<FaultProxy> {
  const behind = new URL(serverUrl);
  const open = new Set<Socket>();
  let [frozen, away] = [false, false];
  const server = createServer((near) => {
    if (away) {
      near.destroy();
      return;
    }
    const far = connect(target(behind));
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      open.add(from);
      from.on('data', (bytes) => void to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      if (frozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.toString(),
    freeze: () => {
      frozen = true;
      for (const socket of open) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of open) socket.resume();
    },
    leave: () => {
      away = true;
      cut();
    },
    cut,
    return: () => {
      away = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
