import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { publicWitnessKey } from '#sandbox/witness/service.ts';
import { fictionalCompany } from '#server/platform/config/fictional-company.ts';
import { localPostgresPlaces } from '#server/platform/db/local/local-postgres-places.ts';
import { startLocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { buildApplication } from '#scripts/build/application-build.ts';
import { startChild, stopChild, type Child } from './children.ts';
import { buildClient } from '#scripts/build/client-build.ts';
import { prepareDataFolder } from './data-folder.ts';
import { startAgainOnChange, startHotReload } from './hot-reload.ts';
import { lockFolder } from './instance-lock.ts';
import { whenNpmEnds } from './parents.ts';
import { readPort, requireFree } from './ports.ts';
import { buildVerifyTool } from '#scripts/build/verify-tool.ts';

const hotReload = process.argv.includes('--dev');
/** Nothing stands in for the real services there: the application itself refuses to start without them. */
const production = process.env.NODE_ENV === 'production';
const checkAfterMillis = 1000;

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
  // A database that somebody froze would prevent the application from finishing.
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
function run(start: () => Child): Child {
  goOn();
  const child = start();
  stops.push(() => stopChild(child));
  void child.ready.then(() => child.ended).then((how) => fail(new Error(`${child.name} ended unexpectedly, ${how}.`)), fail);
  return child;
}

/** The application loads at once, and begins when the database is there. */
function startWhen(database: Promise<void>, program: string, env: Record<string, string>): Child {
  const child = startChild('The application', program, env);
  void database.then(() => child.process.connected && child.process.send('begin'));
  return child;
}

/** Waits for all of them, whatever becomes of one: what is just being opened has to be there when everything is stopped. */
async function inParallel(...works: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(works)) if (outcome.status === 'rejected') throw outcome.reason;
}

function runAgainOnChange(start: () => Child): Pick<Child, 'ready'> {
  goOn();
  const application = startAgainOnChange(start);
  stops.push(application.stop);
  return application;
}

/** Whether the product brings its own database. */
const ownDatabase = !process.env.DATABASE_URL && !production;

async function databaseSettings(folder: string): Promise<Record<string, string>> {
  if (!ownDatabase) return {};
  const { url, applicationUrl } = await localPostgresPlaces(folder);
  return { DATABASE_URL: applicationUrl, DATABASE_OWNER_URL: url };
}

async function openDatabase(folder: string): Promise<void> {
  if (!ownDatabase) return;
  const postgres = await startLocalPostgres({ dataDir: folder });
  // It started after what works with it was loaded, and is stopped after it.
  stops.unshift(postgres.stop);
  wakeDatabase = postgres.wake;
  setInterval(() => {
    if (!postgres.isRunning()) fail(new Error(`The local PostgreSQL ended unexpectedly; its log is ${folder}/postgres.log.`));
  }, checkAfterMillis).unref();
}

/** The witness of the sandbox, as the application's settings name it. */
async function localWitness(dataDir: string, sandboxPort: number): Promise<string> {
  return `${await publicWitnessKey(join(dataDir, 'sandbox'))} http://127.0.0.1:${sandboxPort}/witness`;
}

/** Whether the sandbox gave a company its certificates of KSeF at an earlier start: what makes them takes a while to load. */
async function hasLocalKsef(folder: string, nip: string): Promise<boolean> {
  const stored = await readFile(join(folder, 'offline.crt')).catch(() => null);
  return stored !== null && new X509Certificate(stored).subject.includes(`VATPL-${nip}`);
}

/** What the sandbox gives the company in the place of the ministry, as the application's settings name it; nothing where KSeF is set up. */
async function localKsef(dataDir: string): Promise<Record<string, string>> {
  const { KSEF_ENVIRONMENT: environment = 'sandbox', KSEF_CERTIFICATE: given } = process.env;
  if (production || environment !== 'sandbox' || given) return {};
  const [nip, name] = [process.env.COMPANY_NIP || fictionalCompany.COMPANY_NIP, process.env.COMPANY_NAME || fictionalCompany.COMPANY_NAME];
  const folder = join(dataDir, 'sandbox', 'ksef');
  if (!(await hasLocalKsef(folder, nip))) {
    const { localKsefCertificates } = await import('#sandbox/ksef/certificates.ts');
    await localKsefCertificates(join(dataDir, 'sandbox'), { nip, name });
  }
  return {
    KSEF_CERTIFICATE: join(folder, 'authentication.crt'),
    KSEF_KEY: join(folder, 'authentication.key'),
    KSEF_KEY_PASSPHRASE: 'atesto-local',
    KSEF_OFFLINE_CERTIFICATE: join(folder, 'offline.crt'),
    KSEF_OFFLINE_KEY: join(folder, 'offline.key'),
    KSEF_OFFLINE_KEY_PASSPHRASE: 'atesto-local',
    KSEF_UPO_CERTIFICATES: new X509Certificate(await readFile(join(folder, 'upo.crt'))).fingerprint256,
  };
}

async function start(): Promise<void> {
  const port = readPort('PORT', 3000);
  const applicationPort = hotReload ? readPort('APPLICATION_PORT', port + 3) : port;
  const sandboxPort = readPort('SANDBOX_PORT', port + 1);
  const smtpPort = readPort('SMTP_PORT', port + 2);
  const websitesPort = readPort('WEBSITES_PORT', port + 4);
  const dataDir = prepareDataFolder(process.env.DATA_DIR || './var');
  const databaseFolder = join(dataDir, 'postgres');
  await lockFolder(dataDir);
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
    ...(await databaseSettings(databaseFolder)),
    ...(production || process.env.WITNESSES ? {} : { WITNESSES: await localWitness(dataDir, sandboxPort) }),
    ...(await localKsef(dataDir)),
  };
  const database = Promise.withResolvers<void>();
  const sandbox = production ? null : run(() => startChild('The sandbox', 'sandbox/main.ts', env));
  const loadApplication = async (): Promise<Pick<Child, 'ready'>> => {
    // Whoever changes its code has it loaded as it stands there.
    const program = hotReload ? 'scripts/build/application.ts' : await buildApplication();
    return (hotReload ? runAgainOnChange : run)(() => startWhen(database.promise, program, env));
  };
  const loading = loadApplication();
  // Waited for below; what is built already starts before the other build is looked at.
  loading.catch(() => {});
  await nextTurn();
  await inParallel(openDatabase(databaseFolder), loading, hotReload ? buildVerifyTool() : buildClient());
  // What it plays is there when the application begins.
  await sandbox?.ready;
  goOn();
  database.resolve();
  const application = await loading;
  await application.ready;
  goOn();
  if (hotReload) stops.push(await startHotReload(port, applicationPort));
  if (!stopping) process.stdout.write(`ready http://localhost:${port}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
whenNpmEnds(() => void stop(0));
started = start();
started.catch(fail);
