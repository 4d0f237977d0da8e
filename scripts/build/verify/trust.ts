import { readFileSync } from 'node:fs';
import { rootFingerprint } from '#proof/log/key-manifest.ts';
import { readKey } from '#proof/log/note.ts';

/** Whom the tool believes: the issuer, and how many of its root keys must have signed a list of keys. */
export type Trust = Readonly<{ issuer: string; threshold: number; keys: readonly string[] }>;

/** The first line of the file as the service hands it out; the file in the repository has none. */
declare const atestoRoots: Trust | undefined;

/** Roots that are no roots. */
export class BadRoots extends Error {}

function isTrust(value: unknown): value is Trust {
  const { issuer, threshold, keys } = (value ?? {}) as Partial<Trust>;
  return typeof issuer === 'string' && URL.canParse(issuer) && Number.isInteger(threshold) && Array.isArray(keys) && keys.length > 0;
}

async function readTrust(path: string): Promise<Trust> {
  try {
    const trust: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isTrust(trust)) throw new BadRoots(path);
    await Promise.all(trust.keys.map(readKey));
    return trust;
  } catch (error) {
    throw new BadRoots(path, { cause: error });
  }
}

/** The roots of a file that is named, else those that came with this tool; null when there are none. */
export async function trusted(path: string | undefined): Promise<Trust | null> {
  if (path !== undefined) return readTrust(path);
  return typeof atestoRoots === 'undefined' ? null : atestoRoots;
}

/** Each root with the fingerprint by which people compare it. */
export function fingerprints({ keys }: Trust): Promise<string[]> {
  return Promise.all(keys.map(async (text) => `  ${text.split('+')[0]}  ${await rootFingerprint(text)}`));
}

/** The roots in the first line of the tool as a service hands it out; null when it has none. */
export function trustIn(tool: string): Trust | null {
  const json = /^const atestoRoots = (\{.*\});\n/.exec(tool)?.[1];
  const trust: unknown = json === undefined ? null : JSON.parse(json);
  return isTrust(trust) ? trust : null;
}
