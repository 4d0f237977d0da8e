import type { RouteOutput } from '#contract/routes.ts';
import type { Sources } from '#proof/check/check.ts';
import { addressOf, transport } from '#client/platform/api/address.ts';
import { trustOf } from '#client/certificate/registry/trust.ts';
import { recall, remember } from './memory.ts';

/** Null when it cannot be had: what is not known is not held against a certificate, nor for it. */
export function orNull<T>(value: Promise<T>): Promise<T | null> {
  return value.catch(() => null);
}

/** Reads an address for the checks, which run before the application and without it. Rejects without an answer that is OK. */
export async function readPublic(address: string): Promise<Response> {
  const answer = await transport.fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/** A file of text, such as a signed note; null when it cannot be had. */
export async function textOrNull(address: string): Promise<string | null> {
  return orNull(readPublic(address).then((answer) => answer.text()));
}

/** Roots, and where the checks get what they need; what every check of a credential needs is asked for at once. */
export async function sources(credentialHash?: string): Promise<Sources> {
  const readProof = (hash: string) => textOrNull(addressOf('GET /log/proof/:hash', { params: { hash } }));
  const keyList = textOrNull(addressOf('GET /.well-known/atesto-keys'));
  const proof = credentialHash === undefined ? null : readProof(credentialHash);
  const site = await readPublic(addressOf('GET /api/config/site'));
  const { issuer, keys, threshold } = trustOf((await site.json()) as RouteOutput<'GET /api/config/site'>);
  return {
    origin: new URL(issuer).host,
    roots: keys,
    rootThreshold: threshold,
    keyList: () => keyList,
    logProof: (hash) => (proof && hash === credentialHash ? proof : readProof(hash)),
    documentsProof: (hash) => textOrNull(addressOf('GET /log/documents/:hash', { params: { hash } })),
    statusToken: (list) => textOrNull(addressOf('GET /status/:list', { params: { list } })),
    reportRecord: async (hash) => {
      const answer = await orNull(readPublic(addressOf('GET /api/registry/reports/:hash', { params: { hash } })));
      return answer && ((await answer.json()) as RouteOutput<'GET /api/registry/reports/:hash'>);
    },
    seen: {
      get: () => Number(recall('keysVersion') ?? 0),
      set: (version) => remember('keysVersion', String(version)),
    },
  };
}
