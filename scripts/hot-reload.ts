import { createServer } from 'vite';

/** Serves the browser application with hot reload on `port`; calls go on to the application. Returns how to stop it. */
export async function startHotReload(port: number, applicationPort: number): Promise<() => Promise<void>> {
  const target = `http://127.0.0.1:${applicationPort}`;
  const paths = ['/api', '/.well-known', '/healthz', '/readyz'];
  const vite = await createServer({
    server: { port, strictPort: true, host: '127.0.0.1', proxy: Object.fromEntries(paths.map((path) => [path, { target }])) },
    logLevel: 'warn',
  });
  await vite.listen();
  return () => vite.close();
}
