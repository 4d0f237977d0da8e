import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs the released launcher to its end as the user of the rehearsal; what it printed. */
type Run = (args: readonly string[]) => string;

const issuer = 'https://atesto.example';
const roots = ['root-a', 'root-b', 'root-c'] as const;
const uses = ['credential', 'status', 'log'] as const;

/** Makes roots, keys and the signed list with the released tools, as an operator does once; the settings that name them. */
function makeKeys(run: Run, folder: string): Record<string, string> {
  const at = (name: string): string => join(folder, name);
  const list = at('keys.note');
  for (const name of [...roots, ...uses]) run(['keys', 'make', at(`${name}.pem`)]);
  const origin = ['--origin', new URL(issuer).host];
  const publicRoots = roots.map((name) => run(['keys', 'root', at(`${name}.pem`), ...origin, '--name', name])).join(',');
  const signing = uses.flatMap((use) => [`--${use}`, at(`${use}.pem`)]);
  run(['keys', 'draft', list, '--issuer', issuer, '--roots', publicRoots, ...signing]);
  for (const name of ['root-a', 'root-c']) run(['keys', 'sign', list, at(`${name}.pem`), '--name', name]);
  const files = Object.fromEntries(uses.map((use) => [`${use.toUpperCase()}_KEY_FILE`, at(`${use}.pem`)]));
  return { ...files, KEY_LIST: list, KEY_ROOTS: publicRoots };
}

/** Settings of production as far as a rehearsal has them: nobody outside answers, and nobody is asked. */
export function minimalSettings(run: Run, folder: string, databaseUrl: string): Record<string, string> {
  const example = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'atesto.env'), 'utf8');
  const written = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);
  return {
    ...Object.fromEntries(written),
    ...makeKeys(run, folder),
    PUBLIC_URL: issuer,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    DATA_KEY: randomBytes(32).toString('base64'),
    KSEF_ENVIRONMENT: 'test',
    GUS_API_KEY: 'rehearsal',
    CEIDG_API_TOKEN: 'rehearsal',
    SMTP_URL: 'smtps://127.0.0.1:1',
    STRIPE_SECRET_KEY: 'sk_live_rehearsal',
    STRIPE_WEBHOOK_SECRET: 'whsec_rehearsal',
  };
}
