import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fromPayload } from '#contract/platform/mapping.ts';
import type { RouteCall } from '#contract/routes.ts';
import type { SupplierCertificate, SupplierStatuses, SupplierStatusPayload } from '#contract/supplier/suppliers.ts';
import { api, sendFile } from '#client/platform/api/api.ts';

/** What the registry states about a NIP, as it is called here. */
export type Supplier = Omit<SupplierStatusPayload, 'certificates'> & Readonly<{ certificates: readonly SupplierCertificate[] }>;

function supplierOf<S extends SupplierStatusPayload>(one: S): Omit<S, 'certificates'> & Pick<Supplier, 'certificates'> {
  return { ...one, certificates: one.certificates.map(fromPayload) };
}

const key = ['suppliers'] as const;

export type Checked = Readonly<{ checkedAt: string; suppliers: readonly Supplier[] }>;

/** An answer of the registry about NIPs, as it is used here. */
export function checkedOf({ checkedAt, suppliers }: SupplierStatuses): Checked {
  return { checkedAt, suppliers: suppliers.map(supplierOf) };
}

/** Asks the registry about NIPs, now. */
export async function checkNow(nips: string[], signedIn: boolean): Promise<Checked> {
  const answer = await (signedIn
    ? api('POST /api/suppliers/status', { body: { nips } })
    : api('POST /api/suppliers/check', { body: { nips } }));
  return checkedOf(answer);
}

/** The rows of a workbook, which only the server reads. */
export async function readSheet(file: Blob): Promise<string[][]> {
  return (await sendFile('PUT /api/suppliers/sheet', file)).rows;
}

export function useCheck() {
  return useMutation({ mutationFn: (nips: string[]) => checkNow(nips, false) });
}

/** The list of the organisation; read anew whenever it opens, because it states what the registry states now. */
export function useWatched() {
  return useQuery({
    queryKey: key,
    staleTime: 0,
    queryFn: async () => {
      const { checkedAt, suppliers } = await api('GET /api/suppliers');
      return { checkedAt, suppliers: suppliers.map(supplierOf) };
    },
  });
}
export type Watched = NonNullable<ReturnType<typeof useWatched>['data']>['suppliers'][number];

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

type Wanted = Readonly<{ nip: string; label: string }>;
/** So many at once leave a request well below what the server takes. */
const atOnce = 500;

/** Watches suppliers, in parts; what was saved stays saved when a later part fails. */
export function useWatch() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (wanted: readonly Wanted[]) => {
      const sum = { added: 0, already: 0, refused: 0 };
      for (let from = 0; from < wanted.length; from += atOnce) {
        const part = await api('POST /api/suppliers', { body: { suppliers: wanted.slice(from, from + atOnce) } });
        sum.added += part.added;
        sum.already += part.already;
        sum.refused += part.refused.length;
      }
      return sum;
    },
    onSettled: refresh,
  });
}

export function useUnwatch() {
  return useMutation({
    mutationFn: (nips: string[]) => api('POST /api/suppliers/removal', { body: { nips } }),
    onSuccess: useRefresh(),
  });
}

export function useDescribe() {
  return useMutation({
    mutationFn: ({ nip, ...body }: Readonly<{ nip: string; label?: string; note?: string }>) =>
      api('PATCH /api/suppliers/:nip', { params: { nip }, body }),
    onSuccess: useRefresh(),
  });
}

const requestsKey = ['supplier-requests'] as const;

/** Requests that were made; read anew whenever they are looked at, because mails leave meanwhile. */
export function useRequests() {
  return useQuery({ queryKey: requestsKey, staleTime: 0, queryFn: () => api('GET /api/suppliers/requests') });
}

export function usePreview() {
  return useMutation({
    mutationFn: (body: RouteCall<'POST /api/suppliers/requests/preview'>['body']) => api('POST /api/suppliers/requests/preview', { body }),
  });
}

export function useSendRequests() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<'POST /api/suppliers/requests'>['body']) => api('POST /api/suppliers/requests', { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: requestsKey }),
  });
}

export function useStop() {
  return useMutation({ mutationFn: (token: string) => api('POST /api/suppliers/requests/stop', { query: { token } }) });
}

const watchersKey = ['supplier-watchers'] as const;

export function useWatchers() {
  return useQuery({ queryKey: watchersKey, staleTime: 0, queryFn: () => api('GET /api/suppliers/watchers') });
}

export function useShowWatching() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shows: boolean) => api('PUT /api/suppliers/visibility', { body: { shows } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: watchersKey }),
  });
}
