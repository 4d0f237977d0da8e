import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { inside } from '#contract/inside.ts';
import type { RegistryEntry } from '#contract/registry.ts';
import { addressOf, api, registryPage } from '#client/api.ts';
import { verifyEntry, type Checks } from './verify.ts';

/** Pages of the registry for a search, each naming the next. */
export function registryQuery(search: string) {
  const first = addressOf('GET /api/registry', search ? { query: { search } } : {});
  return infiniteQueryOptions({
    queryKey: ['registry', search],
    initialPageParam: first,
    queryFn: ({ pageParam, signal }) => registryPage(pageParam, signal),
    getNextPageParam: (last) => last.next,
  });
}

export function useRegistry(search: string) {
  return useInfiniteQuery(registryQuery(search));
}

export function useEntry(certificateNumber: string) {
  return useQuery({
    queryKey: ['registry-entry', certificateNumber],
    // What the registry says must be what it says now.
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => inside(await api('GET /api/registry/:certificateNumber', { params: { certificateNumber } })),
  });
}

/** Null when they cannot be had. */
async function publishedKeys() {
  try {
    return (await api('GET /.well-known/jwks.json')).keys;
  } catch {
    return null;
  }
}

/** The checks of an entry, made here in the browser. */
export function useChecks(entry: RegistryEntry | undefined) {
  return useQuery<Checks>({
    queryKey: ['registry-checks', entry?.certificateNumber, entry?.checkedAt],
    enabled: entry !== undefined,
    gcTime: 0,
    queryFn: async () => {
      if (!entry) throw new Error('nothing to check');
      return verifyEntry(entry, await publishedKeys(), new Date());
    },
  });
}
