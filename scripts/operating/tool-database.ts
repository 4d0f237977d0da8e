import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { startLocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { migrate, missingMigrations } from '#server/platform/db/schema/migrate.ts';
import { withSecretFiles } from '#server/platform/config/secret-settings.ts';
import { prepareDataFolder } from '#scripts/start/data-folder.ts';

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

/** Runs a tool with the database of the service; an error becomes one line and the exit code 1. */
export async function withDatabase(run: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openDb();
  try {
    await run(db);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await close();
  }
}
