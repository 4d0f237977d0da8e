import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startLocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { prepareTemplate } from '#server/testing/databases/databases.ts';
import { buildClient } from '#scripts/build/client-build.ts';
import { summary } from './judging/report.ts';
import { fuzz } from './run.ts';
import { openFuzzWorld } from './world/world.ts';

const { values, positionals } = parseArgs({ options: { seed: { type: 'string' }, only: { type: 'string' } }, allowPositionals: true });
const requests = Number(positionals[0] ?? 20_000);
const seed = Number(values.seed ?? 1);
const only = values.only === undefined ? undefined : Number(values.only);
if (![requests, seed, only ?? 0].every((one) => Number.isSafeInteger(one) && one >= 0))
  throw new Error('npm run tool -- fuzz [how many requests, 20000 unless told] [--seed 1] [--only the number of one request]');

const print = (line: string): void => void process.stdout.write(`${line}\n`);
setFlagsFromString('--expose-gc');
(globalThis as { gc?: () => void }).gc = runInNewContext('gc') as () => void;
await buildClient();
const folder = await mkdtemp(join(tmpdir(), 'atesto-fuzz-database-'));
const postgres = await startLocalPostgres({ dataDir: join(folder, 'postgres'), durable: false });
try {
  await prepareTemplate(postgres.url);
  const world = await openFuzzWorld(postgres.url);
  const begun = performance.now();
  const outcome = await fuzz(world, { requests, seed, ...(only === undefined ? {} : { only }), report: print });
  const found = await summary(world, outcome);
  for (const line of found.lines) print(line);
  print(`${((performance.now() - begun) / 1000).toFixed(0)} s`);
  await world.close();
  process.exitCode = found.isGood ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
