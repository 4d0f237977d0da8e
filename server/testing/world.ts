import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { makeApp } from '#server/app.ts';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { openReads } from '#server/platform/db/reads.ts';
import type { Deps } from '#server/deps.ts';
import { publishKeyList } from '#server/certificate/transparency/keys/key-lists.ts';
import { cloneTemplate, databaseUrl } from './databases/databases.ts';
import { testDeps, type TestDeps } from './deps.ts';
import { applications } from './databases/many-applications.ts';
import { recordedLog, requireNothingPrivate } from './logs/private-lines.ts';

/** The real application on a real database; only clock, randomness and addresses are the test's. */
export type World = {
  deps: TestDeps;
  app: FastifyInstance;
  /** Everything that was logged, of every level. */
  lines: readonly string[];
  /** Stops the clock at that instant. */
  at(instant: string): void;
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, options?: CallOptions): Promise<LightMyRequestResponse>;
};

type CallOptions = { cookie?: string | undefined; body?: unknown; headers?: Record<string, string> };

/** Connections of one application: to the database, through the pooler where there is one, and to the standby. */
function openBoth(url: string, poolSize: number, log: Deps['log']): Pick<Deps, 'db' | 'reads'> {
  const beside = inject('beside');
  const { pathname } = new URL(url);
  const open = (server: string): Database =>
    openDatabase({
      url: server === '' ? url : databaseUrl(server, pathname.slice(1)),
      poolSize,
      onError: () => {},
      lent: server !== '' && server === beside.pooler,
    });
  const db = open(beside.pooler);
  return { db, reads: openReads({ primary: db, standby: beside.standby === '' ? null : open(beside.standby), log }) };
}

/** The same application again, with connections of its own; what a test puts in the place of anything else is there too. */
function another(deps: TestDeps, own: Pick<Deps, 'db' | 'reads'>): Deps {
  const first = { db: deps.db, reads: deps.reads };
  const isOwn = (name: PropertyKey): name is keyof typeof own =>
    name in own && deps[name as keyof typeof own] === first[name as keyof typeof own];
  return new Proxy(deps, { get: (target, name, receiver) => (isOwn(name) ? own[name] : Reflect.get(target, name, receiver)) });
}

type WorldOptions = {
  poolSize?: number;
  /** For tests that check what an application has for itself: one, also where others have several. */
  alone?: boolean;
};

/** A world for one test file; it is closed when the file is done. */
export function openWorld(options: WorldOptions = {}): World {
  const world = {} as World;
  let close: () => Promise<void> = async () => {};
  let apps: FastifyInstance[] = [];
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atesto-'));
    const database = await cloneTemplate(inject('postgresUrl'));
    const { log, lines } = recordedLog();
    const poolSize = options.poolSize ?? 4;
    const deps = await testDeps({ url: database.url, ...openBoth(database.url, poolSize, log), folder, log });
    await publishKeyList(deps);
    const app = await makeApp(deps);
    const more = Array.from({ length: options.alone ? 0 : applications - 1 }, () => another(deps, openBoth(database.url, poolSize, log)));
    apps = [app, ...(await Promise.all(more.map((one) => makeApp(one))))];
    Object.assign(world, { deps, app, lines });
    close = async () => {
      await Promise.all(apps.map((one) => one.close()));
      await deps.queue.close();
      await Promise.all([deps.renderer.close(), ...[deps, ...more].flatMap((one) => [one.db.close(), one.reads.close()])]);
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
  let turn = 0;
  world.call = async (method, url, { cookie, body, headers = {} } = {}) =>
    apps[(turn += 1) % apps.length]!.inject({
      method,
      url,
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  return world;
}
