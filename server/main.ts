import { randomInt, randomUUID } from 'node:crypto';
import { makeApp } from './app.ts';
import { domainEvents, domainQuestions } from './listeners.ts';
import { readConfig, type Config } from './platform/config/config.ts';
import { clockOf, mayChangeTables, openDatabase } from './platform/db/db.ts';
import { migrate, missingMigrations } from './platform/db/schema/migrate.ts';
import { runExclusively } from './platform/db/advisory-lock.ts';
import { openReads } from './platform/db/reads.ts';
import { standbyWaits } from './platform/db/deadlines.ts';
import { grantApplication } from './platform/db/schema/roles.ts';
import { writeReferenceTables } from './platform/db/schema/reference-tables.ts';
import type { Deps } from './deps.ts';
import { startRenderer } from './adapters/documents/rendering/renderer.ts';
import { openSeal } from './adapters/documents/seal/open.ts';
import { announceEnd } from './platform/http/ending.ts';
import { openLog } from './platform/observability/log.ts';
import { openQueue, prepareQueue } from './platform/jobs/queue.ts';
import { withSecretFiles } from './platform/config/secret-settings.ts';
import { openFileStore } from './adapters/storage/open-files.ts';
import { openClamd } from './adapters/scanner/virus-scanner.ts';
import { openMailer } from './adapters/mail/mailer.ts';
import { openRegisters } from './adapters/registers/registers.ts';
import { openExchangeRates } from './adapters/registers/exchange-rates.ts';
import { openVatRegister } from './adapters/registers/vat-register.ts';
import { openRevocations } from './adapters/trust/revocations.ts';
import { openWebhookSender } from './adapters/web/webhook-sender.ts';
import { openOwnNetwork } from './adapters/web/observation/own-network.ts';
import { openWebsites } from './adapters/web/website.ts';
import { openKsef } from './adapters/ksef/open.ts';
import { openPayments } from './adapters/payments/open-payments.ts';
import { AppError } from './platform/errors/app-error.ts';
import { openEncryption } from './platform/security/encryption.ts';
import { seedDemo, workersOf, openObservability } from '#server/operations/public.ts';
import { admitCall } from '#server/billing/public.ts';
import { isStampOf } from '#server/company/public.ts';
import { openKeyring, publishKeyList } from '#server/certificate/public.ts';

const stopWithinMillis = 7500;

function describe(failure: unknown): string {
  const error = failure instanceof AppError && failure.cause ? failure.cause : failure;
  const { message, code, errors } = error as Error & { code?: string; errors?: Error[] };
  return message || errors?.[0]?.message || code || String(error);
}

function withoutSecrets(databaseUrl: string): string {
  return databaseUrl.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:…@');
}

/** What a process does: answers HTTP, does what is queued and due, or brings the database up to this version first. */
type Part = 'migrate' | 'serve' | 'work';
const allParts: readonly Part[] = ['migrate', 'serve', 'work'];

/** All three unless the command line names one. */
function partsOf(named: readonly string[]): readonly Part[] {
  const parts = allParts.filter((part) => named[0] === part);
  if (named.length === 0) return allParts;
  if (parts.length === 0 || named.length > 1)
    throw new Error('node server/main.ts [migrate | serve | work]; all three unless one is named');
  return parts;
}

async function onDatabase<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`The database cannot be used (DATABASE_URL ${withoutSecrets(url)}): ${describe(error)}`, { cause: error });
  }
}

/** As the owner of the tables where there is one; the role that works with them is then given what it needs. */
async function migrateAll(url: string, ownerUrl: string | null): Promise<void> {
  const owner = ownerUrl ?? url;
  await onDatabase(owner, () =>
    runExclusively(owner, async () => {
      await migrate(owner);
      await prepareQueue(owner);
      if (ownerUrl !== null) await grantApplication(ownerUrl, url);
    }),
  );
}

async function requireMigrated(url: string): Promise<void> {
  const missing = await onDatabase(url, () => missingMigrations(url));
  if (missing.length > 0) throw new Error(`The database is of an earlier version (${missing[0]} is missing): run “migrate” first.`);
}

async function makeDeps(config: Config, works: boolean): Promise<Deps> {
  const log = openLog(process.env.LOG_LEVEL ?? (config.local ? 'warn' : 'info'));
  const db = openDatabase({
    url: config.databasePoolerUrl ?? config.databaseUrl,
    lent: config.databasePoolerUrl !== null,
    poolSize: config.databasePoolSize,
    onError: (error) => log.error({ err: error }, 'database connection lost'),
  });
  const standby =
    config.databaseReplicaUrl === null
      ? null
      : openDatabase({
          url: config.databaseReplicaUrl,
          poolSize: config.databasePoolSize,
          onError: (error) => log.error({ err: error }, 'connection to the standby lost'),
          waits: standbyWaits,
        });
  const sealer = await openSeal(config, log, { now: new Date(), isStampOf });
  return {
    db,
    reads: openReads({ primary: db, standby, log }),
    now: () => new Date(),
    databaseNow: () => clockOf(db),
    randomIntegers: (count, bound) => Array.from({ length: count }, () => randomInt(bound)),
    newId: () => randomUUID(),
    renderer: startRenderer(log, config.render),
    sealer,
    keyring: await openKeyring(config, new Date(), sealer?.fingerprint ?? null),
    encryption: await openEncryption(config),
    companyRegister: openRegisters({ ...config, log }),
    vatRegister: openVatRegister(config.vatRegister),
    exchangeRates: openExchangeRates(config.exchangeRates),
    websites: openWebsites(config.websites),
    network: openOwnNetwork(config),
    webhookSender: openWebhookSender(config.websites),
    revocations: openRevocations(config.revocations),
    files: openFileStore(config),
    virusScanner: config.files.clamd === null ? null : openClamd(config.files.clamd),
    mailer: openMailer(config.mail),
    payments: openPayments(config),
    ksef: openKsef({ settings: config.ksef, log, admit: (group) => admitCall({ db, now: () => new Date() }, group) }),
    events: domainEvents,
    questions: domainQuestions,
    queue: await openQueue({
      url: config.databaseUrl,
      onError: (error) => log.error({ err: error }, 'job queue'),
      prepares: false,
      works,
    }),
    log,
    config,
  };
}

/** Finishes what was accepted and ends, within eight seconds in any case, whatever hangs (docs/product.md, “Data and transactions”). */
function stopOnSignals(withinMillis: number, stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), withinMillis).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  if (process.send) process.on('disconnect', end);
}

/** Fills a database of demonstration; what a crash takes of it is made again at the next start, so nothing of it waits for the disk. */
async function seed(deps: Deps): Promise<void> {
  const url = new URL(deps.config.databaseUrl);
  url.searchParams.set('options', '-c synchronous_commit=off');
  const db = openDatabase({
    url: url.href,
    poolSize: deps.config.databasePoolSize,
    onError: (error) => deps.log.error({ err: error }, 'seeding'),
  });
  try {
    // The witness asks this service for its keys, which does not answer yet: it signs a minute later, and that is no warning.
    await seedDemo({ ...deps, db, log: deps.log.child({}, { level: 'error' }) });
  } finally {
    await db.close();
  }
}

/** Writes what this version states into the database, which a process of another version may have done differently. */
async function prepare(deps: Deps, works: boolean): Promise<void> {
  await writeReferenceTables(deps.db, deps.now());
  await publishKeyList(deps);
  if (deps.config.seedDemo && works) await seed(deps);
}

async function run(parts: readonly Part[]): Promise<void> {
  const config = readConfig(process.env);
  const [serves, works] = [parts.includes('serve'), parts.includes('work')];
  if (parts.includes('migrate')) await migrateAll(config.databaseUrl, config.databaseOwnerUrl);
  else await requireMigrated(config.databaseUrl);
  const watching = await openObservability(await makeDeps(config, works));
  const { deps } = watching;
  if (await mayChangeTables(deps.db)) deps.log.warn('the role of DATABASE_URL may change tables and logs: set DATABASE_OWNER_URL');
  await runExclusively(config.databaseUrl, () => prepare(deps, works));
  const ending = { begun: false };
  const app = serves ? await makeApp(deps, { watchers: watching.watchers, ending, works }) : null;
  stopOnSignals(config.drainSeconds * 1000 + stopWithinMillis, async () => {
    if (app) await announceEnd(ending, config.drainSeconds);
    await Promise.all([app?.close(), deps.queue.close()]);
    await watching.close();
    deps.mailer.close();
    await Promise.all([deps.renderer.close(), deps.db.close(), deps.reads.close(), deps.companyRegister.close()]);
  });
  if (works) await deps.queue.begin(watching.workers(workersOf(deps)));
  await watching.listen();
  await app?.listen({ port: config.port, host: config.host });
  process.send?.('ready');
}

/** Only the database is needed to bring it up to this version. */
async function migrateOnly(): Promise<void> {
  const { given, problems } = withSecretFiles(process.env);
  const url = given.DATABASE_URL;
  if (problems.length > 0 || !url) throw new Error(problems[0] ?? 'DATABASE_URL: must be given');
  await migrateAll(url, given.DATABASE_OWNER_URL ?? null);
}

async function startParts(): Promise<void> {
  const parts = partsOf(process.argv.slice(2));
  await (parts.length === 1 && parts[0] === 'migrate' ? migrateOnly() : run(parts));
}

/** Runs what the command line requests. When that cannot start it states why, to whoever started it or in one line, and ends the process. */
export async function start(): Promise<void> {
  await startParts().catch((error: unknown) => {
    if (process.send) process.send({ failed: describe(error) }, () => process.exit(1));
    else {
      process.stderr.write(`${describe(error)}\n`);
      process.exit(1);
    }
  });
}

if (import.meta.main) void start();
