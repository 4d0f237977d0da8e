import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { keysOf } from '#proof/check/check.ts';
import { observeLog, type LogFindings } from '#proof/check/observe.ts';
import { addressOf, api } from '#client/platform/api/api.ts';
import { recall, remember } from '#client/certificate/registry/check/memory.ts';
import { readPublic, sources, textOrNull } from '#client/certificate/registry/check/sources.ts';

export const logQuery = queryOptions({ queryKey: ['log'], queryFn: () => api('GET /api/log') });

export function useLogOverview() {
  return useQuery(logQuery);
}

/** The bytes of a tile of the log. */
async function readTile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await readPublic(`/log/${path}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** What was found, and the two signed states where they contradict each other. */
export type Observed = Readonly<{ found: LogFindings; evidence: readonly [string, string] | null }>;

async function observe(): Promise<Observed> {
  const now = new Date();
  const from = await sources();
  const [keyList, checkpoint] = await Promise.all([from.keyList(), textOrNull(addressOf('GET /log/checkpoint'))]);
  const seen = recall('log');
  const manifest = await keysOf(from, [keyList], now);
  const found = await observeLog({ manifest, origin: from.origin, checkpoint, seen, read: readTile, now });
  if (found.keep !== null) remember('log', found.keep);
  const isContradicted = found.checks.grown.outcome === 'failed' && seen !== null && checkpoint !== null;
  return { found, evidence: isContradicted ? [seen, checkpoint] : null };
}

/** Looks at the log in this browser, and remembers what it saw. */
export function useObservation() {
  return useMutation<Observed>({ mutationFn: observe });
}
