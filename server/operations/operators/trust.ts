import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import type { readTrust } from '#contract/operations/service.ts';
import type { Deps } from '#server/deps.ts';
import { authoritiesIn } from '#server/company/public.ts';

/** How many certificates a list holds; null where there is no list, or it cannot be read. */
async function countIn(path: string | null): Promise<number | null> {
  const pem = path === null ? null : await readFile(path, 'utf8').catch(() => null);
  return pem === null ? null : authoritiesIn(pem).length;
}

/** With what the service seals, and whom it believes. */
export async function trustOf({ sealer, config }: Pick<Deps, 'sealer' | 'config'>): Promise<z.output<typeof readTrust.output>> {
  const isStamped = config.seal.timeStamps !== null;
  const seal = sealer && { fingerprint: sealer.fingerprint, isSelfMade: sealer.isSelfMade, until: sealer.until.toISOString(), isStamped };
  const [authorities, timeStampServices] = await Promise.all([countIn(config.trustedList), countIn(config.timeStampList)]);
  return { seal, authorities, timeStampServices };
}
