import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

/** Settings that nobody else may learn; each may stand in a file instead, which the setting of that name and `_FILE` names. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URL',
  'CREDENTIAL_KEY',
  'STATUS_KEY',
  'LOG_KEY',
  'DATA_KEY',
  'GUS_API_KEY',
  'CEIDG_API_TOKEN',
  'SMTP_URL',
  'MAIL_BOUNCES_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'KSEF_KEY_PASSPHRASE',
  'KSEF_OFFLINE_KEY_PASSPHRASE',
  'KSEF_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/**
 * The settings with those read that stand in files, as `systemd` credentials and container secrets do, without the last line break; and
 * what is wrong with them. Line breaks may be written `\n`.
 */
export function withSecretFiles(env: Env): { given: Record<string, string>; problems: string[] } {
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const problems: string[] = [];
  for (const name of secretSettings) {
    const path = given[`${name}_FILE`];
    if (path !== undefined && given[name] !== undefined) problems.push(`${name}: is given twice, also by ${name}_FILE`);
    else if (path !== undefined) {
      try {
        given[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      } catch {
        problems.push(`${name}_FILE: ${path} cannot be read`);
      }
    }
    if (given[name] !== undefined) given[name] = given[name].replaceAll(String.raw`\n`, '\n').trim();
  }
  return { given, problems };
}
