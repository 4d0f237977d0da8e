import { join } from 'node:path';
import { publicWitnessKey } from '#sandbox/witness/service.ts';
import { startLocalPostgres } from '#server/db/local-postgres.ts';
import { startChild, stopChild } from './children.ts';
import { buildClient } from './client-build.ts';
import { prepareDataFolder } from './data-folder.ts';
import { startAgainOnChange, startHotReload } from './hot-reload.ts';
import { holdFolder } from './instance-lock.ts';
import { whenNpmEnds } from './parents.ts';
import { readPort, requireFree } from './ports.ts';

const hotReload = process.argv.includes('--dev');
/** Nothing stands in for the real services there: the application itself refuses to start without them. */
const production = process.env.NODE_ENV === 'production';
const lookAfterMillis = 1000;

const stops: (() => Promise<unknown>)[] = [];
let stopping = false;
let started = Promise.resolve();
let wakeDatabase: () => Promise<void> = async () => {};

async function stopWhatRuns(): Promise<void> {
  for (let stopOne = stops.pop(); stopOne; stopOne = stops.pop()) await stopOne().catch(() => {});
}

/** Stops everything in the reverse order of its start, also what was just starting. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // A database that somebody froze would keep the application from finishing.
  await wakeDatabase();
  await stopWhatRuns();
  await started.catch(() => {});
  await stopWhatRuns();
  process.exit(exitCode);
}

function fail(error: unknown): void {
  if (stopping) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  void stop(1);
}

/** After a signal nothing more may start. */
function goOn(): void {
  if (stopping) throw new Error('stopping');
}

/** Starts a part that is stopped with the rest and whose unexpected end stops everything. */
function run(name: string, path: string, env: Record<string, string>): Promise<void> {
  goOn();
  const child = startChild(name, path, env);
  stops.push(() => stopChild(child));
  void child.ready.then(() => child.ended).then((how) => fail(new Error(`${name} ended unexpectedly, ${how}.`)), fail);
  return child.ready;
}

function runApplicationAgain(env: Record<string, string>): Promise<void> {
  goOn();
  const application = startAgainOnChange(() => startChild('The application', 'server/main.ts', env));
  stops.push(application.stop);
  return application.ready;
}

async function openDatabase(dataDir: string): Promise<Record<string, string>> {
  if (process.env.DATABASE_URL || production) return {};
  const postgres = await startLocalPostgres({ dataDir: `${dataDir}/postgres` });
  stops.push(postgres.stop);
  wakeDatabase = postgres.wake;
  setInterval(() => {
    if (!postgres.isRunning()) fail(new Error(`The local PostgreSQL ended unexpectedly; its log is ${dataDir}/postgres/postgres.log.`));
  }, lookAfterMillis).unref();
  return { DATABASE_URL: postgres.applicationUrl, DATABASE_OWNER_URL: postgres.url };
}

/** The witness of the sandbox, as the application's settings name it. */
async function localWitness(dataDir: string, sandboxPort: number): Promise<string> {
  return `${await publicWitnessKey(join(dataDir, 'sandbox'))} http://127.0.0.1:${sandboxPort}/witness`;
}

async function start(): Promise<void> {
  const port = readPort('PORT', 3000);
  const applicationPort = hotReload ? readPort('APPLICATION_PORT', port + 3) : port;
  const sandboxPort = readPort('SANDBOX_PORT', port + 1);
  const smtpPort = readPort('SMTP_PORT', port + 2);
  const websitesPort = readPort('WEBSITES_PORT', port + 4);
  const dataDir = prepareDataFolder(process.env.DATA_DIR || './var');
  await holdFolder(dataDir);
  await requireFree('PORT', port);
  const ofSandbox = { SANDBOX_PORT: sandboxPort, SMTP_PORT: smtpPort, WEBSITES_PORT: websitesPort };
  if (!production) await Promise.all(Object.entries(ofSandbox).map(([name, number]) => requireFree(name, number)));
  if (hotReload) await requireFree('APPLICATION_PORT', applicationPort);
  const local = { ATESTO_MODE: 'local', PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}` };
  const env = {
    ...(production ? {} : local),
    PORT: String(applicationPort),
    SANDBOX_PORT: String(sandboxPort),
    SMTP_PORT: String(smtpPort),
    WEBSITES_PORT: String(websitesPort),
    DATA_DIR: dataDir,
    ...(await openDatabase(dataDir)),
    ...(production || process.env.WITNESSES ? {} : { WITNESSES: await localWitness(dataDir, sandboxPort) }),
  };
  goOn();
  if (!hotReload) await buildClient();
  const sandbox = production ? null : run('The sandbox', 'sandbox/main.ts', env);
  await Promise.all([sandbox, hotReload ? runApplicationAgain(env) : run('The application', 'server/main.ts', env)]);
  goOn();
  if (hotReload) stops.push(await startHotReload(port, applicationPort));
  if (!stopping) process.stdout.write(`ready http://localhost:${port}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
whenNpmEnds(() => void stop(0));
started = start();
started.catch(fail);
