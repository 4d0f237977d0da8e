/** Nothing goes stale, is retried, refetched on focus or polled by itself (docs/product.md, “Screens”). */
export const queryOptions = {
  queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
  mutations: { retry: false },
} as const;
