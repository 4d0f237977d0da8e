import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/db/db.ts';
import { openReads } from '#server/platform/db/reads.ts';
import { startLocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { writeReferenceTables } from '#server/platform/db/schema/reference-tables.ts';
import type { Deps } from '#server/deps.ts';
import { domainEvents, domainQuestions } from '#server/listeners.ts';
import { startRenderer } from '#server/adapters/documents/rendering/renderer.ts';
import { openSealer } from '#server/adapters/documents/seal/sealer.ts';
import { makeSealPair } from '#server/adapters/documents/seal/self-made.ts';
import { openQueue } from '#server/platform/jobs/queue.ts';
import { openFileStore } from '#server/adapters/storage/open-files.ts';
import { openMailer } from '#server/adapters/mail/mailer.ts';
import { openRegisters } from '#server/adapters/registers/registers.ts';
import { openExchangeRates } from '#server/adapters/registers/exchange-rates.ts';
import { openVatRegister } from '#server/adapters/registers/vat-register.ts';
import { openRevocations } from '#server/adapters/trust/revocations.ts';
import { openWebhookSender } from '#server/adapters/web/webhook-sender.ts';
import { openOwnNetwork } from '#server/adapters/web/observation/own-network.ts';
import { openWebsites } from '#server/adapters/web/website.ts';
import { openKsef } from '#server/adapters/ksef/open.ts';
import { openPayments } from '#server/adapters/payments/open-payments.ts';
import { makeKeyring } from '#server/certificate/transparency/keys/keyring.ts';
import { openEncryption } from '#server/platform/security/encryption.ts';
import { buildClient } from '#scripts/build/client-build.ts';
import { startChild, stopChild, type Child } from '#scripts/start/children.ts';

export type Setting = Readonly<{ deps: Deps; port: number; server: Child; databaseUrl: string; close: () => Promise<void> }>;

/** The first of three ports; two measurements beside each other need `BENCH_PORT`. */
const port = Number(process.env.BENCH_PORT ?? 4390);
/** Where mails go; nobody answers there but while mails are measured. */
export const smtpPort = port + 1;
/** Where the application gives its figures. */
export const metricsPort = port + 2;
const poolSize = 16;

/** A fresh durable database in a temporary folder and the application as a process of its own. */
export async function openSetting(): Promise<Setting> {
  await buildClient();
  const dataDir = await mkdtemp(join(tmpdir(), 'atesto-bench-'));
  const postgres = await startLocalPostgres({ dataDir: join(dataDir, 'postgres') });
  await migrate(postgres.url);
  const log = pino({ level: 'error' });
  const env = {
    ATESTO_MODE: 'local',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DATABASE_POOL: String(poolSize),
    TRUSTED_PROXIES: '1',
    DEMO: 'off',
    SMTP_PORT: String(smtpPort),
    METRICS_PORT: String(metricsPort),
  };
  const db = openDatabase({ url: postgres.url, poolSize: 4, onError: () => {} });
  await writeReferenceTables(db, new Date());
  const sealer = await openSealer({ ...makeSealPair('Atesto', new Date()), name: 'Atesto' }, { stamp: null, log });
  const deps: Deps = {
    db,
    reads: openReads({ primary: db, standby: null, log }),
    now: () => new Date(),
    databaseNow: async () => new Date(),
    randomIntegers: (count, bound) => Array.from({ length: count }, () => randomInt(bound)),
    newId: () => randomUUID(),
    renderer: startRenderer(log),
    sealer,
    keyring: await makeKeyring({ issuer: readConfig(env).publicUrl, seal: sealer.fingerprint, now: new Date() }),
    encryption: await openEncryption(readConfig(env)),
    companyRegister: openRegisters({ ...readConfig(env), log }),
    vatRegister: openVatRegister(readConfig(env).vatRegister),
    exchangeRates: openExchangeRates(readConfig(env).exchangeRates),
    websites: openWebsites(readConfig(env).websites),
    network: openOwnNetwork(readConfig(env)),
    webhookSender: openWebhookSender(readConfig(env).websites),
    revocations: openRevocations(readConfig(env).revocations),
    files: openFileStore(readConfig(env)),
    virusScanner: null,
    mailer: openMailer(readConfig(env).mail),
    payments: openPayments(readConfig(env)),
    ksef: openKsef({ settings: readConfig(env).ksef, log, admit: async () => {} }),
    events: domainEvents,
    questions: domainQuestions,
    queue: await openQueue({ url: postgres.url, onError: () => {} }),
    log,
    config: readConfig(env),
  };
  const server = startChild('The application', 'server/main.ts', { ...env, PUBLIC_URL: `http://localhost:${port}` });
  await server.ready;
  const close = async (): Promise<void> => {
    await stopChild(server);
    await Promise.all([deps.renderer.close(), deps.queue.close(), db.close()]);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { deps, port, server, databaseUrl: postgres.url, close };
}
