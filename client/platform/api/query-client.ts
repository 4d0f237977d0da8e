import { QueryClient } from '@tanstack/react-query';
import type { Datum } from '#contract/platform/server-rendered-payload.ts';

/**
 * Answers of the service by what was asked. Nothing goes stale, is retried or fetched again by itself unless a query
 * states so (docs/product.md, “Screens”). Without a connection a call fails at once and states so, instead of waiting for one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** What was answered, for the page that the server delivers. */
export function answersIn(queries: QueryClient): Datum[] {
  return queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}

/** Takes over what the server has put into the page: it counts as answered now. */
export function addAnswers(queries: QueryClient, answers: readonly Datum[]): void {
  for (const { key, data, at } of answers) queries.setQueryData(key, data, at === undefined ? {} : { updatedAt: at });
}
