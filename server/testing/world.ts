import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { makeApp } from '#server/app.ts';
import { publishKey } from '#server/certificates/credential.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/db.ts';
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
import { publishKeyList } from '#server/transparency/key-lists.ts';
import { vaultOf } from '#server/vault.ts';
import { cloneTemplate } from './databases.ts';
import { keptLog, requireNothingPrivate } from './private-lines.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The real application on a real database; only clock, randomness and addresses are the test's. */
export type World = {
  deps: Mutable<Deps>;
  app: FastifyInstance;
  /** Everything that was logged, of every level. */
  lines: readonly string[];
  /** Stops the clock at that instant. */
  at(instant: string): void;
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, options?: CallOptions): Promise<LightMyRequestResponse>;
};

type CallOptions = { cookie?: string | undefined; body?: unknown; headers?: Record<string, string> };

async function makeDeps(url: string, poolSize: number, folder: string, log: Deps['log']): Promise<Mutable<Deps>> {
  const config = readConfig({
    ATESTO_MODE: 'local',
    DATABASE_URL: url,
    PUBLIC_URL: 'https://atesto.test',
    DEMO: 'off',
    DATABASE_POOL: String(poolSize),
  });
  const now = new Date('2026-11-21T09:00:00.000Z');
  const sealer = await openSealer({ ...makeSealPair('Atesto', now), name: 'Atesto' }, { stamp: null, log });
  return {
    db: openDatabase({ url, poolSize, onError: () => {} }),
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

/** A world for one test file; it is closed when the file is done. */
export function openWorld(options: { poolSize?: number } = {}): World {
  const world = {} as World;
  let close: () => Promise<void> = async () => {};
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atesto-'));
    const database = await cloneTemplate(inject('postgresUrl'));
    const { log, lines } = keptLog();
    const deps = await makeDeps(database.url, options.poolSize ?? 4, folder, log);
    await publishKey(deps.db, deps.keyring.publicJwk, deps.now());
    await publishKeyList(deps);
    const app = await makeApp(deps);
    Object.assign(world, { deps, app, lines });
    close = async () => {
      await app.close();
      await deps.queue.close();
      await Promise.all([deps.renderer.close(), deps.db.close()]);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
      requireNothingPrivate(lines);
    };
  });
  afterAll(() => close());
  world.at = (instant) => {
    world.deps.now = () => new Date(instant);
    world.deps.databaseNow = async () => new Date(instant);
  };
  world.call = async (method, url, { cookie, body, headers = {} } = {}) =>
    world.app.inject({
      method,
      url,
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  return world;
}
