import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config/config.ts';
import type { Deps } from '#server/deps.ts';
import { domainEvents, domainQuestions } from '#server/listeners.ts';
import { openSealer } from '#server/adapters/documents/seal/sealer.ts';
import { makeSealPair } from '#server/adapters/documents/seal/self-made.ts';
import { openQueue } from '#server/platform/jobs/queue.ts';
import { openFolder } from '#server/adapters/storage/folder-store.ts';
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
import { encryptionOf } from '#server/platform/security/encryption.ts';
import { sharedRenderer } from './documents/renderer.ts';

export type TestDeps = { -readonly [K in keyof Deps]: Deps[K] };

type Setting = Readonly<{
  url: string;
  /** Its connections. */
  db: Deps['db'];
  reads: Deps['reads'];
  /** Its data folder; whoever requests the dependencies removes it. */
  folder: string;
  log: Deps['log'];
  /** Settings beside those of every test, such as where a sandbox listens. */
  env?: Readonly<Record<string, string>>;
}>;

/** The real dependencies on a real database, with the clock stopped; mails go nowhere. */
export async function testDeps({ url, db, reads, folder, log, env = {} }: Setting): Promise<TestDeps> {
  const config = readConfig({
    ATESTO_MODE: 'local',
    DATABASE_URL: url,
    PUBLIC_URL: 'https://atesto.test',
    DEMO: 'off',
    DATA_DIR: folder,
    ...env,
  });
  const now = new Date('2026-11-21T09:00:00.000Z');
  const sealer = await openSealer({ ...makeSealPair('Atesto', now), name: 'Atesto' }, { stamp: null, log });
  return {
    db,
    reads,
    now: () => now,
    databaseNow: async () => now,
    randomIntegers: (count, bound) => Array.from({ length: count }, () => randomInt(bound)),
    newId: () => randomUUID(),
    renderer: sharedRenderer(log),
    sealer,
    keyring: await makeKeyring({ issuer: config.publicUrl, seal: sealer.fingerprint, now }),
    encryption: encryptionOf([randomBytes(32)]),
    companyRegister: openRegisters({ ...config, log }),
    vatRegister: openVatRegister(config.vatRegister),
    exchangeRates: openExchangeRates(config.exchangeRates),
    websites: openWebsites(config.websites),
    network: openOwnNetwork(config),
    webhookSender: openWebhookSender(config.websites),
    revocations: openRevocations(config.revocations),
    files: openFolder(join(folder, 'files')),
    virusScanner: null,
    mailer: { send: async () => {}, close: () => {} },
    payments: openPayments(config),
    ksef: openKsef({ settings: config.ksef, log, admit: async () => {} }),
    events: domainEvents,
    questions: domainQuestions,
    // The template of every test database has its tables and queues.
    queue: await openQueue({ url, onError: () => {}, prepares: false }),
    log,
    config: { ...config, clientDir: '/nonexistent' },
  };
}
