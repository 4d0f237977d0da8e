import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { skipToken, type FetchOptions, type Query, type QueryClient, type QueryState } from './cache.ts';

const Client = createContext<QueryClient | null>(null);

export const QueryClientProvider = Client.Provider;

export function useQueryClient(): QueryClient {
  const client = use(Client);
  if (!client) throw new Error('nothing is asked outside of a QueryClientProvider');
  return client;
}

export type QueryOptions<Data> = FetchOptions<Data> &
  Readonly<{
    /** Whether it is asked at all. */
    enabled?: boolean;
    refetchOnWindowFocus?: boolean;
    /** How long to wait before asking again, in milliseconds. */
    refetchInterval?: (query: { state: { data: Data | undefined } }) => number | false;
    /** The answer to an earlier question stands in for the one that is on its way. */
    placeholderData?: typeof keepPreviousData;
  }>;

export const keepPreviousData = Symbol('keep the earlier answer');

/** Gives a question its type. */
export function queryOptions<Data>(options: QueryOptions<Data>): QueryOptions<Data> {
  return options;
}

type Outcome<Data> =
  | Readonly<{ isPending: true; isError: false; isSuccess: false; data: undefined; error: null }>
  | Readonly<{ isPending: false; isError: true; isSuccess: false; data: Data | undefined; error: Error }>
  | Readonly<{ isPending: false; isError: false; isSuccess: true; data: Data; error: null }>;

export type UseQueryResult<Data = unknown> = Outcome<Data> &
  Readonly<{
    isFetching: boolean;
    /** Asked for the first time, and not answered. */
    isLoading: boolean;
    isPlaceholderData: boolean;
    dataUpdatedAt: number;
    refetch: () => Promise<unknown>;
  }>;

function outcomeOf<Data>({ status, data, error }: QueryState<Data>): Outcome<Data> {
  if (status === 'success') return { isPending: false, isError: false, isSuccess: true, data: data as Data, error: null };
  if (status === 'error' && error) return { isPending: false, isError: true, isSuccess: false, data, error };
  return { isPending: true, isError: false, isSuccess: false, data: undefined, error: null };
}

type Known<Data> = Readonly<{ client: QueryClient; query: Query; state: QueryState<Data> }>;

/** Shows what is known of a question, and asks it where it is wanted and not known well enough. */
export function useKnown<Data>(options: QueryOptions<Data>): Known<Data> {
  const client = useQueryClient();
  const query = client.queryOf(options.queryKey);
  const wants = options.enabled !== false && options.queryFn !== skipToken;
  const watcher = useRef({ wake: () => {}, wants });
  const subscribe = useCallback(
    (wake: () => void) => {
      watcher.current.wake = wake;
      return client.watch(query, watcher.current);
    },
    [client, query],
  );
  const now = useCallback(() => query.state as QueryState<Data>, [query]);
  const state = useSyncExternalStore(subscribe, now, now);
  useEffect(() => {
    client.describe(query, options);
    watcher.current.wants = wants;
  });
  useEffect(() => {
    if (wants && client.isStale(query)) client.fetch(query).catch(() => {});
  }, [client, query, wants]);
  useEffect(() => {
    if (!wants || !options.refetchOnWindowFocus) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible' && client.isStale(query)) client.fetch(query).catch(() => {});
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, query, wants, options.refetchOnWindowFocus]);
  const wait = wants && !state.isFetching ? (options.refetchInterval?.({ state }) ?? false) : false;
  useEffect(() => {
    if (wait === false) return undefined;
    const timer = setTimeout(() => void client.fetch(query, true).catch(() => {}), wait);
    return () => clearTimeout(timer);
  }, [client, query, wait]);
  return { client, query, state };
}

/** What a screen is told of a question: how it stands, and the answer that is shown, which may be an earlier one. */
export function useResult<Data>({ client, query, state }: Known<Data>, shown: QueryState<Data> = state): UseQueryResult<Data> {
  const refetch = useCallback(() => client.fetch(query, true).catch(() => {}), [client, query]);
  return useMemo(
    () => ({
      ...outcomeOf(shown),
      isFetching: state.isFetching,
      isLoading: state.isFetching && state.status === 'pending',
      isPlaceholderData: shown !== state,
      dataUpdatedAt: state.dataUpdatedAt,
      refetch,
    }),
    [state, shown, refetch],
  );
}

/** What the service answers to a question. */
export function useQuery<Data>(options: QueryOptions<Data>): UseQueryResult<Data> {
  const known = useKnown(options);
  const { state } = known;
  const keeps = options.placeholderData === keepPreviousData;
  const [earlier, setEarlier] = useState(state);
  if (keeps && state.status === 'success' && earlier !== state) setEarlier(state);
  return useResult(known, keeps && state.status === 'pending' && earlier.status === 'success' ? earlier : state);
}
