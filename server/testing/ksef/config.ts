import { readConfig } from '#server/platform/config/config.ts';
import type { KsefConfig } from '#server/platform/config/ksef-settings.ts';

type Files = Readonly<{ certificate: string; key: string }>;

/** The settings of local mode with the certificates that the sandbox on a port gave. */
export function sandboxKsefConfig(
  { authentication, offline, passphrase }: Readonly<{ authentication: Files; offline: Files; passphrase: string }>,
  port: string,
): KsefConfig {
  return readConfig({
    ATESTO_MODE: 'local',
    DATABASE_URL: 'postgresql://localhost/none',
    SANDBOX_PORT: port,
    KSEF_CERTIFICATE: authentication.certificate,
    KSEF_KEY: authentication.key,
    KSEF_KEY_PASSPHRASE: passphrase,
    KSEF_OFFLINE_CERTIFICATE: offline.certificate,
    KSEF_OFFLINE_KEY: offline.key,
    KSEF_OFFLINE_KEY_PASSPHRASE: passphrase,
  }).ksef;
}
