import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { clockOf, openDatabase, type Database } from '#server/platform/db/db.ts';
import { domainEvents } from '#server/listeners.ts';
import { startLocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { migrate, missingMigrations } from '#server/platform/db/schema/migrate.ts';
import { addOperator, endSessionsByCommand, operators, removeOperator } from '#server/account/accounts/operators.ts';
import { withSecretFiles } from '#server/platform/config/secret-settings.ts';
import { applyRetention } from '#server/operations/retention/service.ts';
import { prepareDataFolder } from './data-folder.ts';

const usage = `npm run operator -- add EMAIL | remove EMAIL | list | sign-out EMAIL | sign-out --everybody
npm run retention -- [--dry-run]`;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The database of DATABASE_URL, else the local one, which is started when the product does not run. */
async function openDb(): Promise<{ db: Database; close: () => Promise<void> }> {
  const { DATABASE_URL: given, DATABASE_OWNER_URL: owner } = withSecretFiles(process.env).given;
  const folder = given ? '' : `${prepareDataFolder(process.env.DATA_DIR || './var')}/postgres`;
  const local = given ? null : await startLocalPostgres({ dataDir: folder });
  const url = given ?? local?.url ?? '';
  // A role that only works with the tables is refused what it need not do.
  if ((await missingMigrations(owner ?? url)).length > 0) await migrate(owner ?? url);
  const db = openDatabase({ url, poolSize: 2, onError: () => {} });
  return {
    db,
    close: async () => {
      await db.close();
      if (local?.startedHere) await local.stop();
    },
  };
}

const isAddress = (text: string): boolean => z.email().safeParse(text).success;

async function signOut(at: Parameters<typeof endSessionsByCommand>[0], whom: string): Promise<void> {
  const everybody = whom === '--everybody';
  if (!everybody && !isAddress(whom)) throw new Error(usage);
  const ended = await endSessionsByCommand(at, everybody ? null : whom);
  if (ended === null) throw new Error(`Nobody has the address ${whom}.`);
  say(`Sessions ended: ${ended}.`);
}

async function runOperator(db: Database, [act = '', address = '']: readonly string[]): Promise<void> {
  const at = { db, now: () => new Date(), newId: () => randomUUID() };
  if (act === 'list') return (await operators(db)).forEach(say);
  if (act === 'sign-out') return signOut(at, address);
  if ((act !== 'add' && act !== 'remove') || !isAddress(address)) throw new Error(usage);
  if (act === 'remove') {
    if (!(await removeOperator(at, address))) throw new Error(`${address} is not an operator.`);
    return say(`${address} is no operator any more.`);
  }
  const outcome = await addOperator(at, address);
  const hints = {
    promoted: '',
    created: ' A new account was made: set its password with “Nie pamiętam hasła” on the sign-in page.',
    emptied:
      ' Nobody had confirmed the address, so password and sessions of the account have ended: set a password with “Nie pamiętam hasła”.',
  };
  const hint = hints[outcome];
  return say(`${address} is an operator now.${hint}`);
}

async function runRetention(db: Database, options: readonly string[]): Promise<void> {
  if (options.some((option) => option !== '--dry-run')) throw new Error(usage);
  const rehearse = options.includes('--dry-run');
  const counts = await applyRetention(
    { db, now: () => new Date(), newId: () => randomUUID(), databaseNow: () => clockOf(db), queue: null, events: domainEvents },
    { rehearse },
  );
  say(rehearse ? 'Would delete or anonymise:' : 'Deleted or anonymised:');
  for (const [name, count] of Object.entries(counts)) say(`  ${name}: ${count}`);
}

const [tool, ...options] = process.argv.slice(2);
const { db, close } = await openDb();
try {
  if (tool === 'operator') await runOperator(db, options);
  else if (tool === 'retention') await runRetention(db, options);
  else throw new Error(usage);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await close();
}
