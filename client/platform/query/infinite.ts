import { useState } from 'react';
import { asError, type FetchContext, type FetchOptions, type QueryKey } from './cache.ts';
import { useKnown, useQueryClient, useResult, type UseQueryResult } from './hooks.ts';

export type Pages<Page, Param> = Readonly<{ pages: readonly Page[]; pageParams: readonly Param[] }>;

type InfiniteOptions<Page, Param> = Readonly<{
  queryKey: QueryKey;
  initialPageParam: Param;
  queryFn: (context: FetchContext & Readonly<{ pageParam: Param }>) => Promise<Page>;
  /** Where the next page begins; null after the last one. */
  getNextPageParam: (last: Page) => Param | null;
  staleTime?: number;
}>;

/** Gives a question with pages its type. */
export function infiniteQueryOptions<Page, Param>(options: InfiniteOptions<Page, Param>): InfiniteOptions<Page, Param> {
  return options;
}

/** The question for the first `count` pages, each from where the one before it ends. */
export function pagesQuery<Page, Param>(options: InfiniteOptions<Page, Param>, count = 1): FetchOptions<Pages<Page, Param>> {
  const { queryFn, initialPageParam, getNextPageParam, ...asked } = options;
  const read = async (context: FetchContext): Promise<Pages<Page, Param>> => {
    const pages: Page[] = [];
    const pageParams: Param[] = [];
    let next: Param | null = initialPageParam;
    do {
      const pageParam: Param = next;
      const page = await queryFn({ pageParam, signal: context.signal });
      pages.push(page);
      pageParams.push(pageParam);
      next = getNextPageParam(page);
    } while (next !== null && pages.length < count);
    return { pages, pageParams };
  };
  return { ...asked, queryFn: read };
}

type InfiniteResult<Page, Param> = UseQueryResult<Pages<Page, Param>> &
  Readonly<{ hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<void> }>;

/** What the service answers page by page. */
export function useInfiniteQuery<Page, Param>(options: InfiniteOptions<Page, Param>): InfiniteResult<Page, Param> {
  const client = useQueryClient();
  const shown = client.getQueryData<Pages<Page, Param>>(options.queryKey)?.pages.length;
  const known = useKnown(pagesQuery(options, shown));
  const { query, state } = known;
  const [more, setMore] = useState(false);
  const last = state.data?.pages.at(-1);
  const next = last === undefined ? null : options.getNextPageParam(last);
  const fetchNextPage = async (): Promise<void> => {
    if (!state.data || next === null || more) return;
    setMore(true);
    try {
      const page = await options.queryFn({ pageParam: next, signal: new AbortController().signal });
      const data: Pages<Page, Param> = { pages: [...state.data.pages, page], pageParams: [...state.data.pageParams, next] };
      client.setQueryData(options.queryKey, data);
    } catch (error) {
      client.put(query, { status: 'error', error: asError(error) });
    } finally {
      setMore(false);
    }
  };
  return { ...useResult(known), hasNextPage: next !== null, isFetchingNextPage: more, fetchNextPage };
}
