import { MutationObserver, notifyManager, onlineManager, QueryObserver, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAnswers, answersIn, createQueryClient } from './query-client.ts';

/** A question that is answered by hand. */
function byHand(queryKey: QueryKey) {
  const calls: { answer: (data: unknown) => void; fail: (error: Error) => void; signal: () => AbortSignal }[] = [];
  const queryFn = (context: { signal: AbortSignal }): Promise<unknown> =>
    new Promise((resolve, reject) => calls.push({ answer: resolve, fail: reject, signal: () => context.signal }));
  return { options: { queryKey, queryFn }, calls };
}

/** A client with one question that has been answered. */
async function answered(queryKey: QueryKey, data: unknown) {
  const client = createQueryClient();
  const { options, calls } = byHand(queryKey);
  const first = client.query(options);
  calls[0]?.answer(data);
  await first;
  return { client, options, calls };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

describe('what screens ask the service', () => {
  it('is asked once where it is wanted twice at once, and not again where it is known', async () => {
    const client = createQueryClient();
    const { options, calls } = byHand(['plans']);
    const both = [client.query(options), client.query(options)];
    expect(calls).toHaveLength(1);
    calls[0]?.answer('plans');
    expect(await Promise.all(both)).toEqual(['plans', 'plans']);
    vi.advanceTimersByTime(3_600_000);
    expect(await client.query(options)).toBe('plans');
    expect(calls).toHaveLength(1);
  });

  it('is fetched again at once where it is shown after a change, and later where it is not', async () => {
    const { client, options, calls } = await answered(['plan', 1], 'old');
    const closed = byHand(['plan', 2]);
    client.setQueryData(['plan', 2], 'old');
    const heard = vi.fn<() => void>();
    const unsubscribe = new QueryObserver(client, options).subscribe(heard);
    const done = client.invalidateQueries({ queryKey: ['plan'] });
    expect([calls.length, closed.calls.length]).toEqual([2, 0]);
    calls[1]?.answer('new');
    await done;
    expect(client.getQueryData(['plan', 1])).toBe('new');
    void client.query(closed.options);
    expect(closed.calls).toHaveLength(1);
    vi.runOnlyPendingTimers();
    expect(heard).toHaveBeenCalled();
    unsubscribe();
  });

  it('stands as the later question was answered, whichever answer comes first', async () => {
    const { client, options, calls } = await answered(['me'], 'nobody');
    const unsubscribe = new QueryObserver(client, options).subscribe(() => {});
    const refreshes = [client.refetchQueries({ queryKey: ['me'] }), client.refetchQueries({ queryKey: ['me'] })];
    calls[2]?.answer('newest');
    calls[1]?.answer('late');
    await Promise.all(refreshes);
    expect(client.getQueryData(['me'])).toBe('newest');
    unsubscribe();
  });

  it('retains the earlier answer beside a failure, and forgets the failure with the next answer', async () => {
    const { client, options, calls } = await answered(['log'], { size: 1 });
    const observer = new QueryObserver(client, options);
    const unsubscribe = observer.subscribe(() => {});
    const refused = observer.refetch();
    calls[1]?.fail(new Error('away'));
    expect(await refused).toMatchObject({ status: 'error', data: { size: 1 }, isFetching: false, error: new Error('away') });
    client.setQueryData(['log'], { size: 2 });
    expect(client.getQueryState(['log'])).toMatchObject({ status: 'success', error: null, data: { size: 2 } });
    unsubscribe();
  });

  it('notifies screens once, after what changed has gone through', () => {
    const client = createQueryClient();
    const heard = vi.fn<() => void>();
    client.setQueryData(['me'], 0);
    const observer = new QueryObserver(client, { queryKey: ['me'], notifyOnChangeProps: ['data'] });
    // As the hooks of the library listen.
    const unsubscribe = observer.subscribe(notifyManager.batchCalls(heard));
    client.setQueryData(['me'], 1);
    expect(heard).not.toHaveBeenCalled();
    vi.runOnlyPendingTimers();
    expect(heard).toHaveBeenCalledTimes(1);
    unsubscribe();
  });

  it('changes nothing where there is nothing to change', () => {
    const client = createQueryClient();
    client.setQueryData<number>(['count'], (count) => count && count + 1);
    expect(client.getQueryData(['count'])).toBeUndefined();
    client.setQueryData(['count'], 1);
    client.setQueryData<number>(['count'], (count) => count && count + 1);
    expect(client.getQueryData(['count'])).toBe(2);
  });

  it('is forgotten after its time where nobody shows it, and not where it is shown again', () => {
    const client = createQueryClient();
    const options = { queryKey: ['entry'], gcTime: 1000, enabled: false };
    const unsubscribe = new QueryObserver(client, options).subscribe(() => {});
    client.setQueryData(['entry'], 'data');
    unsubscribe();
    vi.advanceTimersByTime(999);
    const unsubscribeAgain = new QueryObserver(client, options).subscribe(() => {});
    vi.advanceTimersByTime(5000);
    expect(client.getQueryData(['entry'])).toBe('data');
    unsubscribeAgain();
    vi.advanceTimersByTime(1000);
    expect(client.getQueryData(['entry'])).toBeUndefined();
  });

  it('is called off where it listens and nobody waits for it, without calling that a failure', async () => {
    const client = createQueryClient();
    const { options, calls } = byHand(['registry']);
    const unsubscribe = new QueryObserver(client, options).subscribe(() => {});
    const signal = calls[0]?.signal();
    unsubscribe();
    expect(signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryState(['registry'])).toMatchObject({ status: 'pending', fetchStatus: 'idle', error: null });
  });

  it('is asked anew where it belonged to somebody else', () => {
    const client = createQueryClient();
    client.setQueryData(['me'], 'a');
    client.setQueryData(['assessments'], ['secret']);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
    expect(answersIn(client)).toEqual([{ key: ['me'], data: 'a' }]);
    expect(client.getQueryState(['assessments'])).toBeUndefined();
  });

  it('is the old object where it did not change, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const client = createQueryClient();
        const copy = (): object => ({ value: JSON.parse(JSON.stringify(value)) as unknown });
        const first = client.setQueryData(['kept'], copy());
        expect(client.setQueryData(['kept'], copy())).toBe(first);
      }),
    );
    const client = createQueryClient();
    const setData = (changed: number) => client.setQueryData<{ kept: object; changed: number }>(['kept'], { kept: { a: 1 }, changed });
    const before = setData(1);
    const after = setData(2);
    expect(after).toEqual({ kept: { a: 1 }, changed: 2 });
    expect(after?.kept).toBe(before?.kept);
    expect(setData(2)).toBe(after);
  });
});

describe('without a connection', () => {
  it('fails at once and states so, for what is read and for what is changed', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    const away = new TypeError('Failed to fetch');
    const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(away);
    await expect(client.query({ queryKey: ['plans'], queryFn })).rejects.toBe(away);
    const saving = new MutationObserver(client, { mutationFn: queryFn });
    await expect(saving.mutate()).rejects.toBe(away);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('asks nothing again by itself: not after a failure, not when the network or the window comes back', async () => {
    const client = createQueryClient();
    client.mount();
    const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const unsubscribe = new QueryObserver(client, { queryKey: ['plans'], queryFn }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    unsubscribe();
    client.unmount();
  });
});

describe('a delivered page', () => {
  const pages = {
    queryKey: ['pages'],
    initialPageParam: 0,
    queryFn: async ({ pageParam }: { pageParam: number }) => ({ next: pageParam < 2 ? pageParam + 1 : null }),
    getNextPageParam: ({ next }: { next: number | null }) => next,
  };

  it('reads as many pages of a list as are wanted, each from where the one before it ends', async () => {
    expect((await createQueryClient().infiniteQuery(pages)).pageParams).toEqual([0]);
    const some: InfiniteData<unknown> = await createQueryClient().infiniteQuery({ ...pages, pages: 2 });
    expect(some.pageParams).toEqual([0, 1]);
    expect((await createQueryClient().infiniteQuery({ ...pages, pages: 9 })).pageParams).toEqual([0, 1, 2]);
  });

  it('brings its answers: the application asks for none of them', async () => {
    const server = createQueryClient();
    server.setQueryData(['site'], { operator: 'Atesto' });
    await server.infiniteQuery(pages);
    const browser = createQueryClient();
    addAnswers(browser, JSON.parse(JSON.stringify(answersIn(server))) as ReturnType<typeof answersIn>);
    const queryFn = vi.fn<() => Promise<unknown>>();
    expect(await browser.query({ queryKey: ['site'], queryFn })).toEqual({ operator: 'Atesto' });
    expect(await browser.infiniteQuery({ ...pages, queryFn })).toEqual({ pages: [{ next: 1 }], pageParams: [0] });
    expect(queryFn).not.toHaveBeenCalled();
  });
});
