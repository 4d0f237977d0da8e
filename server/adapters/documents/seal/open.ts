import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#server/platform/config/config.ts';
import { openTimeStamps, type IsStampOf } from '#server/adapters/trust/time-stamps.ts';
import { makeSealPair } from './self-made.ts';
import { openSealer, type Sealer } from './sealer.ts';

/** The pair of local mode, in one file so that neither half is ever without the other. */
async function localPair({ dataDir, company }: Config, now: Date): Promise<string> {
  const folder = join(dataDir, 'keys');
  await mkdir(folder, { recursive: true });
  const { key, certificate } = makeSealPair(company.name, now);
  const path = join(folder, 'seal.pem');
  await writeFile(path, `${key}${certificate}`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}

type Opening = Readonly<{ now: Date; isStampOf: IsStampOf }>;

/**
 * The seal of this start: the configured one, in local mode else one that made itself in the data folder. In production
 * without one documents go out unsealed (docs/operations.md). Rejects with a message that states what cannot be used.
 */
export async function openSeal(config: Config, log: Pick<Logger, 'warn'>, { now, isStampOf }: Opening): Promise<Sealer | null> {
  const { files, timeStamps } = config.seal;
  const how = { stamp: timeStamps === null ? null : openTimeStamps(timeStamps, isStampOf), log };
  const { name } = config.company;
  if (files) {
    const [key, certificate] = await Promise.all([readFile(files.key, 'utf8'), readFile(files.certificate, 'utf8')]);
    return openSealer({ key, certificate, name }, how);
  }
  if (!config.local) {
    log.warn('documents carry no seal: SEAL_KEY_FILE and SEAL_CERT_FILE are not set');
    return null;
  }
  const pair = await localPair(config, now);
  return openSealer({ key: pair, certificate: pair, name }, how);
}
