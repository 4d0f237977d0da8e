import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireNothingPrivate } from '#server/testing/logs/private-lines.ts';

/** What the services of the journeys say, there to be read afterwards too. */
export const logFolder = join(import.meta.dirname, '..', '..', 'var', 'e2e', 'logs');

/** The lines that the service logged; what else a start says is no log. */
export function loggedIn(output: string): string[] {
  return output.split('\n').filter((line) => line.startsWith('{"level":'));
}

/** Looks through all that the services of the journeys logged; throws with the first lines that hold what no log may. */
export async function scanLogs(): Promise<void> {
  const names = await readdir(logFolder).catch(() => []);
  const outputs = await Promise.all(names.map((name) => readFile(join(logFolder, name), 'utf8')));
  const lines = outputs.flatMap(loggedIn);
  if (names.length > 0 && lines.length === 0) throw new Error('The services of the journeys logged nothing that could be looked through.');
  requireNothingPrivate(lines);
}
