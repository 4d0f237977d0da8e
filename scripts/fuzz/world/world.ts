import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { makeApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/db/db.ts';
import { openReads } from '#server/platform/db/reads.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { cloneTemplate, onServer } from '#server/testing/databases/databases.ts';
import { testDeps, type TestDeps } from '#server/testing/deps.ts';
import { privateIn } from '#server/testing/logs/private-lines.ts';
import { startSandbox } from '#server/testing/network/sandbox.ts';
import type { World } from '#server/testing/world.ts';
import { publishKeyList } from '#server/certificate/transparency/keys/key-lists.ts';
import { openOwnNetwork } from '#server/adapters/web/observation/own-network.ts';
import { openWebsites } from '#server/adapters/web/website.ts';

const poolSize = 10;

/** The real application with everything outside played by the sandbox, the real clock, and the built pages. */
export type FuzzWorld = Readonly<{
  deps: TestDeps;
  app: FastifyInstance;
  call: World['call'];
  /** Addresses that are served, as the router knows them: `GET /api/auth/me`. */
  served: readonly string[];
  /** Lines of the log that hold what no line may hold, the first few. */
  privateLines: readonly string[];
  /** What the log calls an error since it was asked last: the cause of a fault is reported nowhere else. */
  faults: () => string[];
  /** Connections of the application to its database, by what they do. */
  connections: () => Promise<Record<string, number>>;
  /** A declaration with the seal of a company, by the sandbox. */
  sealed: (pdf: Buffer, nip: string) => Promise<Buffer>;
  close: () => Promise<void>;
}>;

function watchedLog() {
  const privateLines: string[] = [];
  let errors: string[] = [];
  const write = (line: string): void => {
    if (privateLines.length < 5 && privateIn(line).length > 0) privateLines.push(`${privateIn(line).join(', ')}: ${line.slice(0, 400)}`);
    if (line.startsWith('{"level":50') || line.includes('"level":"error"')) errors.push(line.slice(0, 3000));
  };
  const faults = (): string[] => {
    const found = errors;
    errors = [];
    return found;
  };
  return { log: openLog('info', { write }), privateLines, faults };
}

export async function openFuzzWorld(postgresUrl: string): Promise<FuzzWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'atesto-fuzz-'));
  const database = await cloneTemplate(postgresUrl);
  const sandbox = await startSandbox();
  const { log, privateLines, faults } = watchedLog();
  const authority = sandbox.websites.local?.authority ?? '';
  const env = { SANDBOX_PORT: new URL(sandbox.address).port, SMTP_PORT: String(sandbox.smtpPort), DATA_DIR: dirname(dirname(authority)) };
  const db = openDatabase({ url: database.url, poolSize, onError: () => {} });
  const reads = openReads({ primary: db, standby: null, log });
  const deps = await testDeps({ url: database.url, db, reads, folder, log, env });
  deps.now = () => new Date();
  deps.databaseNow = async () => new Date();
  deps.websites = openWebsites(sandbox.websites);
  deps.network = openOwnNetwork({ ...deps.config, websites: sandbox.websites });
  deps.config = { ...deps.config, clientDir: join(import.meta.dirname, '..', '..', '..', 'dist', 'client') };
  await publishKeyList(deps);
  const served: string[] = [];
  // What the tool itself does in an hour is more than one address may.
  let calls = 0;
  const nextAddress = (): string => {
    calls += 1;
    return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  };
  const list = (app: FastifyInstance): void => {
    app.addHook('onRoute', ({ method, url }) => void served.push(...[method].flat().map((one) => `${one} ${url}`)));
  };
  const app = await makeApp(deps, { watchers: [list] });
  await app.ready();
  const name = new URL(database.url).pathname.slice(1);
  return {
    deps,
    app,
    served,
    privateLines,
    faults,
    call: async (method, url, { cookie, body, headers = {} } = {}) =>
      app.inject({
        method,
        url,
        remoteAddress: nextAddress(),
        headers: { ...headers, ...(cookie ? { cookie } : {}) },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    connections: () =>
      onServer(postgresUrl, async (client) => {
        const { rows } = await client.query<{ state: string | null; n: number }>(
          'select state, count(*)::int as n from pg_stat_activity where datname = $1 group by state',
          [name],
        );
        return Object.fromEntries(rows.map(({ state, n }) => [state ?? 'none', n]));
      }),
    sealed: async (pdf, nip) => {
      const headers = { 'content-type': 'application/pdf' };
      const answer = await fetch(`${sandbox.address}/seal/${nip}`, { method: 'POST', headers, body: Uint8Array.from(pdf) });
      return Buffer.from(await answer.arrayBuffer());
    },
    close: async () => {
      await app.close();
      await deps.queue.close();
      await Promise.all([deps.renderer.close(), db.close(), reads.close()]);
      await sandbox.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
