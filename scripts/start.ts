import { startLocalPostgres, type LocalPostgres } from '#server/db/local-postgres.ts';
import { startChild, stopChild, type Child } from './children.ts';
import { buildClient } from './client-build.ts';
import { prepareDataFolder } from './data-folder.ts';
import { holdFolder } from './instance-lock.ts';
import { readPort, requireFree } from './ports.ts';
import { startHotReload } from './hot-reload.ts';

const hotReload = process.argv.includes('--dev');
const stops: (() => Promise<unknown>)[] = [];
let stopping = false;

/** Stops everything in the reverse order of its start. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const stopOne of stops.reverse()) await stopOne().catch(() => {});
  process.exit(exitCode);
}

function fail(error: unknown): void {
  if (stopping) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  void stop(1);
}

/** Keeps a child: it is stopped with the rest, and its unexpected end stops everything. */
function keep(child: Child): void {
  stops.push(() => stopChild(child));
  void child.ended.then((code) => fail(new Error(`${child.name} ended unexpectedly (${code ?? 'killed'}).`)));
}

async function openDatabase(dataDir: string): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const postgres: LocalPostgres = await startLocalPostgres({ dataDir: `${dataDir}/postgres` });
  stops.push(postgres.stop);
  return postgres.url;
}

async function start(): Promise<void> {
  const port = readPort('PORT', 3000);
  const sandboxPort = readPort('SANDBOX_PORT', port + 1);
  const smtpPort = readPort('SMTP_PORT', port + 2);
  const applicationPort = hotReload ? port + 10 : port;
  const dataDir = prepareDataFolder(process.env.DATA_DIR ?? './var');
  await holdFolder(dataDir);
  await Promise.all([requireFree('PORT', port), requireFree('SANDBOX_PORT', sandboxPort), requireFree('SMTP_PORT', smtpPort)]);
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  const env = {
    ATESTO_MODE: 'local',
    PORT: String(applicationPort),
    SANDBOX_PORT: String(sandboxPort),
    SMTP_PORT: String(smtpPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: await openDatabase(dataDir),
  };
  if (!hotReload) buildClient();
  const watch = hotReload ? ['--watch', '--watch-preserve-output'] : [];
  const children = [startChild('The sandbox', 'sandbox/main.ts', env), startChild('The application', 'server/main.ts', env, watch)];
  for (const child of children) void child.then(keep, () => {});
  await Promise.all(children);
  if (hotReload) stops.push(await startHotReload(port, applicationPort));
  if (!stopping) process.stdout.write(`ready http://localhost:${port}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
start().catch(fail);
