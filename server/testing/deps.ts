import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { startRenderer } from '#server/documents/renderer.ts';
import { openSealer } from '#server/documents/seal/sealer.ts';
import { makeSealPair } from '#server/documents/seal/self-made.ts';
import { openQueue } from '#server/queue.ts';
import { openFolder } from '#server/outside/folder-store.ts';
import { openRegisters } from '#server/outside/registers.ts';
import { openVatRegister } from '#server/outside/vat-register.ts';
import { openRevocations } from '#server/outside/revocations.ts';
import { openWebhookSender } from '#server/outside/webhook-sender.ts';
import { openWebsites } from '#server/outside/website.ts';
import { openStripe } from '#server/outside/stripe.ts';
import { makeKeyring } from '#server/transparency/keyring.ts';
import { vaultOf } from '#server/vault.ts';

export type TestDeps = { -readonly [K in keyof Deps]: Deps[K] };

type Setting = Readonly<{
  url: string;
  /** Its connections. */
  db: Deps['db'];
  reads: Deps['reads'];
  /** Where files are kept; whoever asks for the dependencies removes it. */
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
    renderer: startRenderer(log),
    sealer,
    keyring: await makeKeyring({ issuer: config.publicUrl, seal: sealer.fingerprint, now }),
    vault: vaultOf([randomBytes(32)]),
    companyRegister: openRegisters({ ...config, log }),
    vatRegister: openVatRegister(config.vatRegister),
    websites: openWebsites(config.websites),
    webhookSender: openWebhookSender(config.websites),
    revocations: openRevocations(config.revocations),
    files: openFolder(join(folder, 'files')),
    virusScanner: null,
    mailer: { send: async () => {}, close: () => {} },
    payments: openStripe({ ...config.stripe, publicUrl: config.publicUrl }),
    queue: await openQueue({ url, onError: () => {}, retryDelay: 1 }),
    log,
    config: { ...config, clientDir: '/nonexistent' },
  };
}
