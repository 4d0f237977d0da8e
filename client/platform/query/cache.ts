/** What is asked for: the same values in the same order are the same question. */
export type QueryKey = readonly unknown[];

/** Stands for a question that cannot be asked yet. */
export const skipToken = Symbol('not asked yet');

export type FetchContext = Readonly<{ signal: AbortSignal }>;

export type FetchOptions<Data> = Readonly<{
  queryKey: QueryKey;
  queryFn: ((context: FetchContext) => Promise<Data>) | typeof skipToken;
  /** For how long an answer is not asked for again, in milliseconds; for ever when nothing is said. */
  staleTime?: number;
  /** For how long an answer is kept once nobody shows it, in milliseconds. */
  gcTime?: number;
}>;

type Status = 'pending' | 'error' | 'success';

export type QueryState<Data = unknown> = Readonly<{
  status: Status;
  data: Data | undefined;
  error: Error | null;
  /** Milliseconds since 1970; 0 for never. */
  dataUpdatedAt: number;
  isFetching: boolean;
  isInvalidated: boolean;
}>;

/** Somebody who shows an answer. */
export type Watcher = { wake: () => void; wants: boolean };

export type Query = {
  readonly queryKey: QueryKey;
  state: QueryState;
  options: FetchOptions<unknown> | null;
  readonly watchers: Set<Watcher>;
  running: { answer: Promise<unknown>; abort: AbortController; used: boolean } | null;
  forgetting: ReturnType<typeof setTimeout> | undefined;
};

export type QueryFilter = Readonly<{ queryKey?: QueryKey; exact?: boolean; predicate?: (query: Query) => boolean }>;

const keptForMillis = 300_000;
const unknownYet: QueryState = {
  status: 'pending',
  data: undefined,
  error: null,
  dataUpdatedAt: 0,
  isFetching: false,
  isInvalidated: false,
};

function hashOf(key: QueryKey): string {
  return JSON.stringify(key);
}

function isPart(part: QueryKey, whole: QueryKey): boolean {
  return part.every((value, at) => JSON.stringify(value) === JSON.stringify(whole[at]));
}

function isMatch(query: Query, { queryKey, exact, predicate }: QueryFilter): boolean {
  if (queryKey && !(exact ? hashOf(queryKey) === hashOf(query.queryKey) : isPart(queryKey, query.queryKey))) return false;
  return predicate?.(query) ?? true;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}

/** The new answer, with the old objects wherever they say the same, so that what did not change is not drawn again. */
export function sameWhereEqual(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const mixed = after.map((value, at) => sameWhereEqual(before[at], value));
    return mixed.length === before.length && mixed.every((value, at) => Object.is(value, before[at])) ? before : mixed;
  }
  if (!isPlain(before) || !isPlain(after)) return after;
  const names = Object.keys(after);
  const mixed = Object.fromEntries(names.map((name) => [name, sameWhereEqual(before[name], after[name])]));
  const isSame =
    names.length === Object.keys(before).length && names.every((name) => name in before && Object.is(mixed[name], before[name]));
  return isSame ? before : mixed;
}

/** What was thrown, as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

export type QueryClient = ReturnType<typeof createQueryClient>;

/**
 * Answers of the service by what was asked. Nothing goes stale, is tried again or asked again by itself unless a question
 * says so (docs/product.md, “Screens”); what is asked for twice at once is asked once.
 */
export function createQueryClient() {
  const queries = new Map<string, Query>();
  const woken = new Set<Query>();

  /** Those who show an answer hear of it after what changed it has gone through: a sign-in has led elsewhere by then. */
  function tell(query: Query): void {
    if (woken.size === 0) setTimeout(wakeAll);
    woken.add(query);
  }

  function wakeAll(): void {
    const changed = [...woken];
    woken.clear();
    for (const query of changed) for (const watcher of query.watchers) watcher.wake();
  }

  function put(query: Query, change: Partial<QueryState>): void {
    query.state = { ...query.state, ...change };
    tell(query);
  }

  function found(filter: QueryFilter): Query[] {
    return [...queries.values()].filter((query) => isMatch(query, filter));
  }

  function queryOf(queryKey: QueryKey): Query {
    const hash = hashOf(queryKey);
    const known = queries.get(hash);
    if (known) return known;
    const query: Query = { queryKey, state: unknownYet, options: null, watchers: new Set(), running: null, forgetting: undefined };
    queries.set(hash, query);
    return query;
  }

  function accept(query: Query, data: unknown): void {
    const kept = sameWhereEqual(query.state.data, data);
    put(query, { status: 'success', data: kept, error: null, dataUpdatedAt: Date.now(), isInvalidated: false });
  }

  async function ask(query: Query): Promise<unknown> {
    const queryFn = query.options?.queryFn;
    if (!queryFn || queryFn === skipToken) throw new Error(`nothing asks for ${hashOf(query.queryKey)}`);
    const abort = new AbortController();
    const run = { answer: Promise.resolve<unknown>(undefined), abort, used: false };
    const context = {
      get signal() {
        run.used = true;
        return abort.signal;
      },
    };
    query.running = run;
    put(query, { isFetching: true });
    const isLatest = (): boolean => query.running === run;
    run.answer = queryFn(context).then(
      (data) => {
        if (!isLatest()) return data;
        query.running = null;
        accept(query, data);
        put(query, { isFetching: false });
        return query.state.data;
      },
      (thrown: unknown) => {
        if (isLatest()) {
          query.running = null;
          put(query, { isFetching: false, ...(abort.signal.aborted ? {} : { status: 'error', error: asError(thrown) }) });
        }
        throw thrown;
      },
    );
    return run.answer;
  }

  function isStale({ state, options }: Query, staleTime = options?.staleTime ?? Number.POSITIVE_INFINITY): boolean {
    return state.data === undefined || state.isInvalidated || Date.now() - state.dataUpdatedAt >= staleTime;
  }

  /** Asks, or waits for the answer that is on its way; `anew` does not content itself with an answer that was asked for before. */
  function fetch(query: Query, anew = false): Promise<unknown> {
    if (query.running && !(anew && query.state.data !== undefined)) return query.running.answer;
    return ask(query);
  }

  async function fetchAll(chosen: readonly Query[]): Promise<void> {
    await Promise.allSettled(chosen.map((query) => fetch(query, true)));
  }

  const isShown = (query: Query): boolean => [...query.watchers].some(({ wants }) => wants);

  return {
    queryOf,
    isStale,
    fetch,
    put,

    /** How a query is asked, as whoever shows it last says. */
    describe(query: Query, options: FetchOptions<unknown>): void {
      query.options = options;
    },

    /** Begins to show an answer; what is returned ends it. */
    watch(query: Query, watcher: Watcher): () => void {
      clearTimeout(query.forgetting);
      query.watchers.add(watcher);
      return () => {
        query.watchers.delete(watcher);
        if (query.watchers.size > 0) return;
        if (query.running?.used) query.running.abort.abort();
        const forget = (): void => {
          if (query.watchers.size === 0 && queries.get(hashOf(query.queryKey)) === query) queries.delete(hashOf(query.queryKey));
        };
        query.forgetting = setTimeout(forget, query.options?.gcTime ?? keptForMillis);
      };
    },

    getQueryData<Data>(queryKey: QueryKey): Data | undefined {
      return queries.get(hashOf(queryKey))?.state.data as Data | undefined;
    },

    /** Keeps an answer; a function is given the present one, and changes nothing by answering `undefined`. */
    setQueryData<Data>(queryKey: QueryKey, value: Data | ((present: Data | undefined) => Data | undefined)): void {
      const present = queries.get(hashOf(queryKey))?.state.data as Data | undefined;
      const data = typeof value === 'function' ? (value as (present: Data | undefined) => Data | undefined)(present) : value;
      if (data !== undefined) accept(queryOf(queryKey), data);
    },

    /** The answer that is known, else the one that is asked for now. */
    async fetchQuery<Data>(options: FetchOptions<Data>): Promise<Data> {
      const query = queryOf(options.queryKey);
      query.options = options;
      return (isStale(query) ? await fetch(query) : query.state.data) as Data;
    },

    /** What was asked is asked again: at once where it is shown, else when it is shown next. */
    invalidateQueries(filter: QueryFilter): Promise<void> {
      const chosen = found(filter);
      for (const query of chosen) put(query, { isInvalidated: true });
      return fetchAll(chosen.filter(isShown));
    },

    refetchQueries: (filter: QueryFilter): Promise<void> => fetchAll(found(filter).filter(isShown)),

    removeQueries(filter: QueryFilter): void {
      for (const query of found(filter)) queries.delete(hashOf(query.queryKey));
    },

    clear: (): void => queries.clear(),

    /** What was answered. */
    answered: (): Readonly<{ key: QueryKey; data: unknown }>[] =>
      [...queries.values()].map(({ queryKey, state }) => ({ key: queryKey, data: state.data })),
  };
}
