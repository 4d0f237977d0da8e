import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, sameWhereEqual, skipToken, type FetchContext } from './cache.ts';
import { pagesQuery } from './infinite.ts';

/** A question that is answered by hand. */
function byHand(queryKey: readonly unknown[]) {
  const calls: { answer: (data: unknown) => void; fail: (error: Error) => void; signal: () => AbortSignal }[] = [];
  const queryFn = (context: FetchContext): Promise<unknown> =>
    new Promise((resolve, reject) => calls.push({ answer: resolve, fail: reject, signal: () => context.signal }));
  return { options: { queryKey, queryFn }, calls };
}

function shown() {
  return { wake: vi.fn<() => void>(), wants: true };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('answers that are kept', () => {
  it('asks once for what is wanted twice at once, and not again for what is known', async () => {
    const client = createQueryClient();
    const { options, calls } = byHand(['plans']);
    const both = [client.fetchQuery(options), client.fetchQuery(options)];
    expect(calls).toHaveLength(1);
    calls[0]?.answer('plans');
    expect(await Promise.all(both)).toEqual(['plans', 'plans']);
    expect(await client.fetchQuery(options)).toBe('plans');
    expect(calls).toHaveLength(1);
  });

  it('asks again at once for what is shown, and later for what is not', async () => {
    const client = createQueryClient();
    const [open, closed] = [byHand(['plan', 1]), byHand(['plan', 2])];
    for (const one of [open, closed]) {
      const first = client.fetchQuery(one.options);
      one.calls[0]?.answer('old');
      await first;
    }
    const screen = shown();
    client.watch(client.queryOf(['plan', 1]), screen);
    const done = client.invalidateQueries({ queryKey: ['plan'] });
    expect([open.calls.length, closed.calls.length]).toEqual([2, 1]);
    open.calls[1]?.answer('new');
    await done;
    expect(client.getQueryData(['plan', 1])).toBe('new');
    expect(client.isStale(client.queryOf(['plan', 2]))).toBe(true);
    vi.runAllTimers();
    expect(screen.wake).toHaveBeenCalled();
  });

  it('lets the answer of a later question stand, whichever comes first', async () => {
    const client = createQueryClient();
    const { options, calls } = byHand(['me']);
    const first = client.fetchQuery(options);
    calls[0]?.answer('nobody');
    await first;
    client.watch(client.queryOf(['me']), shown());
    const refreshes = [client.refetchQueries({ queryKey: ['me'] }), client.refetchQueries({ queryKey: ['me'] })];
    calls[2]?.answer('newest');
    calls[1]?.answer('late');
    await Promise.all(refreshes);
    expect(client.getQueryData(['me'])).toBe('newest');
  });

  it('keeps the earlier answer beside a failure, and forgets the failure with the next answer', async () => {
    const client = createQueryClient();
    const { options, calls } = byHand(['log']);
    const query = client.queryOf(['log']);
    const first = client.fetchQuery(options);
    calls[0]?.answer({ size: 1 });
    await first;
    const refused = client.fetch(query, true);
    calls[1]?.fail(new Error('away'));
    await expect(refused).rejects.toThrow('away');
    expect(query.state).toMatchObject({ status: 'error', data: { size: 1 }, isFetching: false });
    client.setQueryData(['log'], { size: 2 });
    expect(query.state).toMatchObject({ status: 'success', error: null, data: { size: 2 } });
  });

  it('tells screens once what changed has gone through', () => {
    const client = createQueryClient();
    const screen = shown();
    client.watch(client.queryOf(['me']), screen);
    client.setQueryData(['me'], 1);
    client.setQueryData(['me'], 2);
    expect(screen.wake).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(screen.wake).toHaveBeenCalledTimes(1);
  });

  it('changes nothing where there is nothing to change', () => {
    const client = createQueryClient();
    client.setQueryData<number>(['count'], (count) => count && count + 1);
    expect(client.getQueryData(['count'])).toBeUndefined();
    client.setQueryData(['count'], 1);
    client.setQueryData<number>(['count'], (count) => count && count + 1);
    expect(client.getQueryData(['count'])).toBe(2);
  });

  it('forgets what nobody shows after its time, and not what is shown again', () => {
    const client = createQueryClient();
    client.setQueryData(['entry'], 'data');
    const query = client.queryOf(['entry']);
    query.options = { queryKey: ['entry'], queryFn: skipToken, gcTime: 1000 };
    const leave = client.watch(query, shown());
    leave();
    vi.advanceTimersByTime(999);
    const leaveAgain = client.watch(query, shown());
    vi.advanceTimersByTime(5000);
    expect(client.getQueryData(['entry'])).toBe('data');
    leaveAgain();
    vi.advanceTimersByTime(1000);
    expect(client.getQueryData(['entry'])).toBeUndefined();
  });

  it('calls off a question that listens when nobody waits for it, without calling that a failure', async () => {
    const client = createQueryClient();
    const { options, calls } = byHand(['registry']);
    const query = client.queryOf(['registry']);
    query.options = options;
    const asked = client.fetch(query);
    const signal = calls[0]?.signal();
    client.watch(query, shown())();
    expect(signal?.aborted).toBe(true);
    calls[0]?.fail(new Error('aborted'));
    await expect(asked).rejects.toThrow('aborted');
    expect(query.state).toMatchObject({ status: 'pending', isFetching: false });
  });

  it('removes what belongs to somebody else: it is asked anew', async () => {
    const client = createQueryClient();
    client.setQueryData(['me'], 'a');
    client.setQueryData(['assessments'], ['secret']);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
    expect(client.answered()).toEqual([{ key: ['me'], data: 'a' }]);
    expect(client.queryOf(['assessments']).state.status).toBe('pending');
  });

  it('reads as many pages as are wanted, each from where the one before it ends', async () => {
    const asked: number[] = [];
    const options = {
      queryKey: ['pages'],
      initialPageParam: 0,
      queryFn: async ({ pageParam }: { pageParam: number }) => {
        asked.push(pageParam);
        return { next: pageParam < 2 ? pageParam + 1 : null };
      },
      getNextPageParam: ({ next }: { next: number | null }) => next,
    };
    const client = createQueryClient();
    expect((await client.fetchQuery(pagesQuery(options, 2))).pageParams).toEqual([0, 1]);
    client.clear();
    expect((await client.fetchQuery(pagesQuery(options, 9))).pageParams).toEqual([0, 1, 2]);
    expect(asked).toEqual([0, 1, 0, 1, 2]);
  });
});

describe('an answer that did not change', () => {
  it('is the old one, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const again: unknown = JSON.parse(JSON.stringify(value));
        const before: unknown = JSON.parse(JSON.stringify(value));
        expect(sameWhereEqual(before, again)).toBe(before);
      }),
    );
  });

  it('says what the new one says, with the old parts where they are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(sameWhereEqual(before, after)).toEqual(after);
      }),
    );
    const before = { kept: { a: 1 }, changed: 1 };
    const after = sameWhereEqual(before, { kept: { a: 1 }, changed: 2 }) as typeof before;
    expect(after).not.toBe(before);
    expect(after.kept).toBe(before.kept);
  });
});
