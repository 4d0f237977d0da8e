import { randomInt, randomUUID } from 'node:crypto';
import { makeApp } from './app.ts';
import { publishKey } from './certificates/credential.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './db/db.ts';
import { migrate } from './db/migrate.ts';
import { writeReferenceTables } from './db/reference-tables.ts';
import { seedDemo } from './demo/seed.ts';
import type { Deps } from './deps.ts';
import { startRenderer } from './documents/renderer.ts';
import { openSeal } from './documents/seal/open.ts';
import { openLog } from './log.ts';
import { openQueue } from './queue.ts';
import { workersOf } from './jobs/workers.ts';
import { openFileStore } from './outside/open-files.ts';
import { openClamd } from './outside/virus-scanner.ts';
import { openMailer } from './outside/mailer.ts';
import { openRegisters } from './outside/registers.ts';
import { openVatRegister } from './outside/vat-register.ts';
import { openRevocations } from './outside/revocations.ts';
import { openWebhookSender } from './outside/webhook-sender.ts';
import { openWebsites } from './outside/website.ts';
import { isStampOf } from './signatures/time-stamp.ts';
import { openStripe } from './outside/stripe.ts';
import { openKeyring } from './transparency/keyring.ts';
import { publishKeyList } from './transparency/key-lists.ts';
import { openVault } from './vault.ts';

const stopWithinMillis = 5000;

function describe(error: unknown): string {
  const { message, code, errors } = error as Error & { code?: string; errors?: Error[] };
  return message || errors?.[0]?.message || code || String(error);
}

function withoutSecrets(databaseUrl: string): string {
  return databaseUrl.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:…@');
}

async function prepareDatabase(config: Config): Promise<void> {
  try {
    await migrate(config.databaseUrl);
  } catch (error) {
    throw new Error(`The database cannot be used (DATABASE_URL ${withoutSecrets(config.databaseUrl)}): ${describe(error)}`, {
      cause: error,
    });
  }
}

async function makeDeps(config: Config): Promise<Deps> {
  const log = openLog(process.env.LOG_LEVEL ?? (config.local ? 'warn' : 'info'));
  const db = openDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    onError: (error) => log.error({ err: error }, 'database connection lost'),
  });
  const sealer = await openSeal(config, log, { now: new Date(), isStampOf });
  return {
    db,
    now: () => new Date(),
    randomIntegers: (count, bound) => Array.from({ length: count }, () => randomInt(bound)),
    newId: () => randomUUID(),
    renderer: startRenderer(log),
    sealer,
    keyring: await openKeyring(config, new Date(), sealer?.fingerprint ?? null),
    vault: await openVault(config),
    companyRegister: openRegisters({ ...config, log }),
    vatRegister: openVatRegister(config.vatRegister),
    websites: openWebsites(config.websites),
    webhookSender: openWebhookSender(config.websites),
    revocations: openRevocations(config.revocations),
    files: openFileStore(config),
    virusScanner: config.files.clamd === null ? null : openClamd(config.files.clamd),
    mailer: openMailer(config.mail),
    payments: openStripe({ ...config.stripe, publicUrl: config.publicUrl }),
    queue: await openQueue({ url: config.databaseUrl, onError: (error) => log.error({ err: error }, 'job queue') }),
    log,
    config,
  };
}

/** Finishes what was accepted and ends, within five seconds in any case (docs/product.md, “Data and transactions”). */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMillis).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  if (process.send) process.on('disconnect', end);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await prepareDatabase(config);
  const deps = await makeDeps(config);
  await writeReferenceTables(deps.db, deps.now());
  await publishKey(deps.db, deps.keyring.publicJwk, deps.now());
  await publishKeyList(deps);
  // The witness asks this service for its keys, which does not answer yet: it signs a minute later, and that is no warning.
  if (config.seedDemo) await seedDemo({ ...deps, log: deps.log.child({}, { level: 'error' }) });
  const app = await makeApp(deps);
  stopOnSignals(async () => {
    await app.close();
    await deps.queue.close();
    deps.mailer.close();
    await Promise.all([deps.renderer.close(), deps.db.close(), deps.companyRegister.close()]);
  });
  await deps.queue.begin(workersOf(deps));
  await app.listen({ port: config.port, host: config.host });
  process.send?.('ready');
}

start().catch((error: unknown) => {
  if (process.send) process.send({ failed: describe(error) }, () => process.exit(1));
  else {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
});
