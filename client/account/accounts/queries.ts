import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account/accounts.ts';
import { pendingKey } from '#contract/platform/server-rendered-payload.ts';
import type { SecondFactorWay } from '#contract/account/second-factor.ts';
import { api, ApiError, shown } from '#client/platform/api/api.ts';

const freshForMillis = 300_000;
export const meKey = ['me'] as const;

function show<User extends CurrentUser | null>(user: User): User {
  shown.organizationId = user?.organization?.id ?? null;
  return user;
}

export async function readMe(): Promise<CurrentUser | null> {
  try {
    return show(await api('GET /api/auth/me'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return show(null);
    throw error;
  }
}

/** The signed-in user, or null for a visitor; fresh for five minutes (docs/product.md, “Screens”). */
export function useMe() {
  return useQuery({ queryKey: meKey, queryFn: readMe, staleTime: freshForMillis });
}

/** What follows once somebody is signed in: what was known before is another person's. */
export function useSignedIn(): (user: CurrentUser) => void {
  const queries = useQueryClient();
  return (user) => {
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== 'me' && query.queryKey[0] !== 'registry' });
    queries.setQueryData(meKey, show(user));
  };
}

/** By what the second step can be passed, where one is asked for. */
export function waysIn(error: unknown): SecondFactorWay[] | null {
  return error instanceof ApiError && error.code === 'second_factor_needed' ? (error.facts.secondFactor as SecondFactorWay[]) : null;
}

export function useLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => api('POST /api/auth/login', { body }),
    onSuccess: useSignedIn(),
    onError: (error) => {
      // Whoever knows the password of a registration that waits is shown where its mail went.
      if (error instanceof ApiError && error.facts.requiresVerification) return queries.invalidateQueries({ queryKey: pendingKey });
      return undefined;
    },
  });
}

export function useLogout() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/auth/logout'),
    onSuccess: () => {
      queries.setQueryData(meKey, show(null));
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== 'me' && query.queryKey[0] !== 'registry' });
    },
  });
}

/** Who runs the service, and whether demonstration accounts exist. */
export const siteQuery = queryOptions({ queryKey: ['site'], queryFn: () => api('GET /api/config/site') });

export function useSite() {
  return useQuery(siteQuery);
}

/** The registration of this browser whose address waits to be confirmed. */
export function usePending() {
  return useQuery({ queryKey: pendingKey, queryFn: () => api('GET /api/auth/pending') });
}
