import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#server/platform/db/db.ts';
import { addOperator, endSessionsByCommand, operators, removeOperator } from '#server/account/accounts/operators.ts';
import { withDatabase } from './tool-database.ts';

const usage = 'npm run tool -- operator add EMAIL | remove EMAIL | list | sign-out EMAIL | sign-out --everybody';

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const isAddress = (text: string): boolean => z.email().safeParse(text).success;

async function signOut(at: Parameters<typeof endSessionsByCommand>[0], whom: string): Promise<void> {
  const everybody = whom === '--everybody';
  if (!everybody && !isAddress(whom)) throw new Error(usage);
  const ended = await endSessionsByCommand(at, everybody ? null : whom);
  if (ended === null) throw new Error(`Nobody has the address ${whom}.`);
  print(`Sessions ended: ${ended}.`);
}

async function runOperator(db: Database, [act = '', address = '']: readonly string[]): Promise<void> {
  const at = { db, now: () => new Date(), newId: () => randomUUID() };
  if (act === 'list') return (await operators(db)).forEach(print);
  if (act === 'sign-out') return signOut(at, address);
  if ((act !== 'add' && act !== 'remove') || !isAddress(address)) throw new Error(usage);
  if (act === 'remove') {
    if (!(await removeOperator(at, address))) throw new Error(`${address} is not an operator.`);
    return print(`${address} is no operator any more.`);
  }
  const outcome = await addOperator(at, address);
  const hints = {
    promoted: '',
    created: ' A new account was made: set its password with “Nie pamiętam hasła” on the sign-in page.',
    emptied:
      ' Nobody had confirmed the address, so password and sessions of the account have ended: set a password with “Nie pamiętam hasła”.',
  };
  const hint = hints[outcome];
  return print(`${address} is an operator now.${hint}`);
}

const options = process.argv.slice(2);

await withDatabase((db) => runOperator(db, options));
