import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/db/db.ts';
import { openKeyring } from '#server/certificate/transparency/keys/keyring.ts';
import { restoreLog } from '#server/certificate/transparency/witnesses/restore.ts';
import { entriesIn } from './audit/copy.ts';
import { readState } from './audit/state.ts';

const help = `npm run tool -- log-restore COPY STATE

Brings back the entries of the log that a restored database lacks, from what log-audit kept on another machine: COPY is the
file of --copy, STATE that of --state. Stop all processes before. What was logged since the restore goes behind the others, for
which the tables' owner is needed (DATABASE_OWNER_URL).
`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  const [copy, path] = positionals;
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const state = readState(path);
  if (copy === undefined || !state) throw new Error(help);
  const config = readConfig(process.env);
  const db = openDatabase({ url: process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL ?? '', poolSize: 1, onError: () => {} });
  try {
    const now = (): Date => new Date();
    const { kept, moved, restored } = await restoreLog(
      { db, now, keyring: await openKeyring(config, now()) },
      entriesIn(copy),
      state.checkpoint,
    );
    process.stdout.write(`Entries: ${kept} were there, ${restored} came back, ${moved} were moved behind them.\n`);
  } finally {
    await db.close();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
