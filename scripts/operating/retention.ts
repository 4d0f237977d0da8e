import { randomUUID } from 'node:crypto';
import { domainEvents } from '#server/listeners.ts';
import { applyRetention } from '#server/operations/retention/service.ts';
import { clockOf } from '#server/platform/db/db.ts';
import { withDatabase } from './tool-database.ts';

const options = process.argv.slice(2);

await withDatabase(async (db) => {
  if (options.some((option) => option !== '--dry-run')) throw new Error('npm run tool -- retention [--dry-run]');
  const rehearse = options.includes('--dry-run');
  const counts = await applyRetention(
    { db, now: () => new Date(), newId: () => randomUUID(), databaseNow: () => clockOf(db), queue: null, events: domainEvents },
    { rehearse },
  );
  const lines = Object.entries(counts).map(([name, count]) => `  ${name}: ${count}\n`);
  process.stdout.write(`${rehearse ? 'Would delete or anonymise:' : 'Deleted or anonymised:'}\n${lines.join('')}`);
});
