import { isValidNip } from '#core/account/companies/nip.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { testPassword } from '#server/testing/password.ts';

/** What no line of the log may hold, each with a name for it. Secrets of ours are 32 bytes in base64url (`server/platform/security/secrets.ts`). */
const forbidden: Readonly<Record<string, RegExp>> = {
  'an address of mail': /[\w.+-]+@(?![12]x-)[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i,
  'a session': /atesto_session/i,
  'a secret': /(?<![\w-])[\w-]{43}(?![\w-])/,
  'an authorization': /authorization|bearer /i,
  'the hash of a password': /\$2[aby]\$/,
  'a password': new RegExp(`"password"|${testPassword}|demo-atesto-2026`, 'i'),
  'the address of a visitor': /"(ip|ipAddress|remoteAddress)"/,
};

function holdsNip(line: string): boolean {
  return (line.match(/(?<![\w-])\d{10}(?![\w-])/g) ?? []).some(isValidNip);
}

/** What of people and secrets a line holds. */
export function privateIn(line: string): string[] {
  const found = Object.entries(forbidden).flatMap(([name, pattern]) => (pattern.test(line) ? [name] : []));
  return holdsNip(line) ? [...found, 'a NIP'] : found;
}

/** Throws with the first lines that hold any of it. */
export function requireNothingPrivate(lines: readonly string[]): void {
  const entries = lines.flatMap((line) => {
    const found = privateIn(line);
    return found.length > 0 ? [`${found.join(', ')}: ${line.slice(0, 600)}`] : [];
  });
  if (entries.length > 0)
    throw new Error(`The log holds what it may not (${entries.length} of ${lines.length} lines):\n${entries.slice(0, 3).join('\n')}`);
}

/** A log of every level whose lines are stored, to be scanned when a test file is done. */
export function recordedLog(): { log: ReturnType<typeof openLog>; lines: readonly string[] } {
  const lines: string[] = [];
  return { log: openLog('trace', { write: (line) => void lines.push(line) }), lines };
}
