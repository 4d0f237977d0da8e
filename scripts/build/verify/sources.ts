import type { Bytes } from '#proof/bytes.ts';
import type { Registered, ReportRecord, Sources } from '#proof/check/check.ts';
import type { Trust } from './trust.ts';

/** An answer that takes longer is none. */
const waitMillis = 10_000;
/** The largest answer that is read, in bytes. */
const largestAnswer = 4 * 2 ** 20;

/** What the registry states beside what is checked against it. */
export type Entry = Registered & Readonly<{ revokedAt: string | null; revocationReason: string | null; replaced: boolean }>;

/** The text at an address of the service; null when it cannot be had. */
async function textAt(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(waitMillis), redirect: 'error' });
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > largestAnswer) return null;
    return await answer.text();
  } catch {
    return null;
  }
}

/** The bytes at an address of the service; rejects when they cannot be had. */
export async function bytesAt(address: string): Promise<Bytes> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(waitMillis), redirect: 'error' });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > largestAnswer)
    throw new Error(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

function jsonOf<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Where the checks get what they need: nowhere, unless the service at `at` may be asked. */
export function sourcesFor(trust: Trust, at: string | null, keyList: string | null): Sources {
  const fetchText = (path: string): Promise<string | null> => (at === null ? Promise.resolve(null) : textAt(`${at}${path}`));
  return {
    origin: new URL(trust.issuer).host,
    roots: trust.keys,
    rootThreshold: trust.threshold,
    keyList: async () => (keyList === null ? fetchText('/.well-known/atesto-keys') : keyList),
    logProof: (hash) => fetchText(`/log/proof/${hash}`),
    documentsProof: (hash) => fetchText(`/log/documents/${hash}`),
    statusToken: (list) => fetchText(`/status/${list}`),
    reportRecord: async (hash) => jsonOf<ReportRecord>(await fetchText(`/api/registry/reports/${hash}`)),
    seen: { get: () => 0, set: () => {} },
  };
}

/** Looks a number up in the registry; null when it may or can not be asked. */
export async function entryAt(at: string | null, number: string): Promise<Entry | null> {
  return jsonOf<Entry>(at === null ? null : await textAt(`${at}/api/registry/${encodeURIComponent(number)}`));
}
